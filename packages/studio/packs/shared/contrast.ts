import { luminance, mix, type Rgb } from '../../colour.ts';
import { clamp } from '../../math.ts';

/** The ratio that small text needs (WCAG 2.2, 1.4.3). */
const SMALL_TEXT = 4.5;
const DARKEST: Rgb = [20, 12, 34];
const LIGHTEST: Rgb = [255, 253, 248];

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [relativeLuminance(a), relativeLuminance(b)].sort((one, other) => other - one);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function relativeLuminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = clamp(value, 0, 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The colour, made lighter on a dark other one or darker on a light one until small text reads. */
export function readableBeside(colour: Rgb, other: Rgb): Rgb {
  const end = luminance(other) > luminance(colour) ? DARKEST : LIGHTEST;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, end, share);
    if (contrast(mixed, other) >= SMALL_TEXT) return mixed;
  }
  return end;
}
