import { clampColour, luminance, type Rgb } from '../../../colour.ts';
import type { Beard } from './read-beard.ts';

/** Hair so many times as light as the skin beside it is white in any light. */
const WHITE = 1.3;

/** A beard that is paler than the skin, as light as it would be beside the toy's: white hair in the shade is white. */
export function lightBeard(beard: Beard, seenSkin: Rgb, toySkin: Rgb): Beard {
  const usual = Math.max(1, luminance(seenSkin));
  const paler = Math.max(0, Math.min(1, (luminance(beard.colour) / usual - 1) / (WHITE - 1)));
  const gain = 1 + Math.max(0, luminance(toySkin) / usual - 1) * paler;
  const [r, g, b] = beard.colour;
  return { ...beard, colour: clampColour([r * gain, g * gain, b * gain]) };
}
