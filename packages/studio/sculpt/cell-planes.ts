import { BEND } from './arc.ts';
import { SLOT, STRIDE } from './field.ts';
import { smoothGradient } from './gradient.ts';
import type { Trace } from './samples.ts';
import { type Probe, smoothUnion } from './sdf.ts';

/** Numbers per solid: what its plane measures at the cell's front and back, each as constant, slope in u, slope in v. */
const ROW = 6;
/** What rounding, and the waist of a tapering limb, may put before a plane, pixels. */
const SLOP = 0.75;
const RING = 3;
const ARC = 5;
const RELIEF = 6;

/**
 * The solids of a cell, each as the plane that it lies behind as seen from the middle of the cell: enough to say which
 * rays pass all of them by, at a fraction of the cost of a march.
 */
let planes = new Float64Array(32 * ROW);
const probe: Probe = new Float64Array(7);
/** The ray to clip: its place at z = 0 from the axis. */
export const place = new Float64Array(2);

/**
 * Lays the planes of the listed solids for rays between two depths. `u` and `v` are the middle of the cell, from the
 * axis at z = 0; solids of groups that stay out of the cell leave the list. Returns how many stay.
 */
export function layPlanes(
  trace: Trace,
  { u, v, front, back }: { u: number; v: number; front: number; back: number },
  start: number,
  count: number,
): number {
  const n = trace.field.numbers;
  const { indices } = trace.stack;
  const { pull, pixelsPerUnit } = trace.visible.camera;
  if (planes.length < count * ROW) planes = new Float64Array(count * ROW * 2);
  const half = (front - back) / 2;
  const z = front - half;
  const scale = 1 - pull * z;
  probe[0] = trace.middleX + u * scale;
  probe[1] = trace.middleY + v * scale;
  probe[2] = z;
  const depth = { front, back, half, slop: SLOP / pixelsPerUnit };
  let kept = start;
  for (let from = start; from < start + count; ) {
    const group = n[indices[from] * STRIDE + SLOT.group];
    const first = kept;
    let nearest = 1e3;
    for (; from < start + count; from++) {
      const index = indices[from];
      const o = index * STRIDE;
      if (n[o + SLOT.group] !== group) break;
      const row = kept - start;
      indices[kept++] = index;
      if (n[o + SLOT.cut] === 1) continue;
      const reach = layPlane(n, o, row, trace, depth);
      nearest = smoothUnion(nearest, reach, n[o + SLOT.blend]);
    }
    if (nearest > 0) kept = first;
  }
  return kept - start;
}

/** Lays one solid's plane; returns how near it comes within the cell, at least. */
function layPlane(
  n: Float64Array,
  o: number,
  row: number,
  trace: Trace,
  { front, back, half, slop }: { front: number; back: number; half: number; slop: number },
): number {
  smoothGradient(n, o, probe);
  let nx = probe[4];
  let ny = probe[5];
  let nz = probe[6];
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= length;
  ny *= length;
  nz *= length;
  const d = probe[3] * length - slop - hollowOf(n, o, half);
  const z = front - half;
  const offset = d - nx * (probe[0] - trace.middleX) - ny * (probe[1] - trace.middleY);
  const { pull } = trace.visible.camera;
  const near = 1 - pull * front;
  const far = 1 - pull * back;
  const r = row * ROW;
  planes[r] = offset + nz * (front - z);
  planes[r + 1] = nx * near;
  planes[r + 2] = ny * near;
  planes[r + 3] = offset + nz * (back - z);
  planes[r + 4] = nx * far;
  planes[r + 5] = ny * far;
  return d - half * 1.1 * (Math.abs(nx) + Math.abs(ny) + Math.abs(nz));
}

/** How far before the plane the hole of a ring, or the inner side of an arc, curves towards the cell. */
function hollowOf(n: Float64Array, o: number, half: number): number {
  const shape = n[o + SLOT.shape];
  // A relief is hollow wherever a face is.
  if (shape === RELIEF) return 4 * half;
  if (shape !== RING && shape !== ARC) return 0;
  const thick = shape === RING ? n[o + SLOT.b] : Math.max(n[o + SLOT.a], n[o + SLOT.b], n[o + SLOT.c]);
  const radius = shape === RING ? n[o + SLOT.a] : n[o + SLOT.matrix + BEND];
  return (1.5 * half * half) / Math.max(1e-6, radius - thick);
}

/** Where the last clipped ray comes behind the planes and leaves them again, as shares of the way through the cell. */
export const span = new Float64Array(2);
/** The solids of those groups that the last clipped ray may meet. */
export let ahead = new Int32Array(64);

/**
 * Clips a ray, given by its place at z = 0 from the axis, to where it is behind some plane, and leaves that in `span`.
 * Returns how many solids are `ahead`: none if it passes all by.
 */
export function clipRay(n: Float64Array, list: Int32Array, start: number, count: number): number {
  if (ahead.length < count) ahead = new Int32Array(count * 2);
  // Arrays that may be replaced are looked up once, not for every plane.
  const laid = planes;
  const met = ahead;
  const u = place[0];
  const v = place[1];
  let enter = 1;
  let leave = 0;
  let nearest = 1e3;
  let group = -1;
  let kept = 0;
  let passed = 0;
  for (let row = 0; row < count; row++) {
    const index = list[start + row];
    const o = index * STRIDE;
    const of = n[o + SLOT.group];
    if (of !== group) {
      if (nearest > 0) kept = passed;
      passed = kept;
      nearest = 1e3;
      group = of;
    }
    met[kept++] = index;
    if (n[o + SLOT.cut] === 1) continue;
    const r = row * ROW;
    const near = laid[r] + laid[r + 1] * u + laid[r + 2] * v;
    const far = laid[r + 3] + laid[r + 4] * u + laid[r + 5] * v;
    nearest = smoothUnion(nearest, Math.min(near, far), n[o + SLOT.blend]);
    if (nearest > 0) continue;
    // Seams fill the corner between two planes.
    const seam = count > 1 && n[o + SLOT.pad] > 0;
    if (!seam && near > 0 && far > 0) continue;
    const first = seam || near <= 0 ? 0 : near / (near - far);
    const last = seam || far <= 0 ? 1 : near / (near - far);
    if (first < enter) enter = first;
    if (last > leave) leave = last;
  }
  if (nearest > 0) kept = passed;
  span[0] = enter;
  span[1] = leave;
  return enter < leave ? kept : 0;
}
