import { type Field, SLOT, STRIDE } from './field.ts';

/** Larger than any scene. */
const FAR = 1e3;

/**
 * The distance from a point to the nearest surface among the active solids (negative inside), which is what
 * lets a ray stride through empty space. `active` holds indices in rising order.
 */
export function distanceTo(field: Field, active: Int32Array, count: number, x: number, y: number, z: number): number {
  const n = field.numbers;
  let nearest = FAR;
  let lumpDistance = FAR;
  let lump = -1;
  for (let i = 0; i < count; i++) {
    const o = (active[i] ?? 0) * STRIDE;
    const of = n[o + SLOT.lump] ?? 0;
    if (of !== lump) {
      if (lumpDistance < nearest) nearest = lumpDistance;
      lumpDistance = FAR;
      lump = of;
    }
    const d = solidDistance(n, o, x, y, z);
    const k = n[o + SLOT.blend] ?? 0;
    if (n[o + SLOT.cut] === 1) {
      const h = k > 0 ? Math.max(k - Math.abs(lumpDistance + d), 0) : 0;
      lumpDistance = Math.max(lumpDistance, -d) + (h > 0 ? (h * h) / (4 * k) : 0);
    } else {
      const h = k > 0 ? Math.max(k - Math.abs(lumpDistance - d), 0) : 0;
      lumpDistance = Math.min(lumpDistance, d) - (h > 0 ? (h * h) / (4 * k) : 0);
    }
  }
  return lumpDistance < nearest ? lumpDistance : nearest;
}

/** Which solid a surface point belongs to: the one nearest to it, cutters left out. */
export function solidAt(field: Field, active: Int32Array, count: number, x: number, y: number, z: number): number {
  let nearest = FAR;
  let found = -1;
  for (let i = 0; i < count; i++) {
    const index = active[i] ?? 0;
    if (field.numbers[index * STRIDE + SLOT.cut] === 1) continue;
    const d = solidDistance(field.numbers, index * STRIDE, x, y, z);
    if (d < nearest) {
      nearest = d;
      found = index;
    }
  }
  return found;
}

/** Distance to one solid. The shapes are those of `Solid`. */
function solidDistance(n: Float64Array, o: number, px: number, py: number, pz: number): number {
  let x = px - (n[o + SLOT.x] ?? 0);
  let y = py - (n[o + SLOT.y] ?? 0);
  let z = pz - (n[o + SLOT.z] ?? 0);
  const shape = n[o + SLOT.shape] ?? 0;
  const a = n[o + SLOT.a] ?? 0;
  const b = n[o + SLOT.b] ?? 0;
  if (shape === 4) {
    const dx = n[o + SLOT.matrix] ?? 0;
    const dy = n[o + SLOT.matrix + 1] ?? 0;
    const dz = n[o + SLOT.matrix + 2] ?? 0;
    let h = (x * dx + y * dy + z * dz) / (n[o + SLOT.matrix + 3] ?? 0);
    h = h < 0 ? 0 : h > 1 ? 1 : h;
    x -= dx * h;
    y -= dy * h;
    z -= dz * h;
    return Math.sqrt(x * x + y * y + z * z) - (a + (b - a) * h);
  }
  if (n[o + SLOT.turned] === 1) {
    const m = o + SLOT.matrix;
    const tx = (n[m] ?? 0) * x + (n[m + 3] ?? 0) * y + (n[m + 6] ?? 0) * z;
    const ty = (n[m + 1] ?? 0) * x + (n[m + 4] ?? 0) * y + (n[m + 7] ?? 0) * z;
    z = (n[m + 2] ?? 0) * x + (n[m + 5] ?? 0) * y + (n[m + 8] ?? 0) * z;
    x = tx;
    y = ty;
  }
  const c = n[o + SLOT.c] ?? 0;
  const round = n[o + SLOT.round] ?? 0;
  if (shape === 0) return ballDistance(n, o, x, y, z, a, b, c);
  if (shape === 1) {
    const qx = Math.abs(x) - a + round;
    const qy = Math.abs(y) - b + round;
    const qz = Math.abs(z) - c + round;
    const ox = qx > 0 ? qx : 0;
    const oy = qy > 0 ? qy : 0;
    const oz = qz > 0 ? qz : 0;
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
  }
  const radial = Math.sqrt(x * x + z * z);
  if (shape === 3) {
    const out = radial - a;
    return Math.sqrt(out * out + y * y) - b;
  }
  const qr = radial - a + round;
  const qh = Math.abs(y) - b + round;
  const or = qr > 0 ? qr : 0;
  const oh = qh > 0 ? qh : 0;
  return Math.sqrt(or * or + oh * oh) + Math.min(Math.max(qr, qh), 0) - round;
}

function ballDistance(
  n: Float64Array, o: number, x: number, y: number, z: number, a: number, b: number, c: number,
): number {
  const k0 = Math.sqrt((x * x) / (a * a) + (y * y) / (b * b) + (z * z) / (c * c));
  const k1 = Math.sqrt((x * x) / (a ** 4) + (y * y) / (b ** 4) + (z * z) / (c ** 4));
  const distance = k1 < 1e-9 ? -(n[o + SLOT.flatness] ?? 0) : (k0 * (k0 - 1)) / k1;
  const depth = n[o + SLOT.combDepth] ?? 0;
  if (depth === 0 || distance > depth * 6) return distance;
  // Locks fan out from the crown: the angle around it, a little wavy along the height.
  const angle = Math.atan2(x, z + c * 0.15) * (n[o + SLOT.combDensity] ?? 0) * a;
  const wave = Math.sin(angle + (n[o + SLOT.combPhase] ?? 0) + Math.sin(y / b * 2.4) * 1.6);
  return distance + depth * (1 - Math.abs(wave)) * 0.9 - depth * 0.3;
}
