/** Farther than any picture is large, squared; finite, because differences of infinities are not numbers. */
const FAR = 1e12;

/**
 * How far each pixel is from the nearest one of a mask (1: in it), in pixels from middle to middle; 0 inside. Exact, in
 * two passes over rows and columns (Felzenszwalb and Huttenlocher, 'Distance transforms of sampled functions').
 */
export function distanceTo(mask: Uint8Array, width: number, height: number): Float32Array {
  const squared = Float64Array.from(mask, (inside) => (inside ? 0 : FAR));
  const pass = createPass(Math.max(width, height));
  for (let x = 0; x < width; x++) pass(squared, x, width, height);
  for (let y = 0; y < height; y++) pass(squared, y * width, 1, width);
  return Float32Array.from(squared, Math.sqrt);
}

/** Makes the pass along one line: the lower envelope of a parabola on each pixel. */
function createPass(longest: number) {
  const values = new Float64Array(longest);
  const roots = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  return (grid: Float64Array, start: number, step: number, length: number): void => {
    for (let i = 0; i < length; i++) values[i] = grid[start + i * step] ?? FAR;
    const valueAt = (i: number) => values[i] ?? FAR;
    const rootAt = (k: number) => roots[k] ?? 0;
    const crossing = (i: number, root: number) =>
      (valueAt(i) + i * i - valueAt(root) - root * root) / (2 * (i - root));
    let last = 0;
    roots[0] = 0;
    bounds[0] = -FAR;
    bounds[1] = FAR;
    for (let i = 1; i < length; i++) {
      let from = crossing(i, rootAt(last));
      while (from <= (bounds[last] ?? -FAR)) {
        last--;
        from = crossing(i, rootAt(last));
      }
      last++;
      roots[last] = i;
      bounds[last] = from;
      bounds[last + 1] = FAR;
    }
    for (let i = 0, k = 0; i < length; i++) {
      while ((bounds[k + 1] ?? FAR) < i) k++;
      const root = rootAt(k);
      grid[start + i * step] = (i - root) ** 2 + valueAt(root);
    }
  };
}
