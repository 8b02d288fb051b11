import { ALONG, foot, nearestOnArc, SHARE } from './arc.ts';
import { SLOT } from './field.ts';
import { measured, measureRelief } from './relief.ts';
import { type Probe, solidDistance } from './sdf.ts';

const local = new Float64Array(3);

/**
 * Measures the distance from a probe, which must lie near the surface, to the solid whose numbers begin at `o`, and the
 * direction in which it grows: behind the distance stand its x, y and z. Combed grooves are felt over `e`.
 */
export function solidGradient(n: Float64Array, o: number, probe: Probe, e: number): void {
  smoothGradient(n, o, probe);
  const depth = n[o + SLOT.groove];
  // A solid that is farther from the surface than its seam and its grooves reach does not count.
  if (depth > 0 && Math.abs(probe[3]) < n[o + SLOT.pad] + 2 * depth) differentiate(n, o, probe, e);
}

/** The same without combed grooves. */
export function smoothGradient(n: Float64Array, o: number, probe: Probe): void {
  solidDistance(n, o, probe, false);
  const x = probe[0] - n[o + SLOT.x];
  const y = probe[1] - n[o + SLOT.y];
  const z = probe[2] - n[o + SLOT.z];
  const m = o + SLOT.matrix;
  if (n[o + SLOT.shape] === 4) {
    limbGradient(n, o, x, y, z, probe);
    return;
  }
  if (n[o + SLOT.shape] === 5) {
    arcGradient(n, o, x, y, z, probe);
    return;
  }
  if (n[o + SLOT.turned] === 0) {
    localGradient(n, o, x, y, z);
    probe[4] = local[0];
    probe[5] = local[1];
    probe[6] = local[2];
    return;
  }
  const m0 = n[m];
  const m1 = n[m + 1];
  const m2 = n[m + 2];
  const m3 = n[m + 3];
  const m4 = n[m + 4];
  const m5 = n[m + 5];
  const m6 = n[m + 6];
  const m7 = n[m + 7];
  const m8 = n[m + 8];
  localGradient(n, o, m0 * x + m3 * y + m6 * z, m1 * x + m4 * y + m7 * z, m2 * x + m5 * y + m8 * z);
  const gx = local[0];
  const gy = local[1];
  const gz = local[2];
  probe[4] = m0 * gx + m1 * gy + m2 * gz;
  probe[5] = m3 * gx + m4 * gy + m5 * gz;
  probe[6] = m6 * gx + m7 * gy + m8 * gz;
}

function differentiate(n: Float64Array, o: number, probe: Probe, e: number): void {
  solidDistance(n, o, probe, true);
  const here = probe[3];
  for (let axis = 0; axis < 3; axis++) {
    const place = probe[axis];
    probe[axis] = place + e;
    solidDistance(n, o, probe, true);
    probe[4 + axis] = (probe[3] - here) / e;
    probe[axis] = place;
  }
  probe[3] = here;
}

function limbGradient(n: Float64Array, o: number, x: number, y: number, z: number, probe: Probe): void {
  const m = o + SLOT.matrix;
  const dx = n[m];
  const dy = n[m + 1];
  const dz = n[m + 2];
  const inverse = n[m + 3];
  const h = (x * dx + y * dy + z * dz) * inverse;
  const along = Math.max(0, Math.min(1, h));
  const rx = x - dx * along;
  const ry = y - dy * along;
  const rz = z - dz * along;
  const length = 1 / (Math.sqrt(rx * rx + ry * ry + rz * rz) || 1);
  // A tapering limb leans towards its thinner end.
  const lean = along === h ? (n[o + SLOT.a] - n[o + SLOT.b]) * inverse : 0;
  probe[4] = rx * length + dx * lean;
  probe[5] = ry * length + dy * lean;
  probe[6] = rz * length + dz * lean;
}

function arcGradient(n: Float64Array, o: number, x: number, y: number, z: number, probe: Probe): void {
  nearestOnArc(n, o, x, y, z);
  const t = foot[SHARE];
  const rx = foot[0];
  const ry = foot[1];
  const rz = foot[2];
  const ax = foot[ALONG];
  const ay = foot[ALONG + 1];
  const az = foot[ALONG + 2];
  const length = 1 / (Math.sqrt(rx * rx + ry * ry + rz * rz) || 1);
  const a = n[o + SLOT.a];
  const b = n[o + SLOT.b];
  const growth = 2 * (b - a + t * (a - 2 * b + n[o + SLOT.c]));
  // As with a limb, the gradient leans towards the thinner end.
  const lean = t > 0 && t < 1 ? -growth / (ax * ax + ay * ay + az * az + 1e-9) : 0;
  probe[4] = rx * length + ax * lean;
  probe[5] = ry * length + ay * lean;
  probe[6] = rz * length + az * lean;
}

/** Unit gradient in the solid's own coordinates, into `local`. */
function localGradient(n: Float64Array, o: number, x: number, y: number, z: number): void {
  const shape = n[o + SLOT.shape];
  const a = n[o + SLOT.a];
  const b = n[o + SLOT.b];
  const c = n[o + SLOT.c];
  if (shape === 6) {
    measureRelief(n, n[o + SLOT.round], a, x, y, z);
    toUnit(measured[1], measured[2], measured[3]);
    return;
  }
  if (shape === 0) {
    toUnit(x / (a * a), y / (b * b), z / (c * c));
    return;
  }
  const round = n[o + SLOT.round];
  if (shape === 1) {
    boxGradient(x, y, z, Math.abs(x) - a + round, Math.abs(y) - b + round, Math.abs(z) - c + round);
    return;
  }
  const radial = Math.sqrt(x * x + z * z) || 1e-9;
  if (shape === 3) {
    const out = (radial - a) / radial;
    toUnit(x * out, y, z * out);
    return;
  }
  const qr = radial - a + round;
  const qh = Math.abs(y) - b + round;
  const side = qr > 0 ? qr : qh > 0 || qh > qr ? 0 : 1;
  const lid = qh > 0 ? qh : qr > 0 || qr >= qh ? 0 : 1;
  toUnit((x * side) / radial, lid * Math.sign(y), (z * side) / radial);
}

function boxGradient(x: number, y: number, z: number, qx: number, qy: number, qz: number): void {
  if (qx > 0 || qy > 0 || qz > 0) {
    toUnit(Math.max(qx, 0) * Math.sign(x), Math.max(qy, 0) * Math.sign(y), Math.max(qz, 0) * Math.sign(z));
    return;
  }
  const nearX = qx >= qy && qx >= qz;
  const nearY = !nearX && qy >= qz;
  toUnit(nearX ? x : 0, nearY ? y : 0, nearX || nearY ? 0 : z);
}

function toUnit(x: number, y: number, z: number): void {
  const length = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  local[0] = x * length;
  local[1] = y * length;
  local[2] = z * length;
}
