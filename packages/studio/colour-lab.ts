// culori would replace these lines in the same time; its white point differs in the last digits (0.01 of a step), which changes
// the bytes of pictures that people already have.
import type { Rgb } from './colour.ts';
import { clamp } from './math.ts';

/** Lightness 0 to 100, then red over green and yellow over blue, about -100 to 100: CIELAB for daylight (D65). */
export type Lab = readonly [number, number, number];

/** CIE's constants, and the white of sRGB. */
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;
const WHITE = [0.95047, 1, 1.08883] as const;

/** Light of a channel of sRGB, 0 to 1. */
export function toLinear(value: number): number {
  const share = Math.max(0, value) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The channel of sRGB, 0 to 255, of a light from 0 to 1. */
export function fromLinear(light: number): number {
  const kept = clamp(light, 0, 1);
  return 255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055);
}

/** A colour as people see it: equal steps look equally large. */
export function toLab([r, g, b]: Rgb): Lab {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const bend = (t: number) => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
  const x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
  const y = bend((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE[1]);
  const z = bend((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The opposite of `toLab`, within what a screen can show. */
export function fromLab([lightness, a, b]: Lab): Rgb {
  const y = (lightness + 16) / 116;
  const unbend = (t: number) => (t ** 3 > EPSILON ? t ** 3 : (116 * t - 16) / KAPPA);
  const [fx, fy, fz] = [unbend(y + a / 500) * WHITE[0], unbend(y), unbend(y - b / 200) * WHITE[2]];
  return [
    fromLinear(3.2404542 * fx - 1.5371385 * fy - 0.4985314 * fz),
    fromLinear(-0.969266 * fx + 1.8760108 * fy + 0.041556 * fz),
    fromLinear(0.0556434 * fx - 0.2040259 * fy + 1.0572252 * fz),
  ];
}

/** How far two colours are apart to the eye; 2 is just noticed (CIE 1976). */
export function perceivedDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
