import { chroma, type Rgb } from '../colour.ts';
import type { Bitmap } from './read-photo.ts';

/**
 * How much a colour looks like human skin, 0 to 1, for all skin tones: in YCbCr all of them lie along one
 * short band of hue, whatever their brightness.
 */
export function skinLikelihood(r: number, g: number, b: number): number {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  const off = ((cb - 110) / 16) ** 2 + ((cr - 151) / 13) ** 2;
  const bright = Math.min(1, Math.max(0, (y - 22) / 30));
  return Math.exp(-off * 0.7) * bright;
}

/** The skin likelihood of every pixel. */
export function mapSkin(bitmap: Bitmap): Float32Array {
  const map = new Float32Array(bitmap.width * bitmap.height);
  for (let pixel = 0; pixel < map.length; pixel++) {
    const at = pixel * 3;
    map[pixel] = skinLikelihood(bitmap.data[at] ?? 0, bitmap.data[at + 1] ?? 0, bitmap.data[at + 2] ?? 0);
  }
  return map;
}

/** Whether the picture is black and white or toned: then colour says nothing about skin. */
export function isMonochrome(bitmap: Bitmap): boolean {
  let total = 0;
  let square = 0;
  const pixels = bitmap.width * bitmap.height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 3;
    const colour: Rgb = [bitmap.data[at] ?? 0, bitmap.data[at + 1] ?? 0, bitmap.data[at + 2] ?? 0];
    // Sepia has chroma, but always the same direction: red over blue varies little around its mean.
    const warmth = colour[0] - colour[2];
    total += warmth;
    square += warmth * warmth + (chroma(colour) > 90 ? 400 : 0);
  }
  const mean = total / pixels;
  return square / pixels - mean * mean < 60;
}
