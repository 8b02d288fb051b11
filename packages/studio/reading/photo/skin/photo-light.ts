import { luminance } from '../../../colour.ts';
import { toLab, toLinear } from '../../../colour-lab.ts';
import type { Bitmap } from '../read-photo.ts';

/**
 * Lightness, L* of CIELAB, of what is white in a photo and around its head, and how much brighter green than blue all of
 * the photo is, as a logarithm of light.
 */
export type PhotoLight = { photo: number; head: number; yellow: number };

/** Lightness above which a fiftieth of a part of a photo lies; edges in pixels. */
export function whiteLevel(
  { data, width, height }: Bitmap,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 2) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += 4) {
      const pixel = (y * width + x) * 3;
      const level = Math.round(luminance([data[pixel], data[pixel + 1], data[pixel + 2]]));
      histogram[level] = histogram[level] + 1;
      count++;
    }
  }
  let rest = count * 0.02;
  let level = 255;
  while (level > 0 && rest >= histogram[level]) rest -= histogram[level--];
  return toLab([level, level, level])[0];
}

/** One of how many pixels each way is looked at: a colour that a photo has all over shows there, too. */
const EVERY = 4;

/** How much brighter green than blue all of a photo is, as a logarithm of light. */
export function yellowOf({ data, width, height }: Bitmap): number {
  const lights = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));
  let [green, blue] = [0, 0];
  for (let y = 0; y < height; y += EVERY) {
    for (let x = 0; x < width; x += EVERY) {
      const pixel = (y * width + x) * 3;
      green += lights[data[pixel + 1]];
      blue += lights[data[pixel + 2]];
    }
  }
  return Math.log(Math.max(0.001, green) / Math.max(0.001, blue));
}
