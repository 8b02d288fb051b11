/**
 * Within how many pixels around a place all strands run in one direction; and along how many steps, and of what
 * length, they are one strand.
 */
const AROUND = 5;
const ALONG = { steps: 7, each: 1.7 };

/**
 * Strands as a brush would paint them: each place gets the mean of what is along the strand that runs through it, so
 * that the spots of a photo, its noise and its crossing hairs become lines. `shades` has three numbers for every
 * pixel.
 */
export function combShades(shades: Float32Array, width: number): Float32Array {
  const height = shades.length / 3 / width;
  const ways = waysOf(shades, width, height);
  const combed = new Float32Array(shades.length);
  const sum = new Float64Array(3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    sum.fill(0);
    let count = 0;
    for (let back = -1; back <= 1; back += 2) {
      let px = x;
      let py = y;
      let dx = ways[pixel * 2] * back;
      let dy = ways[pixel * 2 + 1] * back;
      for (let step = 0; step < ALONG.steps; step++) {
        const column = Math.round(px);
        const row = Math.round(py);
        if (column < 0 || row < 0 || column >= width || row >= height) break;
        const at = row * width + column;
        for (let c = 0; c < 3; c++) sum[c] += shades[at * 3 + c];
        count++;
        const wx = ways[at * 2];
        const wy = ways[at * 2 + 1];
        // A direction and its opposite are one: the strand goes on as it came.
        const turn = wx * dx + wy * dy < 0 ? -1 : 1;
        dx = wx * turn;
        dy = wy * turn;
        px += dx * ALONG.each;
        py += dy * ALONG.each;
      }
    }
    for (let c = 0; c < 3; c++) combed[pixel * 3 + c] = sum[c] / count;
  }
  return combed;
}

/** The direction of the strands at each pixel, as x and y. */
function waysOf(shades: Float32Array, width: number, height: number): Float32Array {
  const size = width * height;
  const light = new Float32Array(size);
  for (let at = 0; at < size; at++) light[at] = shades[at * 3] + shades[at * 3 + 1] + shades[at * 3 + 2];
  const xx = new Float32Array(size);
  const xy = new Float32Array(size);
  const yy = new Float32Array(size);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = light[at + 1] - light[at - 1];
      const down = light[at + width] - light[at - width];
      xx[at] = across * across;
      xy[at] = across * down;
      yy[at] = down * down;
    }
  const [a, b, c] = [xx, xy, yy].map((each) => sumAround(each, width, height));
  const ways = new Float32Array(size * 2);
  for (let at = 0; at < size; at++) {
    // Light changes most across strands.
    const across = Math.atan2(2 * b[at], a[at] - c[at]) / 2;
    ways[at * 2] = -Math.sin(across);
    ways[at * 2 + 1] = Math.cos(across);
  }
  return ways;
}

/** The sum of a square around each pixel, which beyond the edge is empty. */
function sumAround(values: Float32Array, width: number, height: number): Float32Array {
  const along = (from: Float32Array, step: number, length: number) => {
    const sums = new Float32Array(from.length);
    for (let first = 0; first < from.length; first++) {
      if (Math.floor(first / step) % length !== 0) continue;
      let sum = 0;
      for (let place = -AROUND; place < length; place++) {
        if (place + AROUND < length) sum += from[first + (place + AROUND) * step];
        if (place > AROUND) sum -= from[first + (place - AROUND - 1) * step];
        if (place >= 0) sums[first + place * step] = sum;
      }
    }
    return sums;
  };
  return along(along(values, 1, width), width, height);
}
