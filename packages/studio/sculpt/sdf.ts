import { ALONG, foot, nearestOnArc, SHARE } from './arc.ts';
import { type Field, SLOT, STRIDE } from './field.ts';
import { carve, POLE, place } from './groove.ts';
import { measured, measureRelief } from './relief.ts';

/** A distance larger than any scene. */
const FAR = 1e3;
const {
  shape: SHAPE,
  group: LUMP,
  blend: BLEND,
  cut: CUT,
  x: X,
  y: Y,
  z: Z,
  a: A,
  b: B,
  c: C,
  round: ROUND,
} = SLOT;
const { reach: REACH, groove: GROOVE, turned: TURNED, matrix: MATRIX, carving: CARVING } = SLOT;
const { inverseA: INVERSE_A, inverseB: INVERSE_B, inverseC: INVERSE_C } = SLOT;
const { middleX: MIDDLE_X, middleY: MIDDLE_Y, middleZ: MIDDLE_Z, pad: PAD } = SLOT;

/**
 * A place to measure at, x, y and z, and behind them what is found there: the distance first. Handing it on as an array spares the
 * engine the allocation of each number, which costs more than the arithmetic.
 */
export type Probe = Float64Array;

const shared: Probe = new Float64Array(4);

function probeAt(x: number, y: number, z: number): Probe {
  shared[0] = x;
  shared[1] = y;
  shared[2] = z;
  return shared;
}

/**
 * The distance from a point to the nearest surface among the active solids (negative inside), which is what
 * lets a ray stride through empty space. `active` holds indices in rising order. `fine` adds the combed
 * grooves, which are too shallow for anything but the direction of the surface.
 */
export function distanceTo(
  field: Field,
  active: Int32Array,
  count: number,
  x: number,
  y: number,
  z: number,
  fine: boolean,
): number {
  const n = field.numbers;
  const probe = probeAt(x, y, z);
  let nearest = FAR;
  let groupDistance = FAR;
  let group = -1;
  for (let i = 0; i < count; i++) {
    const o = (active[i] ?? 0) * STRIDE;
    const of = n[o + LUMP];
    if (of !== group) {
      if (groupDistance < nearest) nearest = groupDistance;
      groupDistance = FAR;
      group = of;
    }
    const k = n[o + BLEND];
    const cut = n[o + CUT] === 1;
    // Most solids are too far away to matter: a ball around them shows this at less cost than their shape.
    const mx = x - n[o + MIDDLE_X];
    const my = y - n[o + MIDDLE_Y];
    const mz = z - n[o + MIDDLE_Z];
    const limit = (cut ? 0 : Math.max(0, Math.min(nearest, groupDistance))) + n[o + REACH] + n[o + PAD];
    if (mx * mx + my * my + mz * mz > limit * limit) continue;
    solidDistance(n, o, probe, fine);
    const d = probe[3];
    groupDistance = cut ? -smoothUnion(-groupDistance, d, k) : smoothUnion(groupDistance, d, k);
  }
  return Math.min(groupDistance, nearest);
}

/** The smooth minimum of two distances; `k` is the width of the blend. */
export function smoothUnion(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  const nearer = Math.min(a, b);
  return h > 0 ? nearer - (h * h) / (4 * k) : nearer;
}

/** Which solid a surface point belongs to: the nearest of the nearest group, without cutters. */
export function solidAt(
  field: Field,
  active: Int32Array,
  count: number,
  x: number,
  y: number,
  z: number,
): number {
  const n = field.numbers;
  const probe = probeAt(x, y, z);
  let best = FAR;
  let found = -1;
  let group = -1;
  let groupDistance = FAR;
  let groupBest = FAR;
  let groupFound = -1;
  for (let i = 0; i <= count; i++) {
    const index = active[i] ?? 0;
    const o = index * STRIDE;
    const of = i < count ? n[o + LUMP] : -2;
    if (of !== group) {
      if (groupDistance < best) {
        best = groupDistance;
        found = groupFound;
      }
      if (i === count) break;
      group = of;
      groupDistance = FAR;
      groupBest = FAR;
    }
    solidDistance(n, o, probe, false);
    const d = probe[3];
    if (n[o + CUT] === 1) {
      groupDistance = -smoothUnion(-groupDistance, d, n[o + BLEND]);
      continue;
    }
    groupDistance = smoothUnion(groupDistance, d, n[o + BLEND]);
    if (d < groupBest) {
      groupBest = d;
      groupFound = index;
    }
  }
  return found;
}

/**
 * Measures the distance from a probe to one solid, whose numbers begin at `o`. The shapes are those of `Solid`, by
 * their place in the list. `fine` adds the combed grooves.
 */
