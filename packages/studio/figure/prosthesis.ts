import { hex, type Rgb } from '../colour.ts';
import { lerpThree } from '../math.ts';
import type { Group, Paint, Vector } from '../sculpt/solid.ts';
import { subtract } from '../sculpt/vector.ts';
import type { Build } from './build.ts';
import { sculptHand } from './hand.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { aim, cuff, type Frame, frameAt } from './shapes.ts';
import { sculptShoe } from './shoe.ts';
import type { ArmJoints, LegJoints } from './skeleton.ts';

const CARBON = hex('#26282f');
const SHELL = hex('#e8eaee');
const rubber: Paint = { colour: hex('#1b1b1f'), gloss: 0.2 };

/** From the knee down: a socket, and below it a springing blade or a tube in a shoe. */
export function sculptProsthesis(
  leg: LegJoints,
  { kind, colour }: { kind: 'blade' | 'tube'; colour: Rgb | undefined },
  outfit: Outfit,
  paints: Paints,
  build: Build,
): Group[] {
  const paint: Paint = { colour: colour ?? CARBON, gloss: 0.9 };
  const { knee, ankle } = leg;
  const [, thick] = build.leg;
  const end = lerpThree(knee, ankle, kind === 'blade' ? 0.36 : 0.5);
  const socket: Group[] = [
    [
      {
        shape: 'capsule',
        at: lerpThree(knee, ankle, 0.08),
        to: end,
        size: [thick * 0.98, thick * 0.5, 0],
        paint,
      },
    ],
    [cuff(knee, ankle, 0.06, thick * 1.04, 0.016, paints.steel)],
  ];
  if (kind === 'blade') return [...socket, ...bladeFrom(end, leg, paint, paints, build)];
  const tube: Group = [
    { shape: 'capsule', at: end, to: ankle, size: [0.034, 0.034, 0], paint: paints.steel },
  ];
  return [...socket, tube, ...sculptShoe(leg, { ...outfit, footwear: 'sneakers' }, paints, build)];
}

/** A band of carbon that bows back behind the ankle and runs out into the toe, as broad as a palm. */
function bladeFrom(top: Vector, leg: LegJoints, paint: Paint, paints: Paints, { foot }: Build): Group[] {
  const [w, h, l] = foot;
  const frame = frameAt(leg.ankle, leg.footTurn);
  const thick = 0.019;
  const ground = thick - h;
  const start = toFoot(frame, top);
  const path = [
    start,
    [h * 0.5, -l * 0.18],
    [h * 0.1, -l * 0.36],
    [-h * 0.26, -l * 0.46],
    [-h * 0.58, -l * 0.38],
    [ground + h * 0.1, -l * 0.06],
    [ground, l * 0.4],
    [ground + h * 0.02, l * 0.8],
    [ground + h * 0.14, l * 1.08],
  ] as const satisfies (readonly [number, number])[];
  const pieces = path.slice(1).map(([y, z], index): Group[number] => {
    const [fromY, fromZ] = path[index] ?? [y, z];
    return {
      shape: 'box',
      at: frame.place([0, (y + fromY) / 2, (z + fromZ) / 2]),
      size: [w * (0.4 + index * 0.03), Math.hypot(y - fromY, z - fromZ) / 2 + thick * 0.9, thick],
      round: thick * 0.9,
      turn: [leg.footTurn[0] + (Math.atan2(z - fromZ, y - fromY) * 180) / Math.PI, leg.footTurn[1], 0],
      paint,
      blend: 0.02,
    };
  });
  const sole: Group = [
    {
      shape: 'box',
      at: frame.place([0, ground - thick * 0.6, l * 0.56]),
      size: [w * 0.72, thick * 0.6, l * 0.34],
      round: thick * 0.5,
      turn: frame.turn,
      paint: rubber,
    },
  ];
  const clamp: Group = [
    { shape: 'box', at: top, size: [w * 0.34, 0.03, 0.045], round: 0.014, paint: paints.steel },
  ];
  return [pieces, sole, clamp];
}

/** Height and depth of a point in the foot's own coordinates. */
function toFoot(frame: Frame, point: Vector): [number, number] {
  const [x, y, z] = subtract(point, frame.at);
  const share = (axis: Vector) => {
    const [ax, ay, az] = subtract(frame.place(axis), frame.at);
    return x * ax + y * ay + z * az;
  };
  return [share([0, 1, 0]), share([0, 0, 1])];
}

/** A cup over the wrist and a steel hook out of it. */
export function sculptHook(wrist: Vector, palm: Vector, build: Build, paints: Paints): Group[] {
  const s = build.hand;
  const turn = aim(subtract(palm, wrist));
  const frame = frameAt(wrist, turn);
  const bend = Array.from({ length: 9 }, (_, step): Vector => {
    const angle = ((step * 34 - 90) * Math.PI) / 180;
    return frame.place([Math.cos(angle) * s * 1.1, s * 2.6 + Math.sin(angle) * s * 1.1, s * 0.1]);
  });
  const path: Vector[] = [frame.place([0, s * 0.5, 0]), ...bend];
  return [
    [
      {
        shape: 'capsule',
        at: wrist,
        to: frame.place([0, s * 0.7, 0]),
        size: [s * 1.05, s * 0.72, 0],
        paint: paints.leather,
      },
    ],
    [cuff(wrist, palm, 0.1, s * 1.12, s * 0.2, paints.gold)],
    path.slice(1).map((to, index) => ({
      shape: 'capsule',
      at: path[index] ?? to,
      to,
      size: [s * (0.36 - index * 0.026), s * (0.36 - (index + 1) * 0.026), 0],
      paint: paints.steel,
    })),
  ];
}

/** A sleeve to above the elbow, a hinge of steel, a moulded forearm and a dark hand of jointed fingers. */
export function sculptProstheticArm(
  arm: ArmJoints,
  { colour }: { colour: Rgb | undefined },
  paints: Paints,
  build: Build,
): Group[] {
  const { shoulder, elbow, wrist } = arm;
  const [a, b, c] = build.arm;
  const shell: Paint = { colour: colour ?? SHELL, gloss: 0.9 };
  const carbon: Paint = { colour: CARBON, gloss: 0.7 };
  return [
    [
      {
        shape: 'capsule',
        at: shoulder,
        to: lerpThree(shoulder, elbow, 0.72),
        size: [a, b * 1.04, 0],
        paint: paints.sleeve,
      },
    ],
    [cuff(shoulder, elbow, 0.8, b * 1.08, 0.02, paints.trim)],
    [{ shape: 'ellipsoid', at: elbow, size: [b * 0.86, b * 0.86, b * 0.86], paint: paints.steel }],
    [
      {
        shape: 'capsule',
        at: lerpThree(elbow, wrist, 0.24),
        to: lerpThree(elbow, wrist, 0.9),
        size: [b * 0.94, c * 0.8, 0],
        paint: shell,
      },
    ],
    [
      cuff(elbow, wrist, 0.42, b * 0.92, 0.018, carbon),
      cuff(elbow, wrist, 0.98, c * 0.86, 0.016, paints.steel),
    ],
    sculptHand(arm, build, carbon, undefined),
  ];
}
