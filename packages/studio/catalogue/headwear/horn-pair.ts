import type { Group } from '../../sculpt/solid.ts';
import { capsule, type plastic } from '../mould.ts';

/** Ox horns, from the temples outwards and up. */
export const hornPair = (paint: ReturnType<typeof plastic>, y: number, x: number): Group[] =>
  [-1, 1].map((side) => [
    capsule(paint, [side * x, y, 0.1], [side * (x + 0.62), y + 0.3, 0.1], 0.34, 0.25),
    capsule(paint, [side * (x + 0.62), y + 0.3, 0.1], [side * (x + 0.72), y + 1.15, 0.1], 0.25, 0.05, 0.12),
  ]);