export function solidDistance(n: Float64Array, o: number, probe: Probe, fine: boolean): void {
  let x = probe[0] - n[o + X];
  let y = probe[1] - n[o + Y];
  let z = probe[2] - n[o + Z];
  const shape = n[o + SHAPE];
  const a = n[o + A];
  const b = n[o + B];
  const m = o + MATRIX;
  if (shape === 4) {
    const dx = n[m];
    const dy = n[m + 1];
    const dz = n[m + 2];
    let h = (x * dx + y * dy + z * dz) * n[m + 3];
    h = h < 0 ? 0 : Math.min(h, 1);
    x -= dx * h;
    y -= dy * h;
    z -= dz * h;
    probe[3] = Math.sqrt(x * x + y * y + z * z) - (a + (b - a) * h);
    if (fine && n[o + GROOVE] > 0) {
      setPlace(x, y, z, h * 2 - 1);
      setPole(n[o + CARVING + POLE], n[o + CARVING + POLE + 1], n[o + CARVING + POLE + 2]);
      probe[3] += carve(n, o + GROOVE, o + CARVING);
    }
    return;
  }
  if (shape === 5) {
    arcDistance(n, o, probe, x, y, z, fine);
    return;
  }
  if (n[o + TURNED] === 1) {
    const tx = n[m] * x + n[m + 3] * y + n[m + 6] * z;
    const ty = n[m + 1] * x + n[m + 4] * y + n[m + 7] * z;
    z = n[m + 2] * x + n[m + 5] * y + n[m + 8] * z;
    x = tx;
    y = ty;
  }
  const c = n[o + C];
  if (shape === 6) {
    measureRelief(n, n[o + ROUND], a, x, y, z);
    probe[3] = measured[0];
    return;
  }
  if (shape === 0) {
    // An ellipsoid: the distance is exact only near its surface.
    const ia = n[o + INVERSE_A];
    const ib = n[o + INVERSE_B];
    const ic = n[o + INVERSE_C];
    const ux = x * ia;
    const uy = y * ib;
    const uz = z * ic;
    const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const gx = ux * ia;
    const gy = uy * ib;
    const gz = uz * ic;
    const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz);
    probe[3] = k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
    if (fine && n[o + GROOVE] > 0) carveInside(n, o, probe, x, y, z);
    return;
  }
  const round = n[o + ROUND];
  if (shape === 1) {
    const qx = Math.abs(x) - a + round;
    const qy = Math.abs(y) - b + round;
    const qz = Math.abs(z) - c + round;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    const inner = qx > qy ? Math.max(qx, qz) : Math.max(qy, qz);
    probe[3] = Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inner, 0) - round;
    if (fine && n[o + GROOVE] > 0) carveInside(n, o, probe, x, y, z);
    return;
  }
  const radial = Math.sqrt(x * x + z * z);
  if (shape === 3) {
    const out = radial - a;
    probe[3] = Math.sqrt(out * out + y * y) - b;
    return;
  }
  const qr = radial - a + round;
  const qh = Math.abs(y) - b + round;
  const or = Math.max(qr, 0);
  const oh = Math.max(qh, 0);
  const inner = Math.max(qr, qh);
  probe[3] = Math.sqrt(or * or + oh * oh) + Math.min(inner, 0) - round;
}

/** Adds the grooves of a solid that has a middle, at a place in its own coordinates. */
function carveInside(n: Float64Array, o: number, probe: Probe, x: number, y: number, z: number): void {
  const g = o + CARVING;
  const along =
    x * n[o + INVERSE_A] * n[g + POLE] +
    y * n[o + INVERSE_B] * n[g + POLE + 1] +
    z * n[o + INVERSE_C] * n[g + POLE + 2];
  const lean = n[g] === 0 ? n[o + C] * 0.15 : 0;
  setPlace(x, y, z + lean, along);
  setPole(n[g + POLE], n[g + POLE + 1], n[g + POLE + 2]);
  probe[3] += carve(n, o + GROOVE, g);
}

/** Measures the distance to a bent limb, x, y and z from its start. */
function arcDistance(
  n: Float64Array,
  o: number,
  probe: Probe,
  x: number,
  y: number,
  z: number,
  fine: boolean,
): void {
  nearestOnArc(n, o, x, y, z);
  const t = foot[SHARE];
  const rx = foot[0];
  const ry = foot[1];
  const rz = foot[2];
  const a = n[o + A];
  const b = n[o + B];
  const radius = a + t * (2 * (b - a) + t * (a - 2 * b + n[o + C]));
  probe[3] = Math.sqrt(rx * rx + ry * ry + rz * rz) - radius;
  if (!fine || n[o + GROOVE] === 0) return;
  const ax = foot[ALONG];
  const ay = foot[ALONG + 1];
  const az = foot[ALONG + 2];
  const length = 1 / (Math.sqrt(ax * ax + ay * ay + az * az) || 1);
  setPlace(rx, ry, rz, t * 2 - 1);
  setPole(ax * length, ay * length, az * length);
  probe[3] += carve(n, o + GROOVE, o + CARVING);
}

/** The direction in which grooves run at the place. */
function setPole(x: number, y: number, z: number): void {
  place[4] = x;
  place[5] = y;
  place[6] = z;
}

function setPlace(x: number, y: number, z: number, along: number): void {
  place[0] = x;
  place[1] = y;
  place[2] = z;
  place[3] = along;
}
