import { ahead, clipRay, layPlanes, place, span } from './cell-planes.ts';
import { SLOT, STRIDE } from './field.ts';
import { TILE, TILE_SAMPLES, type Trace } from './samples.ts';
import type { Probe } from './sdf.ts';
import { listDistance, listSurface } from './tile-sdf.ts';

/** From the middle of each of four samples to its turned place; the fifth is a sample that stays. */
const TURNED_X = [0.25, 0.25, -0.25, -0.25, 0];
const TURNED_Y = [-0.25, 0.25, -0.25, 0.25, 0];
const STRAIGHT = 4;

/** Place, distance and direction. */
const probe: Probe = new Float64Array(7);
const normal = new Float64Array(3);
/** The surface found last, continued as a plane: its place from the axis at z = 0, its z, its normal. */
const plane = new Float64Array(6);

/**
 * Finds what the open samples of a tile see between two depths, of the listed solids. Where these blend into one surface,
 * each sample first looks where the plane of its neighbour leads, which is nearly always right.
 */
export function marchTile(
  trace: Trace,
  { tileX, tileY, front, back }: { tileX: number; tileY: number; front: number; back: number },
  start: number,
  listed: number,
): void {
  const { visible, open, middleX, middleY } = trace;
  const { numbers } = trace.field;
  const { indices } = trace.stack;
  const { camera, depths } = visible;
  const tile = tileY * visible.tilesAcross + tileX;
  const pixel = 1 / camera.pixelsPerUnit;
  const half = (front - back) / 2;
  const u = camera.left + (tileX + 0.5) * 2 * half - middleX;
  const v = camera.top - (tileY + 0.5) * 2 * half - middleY;
  const count = layPlanes(trace, { u, v, front, back }, start, listed);
  if (count === 0) return;
  const smooth = trace.withNormals && !trace.fine && isOneBulge(trace, start, count);
  const follows = smooth && findPlane(trace, { u, v, z: front - half, half }, start, count);
  for (let word = tile * 2; word < tile * 2 + 2; word++) {
    for (let bits = open[word]; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits) + ((word & 1) << 5);
      const corner = trace.fine ? (index & 1) | ((index >> 2) & 2) : STRAIGHT;
      const across = tileX * TILE + (index & 7) + 0.5 + TURNED_X[corner];
      const down = tileY * TILE + (index >> 3) + 0.5 + TURNED_Y[corner];
      place[0] = camera.left + across * pixel - middleX;
      place[1] = camera.top - down * pixel - middleY;
      const met = clipRay(numbers, indices, start, count);
      if (met === 0) continue;
      ray[0] = place[0];
      ray[1] = place[1];
      ray[2] = front - 2 * half * span[0];
      ray[3] = front - 2 * half * (span[1] ?? 1);
      const sample = tile * TILE_SAMPLES + index;
      if (!seek(trace, sample, met, follows)) continue;
      depths[sample] = probe[2];
      open[word] = open[word] & ~(bits & -bits);
      if (!follows || normal[2] < LEAST_FACING) continue;
      plane[0] = ray[0];
      plane[1] = ray[1];
      plane[2] = probe[2];
      plane[3] = normal[0];
      plane[4] = normal[1];
      plane[5] = normal[2];
    }
  }
}

/** Finds what the ray hits, by the plane of its neighbour or by marching; leaves the probe there and keeps it. */
function seek(trace: Trace, sample: number, count: number, follows: boolean): boolean {
  const found = follows ? followPlane(trace, sample, count) : UNSURE;
  if (found !== UNSURE) return found === FOUND;
  if (!march(trace, count)) return false;
  if (trace.withNormals) keepSurface(trace, sample, count);
  return true;
}

const UNSURE = 0;
const MISSED = 1;
const FOUND = 2;
/** A plane that is seen more from the side leads astray. */
const LEAST_FACING = 0.3;
/** How wrong the plane may be, pixels. */
const TRUST = 1.2;
/** How many pixels past the cell the plane is left to the cells behind. */
const BEYOND = 3;

/** Tries the plane of the neighbour: `FOUND` leaves the probe on the surface and keeps it. */
function followPlane(trace: Trace, sample: number, count: number): number {
  const { pull, pixelsPerUnit } = trace.visible.camera;
  const u = ray[0];
  const v = ray[1];
  const facing = plane[5] ?? 1;
  const scale = 1 - pull * plane[2];
  const slide = (u - plane[0]) * plane[3] + (v - plane[1]) * plane[4];
  const z = plane[2] - (slide * scale) / facing;
  if (z < ray[3] - BEYOND / pixelsPerUnit) return MISSED;
  if (z > ray[2] || z < ray[3]) return UNSURE;
  probe[0] = trace.middleX + u * (1 - pull * z);
  probe[1] = trace.middleY + v * (1 - pull * z);
  probe[2] = z;
  keepSurface(trace, sample, count);
  const d = probe[3];
  if (Math.abs(d) * pixelsPerUnit > TRUST || normal[2] < LEAST_FACING) return UNSURE;
  probe[2] = z - d / (normal[2] ?? 1);
  return FOUND;
}

