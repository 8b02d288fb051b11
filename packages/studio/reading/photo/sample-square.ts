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
  const isStretched = outside === 'stretched';
  for (let row = 0; row < edge; row++) {
    for (let column = 0; column < edge; column++) {
      let [r, g, b, inside] = [0, 0, 0, 0];
      for (let tap = 0; tap < taps * taps; tap++) {
        const dx = (column + ((tap % taps) + 0.5) / taps - edge / 2) * step;
        const dy = (row + (Math.floor(tap / taps) + 0.5) / taps - edge / 2) * step;
        let x = Math.floor(square.centre.x + dx * cos - dy * sin);
        let y = Math.floor(square.centre.y + dx * sin + dy * cos);
        if (isStretched) {
          x = Math.max(0, Math.min(bitmap.width - 1, x));
          y = Math.max(0, Math.min(bitmap.height - 1, y));
        }
        if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) continue;
        const from = (y * bitmap.width + x) * 3;
        r += bitmap.data[from];
        g += bitmap.data[from + 1];
        b += bitmap.data[from + 2];
        inside++;
      }
      if (inside === 0) continue;
      const at = (row * edge + column) * 3;
      samples[at] = scale(r / inside);
      samples[at + 1] = scale(g / inside);
      samples[at + 2] = scale(b / inside);
    }
  }
  return samples;
}
