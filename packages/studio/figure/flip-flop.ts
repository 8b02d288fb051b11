import type { Group, Solid, Vector } from '../sculpt/solid.ts';
import type { Paints } from './paints.ts';
import { frameAt } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/** The sole and the strap of a flip-flop on a bare foot; `foot` is its half width, height and half length. */
export function sculptFlipFlop(leg: LegJoints, paints: Paints, [w, h, l]: Vector): Group[] {
  const frame = frameAt(leg.ankle, leg.footTurn);
  const sole = (at: Vector, size: Vector, blend: number): Solid => ({
    shape: 'ellipsoid',
    at: frame.place(at),
    size,
    turn: frame.turn,
    paint: paints.shoe,
    blend,
  });
  const level = (y: number): Solid => ({
    shape: 'box',
    at: frame.place([0, y, 0]),
    size: [w * 3, h, l * 3],
    turn: frame.turn,
    paint: paints.shoe,
    cutOut: true,
  });
  const arch: readonly Vector[] = [
    [0, -0.32, 0.84],
    [0.34, -0.2, 0.6],
    [0.72, -0.28, 0.4],
    [1.02, -0.74, 0.16],
  ];
  const strap = [-1, 1].flatMap((side) => {
    const points = arch.map(([x, y, z]) => frame.place([side * x * w, y * h, z * l]));
    return points.slice(1).map(
      (to, index): Solid => ({
        shape: 'capsule',
        at: points[index] ?? to,
        to,
        size: [h * 0.11, h * 0.11, 0],
        paint: paints.shoe,
      }),
    );
  });
  return [
    [
      sole([0, -h * 0.94, l * 0.58], [w * 1.12, h * 0.5, l * 0.66], 0),
      sole([0, -h * 0.94, -l * 0.16], [w * 1.0, h * 0.5, l * 0.5], h * 0.4),
      level(h * 0.2),
      level(-h * 2),
    ],
    strap,
  ];
}
