import { chroma, type Rgb } from '../../../colour.ts';
import type { Bitmap } from '../read-photo.ts';

/** Whether the picture is black and white or toned: then colour says nothing about skin. */
export function isMonochrome(bitmap: Bitmap): boolean {
  let total = 0;
  let square = 0;
  const pixels = bitmap.width * bitmap.height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 3;
    const colour: Rgb = [bitmap.data[at], bitmap.data[at + 1], bitmap.data[at + 2]];
    // Sepia has chroma, but always the same direction: red over blue varies little around its mean.
    const warmth = colour[0] - colour[2];
    total += warmth;
    square += warmth * warmth + (chroma(colour) > 90 ? 400 : 0);
  }
  const mean = total / pixels;
  return square / pixels - mean * mean < 60;
}