/** Whether a list is one group to which nothing is cut: then the plane of its surface never lies behind it. */
function isOneBulge(
  { field: { numbers: n }, stack: { indices } }: Trace,
  start: number,
  count: number,
): boolean {
  const group = n[indices[start] * STRIDE + SLOT.group];
  for (let at = start; at < start + count; at++) {
    const o = indices[at] * STRIDE;
    if (n[o + SLOT.group] !== group || n[o + SLOT.cut] === 1) return false;
  }
  return true;
}

/** Notes the plane of the surface as seen from the middle of a cell; false if it is seen from the side. */
function findPlane(
  trace: Trace,
  { u, v, z, half }: { u: number; v: number; z: number; half: number },
  start: number,
  count: number,
): boolean {
  const { pull } = trace.visible.camera;
  const x = trace.middleX + u * (1 - pull * z);
  const y = trace.middleY + v * (1 - pull * z);
  probe[0] = x;
  probe[1] = y;
  probe[2] = z;
  listSurface(trace.field.numbers, trace.stack.indices, start, count, probe, half, normal);
  const d = probe[3];
  const depth = z - d * normal[2];
  const scale = 1 - pull * depth;
  plane[0] = (x - d * normal[0] - trace.middleX) / scale;
  plane[1] = (y - d * normal[1] - trace.middleY) / scale;
  plane[2] = depth;
  plane.set(normal, 3);
  return plane[5] > LEAST_FACING;
}

/** The ray to march: its place at z = 0 from the axis, x and y, and where in z it begins and ends. */
const ray = new Float64Array(4);

/**
 * Marches along the ray and leaves the probe where it hits. Strides are lengthened by the slope seen so far, and taken
 * back where the balls known to be empty would not touch.
 */
function march({ field, visible, middleX, middleY }: Trace, count: number): boolean {
  const { pull, pixelsPerUnit } = visible.camera;
  const { numbers } = field;
  const near = 0.4 / pixelsPerUnit;
  const u = ray[0];
  const v = ray[1];
  const back = ray[3];
  let z = ray[2];
  let before = -1;
  let stride = 0;
  for (let step = 0; step < 32 && z > back; step++) {
    const scale = 1 - pull * z;
    probe[0] = middleX + u * scale;
    probe[1] = middleY + v * scale;
    probe[2] = z;
    listDistance(numbers, ahead, 0, count, probe, false);
    const d = probe[3];
    if (d <= near) {
      if (d < 0 && before > 0) probe[2] = z - (stride * d) / (before - d);
      return true;
    }
    if (before > 0 && stride > before + d) {
      z += stride;
      stride = before * 0.96;
      before = -1;
      z -= stride;
      continue;
    }
    const slope = before > 0 ? (before - d) / stride : 1;
    stride = d * (slope > 0.34 ? 1.02 / slope : 3);
    if (before < 0 || slope > 1) stride = d * 0.96;
    before = d;
    z -= stride;
  }
  return false;
}

function keepSurface({ field, visible }: Trace, sample: number, count: number): void {
  const groove = 0.6 / visible.camera.pixelsPerUnit;
  const found = listSurface(field.numbers, ahead, 0, count, probe, groove, normal);
  const turn = isAskew(field.numbers, found) ? facingAgain() : 1;
  visible.ids[sample] = found;
  visible.normals[sample * 2] = normal[0] * turn * 32767;
  visible.normals[sample * 2 + 1] = normal[1] * turn * 32767;
}

/** The flank of a groove is seen no more from the side than this: it would mirror the room as a bright wire. */
const GROOVE_FACING = 0.4;

const isAskew = (n: Float64Array, solid: number): boolean =>
  normal[2] < GROOVE_FACING && n[solid * STRIDE + SLOT.groove] > 0;

/** The share of its x and y that the normal keeps when it is turned towards the viewer. */
const facingAgain = (): number =>
  Math.sqrt(
    (1 - GROOVE_FACING * GROOVE_FACING) / Math.max(1e-6, normal[0] * normal[0] + normal[1] * normal[1]),
  );
