import type { Solid } from '../../sculpt/solid.ts';
import { ellipsoid, pair, plastic } from '../mould.ts';

export const black = plastic('#14121a', 1);
export const white = plastic('#f8f6f0', 0.7);

/** Two black eyes of a creature that looks at the viewer. */
export const eyes = (x: number, y: number, z: number, size: number): Solid[] =>
  pair((side) => ellipsoid(black, [side * x, y, z], [size, size * 1.2, size * 0.7]));
