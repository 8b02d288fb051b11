import { jetBlack } from '#catalogue/materials.ts';
import { ellipsoid, pair } from '#catalogue/mould.ts';
import type { Solid } from '#sculpt/solid.ts';

/** Two black eyes of a creature that looks at the viewer. */
export const eyes = (x: number, y: number, z: number, size: number): Solid[] =>
  pair((side) => ellipsoid(jetBlack, [side * x, y, z], [size, size * 1.2, size * 0.7]));
