import { clampColour, luminance, type Rgb } from '../../colour.ts';

/** Skin is this much warmer than eyes, teeth and brows, as a share of its own warmth. */
const WARM = 0.55;

/** Gives RGBA pixels of a face another skin; eyes, teeth and brows, which are not as warm, keep their colours. */
export function tintSkin(pixels: Uint8ClampedArray, skin: Rgb, tint: Rgb): void {
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
}

/** A colour that lies on skin, such as that of lips, as it would be on skin of another colour. */
export function tintInk(ink: Rgb, skin: Rgb, tint: Rgb): Rgb {
  const channel = (i: 0 | 1 | 2) => (tint[i] * ink[i]) / Math.max(1, skin[i]);
  return clampColour([channel(0), channel(1), channel(2)]);
}
