import { luminance, type Rgb } from '../../../colour.ts';
import { linearStep } from '../../../math.ts';

/**
 * How much less red than the cheeks white hair is, as a logarithm of red over green: where it begins, and where it is
 * certain.
 */
const LESS_RED = { from: 0.1, to: 0.2 };
/** It is nearly grey, which greener and bluer things are not, and no darker than this compared with the cheeks. */
const GREY = 0.1;
const LIGHT = 0.85;
/** Added to colours before their logarithm is taken, so that noise in the dark is none. */
const NIGHT = 12;

/**
 * How certainly a place of a face has white hair, 0 to 1, by its colour compared with the cheeks': also where no hairs are
 * seen.
 */
export function whiteness(colour: Rgb, cheek: Rgb): number {
  const red = redOf(colour);
  if (Math.abs(red) > GREY || luminance(colour) < luminance(cheek) * LIGHT) return 0;
  const less = redOf(cheek) - red;
  return linearStep(LESS_RED.from, LESS_RED.to, less);
}

/** How red a colour is: the logarithm of red over green. */
export const redOf = ([red, green]: Rgb): number => Math.log((red + NIGHT) / (green + NIGHT));
