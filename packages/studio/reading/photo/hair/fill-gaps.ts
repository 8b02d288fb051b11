import { clamp } from '../../../math.ts';

/** A picture of floats, `channels` for every pixel, and how much each pixel counts, 0 to 1. */
type Weighted = { values: Float32Array; weights: Float32Array; width: number; height: number };

/** Fills what does not count with the mean of what lies nearest around it, from coarse to fine. */
export function fillGaps(picture: Weighted, channels: number): Float32Array {
  const { values, weights, width, height } = picture;
  if (width <= 2 || height <= 2) return values;
  const coarse = halve(picture, channels);
  const around = fillGaps(coarse, channels);
  const columns = nearest(width, coarse.width);
  const filled = new Float32Array(values.length);
  for (const [y, [row, nextRow]] of nearest(height, coarse.height).entries()) {
    const [near, next] = [row * coarse.width, nextRow * coarse.width];
    for (const [x, [column, nextColumn]] of columns.entries()) {
      const at = y * width + x;
      for (let c = 0; c < channels; c++) {
        const beside = around[(near + nextColumn) * channels + c] + around[(next + column) * channels + c];
        const far =
          (around[(near + column) * channels + c] * 9 +
            beside * 3 +
            around[(next + nextColumn) * channels + c]) /
          16;
        filled[at * channels + c] = far + (values[at * channels + c] - far) * weights[at];
      }
    }
  }
  return filled;
}

/** For each place of a line the nearest and the next place of the line of half as many, which lie 3 to 1 away from it. */
const nearest = (length: number, half: number) =>
  Array.from({ length }, (_, place): [number, number] => {
    const own = place >> 1;
    return [own, clamp(own + (place % 2 === 0 ? -1 : 1), 0, half - 1)];
  });

/** The weighted means of four pixels each. */
function halve({ values, weights, width, height }: Weighted, channels: number): Weighted {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const means = new Float32Array(half.width * half.height * channels);
  const sums = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [at, to] = [y * width + x, (y >> 1) * half.width + (x >> 1)];
      sums[to] += weights[at];
      for (let c = 0; c < channels; c++) means[to * channels + c] += values[at * channels + c] * weights[at];
    }
  }
  for (const [to, sum] of sums.entries())
    for (let c = 0; c < channels; c++) means[to * channels + c] /= Math.max(1e-6, sum);
  return { values: means, weights: sums.map((sum) => Math.min(1, sum)), ...half };
}
