import type { Group } from '../../sculpt/solid.ts';
import { box, cut, type plastic, torus } from '../mould.ts';

/** A hoop over the crown, from ear to ear. */
export const hoop = (paint: ReturnType<typeof plastic>): Group => [
  torus(paint, [0, 0.35, 0.1], 1.6, 0.1, [90, 0, 0]),
  cut(box(paint, [0, -1.4, 0], [2.6, 1.5, 1])),
];
