import { clamp } from '../../math.ts';
import type { Bitmap } from './read-photo.ts';

/** Where the brightest fiftieth of a well exposed photo begins, and where the darkest one may end, 0 to 255. */
const WHITE = 205;
const BLACK = 84;
/** A gain beyond this shows more noise than face. */
const MOST = 5;

/** A part of a photo, pixels. */
type Region = { left: number; top: number; right: number; bottom: number };

/**
 * Gives a dark or faded photo the blacks and lights of a well exposed one; others come back as they are. A `head`
 * that is known counts however small it is: a lit face at night is not dark, dark hair in snow not faded.
 */
export function liftExposure(bitmap: Bitmap, head?: Region): Bitmap {
  const all = { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
  const ends = [all, ...(head ? [head] : [])].map((region) => findEnds(bitmap, region));
  const low = Math.min(...ends.map((end) => end.low));
  const high = Math.max(...ends.map((end) => end.high));
  const black = low > BLACK ? low - BLACK * 0.6 : 0;
  const gain = Math.min(MOST, Math.max(high, WHITE) / Math.max(1, high - black));
  if (gain < 1.12) return bitmap;
  const lifted = Uint8Array.from({ length: 256 }, (_, value) =>
    clamp(Math.round((value - black) * gain), 0, 255),
  );
  return { ...bitmap, data: bitmap.data.map((value) => lifted[value] ?? value) };
}

/** The brightnesses below and above which the darkest and the brightest fiftieth of a region's pixels lie. */
function findEnds({ data, width, height }: Bitmap, region: Region): { low: number; high: number } {
  const [right, bottom] = [Math.min(width, region.right), Math.min(height, region.bottom)];
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.round(region.top)); y < bottom; y++) {
    for (let x = Math.max(0, Math.round(region.left)); x < right; x += 4) {
      const green = data[(y * width + x) * 3 + 1];
      histogram[green] = histogram[green] + 1;
      count++;
    }
  }
  const find = (from: number, step: 1 | -1) => {
    let left = count * 0.02;
    let value = from;
    while (value >= 0 && value <= 255) {
      left -= histogram[value];
      if (left < 0) return value;
      value += step;
    }
    return 255 - from;
  };
  return { low: find(0, 1), high: Math.max(24, find(255, -1)) };
}
