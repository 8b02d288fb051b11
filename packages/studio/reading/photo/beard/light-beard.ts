import { clampColour, luminance, mix, type Rgb } from '../../../colour.ts';
import { linearStep } from '../../../math.ts';
import type { Beard } from './read-beard.ts';

/** Hair that is this many times as light as the skin next to it is white in any light. */
const WHITE = 1.3;

/**
 * The lightness of a beard compared with the toy's skin. On skin that is lighter than in the photo it changes only if
 * the beard is paler than the skin, because white hair in the shade is white and black hair black. On skin that is
 * darker every beard changes, because black hair is grey in bright light.
 */
export function lightBeard(beard: Beard, seenSkin: Rgb, toySkin: Rgb): Beard {
  const usual = Math.max(1, luminance(seenSkin));
  const paler = linearStep(1, WHITE, luminance(beard.colour) / usual);
  const lighter = luminance(toySkin) / usual - 1;
  const gain = 1 + (lighter < 0 ? lighter : lighter * paler);
  const [r, g, b] = beard.colour;
  return { ...beard, colour: clampColour([r * gain, g * gain, b * gain]) };
}

/** How light over the cheeks next to it a beard is that is white however dim the photo is; its white has no blue. */
const PALE = { from: 1.1, to: 1.25 };
const WHITE_HUE = [1, 0.985, 0.96] as const;

/** The colour of a beard on skin of a colour, by how light all of it is over the bare skin next to it. */
export function whitenPale(colour: Rgb, over: number, skin: Rgb): Rgb {
  const light = luminance(skin) * over;
  const [r, g, b] = WHITE_HUE;
  return mix(colour, clampColour([light * r, light * g, light * b]), linearStep(PALE.from, PALE.to, over));
}
