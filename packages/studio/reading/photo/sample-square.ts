import { clamp } from '../../math.ts';
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
  const taps = clamp(Math.round(step), 1, 4);
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const isStretched = outside === 'stretched';
  const { width, height, data } = bitmap;
  // Where each line of taps lies, along the square and across it.
  const along = Float64Array.from(
    { length: edge * taps },
    (_, tap) => ((tap + 0.5) / taps - edge / 2) * step,
  );
  const [alongX, alongY] = [
    along.map((d) => square.centre.x + d * cos),
    along.map((d) => square.centre.y + d * sin),
  ];
  const [acrossX, acrossY] = [along.map((d) => d * sin), along.map((d) => d * cos)];
  for (let row = 0; row < edge; row++) {
    for (let column = 0; column < edge; column++) {
      let [r, g, b, inside] = [0, 0, 0, 0];
      for (let down = row * taps; down < (row + 1) * taps; down++) {
        for (let right = column * taps; right < (column + 1) * taps; right++) {
          let x = Math.floor(alongX[right] - acrossX[down]);
          let y = Math.floor(alongY[right] + acrossY[down]);
          if (isStretched) {
            x = clamp(x, 0, width - 1);
            y = clamp(y, 0, height - 1);
          }
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const from = (y * width + x) * 3;
          r += data[from];
          g += data[from + 1];
          b += data[from + 2];
          inside++;
        }
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
