import { luminance, type Rgb } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';

/** Skin is this much warmer than eyes, teeth and brows, as a share of its own warmth. */
const WARM = 0.55;

/** The print of a face whose skin has another colour; eyes, teeth and brows, which are not as warm, keep theirs. */
export function tintSkin(face: Decal, skin: Rgb, tint: Rgb): Decal {
  const pixels = new Uint8ClampedArray(face.pixels);
  const warmth = Math.max(12, (skin[0] - skin[2]) * WARM);
  const light = Math.max(1, luminance(skin));
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const share = Math.max(0, Math.min(1, (r - b) / warmth));
    const shade = luminance([r, g, b]) / light;
    for (let channel = 0; channel < 3; channel++) {
      const own = pixels[at + channel];
      pixels[at + channel] = own + ((tint[channel] ?? own) * shade - own) * share;
    }
  }
  return { ...face, pixels };
}
