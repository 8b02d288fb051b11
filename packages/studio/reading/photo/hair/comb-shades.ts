/** So far around a place, in pixels, all strands run in one direction, and so far along it they are one strand. */
const AROUND = 5;
const ALONG = 12;

/**
 * Strands as a brush would paint them: each place has the mean of what lies along the strand that runs through it, so that the
 * spots of a photo, its noise and its crossing hairs become lines. `shades` has three numbers for every pixel.
 */
export function combShades(shades: Float32Array, width: number): Float32Array {
  const height = shades.length / 3 / width;
  const ways = waysOf(shades, width, height);
  const combed = new Float32Array(shades.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3;
      let count = 0;
      for (const back of [1, -1]) {
        let [px, py, dx, dy] = [x, y, 0, 0];
        for (let step = 0; step < ALONG; step++) {
          const [column, row] = [Math.round(px), Math.round(py)];
          if (column < 0 || row < 0 || column >= width || row >= height) break;
          const at = row * width + column;
          for (let c = 0; c < 3; c++) combed[to + c] += shades[at * 3 + c];
          count++;
          const [wx, wy] = [ways[at * 2], ways[at * 2 + 1]];
          const turn = step === 0 ? back : Math.sign(wx * dx + wy * dy) || 1;
          [dx, dy] = [wx * turn, wy * turn];
          px += dx;
          py += dy;
        }
      }
      for (let c = 0; c < 3; c++) combed[to + c] /= count;
    }
  return combed;
}

/** The direction of the strands at each pixel, as x and y. */
function waysOf(shades: Float32Array, width: number, height: number): Float32Array {
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => shades[at * 3] + shades[at * 3 + 1] + shades[at * 3 + 2],
  );
  const [xx, xy, yy] = Array.from({ length: 3 }, () => new Float32Array(width * height));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = light[at + 1] - light[at - 1];
      const down = light[at + width] - light[at - width];
      xx[at] = across * across;
      xy[at] = across * down;
      yy[at] = down * down;
    }
  const [a, b, c] = [xx, xy, yy].map((each) => meanAround(each, width, height));
  const ways = new Float32Array(width * height * 2);
  for (let at = 0; at < width * height; at++) {
    // Light changes most across strands.
    const across = Math.atan2(2 * b[at], a[at] - c[at]) / 2;
    ways[at * 2] = -Math.sin(across);
    ways[at * 2 + 1] = Math.cos(across);
  }
  return ways;
}

/** The mean of a square around each pixel. */
function meanAround(values: Float32Array, width: number, height: number): Float32Array {
  const along = (from: Float32Array, step: number, length: number) => {
    const means = new Float32Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const place = Math.floor(at / step) % length;
      const [first, last] = [Math.max(-place, -AROUND), Math.min(length - 1 - place, AROUND)];
      for (let away = first; away <= last; away++) means[at] += from[at + away * step];
      means[at] /= last - first + 1;
    }
    return means;
  };
  return along(along(values, 1, width), width, height);
}
