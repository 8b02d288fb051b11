/**
 * A closed body around the plane z = 0 of its object, as two maps seen from the front. A point is inside where z² is below
 * `front` (before the plane) or `back` (behind it), so that the body is round at its outline, where both maps cross 0.
 * Outside the outline the maps fall below 0, by at least `STEEP` per unit.
 */
export type Relief = {
  columns: number;
  rows: number;
  /** Middle of the maps and half their extent on the object. */
  centre: readonly [number, number];
  half: readonly [number, number];
  /** Squares of the distance from the plane, rows from the top. */
  front: Float32Array;
  back: Float32Array;
};

/** How steeply the maps fall outside the outline, squares of units per unit. */
const STEEP = 2.4;
/** A distance is never said to be deeper than this, units. */
const DEEPEST = 1.2;
/** Distances fall short of the truth by this factor, because a map may rise towards its neighbours. */
const CAUTION = 0.9;
/** Numbers before the maps of a relief in the field: columns, rows, half width, half height, width in the world. */
const HEADER = 4;

/** How many numbers a relief takes in the field. */
export const reliefLength = ({ columns, rows }: Relief): number => HEADER + 2 * columns * rows;

/** Writes a relief into the field's numbers from `base`. */
export function layOutRelief(relief: Relief, numbers: Float64Array, base: number): void {
  numbers.set([relief.columns, relief.rows, ...relief.half], base);
  numbers.set(relief.front, base + HEADER);
  numbers.set(relief.back, base + HEADER + relief.columns * relief.rows);
}

/** Distance and unit gradient that `measureRelief` found last. */
export const measured = new Float64Array(4);

/**
 * Measures the distance to the relief whose numbers begin at `base`, and the direction in which it grows, at a place in its
 * own turned coordinates; `halfWidth` is its half width in the world.
 */
export function measureRelief(
  n: Float64Array,
  base: number,
  halfWidth: number,
  x: number,
  y: number,
  z: number,
): void {
  const columns = n[base];
  const rows = n[base + 1];
  const halfX = n[base + 2];
  const halfY = n[base + 3];
  const scale = halfWidth / halfX;
  const lx = x / scale;
  const ly = y / scale;
  const lz = z / scale;
  const cx = Math.max(-halfX * 0.995, Math.min(halfX * 0.995, lx));
  const cy = Math.max(-halfY * 0.995, Math.min(halfY * 0.995, ly));
  const perX = (columns - 1) / (2 * halfX);
  const perY = (rows - 1) / (2 * halfY);
  const u = (cx + halfX) * perX;
  const v = (halfY - cy) * perY;
  const i = Math.min(columns - 2, Math.floor(u));
  const j = Math.min(rows - 2, Math.floor(v));
  const fu = u - i;
  const fv = v - j;
  const at = base + HEADER + (lz >= 0 ? 0 : columns * rows) + j * columns + i;
  const p = n[at];
  const q = n[at + 1];
  const s = n[at + columns];
  const t = n[at + columns + 1];
  const g = (p * (1 - fu) + q * fu) * (1 - fv) + (s * (1 - fu) + t * fu) * fv;
  let gx = ((q - p) * (1 - fv) + (t - s) * fv) * perX;
  let gy = -((s - p) * (1 - fu) + (t - q) * fu) * perY;
  const slope = Math.sqrt(gx * gx + gy * gy);
  if (g < 0 && slope < STEEP) {
    const more = slope > 0 ? STEEP / slope : 0;
    gx *= more;
    gy *= more;
  }
  const length = Math.sqrt(4 * lz * lz + gx * gx + gy * gy) || 1e-6;
  let d = (lz * lz - g) / Math.max(length, g < 0 ? STEEP : 0.3);
  if (d < -DEEPEST) d = -DEEPEST;
  const ox = lx - cx;
  const oy = ly - cy;
  if (ox !== 0 || oy !== 0) d = Math.sqrt(ox * ox + oy * oy + Math.max(0, d) ** 2);
  measured[0] = (d > 0 ? d * CAUTION : d) * scale;
  measured[1] = -gx / length;
  measured[2] = -gy / length;
  measured[3] = (2 * lz) / length;
}
