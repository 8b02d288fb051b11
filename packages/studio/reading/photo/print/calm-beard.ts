import { luminance, type Rgb } from '../../../colour.ts';
import { ramp } from '../ramp.ts';

/** So far beyond the hues of skin and hair a pixel between hairs may be; the rest is noise of dark or glaring photos. */
const COLOURFUL = 1.08;
/** So much brighter than the skin it may be between dark hairs; from the second on it is glare, and shows the skin. */
const BRIGHT = { from: 1.02, to: 1.2 };
/** Among hair lighter than the first, as a share of the skin's light, may be white hairs; darker than the second has none. */
const MAY_BE_WHITE = { from: 0.75, to: 0.55 };

/**
 * Holds what is printed of a beard between the colours of the skin and of the hair, in place, as far as hair grows
 * (`beard`, 0 to 1 a pixel). Hair and the skin between are dark in many photos: taking the light out turned their noise
 * into red, yellow and white specks.
 */
export function calmBeard(base: Uint8ClampedArray, beard: Float32Array, skin: Rgb, hair: Rgb): void {
  const [red, blue] = [hold(skin, hair, 0), hold(skin, hair, 2)];
  const light = Math.max(1, luminance(skin));
  const dark = ramp(MAY_BE_WHITE.from, MAY_BE_WHITE.to, luminance(hair) / light);
  for (const [pixel, share] of beard.entries()) {
    if (share === 0) continue;
    const at = pixel * 4;
    const seen: Rgb = [base[at], base[at + 1], base[at + 2]];
    const calm: Rgb = [red(seen[0], seen[1]), seen[1], blue(seen[2], seen[1])];
    const glare = dark * ramp(BRIGHT.from, BRIGHT.to, luminance(seen) / light);
    for (const slot of [0, 1, 2] as const) {
      const settled = calm[slot] + (skin[slot] - calm[slot]) * glare;
      base[at + slot] = base[at + slot] + (settled - base[at + slot]) * share;
    }
  }
}

/** Holds a channel, beside the green, as near as those of skin and hair are. */
function hold(skin: Rgb, hair: Rgb, slot: 0 | 2): (value: number, green: number) => number {
  const shares = [skin, hair].map((colour) => colour[slot] / Math.max(1, colour[1]));
  const [least, most] = [Math.min(...shares) / COLOURFUL, Math.max(...shares) * COLOURFUL];
  return (value, green) => Math.max(green * least, Math.min(green * most, value));
}
