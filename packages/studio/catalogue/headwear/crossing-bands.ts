import type { Paint, Solid } from '../../sculpt/solid.ts';
import { blendInto, torus } from '../mould.ts';

/** A band of cloth around a head: how high its middle lies, its radius, and how steeply it rises to either side, degrees. */
type Band = { y: number; radius: number; slope: number };

/** Wound cloth: each band twice, once up to either side, so that they cross in front and behind. `z` and `tilt` are the head's. */
export const crossingBands = (
  paint: Paint,
  bands: readonly Band[],
  { z, tilt, blend }: { z: number; tilt: number; blend: number },
): Solid[] =>
  bands.flatMap(({ y, radius, slope }) =>
    [-1, 1].map((side) => blendInto(torus(paint, [0, y, z], radius, 0.17, [tilt, 0, side * slope]), blend)),
  );
