import { luminance, type Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';

/** How far to the eye a place of skin may be from the skin's hue, in the same light and whatever shade. */
const HUE = { surely: 9, perhaps: 16 };
/** The limit is lower for pale skin, a share of how colourful it is: otherwise white would have its hue. */
const SHARE = { surely: 0.5, perhaps: 0.8 };
/** Colours darker than this, as a share of the skin's brightness, have no reliable hue. */
const SHADE = 0.2;

/**
 * What is less colourful than this is grey and has no hue. `GREYS` is how near in brightness to the face skin is in a
 * grey photo.
 */
const COLOURLESS = 6;
const GREYS = { surely: 0.08, perhaps: 0.16 };

/** Tells whether a colour below the chin has the hue of a skin, bright or in shade. */
export function skinTest(skin: Rgb, sure: keyof typeof HUE = 'surely'): (colour: Rgb) => boolean {
  const bright = luminance(skin);
  const [, skinRed, skinYellow] = toLab(skin);
  const rich = Math.hypot(skinRed, skinYellow);
  const most = Math.min(HUE[sure], rich * SHARE[sure]);
  return (colour) => {
    const own = luminance(colour);
    if (own < bright * SHADE) return false;
    // In a photo without colour only brightness counts.
    if (rich < COLOURLESS) return Math.abs(own / bright - 1) < GREYS[sure];
    const gain = bright / own;
    const [, red, yellow] = toLab([colour[0] * gain, colour[1] * gain, colour[2] * gain]);
    return Math.hypot(red - skinRed, yellow - skinYellow) < most;
  };
}

/**
 * Skin in shade keeps its hue within these degrees, and its richness, compared with that in light, within these
 * factors.
 */
const IN_SHADE = { degrees: 24, palest: 0.5, richest: 1.4, darkest: SHADE };
/** Hair of most colours has about the hue of skin, however rich. */
const LIKE_HAIR = { degrees: 35, palest: 0.7, richest: Number.POSITIVE_INFINITY, darkest: 0.07 };

/** Tells whether a colour has the hue of a skin in whatever shade, or about that, as hair has: so has brown cloth. */
export function shadeTest(skin: Rgb, like: 'skin' | 'hair' = 'skin'): (colour: Rgb) => boolean {
  const { degrees, palest, richest, darkest } = like === 'skin' ? IN_SHADE : LIKE_HAIR;
  const bright = luminance(skin);
  const [, skinRed, skinYellow] = toLab(skin);
  const rich = Math.hypot(skinRed, skinYellow);
  const hue = Math.atan2(skinYellow, skinRed);
  return (colour) => {
    const [, red, yellow] = toLab(colour);
    if (rich < COLOURLESS || luminance(colour) < bright * darkest) return false;
    const turn = Math.abs(Math.atan2(yellow, red) - hue) * (180 / Math.PI);
    const share = Math.hypot(red, yellow) / rich;
    return Math.min(turn, 360 - turn) < degrees && share > palest && share < richest;
  };
}
