import type { Rgb } from '../../../colour.ts';
import { fromLab, toLab } from '../../../colour-lab.ts';

/** Lips have so much yellow for their red, at least and at most: less is the violet of a lamp, more a brown blur. */
const YELLOW = { least: 0.42, most: 0.9 };
/** The palest lips, in red over green of CIELAB, as a share of their lightness. */
const LEAST_RED = 0.26;

/** The colour of lips without what lamps and blur do to it: never grey, never violet; as light as it was. */
export function naturalLips(seen: Rgb): Rgb {
  const [lightness, a, b] = toLab(seen);
  const red = Math.max(LEAST_RED * lightness, a);
  return fromLab([lightness, red, Math.max(red * YELLOW.least, Math.min(red * YELLOW.most, b))]);
}
