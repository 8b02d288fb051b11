import type { Bitmap } from './read-photo.ts';

/** Where the brightest fiftieth of a well exposed photo begins, and where the darkest one may end, 0 to 255. */
const WHITE = 205;
const BLACK = 84;
/** A gain beyond this shows more noise than face. */
const MOST = 5;

/** Gives a dark or faded photo the blacks and lights of a well exposed one; others come back as they are. */
export function liftExposure(bitmap: Bitmap): Bitmap {
  const { low, high } = findEnds(bitmap);
  const black = low > BLACK ? low - BLACK * 0.6 : 0;
  const gain = Math.min(MOST, Math.max(high, WHITE) / Math.max(1, high - black));
  if (gain < 1.12) return bitmap;
  const lifted = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round((value - black) * gain))),
  );
  return { ...bitmap, data: bitmap.data.map((value) => lifted[value] ?? value) };
}

/** The brightnesses below and above which the darkest and the brightest fiftieth of the pixels lie. */
function findEnds({ data }: Bitmap): { low: number; high: number } {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let at = 1; at < data.length; at += 12) {
    const green = data[at] ?? 0;
    histogram[green] = (histogram[green] ?? 0) + 1;
    count++;
  }
  const find = (from: number, step: 1 | -1) => {
    let left = count * 0.02;
    let value = from;
    while (value >= 0 && value <= 255) {
      left -= histogram[value] ?? 0;
      if (left < 0) return value;
      value += step;
    }
    return 255 - from;
  };
  return { low: find(0, 1), high: Math.max(24, find(255, -1)) };
}
