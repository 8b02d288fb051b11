import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { frameAt } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/** A naked foot with its five toes; `foot` is its half width, height and half length. */
export function sculptBareFoot(leg: LegJoints, paint: Paint, [w, h, l]: Vector, radii: Vector): Group {
  const frame = frameAt(leg.ankle, leg.footTurn);
  const ellipsoid = (at: Vector, size: Vector, blend: number): Solid => ({
    shape: 'ellipsoid',
    at: frame.place(at),
    size,
    paint,
    blend,
    turn: frame.turn,
  });
  return [
    ellipsoid([0, -h * 0.66, l * 0.56], [w * 0.94, h * 0.4, l * 0.54], 0),
    ellipsoid([0, -h * 0.56, -l * 0.16], [w * 0.84, h * 0.56, l * 0.42], h * 0.5),
    {
      shape: 'capsule',
      at: frame.place([0, -h * 0.4, l * 0.06]),
      to: leg.ankle,
      size: [w * 0.78, radii[2] * 0.8, 0],
      paint,
      blend: h * 0.4,
    },
    ...[-0.68, -0.32, 0.02, 0.36, 0.68].map((across, toe) =>
      ellipsoid(
        // The great toe is the inner one.
        [leg.side * -across * w, -h * 0.78, l * (1.02 - toe * 0.055)],
        [w * (toe === 0 ? 0.26 : 0.19), h * (toe === 0 ? 0.26 : 0.2), l * 0.17],
        h * 0.08,
      ),
    ),
    {
      shape: 'box',
      at: frame.place([0, -h * 1.5, 0]),
      size: [w * 3, h * 0.54, l * 3],
      turn: frame.turn,
      paint,
      cutOut: true,
      blend: h * 0.06,
    },
  ];
}
