import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { type Frame, frameAlong, frameAt } from './shapes.ts';
import type { ArmJoints } from './skeleton.ts';

/**
 * A hand: four fingers and a thumb, shaped for what it does. `handle` is how a held thing is turned, degrees:
 * the fist closes around its upright axis.
 */
export function sculptHand(arm: ArmJoints, build: Build, paint: Paint, handle: Vector | undefined): Group {
  const s = build.hand;
  const stub: Solid = { shape: 'capsule', at: arm.wrist, to: arm.palm, size: [s * 0.78, s * 0.7, 0], paint };
  if (arm.hand === 'grip') {
    const turn: Vector = build.line === 'retro' && !handle ? [70, 0, 0] : (handle ?? [0, 0, 0]);
    return [stub, ...gripFingers(frameAt(arm.palm, turn), arm.side, s, paint)];
  }
  if (arm.hand === 'thumb') {
    const upright = frameAt(arm.palm, [0, 0, 0]);
    const fingers = gripFingers(upright, arm.side, s, paint).slice(0, -1);
    return [
      stub,
      ...fingers,
      finger(upright, [0, s * 0.6, 0], [0, s * 1.9, s * 0.1], s * 0.34, paint, s * 0.2),
    ];
  }
  const frame = frameAlong(arm.wrist, arm.palm);
  // Seen along a hanging arm the frame's x axis is reversed.
  const inward = -arm.side * (arm.palm[1] < arm.wrist[1] ? -1 : 1);
  if (build.line === 'vinyl') return [stub, ...mitten(frame, inward, s, paint, arm.hand)];
  if (arm.hand === 'fist') {
    // A clenched hand is thicker than an open one, and closes around the palm.
    const fist = frameAt(frame.place([0, s * 0.8, 0]), frame.turn);
    return [stub, ...fistFingers(fist, inward, s * 1.08, paint)];
  }
  return [stub, ...openFingers(frame, inward, s, paint, arm.hand)];
}

const finger = (
  frame: Frame,
  from: Vector,
  to: Vector,
  radius: number,
  paint: Paint,
  blend: number,
): Solid => ({
  shape: 'capsule',
  at: frame.place(from),
  to: frame.place(to),
  size: [radius, radius * 0.86, 0],
  paint,
  blend,
});

const block = (
  frame: Frame,
  at: Vector,
  size: Vector,
  round: number,
  paint: Paint,
  blend: number,
): Solid => ({
  shape: 'box',
  at: frame.place(at),
  size,
  round,
  turn: frame.turn,
  paint,
  blend,
});

/** Fingers one above another around a handle along y, the thumb over them. */
function gripFingers(frame: Frame, side: number, s: number, paint: Paint): Solid[] {
  const rows = [-0.66, -0.22, 0.22, 0.66];
  return [
    block(frame, [side * s * 0.35, 0, -s * 0.1], [s * 0.62, s * 0.86, s * 0.72], s * 0.5, paint, s * 0.3),
    ...rows.map((row) =>
      finger(
        frame,
        [side * s * 0.72, row * s, s * 0.5],
        [-side * s * 0.56, row * s, s * 0.78],
        s * 0.27,
        paint,
        s * 0.12,
      ),
    ),
    finger(
      frame,
      [-side * s * 0.1, s * 0.82, -s * 0.3],
      [-side * s * 0.6, s * 0.72, s * 0.55],
      s * 0.28,
      paint,
      s * 0.15,
    ),
  ];
}

function fistFingers(frame: Frame, inward: number, s: number, paint: Paint): Solid[] {
  return [
    block(frame, [0, s * 0.1, 0], [s * 0.84, s * 0.7, s * 0.66], s * 0.4, paint, s * 0.3),
    ...[-0.66, -0.22, 0.22, 0.66].map((column) =>
      finger(
        frame,
        [column * s, s * 0.84, -s * 0.3],
        [column * s, s * 0.62, s * 0.62],
        s * 0.24,
        paint,
        s * 0.04,
      ),
    ),
    // Knuckles and the backs of the fingers, seen from behind.
    ...[-0.66, -0.22, 0.22, 0.66].map((column) =>
      finger(
        frame,
        [column * s * 0.84, -s * 0.16, -s * 0.42],
        [column * s, s * 0.76, -s * 0.52],
        s * 0.23,
        paint,
        s * 0.04,
      ),
    ),
    finger(
      frame,
      [inward * s * 0.85, -s * 0.3, s * 0.3],
      [inward * s * 0.1, s * 0.2, s * 0.92],
      s * 0.27,
      paint,
      s * 0.12,
    ),
  ];
}

function openFingers(
  frame: Frame,
  inward: number,
  s: number,
  paint: Paint,
  hand: ArmJoints['hand'],
): Solid[] {
  const [spread, curl] = hand === 'open' ? [1.28, 0.1] : [0.92, 0.42];
  const lengths = hand === 'point' ? [2.15, 0.95, 0.9, 0.8] : [1.75, 1.95, 1.85, 1.55];
  return [
    block(frame, [0, 0, 0], [s * 0.8, s * 0.84, s * 0.42], s * 0.36, paint, s * 0.3),
    ...[0.64, 0.21, -0.21, -0.64].map((column, index) => {
      const reach = (lengths[index] ?? 1) * s;
      const bent = hand === 'point' && index > 0;
      const tip: Vector = [column * s * spread * inward, bent ? s * 0.5 : reach, s * (bent ? 0.7 : curl)];
      return finger(
        frame,
        [column * s * inward, s * 0.6, s * (bent ? 0.3 : 0)],
        tip,
        s * 0.27,
        paint,
        s * 0.1,
      );
    }),
    finger(
      frame,
      [inward * s * 0.6, -s * 0.3, s * 0.1],
      [inward * s * 1.2, s * 0.62, s * 0.4],
      s * 0.27,
      paint,
      s * 0.2,
    ),
  ];
}

/** Vinyl figures have round mittens. */
function mitten(frame: Frame, inward: number, s: number, paint: Paint, hand: ArmJoints['hand']): Solid[] {
  const ball: Solid = {
    shape: 'ellipsoid',
    at: frame.place([0, s * 0.25, 0]),
    size: [s, s * (hand === 'fist' ? 1 : 1.18), s * 0.92],
    turn: frame.turn,
    paint,
    blend: s * 0.3,
  };
  const thumb = finger(
    frame,
    [inward * s * 0.6, 0, s * 0.3],
    [inward * s * 1.1, s * 0.6, s * 0.42],
    s * 0.36,
    paint,
    s * 0.3,
  );
  const pointing = finger(frame, [0, s * 0.8, 0], [0, s * 1.9, 0], s * 0.38, paint, s * 0.25);
  return hand === 'point' ? [ball, thumb, pointing] : [ball, thumb];
}
