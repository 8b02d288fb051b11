import type { Point } from './point.ts';
import type { Bitmap } from './read-photo.ts';

/** A square of a picture, turned by `angle` radians (clockwise on the screen). */
export type Square = { centre: Point; size: number; angle: number };

/**
 * Cuts a square out of a picture at `edge` pixels, three floats a pixel, each passed through `scale`. Pixels
 * are averaged where the square is shrunk; outside the picture it is black, or `stretched`: then the picture's
 * edge goes on.
 */
export function sampleSquare(
  bitmap: Bitmap,
  square: Square,
  edge: number,
  scale: (value: number) => number,
  outside: 'black' | 'stretched' = 'black',
): Float32Array {
  const samples = new Float32Array(edge * edge * 3).fill(scale(0));
  const step = square.size / edge;
  // A few samples per pixel are enough to keep a shrunk picture from flickering.
  const taps = Math.max(1, Math.min(4, Math.round(step)));
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const add = step < 1 ? addBetween : addNearest;
  const sum: Sum = { r: 0, g: 0, b: 0, inside: 0 };
  for (let row = 0; row < edge; row++) {
    for (let column = 0; column < edge; column++) {
      sum.r = sum.g = sum.b = sum.inside = 0;
      for (let tap = 0; tap < taps * taps; tap++) {
        const dx = (column + ((tap % taps) + 0.5) / taps - edge / 2) * step;
        const dy = (row + (Math.floor(tap / taps) + 0.5) / taps - edge / 2) * step;
        let x = square.centre.x + dx * cos - dy * sin;
        let y = square.centre.y + dx * sin + dy * cos;
        if (outside === 'stretched') {
          x = Math.max(0, Math.min(bitmap.width - 1, x));
          y = Math.max(0, Math.min(bitmap.height - 1, y));
        }
        if (x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height) add(bitmap, x, y, sum);
      }
      if (sum.inside === 0) continue;
      const at = (row * edge + column) * 3;
      samples[at] = scale(sum.r / sum.inside);
      samples[at + 1] = scale(sum.g / sum.inside);
      samples[at + 2] = scale(sum.b / sum.inside);
    }
  }
  return samples;
}

type Sum = { r: number; g: number; b: number; inside: number };

function addNearest({ data, width }: Bitmap, x: number, y: number, sum: Sum): void {
  const from = (Math.floor(y) * width + Math.floor(x)) * 3;
  sum.r += data[from];
  sum.g += data[from + 1];
  sum.b += data[from + 2];
  sum.inside++;
}

/** Between the middles of pixels: blocks as large as theirs would be edges to what looks at a small face. */
function addBetween({ data, width, height }: Bitmap, x: number, y: number, sum: Sum): void {
  const u = Math.max(0, Math.min(width - 1, x - 0.5));
  const v = Math.max(0, Math.min(height - 1, y - 0.5));
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - column, v - row];
  const above = (row * width + column) * 3;
  const next = column + 1 < width ? 3 : 0;
  const below = above + (row + 1 < height ? width * 3 : 0);
  const mix = (channel: number) =>
    (data[above + channel] * (1 - fx) + data[above + next + channel] * fx) * (1 - fy) +
    (data[below + channel] * (1 - fx) + data[below + next + channel] * fx) * fy;
  sum.r += mix(0);
  sum.g += mix(1);
  sum.b += mix(2);
  sum.inside++;
}
