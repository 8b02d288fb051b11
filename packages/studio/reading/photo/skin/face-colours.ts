import type { Rgb } from '../../../colour.ts';
import { toLab, toLinear } from '../../../colour-lab.ts';
import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import { colourAt } from '../print/face-print.ts';

/** CIELAB's L*, 0 to 100. */
export const lightness = (colour: Rgb) => toLab(colour)[0];
/** The least light: no share of pitch black can be told. */
const light = (value: number) => Math.max(0.002, toLinear(value));
/** How much brighter red is than green, as a logarithm of light. */
export const redness = ([red, green]: Rgb) => Math.log(light(red) / light(green));
/** How much brighter green is than blue, in the same way. */
export const yellowness = ([, green, blue]: Rgb) => Math.log(light(green) / light(blue));

/** Of equal lights the weights do not matter: green is most of what the eye sees. */
export const lit = ([red, green, blue]: Rgb) =>
  0.2127 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** Darkest first. */
export function byLightness(colours: readonly Rgb[]): Rgb[] {
  return colours
    .map((colour) => ({ colour, light: lit(colour) }))
    .sort((a, b) => a.light - b.light)
    .map(({ colour }) => colour);
}

/** The value at a share of a sorted list. */
export const at = <Value>(sorted: readonly Value[], share: number): Value | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** The value at a share of a list that is not sorted. */
export const quantile = (values: readonly number[], share: number): number | undefined =>
  at(
    values.toSorted((a, b) => a - b),
    share,
  );

/** The middle of each channel. */
export function medianColour(colours: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2) =>
    quantile(
      colours.map((colour) => colour[channel]),
      0.5,
    ) ?? 128;
  return [middle(0), middle(1), middle(2)];
}

/** Step between the places that are looked at, in the head's units: two to three pixels of the print. */
export const STEP = 0.02;

/** The colours within an outline but not within its opening. */
export function coloursWithin(
  cut: Float32Array,
  outline: readonly Point[],
  opening: readonly Point[] = [],
): Rgb[] {
  const colours: Rgb[] = [];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      if (isInside(outline, x, y) && !isInside(opening, x, y)) colours.push(colourAt(cut, x, y));
    }
  }
  return colours;
}
