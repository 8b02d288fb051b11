import type { Group } from '../../sculpt/solid.ts';
import { box, cut, ellipsoid, type plastic } from '../mould.ts';

/** A shell around the whole head with a window for the face. */
export const fullShell = (paint: ReturnType<typeof plastic>): Group => [
  ellipsoid(paint, [0, 0.35, -0.1], [1.72, 1.85, 1.75]),
  cut(ellipsoid(paint, [0, -0.5, 1.3], [1.34, 1.75, 1.75]), 0.1),
  cut(box(paint, [0, -2.4, 0], [2.5, 1.2, 2.5]), 0.1),
];

/** A shell over the upper half of the head. */
export const halfShell = (paint: ReturnType<typeof plastic>, rim: number): Group => [
  ellipsoid(paint, [0, 0.62, -0.08], [1.56, 1.55, 1.6]),
  cut(box(paint, [0, rim - 2, 0], [2.5, 2, 2.5]), 0.06),
];
