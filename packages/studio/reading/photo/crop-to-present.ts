import type { Bitmap } from './read-photo.ts';

/** The grey that decoders leave where pixels are missing, and how far a value may be from it after one more encoding. */
const MISSING = 128;
const TOLERANCE = 1;
/** Share of a side: fewer grey lines take nothing from a picture. */
const LEAST_SHARE = 0.01;

/**
 * The part of a photo that is there. Where a file ends too early its last rows are grey; turned upright, they may lie
 * along any edge.
 * @returns the same bitmap if nothing is missing.
 */
export function cropToPresent(bitmap: Bitmap): Bitmap {
  const { width, height } = bitmap;
  const isGreyRow = (y: number) => isGrey(bitmap, { start: y * width, step: 1, count: width });
  const isGreyColumn = (x: number) => isGrey(bitmap, { start: x, step: width, count: height });
  const top = countWhile(height, isGreyRow);
  const bottom = countWhile(height, (line) => isGreyRow(height - 1 - line));
  const left = countWhile(width, isGreyColumn);
  const right = countWhile(width, (line) => isGreyColumn(width - 1 - line));
  const most = Math.max(top / height, bottom / height, left / width, right / width);
  if (most < LEAST_SHARE) return bitmap;
  if (most === bottom / height) return cut(bitmap, { x: 0, y: 0, width, height: height - bottom });
  if (most === top / height) return cut(bitmap, { x: 0, y: top, width, height: height - top });
  if (most === left / width) return cut(bitmap, { x: left, y: 0, width: width - left, height });
  return cut(bitmap, { x: 0, y: 0, width: width - right, height });
}

/** Pixels that lie in a line. */
interface Line {
  start: number;
  step: number;
  count: number;
}

function isGrey({ data }: Bitmap, { start, step, count }: Line): boolean {
  for (let index = 0; index < count; index++) {
    const at = (start + index * step) * 3;
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs(data[at + channel] - MISSING) > TOLERANCE) return false;
    }
  }
  return true;
}

function countWhile(lines: number, holds: (line: number) => boolean): number {
  let count = 0;
  while (count < lines && holds(count)) count++;
  return count;
}

function cut(from: Bitmap, part: { x: number; y: number; width: number; height: number }): Bitmap {
  const { width, height } = part;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const start = ((part.y + y) * from.width + part.x) * 3;
    data.set(from.data.subarray(start, start + width * 3), y * width * 3);
  }
  return { ...from, width, height, data };
}
