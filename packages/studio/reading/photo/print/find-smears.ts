import { luminance, type Rgb } from '../../../colour.ts';
import { blur, spread } from './plane-filters.ts';

/** Skin darker than the first share of itself may be hair or a smear, darker than the second it is. */
const DARK = { from: 0.66, to: 0.48 };
/** A smear goes together with its paler border, so wide, and fades out as softly; pixels of the print. */
const BORDER = 6;
const SOFT = 3;

/**
 * Where an evenly lit face of three floats a pixel is too dark to be skin, 0 to 1 a pixel: strands of hair, what is left of
 * a shadow, dirt of the photo. Without its border it would be printed as a ring.
 */
export function findSmears(cut: Float32Array, skin: Rgb): Float32Array {
  const bright = luminance(skin);
  const dark = new Float32Array(cut.length / 3);
  for (let pixel = 0; pixel < dark.length; pixel++) {
    const share = luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]) / bright;
    dark[pixel] = Math.max(0, Math.min(1, (share - DARK.from) / (DARK.to - DARK.from)));
  }
  return blur(spread(dark, BORDER, 'brightest'), SOFT);
}
