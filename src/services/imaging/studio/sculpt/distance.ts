import { type Field, SLOT, STRIDE } from './field.ts';

/** Larger than any scene. */
const FAR = 1e3;
const {
  shape: SHAPE,
  lump: LUMP,
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
const { reach: REACH, comb: COMB, density: DENSITY, phase: PHASE, turned: TURNED, matrix: MATRIX } = SLOT;
const { middleX: MIDDLE_X, middleY: MIDDLE_Y, middleZ: MIDDLE_Z, pad: PAD } = SLOT;

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
  let nearest = FAR;
  let lumpDistance = FAR;
  let lump = -1;
  for (let i = 0; i < count; i++) {
    const o = (active[i] ?? 0) * STRIDE;
    const of = n[o + LUMP] ?? 0;
    if (of !== lump) {
      if (lumpDistance < nearest) nearest = lumpDistance;
      lumpDistance = FAR;
      lump = of;
    }
    const k = n[o + BLEND] ?? 0;
    const cut = n[o + CUT] === 1;
    // Most solids are too far to matter: a ball around them says so more cheaply than their shape.
    const mx = x - (n[o + MIDDLE_X] ?? 0);
    const my = y - (n[o + MIDDLE_Y] ?? 0);
    const mz = z - (n[o + MIDDLE_Z] ?? 0);
    const limit =
      (cut ? 0 : Math.max(0, Math.min(nearest, lumpDistance))) + (n[o + REACH] ?? 0) + (n[o + PAD] ?? 0);
    if (mx * mx + my * my + mz * mz > limit * limit) continue;
    const d = solidDistance(n, o, x, y, z, fine);
    lumpDistance = cut ? -melt(-lumpDistance, d, k) : melt(lumpDistance, d, k);
  }
  return Math.min(lumpDistance, nearest);
}

/** The nearer of two distances, with a soft seam of width `k`. */
function melt(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  const nearer = Math.min(a, b);
  return h > 0 ? nearer - (h * h) / (4 * k) : nearer;
}

/** Which solid a surface point belongs to: the nearest of the nearest lump, cutters left out. */
export function solidAt(
  field: Field,
  active: Int32Array,
  count: number,
  x: number,
  y: number,
  z: number,
): number {
  const n = field.numbers;
  let best = FAR;
  let found = -1;
  let lump = -1;
  let lumpDistance = FAR;
  let lumpBest = FAR;
  let lumpFound = -1;
  for (let i = 0; i <= count; i++) {
    const index = active[i] ?? 0;
    const o = index * STRIDE;
    const of = i < count ? (n[o + LUMP] ?? 0) : -2;
    if (of !== lump) {
      if (lumpDistance < best) {
        best = lumpDistance;
        found = lumpFound;
      }
      if (i === count) break;
      lump = of;
      lumpDistance = FAR;
      lumpBest = FAR;
    }
    const d = solidDistance(n, o, x, y, z, false);
    if (n[o + CUT] === 1) {
      lumpDistance = -melt(-lumpDistance, d, n[o + BLEND] ?? 0);
      continue;
    }
    lumpDistance = melt(lumpDistance, d, n[o + BLEND] ?? 0);
    if (d < lumpBest) {
      lumpBest = d;
      lumpFound = index;
    }
  }
  return found;
}

/** Distance to one solid. The shapes are those of `Solid`, by their place in the list. */
function solidDistance(
  n: Float64Array,
  o: number,
  px: number,
  py: number,
  pz: number,
  fine: boolean,
): number {
  let x = px - (n[o + X] ?? 0);
  let y = py - (n[o + Y] ?? 0);
  let z = pz - (n[o + Z] ?? 0);
  const shape = n[o + SHAPE] ?? 0;
  const a = n[o + A] ?? 0;
  const b = n[o + B] ?? 0;
  const m = o + MATRIX;
  if (shape === 4) return limbDistance(n, m, x, y, z, a, b);
  if (n[o + TURNED] === 1) {
    const tx = (n[m] ?? 0) * x + (n[m + 3] ?? 0) * y + (n[m + 6] ?? 0) * z;
    const ty = (n[m + 1] ?? 0) * x + (n[m + 4] ?? 0) * y + (n[m + 7] ?? 0) * z;
    z = (n[m + 2] ?? 0) * x + (n[m + 5] ?? 0) * y + (n[m + 8] ?? 0) * z;
    x = tx;
    y = ty;
  }
  const c = n[o + C] ?? 0;
  if (shape === 0) {
    const distance = ballDistance(x / a, y / b, z / c, a, b, c);
    return fine && (n[o + COMB] ?? 0) > 0 ? distance + combDepth(n, o, x, y / b, z + c * 0.15) : distance;
  }
  const round = n[o + ROUND] ?? 0;
  if (shape === 1) {
    const qx = Math.abs(x) - a + round;
    const qy = Math.abs(y) - b + round;
    const qz = Math.abs(z) - c + round;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
  }
  const radial = Math.sqrt(x * x + z * z);
  if (shape === 3) {
    const out = radial - a;
    return Math.sqrt(out * out + y * y) - b;
  }
  const qr = radial - a + round;
  const qh = Math.abs(y) - b + round;
  const or = Math.max(qr, 0);
  const oh = Math.max(qh, 0);
  return Math.sqrt(or * or + oh * oh) + Math.min(Math.max(qr, qh), 0) - round;
}

function limbDistance(
  n: Float64Array,
  m: number,
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
): number {
  const dx = n[m] ?? 0;
  const dy = n[m + 1] ?? 0;
  const dz = n[m + 2] ?? 0;
  let h = (x * dx + y * dy + z * dz) * (n[m + 3] ?? 0);
  h = h < 0 ? 0 : Math.min(h, 1);
  const rx = x - dx * h;
  const ry = y - dy * h;
  const rz = z - dz * h;
  return Math.sqrt(rx * rx + ry * ry + rz * rz) - (a + (b - a) * h);
}

/** Distance to an ellipsoid, good near its surface; x, y, z come divided by the radii. */
function ballDistance(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const k0 = Math.sqrt(x * x + y * y + z * z);
  const gx = x / a;
  const gy = y / b;
  const gz = z / c;
  const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** Locks fan out from the crown: they follow the angle around it, a little wavy along the height. */
function combDepth(n: Float64Array, o: number, x: number, height: number, z: number): number {
  const angle = Math.atan2(x, z) * (n[o + DENSITY] ?? 0);
  const wave = Math.sin(angle + (n[o + PHASE] ?? 0) + Math.sin(height * 2.4) * 1.6);
  return (n[o + COMB] ?? 0) * (0.6 - 0.9 * Math.abs(wave));
}
