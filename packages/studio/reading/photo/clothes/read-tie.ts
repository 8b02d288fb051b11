import type { Rgb } from '../../../colour.ts';
import { perceivedDistance, toLab } from '../../../colour-lab.ts';
import { mainColours } from '../colour-groups.ts';
import { type ClothAt, type Layers, litColour } from './cloth-layers.ts';
import type { Neckline } from './neckline.ts';

/** The place of a tie below the opening's end. */
const TIE = { aside: 0.12, from: 0.1, until: 0.8 };
/** How far next to a tie the shirt shows. */
const BESIDE = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
const STEP = 0.05;
const LEAST = 20;
/** The rest of what hangs there is shirt, and the edge of the jacket. */
const MOSTLY = 0.5;
/** How far apart to the eye places of one tie may be. */
const ONE_TIE = 25;
/** How far from the shirt a tie is to the eye: on a bright shirt, a shade below the chin differs nearly as much. */
const APART = { dark: 4.5, bright: 15 };

/** The colour of a tie on a shirt under a jacket; undefined if none is seen. */
export function readTie(
  clothAt: ClothAt,
  { rows, throat }: Neckline,
  { inner, outer }: Layers,
): Rgb | undefined {
  const middle = rows.at(-1)?.middle ?? 0;
  const bright = toLab(inner)[0] / 100;
  const least = APART.dark + (APART.bright - APART.dark) * bright;
  const isShirt = (colour: ReturnType<ClothAt>) =>
    colour !== undefined && colour !== 'unsure' && perceivedDistance(colour, inner) < least;
  const places: Rgb[] = [];
  const others: Rgb[] = [];
  for (let y = throat + TIE.from; y < throat + TIE.until; y += STEP) {
    // A tie of the jacket's colour is recognized by the shirt on both sides.
    const isBetween = [-1, 1].every((side) => BESIDE.some((off) => isShirt(clothAt(middle + side * off, y))));
    for (let x = middle - TIE.aside; x <= middle + TIE.aside + 1e-9; x += STEP) {
      const colour = clothAt(x, y);
      if (!colour || colour === 'unsure') continue;
      places.push(colour);
      if (!isShirt(colour) && (isBetween || perceivedDistance(colour, outer) > least)) others.push(colour);
    }
  }
  if (others.length <= Math.max(LEAST, places.length * MOSTLY)) return undefined;
  // The shirt's shade next to it is lighter or darker.
  const [main = inner] = mainColours(others, 1);
  return litColour(others.filter((colour) => perceivedDistance(colour, main) < ONE_TIE));
}
