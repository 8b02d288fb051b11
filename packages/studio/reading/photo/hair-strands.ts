import { luminance } from '../../colour.ts';
import type { HairMap } from './hair-map.ts';
import type { HeadPatch } from './head-patch.ts';
import type { Edges } from './head-regions.ts';

/** Step in which strands are followed, in the head's units: about their own width. */
const STEP = 0.025;
/** Only hair within this of other hair on all sides is looked at, so that its outline is no strand. */
const INSIDE = 0.05;
/** Added to brightness before its logarithm is taken, so that noise in pitch black hair is none. */
const NIGHT = 16;

/** Changes of brightness below this are none: nobody can tell curls there. */
const FAINT = 0.02;

/** The strands in a rectangle of hair. */
export type Strands = {
  /** How much hair there is, in squares of a unit. */
  area: number;
  /** How much they share one direction: 1 combed straight, 0 tangled in curls. */
  order: number;
};

/** Reads which way strands run: brightness changes across them, hardly along them. */
export function readStrands(
  patch: HeadPatch,
  { isHair }: HairMap,
  { left, right, top, bottom }: Edges,
): Strands {
  const light = (x: number, y: number): number | undefined => {
    const colour = patch.at(x, y);
    return colour && Math.log(luminance(colour) + NIGHT);
  };
  let [xx, xy, yy, places] = [0, 0, 0, 0];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      if (!isInside(isHair, x, y)) continue;
      const [west, east, north, south] = [
        light(x - STEP, y),
        light(x + STEP, y),
        light(x, y - STEP),
        light(x, y + STEP),
      ];
      if (west === undefined || east === undefined || north === undefined || south === undefined) continue;
      const [gx, gy] = [east - west, south - north];
      // A glint counts by its strength, not by the square of it: it is one strand among many.
      const strength = Math.hypot(gx, gy) + 1e-6;
      xx += (gx * gx) / strength;
      xy += (gx * gy) / strength;
      yy += (gy * gy) / strength;
      places++;
    }
  }
  const all = xx + yy;
  const isPlain = all <= places * FAINT;
  return {
    area: places * STEP ** 2,
    order: isPlain ? 1 : Math.hypot(xx - yy, 2 * xy) / all,
  };
}

const isInside = (isHair: HairMap['isHair'], x: number, y: number) =>
  isHair(x, y) &&
  isHair(x - INSIDE, y) &&
  isHair(x + INSIDE, y) &&
  isHair(x, y - INSIDE) &&
  isHair(x, y + INSIDE);
