import { SLOT } from './field.ts';

/** What `nearestOnArc` finds: from the curve to the place, along the curve, and the share of it, 0 to 1. */
export const foot = new Float64Array(7);
export const ALONG = 3;
export const SHARE = 6;

/** Where, among the numbers of an arc, the least radius of its bend stands. */
export const BEND = 7;

/** Steps towards the nearest place: locks of hair bend so little that three come within a thousandth. */
const STEPS = 3;

/**
 * Finds the place on an arc that is nearest to x, y, z, measured from where the arc starts, and leaves it in `foot`. An
 * arc keeps its curve in place of the matrix: P(t) = 2 t b + t² c, and one over the square of its chord.
 */
export function nearestOnArc(n: Float64Array, o: number, x: number, y: number, z: number): void {
  const m = o + SLOT.matrix;
  const bx = n[m];
  const by = n[m + 1];
  const bz = n[m + 2];
  const cx = n[m + 3];
  const cy = n[m + 4];
  const cz = n[m + 5];
  let t = (x * (2 * bx + cx) + y * (2 * by + cy) + z * (2 * bz + cz)) * n[m + 6];
  t = t < 0 ? 0 : Math.min(t, 1);
  for (let step = 0; step < STEPS; step++) {
    const qx = t * (2 * bx + t * cx) - x;
    const qy = t * (2 * by + t * cy) - y;
    const qz = t * (2 * bz + t * cz) - z;
    const ax = 2 * (bx + t * cx);
    const ay = 2 * (by + t * cy);
    const az = 2 * (bz + t * cz);
    const square = ax * ax + ay * ay + az * az + 1e-9;
    const bend = square + 2 * (qx * cx + qy * cy + qz * cz);
    t -= (qx * ax + qy * ay + qz * az) / Math.max(bend, square * 0.5);
    t = t < 0 ? 0 : Math.min(t, 1);
  }
  foot[0] = x - t * (2 * bx + t * cx);
  foot[1] = y - t * (2 * by + t * cy);
  foot[2] = z - t * (2 * bz + t * cz);
  foot[3] = 2 * (bx + t * cx);
  foot[4] = 2 * (by + t * cy);
  foot[5] = 2 * (bz + t * cz);
  foot[6] = t;
}
