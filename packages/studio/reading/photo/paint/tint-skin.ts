import { clampColour, luminance, type Rgb } from '../../../colour.ts';

/** Skin is this much warmer than eyes, teeth and brows, as a share of its own warmth. */
const WARM = 0.55;

/** How much of what is dark on dark skin becomes the shade of a lighter one, however cold it is. */
const SHADED = 0.7;

/**
 * Gives RGBA pixels of a face another skin; eyes, teeth and brows, which are not as warm, keep their colours. On lighter
 * skin shadows are softer than the same share of its light would be.
 */
export function tintSkin(pixels: Uint8ClampedArray, skin: Rgb, tint: Rgb): void {
  const warmth = Math.max(12, (skin[0] - skin[2]) * WARM);
  const [light, tintLight] = [Math.max(1, luminance(skin)), Math.max(1, luminance(tint))];
  const contrast = Math.min(1, Math.sqrt(light / tintLight));
  const lifted = SHADED * Math.max(0, Math.min(1, (tintLight - light) / 120));
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const over = (0.299 * r + 0.587 * g + 0.114 * b) / light;
    const share = Math.max(over < 1.1 ? lifted : 0, Math.min(1, (r - b) / warmth));
    const shade = 1 + (over - 1) * contrast;
    pixels[at] = r + (tint[0] * shade - r) * share;
    pixels[at + 1] = g + (tint[1] * shade - g) * share;
    pixels[at + 2] = b + (tint[2] * shade - b) * share;
  }
}

/** A colour that lies on skin, such as that of lips, as it would be on skin of another colour. */
export function tintInk(ink: Rgb, skin: Rgb, tint: Rgb): Rgb {
  const channel = (i: 0 | 1 | 2) => (tint[i] * ink[i]) / Math.max(1, skin[i]);
  return clampColour([channel(0), channel(1), channel(2)]);
}
