import { clamp, lerpThree } from '../math.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { rotation, turnVector } from '../sculpt/solid.ts';
import { add, subtract } from '../sculpt/vector.ts';

/** Degrees around x, y and z that turn the y axis into a direction and keep x in the picture's plane. */
export function aim([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  const degrees = 180 / Math.PI;
  return [Math.asin(clamp(z / length, -1, 1)) * degrees, 0, Math.atan2(-x, y) * degrees];
}

/** Own coordinates at a joint: how to bring a point from there into the body's. */
export type Frame = { at: Vector; turn: Vector; place: (point: Vector) => Vector };

/** A frame that stands at a point, turned by degrees around x, y and z. */
export function frameAt(at: Vector, turn: Vector): Frame {
  const matrix = rotation(turn);
  return { at, turn, place: (point) => add(at, turnVector(matrix, point)) };
}

/** A frame whose y axis runs from one point towards another. */
export const frameAlong = (from: Vector, to: Vector): Frame => frameAt(from, aim(subtract(to, from)));

/** A roll of cloth around a limb, at a share of its length. */
export function fold(
  from: Vector,
  to: Vector,
  share: number,
  radius: number,
  thick: number,
  paint: Paint,
): Solid {
  const turn = aim(subtract(to, from));
  return {
    shape: 'torus',
    at: lerpThree(from, to, share),
    size: [radius - thick * 0.62, thick, 0],
    turn,
    paint,
    blend: thick * 2.2,
  };
}

/** A collar of cloth or metal around a limb: a short tube with crisp edges. */
export function cuff(
  from: Vector,
  to: Vector,
  share: number,
  radius: number,
  half: number,
  paint: Paint,
): Solid {
  const turn = aim(subtract(to, from));
  return {
    shape: 'cylinder',
    at: lerpThree(from, to, share),
    size: [radius, half, 0],
    turn,
    round: Math.min(half, 0.014),
    paint,
  };
}

/** A level band around a body of rounded rectangular plan, from `low` to `high`. */
export function band(
  low: number,
  high: number,
  plan: { x: number; z: number; at?: number },
  paint: Paint,
): Group {
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  const round = Math.min(plan.x, plan.z) * 0.86;
  const reach = round + half + 0.02;
  const z = plan.at ?? 0;
  const slab = (y: number): Solid => ({
    shape: 'box',
    at: [0, y, z],
    size: [plan.x * 1.4, reach, plan.z * 1.6],
    paint,
    cutOut: true,
    blend: 0.012,
  });
  return [
    { shape: 'box', at: [0, middle, z], size: [plan.x, reach, plan.z], round, paint },
    slab(high + reach),
    slab(low - reach),
  ];
}
