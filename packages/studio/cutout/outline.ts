import { distanceTo } from './distance.ts';

/** How solid a pixel must be to be cut around, 0 to 255. */
const SOLID = 96;

/** Which pixels of a picture (RGBA) are solid, 1 or 0. */
export function solidPixels(pixels: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) =>
    (pixels[i * 4 + 3] ?? 0) >= SOLID ? 1 : 0,
  );
}

/**
 * How far each pixel is outside of a contour around a mask, pixels; negative inside. The contour keeps `rim` pixels of
 * distance, has no holes, and no corner or gap that scissors with a radius of `round` pixels could not follow.
 */
export function contourAround(
  mask: Uint8Array,
  size: { width: number; height: number },
  { rim, round }: { rim: number; round: number },
): Float32Array {
  const { width, height } = size;
  const near = distanceTo(mask, width, height).map((distance) => (distance <= rim + round ? 1 : 0));
  const outside = floodFromCorner(near, width, height);
  const depth = distanceTo(outside, width, height);
  const inside = depth.map((distance) => (distance > round ? 1 : 0));
  const beyond = distanceTo(Uint8Array.from(inside), width, height);
  // One pixel is half in and half out of its own contour.
  return beyond.map((distance, i) => (distance > 0 ? distance - 0.5 : round - (depth[i] ?? 0) + 0.5));
}

/** The pixels outside of a mask that can be reached from the first one: not the holes in it. */
function floodFromCorner(mask: ArrayLike<number>, width: number, height: number): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting = [0];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (reached[at] || mask[at]) continue;
    reached[at] = 1;
    const x = at % width;
    if (x > 0) waiting.push(at - 1);
    if (x < width - 1) waiting.push(at + 1);
    if (at >= width) waiting.push(at - width);
    if (at < width * (height - 1)) waiting.push(at + width);
  }
  return reached;
}
