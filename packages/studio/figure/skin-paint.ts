import { luminance, type Rgb } from '../colour.ts';
import { clamp } from '../math.ts';
import type { Paint } from '../sculpt/solid.ts';

/** Skin's share of a toy's gloss. */
const SHARE = 0.95;
/** The gloss of the darkest skin, even on a dull toy: a light face is seen by its shade, a dark one by its lights. */
const DARKEST = 0.62;
/** Skin is light from the first luminance on and dark below the second. */
const DARK_SKIN = { from: 150, to: 60 };

/** Skin shows the lamp as a soft sheen, as vinyl does: a window with sharp edges on a forehead is taken for a mark on the face. */
const SHEEN = 0.4;

/** The paint of bare skin on a toy that is as glossy as `gloss`. */
export function skinPaint(colour: Rgb, gloss: number): Paint {
  const usual = gloss * SHARE;
  const dark = (luminance(colour) - DARK_SKIN.from) / (DARK_SKIN.to - DARK_SKIN.from);
  return {
    colour,
    gloss: usual + Math.max(0, DARKEST - usual) * clamp(dark, 0, 1),
    roughness: SHEEN,
  };
}
