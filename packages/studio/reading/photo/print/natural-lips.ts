import { mix, type Rgb } from '../../../colour.ts';
import { fromLab, toLab } from '../../../colour-lab.ts';

/** Lips have so much yellow for their red, at least and at most: less is the violet of a lamp, more a brown blur. */
const YELLOW = { least: 0.42, most: 0.9 };
/** The palest lips, in red over green of CIELAB, as a share of their lightness; of what is redder so much stays, or lipstick would go. */
const LEAST_RED = 0.26;
const REDDER = 0.97;
/** Lips are so much redder than their skin at least, and have so much of its yellow: on brown skin, pink is grey. */
const OF_SKIN = { red: 1.35, yellow: 0.75 };
/** The lips of the smallest face have so much of its skin: on a small toy, the red of thin lips is lipstick. */
const BARE = 0.4;
/** Of lips that are so much lighter than the skin, as the lower one of dark skin is, no more red is asked. */
const MOST_LIT = 1.1;

/**
 * The colour of lips on skin of the colour `skin` without what lamps and blur do to it: never grey, never violet; as light
 * as it was. On a face of a `smallness` they are paler.
 */
export function naturalLips(seen: Rgb, skin: Rgb, smallness = 0): Rgb {
  const [lightness, a, b] = toLab(seen);
  const [skinLightness, skinRed, skinYellow] = toLab(skin);
  const lit = Math.min(MOST_LIT, lightness / Math.max(1, skinLightness));
  const least = Math.max(LEAST_RED * lit * skinLightness, skinRed * OF_SKIN.red * lit);
  const red = least + Math.max(0, a - least) * REDDER;
  // Lipstick keeps its hue.
  const own = b * Math.min(1, red / Math.max(1, a));
  const yellow = Math.max(red * YELLOW.least, Math.min(red * YELLOW.most, own));
  const lips = fromLab([lightness, red, Math.max(yellow, skinYellow * OF_SKIN.yellow * lit)]);
  return mix(lips, skin, BARE * smallness);
}
