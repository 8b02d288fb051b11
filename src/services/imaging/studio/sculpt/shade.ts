import type { Field } from './field.ts';
import { FILL, KEY, ramp, softbox, surroundings, toLinear } from './light.ts';
import type { Decal, Paint } from './solid.ts';

/** A lit surface point: where, which way it faces, and how much light reaches it. */
export type SurfacePoint = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  solid: number;
  /** 0 in full shadow of the key light, 1 in full light. */
  lit: number;
  /** 0 deep in a corner, 1 in the open. */
  open: number;
};

const sample: [number, number, number, number] = [0, 0, 0, 0];

/** Writes the linear colour of a point as seen from the front into `out`. */
export function shade(field: Field, point: SurfacePoint, out: [number, number, number]): void {
  const paint = field.solids[point.solid]?.paint;
  if (!paint) return;
  let r = toLinear(paint.colour[0]);
  let g = toLinear(paint.colour[1]);
  let b = toLinear(paint.colour[2]);
  if (paint.decal && readDecal(field, point, paint.decal)) {
    const [dr, dg, db, alpha] = sample;
    r += (toLinear(dr) - r) * alpha;
    g += (toLinear(dg) - g) * alpha;
    b += (toLinear(db) - b) * alpha;
  }
  if (paint.metal) shadeMetal(point, paint, r, g, b, out);
  else shadePlastic(point, paint, r, g, b, out);
}

/** Reads the print under a point into `sample`, if the surface there faces the object's front. */
function readDecal(field: Field, point: SurfacePoint, decal: Decal): boolean {
  const frame = field.frames[point.solid];
  if (!frame) return false;
  const m = frame.matrix;
  const [dx, dy, dz] = [point.x - frame.at[0], point.y - frame.at[1], point.z - frame.at[2]];
  const x = ((m[0] ?? 0) * dx + (m[3] ?? 0) * dy + (m[6] ?? 0) * dz) / frame.scale;
  const y = ((m[1] ?? 0) * dx + (m[4] ?? 0) * dy + (m[7] ?? 0) * dz) / frame.scale;
  const facing = (m[2] ?? 0) * point.nx + (m[5] ?? 0) * point.ny + (m[8] ?? 0) * point.nz;
  if (facing < 0.02) return false;
  const u = ((x - decal.centre[0]) / decal.half[0] + 1) / 2;
  const v = (1 - (y - decal.centre[1]) / decal.half[1]) / 2;
  if (u <= 0 || v <= 0 || u >= 1 || v >= 1) return false;
  readSmoothly(decal, u * decal.width - 0.5, v * decal.height - 0.5);
  sample[3] *= ramp(0.02, 0.2, facing);
  return true;
}

function readSmoothly({ pixels, width, height }: Decal, u: number, v: number): void {
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(u)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(v)));
  const fx = u - x0;
  const fy = v - y0;
  const at = (y0 * width + x0) * 4;
  const below = at + width * 4;
  for (let channel = 0; channel < 4; channel++) {
    const top = (pixels[at + channel] ?? 0) * (1 - fx) + (pixels[at + 4 + channel] ?? 0) * fx;
    const bottom = (pixels[below + channel] ?? 0) * (1 - fx) + (pixels[below + 4 + channel] ?? 0) * fx;
    sample[channel] = top * (1 - fy) + bottom * fy;
  }
  sample[3] /= 255;
}

function shadePlastic(
  p: SurfacePoint,
  paint: Paint,
  r: number,
  g: number,
  b: number,
  out: [number, number, number],
): void {
  const facingKey = p.nx * KEY[0] + p.ny * KEY[1] + p.nz * KEY[2];
  // Plastic lets some light through: the terminator is soft and its shadow side keeps colour.
  const key = Math.max(0, (facingKey + 0.18) / 1.18) * (0.12 + 0.88 * p.lit);
  const fill = Math.max(0, p.nx * FILL[0] + p.ny * FILL[1] + p.nz * FILL[2]);
  const sky = (0.5 + 0.5 * p.ny) * p.open;
  const ground = (0.5 - 0.5 * p.ny) * p.open;
  const light = 0.9 * key;
  const glow = 0.05 * (1 - p.open) + 0.03;
  const mirrorY = 2 * p.nz * p.ny;
  const mirrorX = 2 * p.nz * p.nx;
  const mirrorZ = 2 * p.nz * p.nz - 1;
  const edge = (1 - Math.max(0, p.nz)) ** 5;
  const fresnel = (0.045 + 0.7 * edge) * (0.35 + 0.65 * paint.gloss);
  const box = softbox(mirrorX, mirrorY, mirrorZ, paint.gloss) * (0.25 + 0.75 * p.lit);
  const shine =
    fresnel * surroundings(mirrorY) * p.open * 0.8 + box * (0.05 + 0.34 * paint.gloss * paint.gloss);
  out[0] = r * (light * 1.04 + 0.2 * fill * p.open + 0.34 * sky + 0.24 * ground + glow * (1 + r)) + shine;
  out[1] = g * (light + 0.21 * fill * p.open + 0.34 * sky + 0.2 * ground + glow) + shine;
  out[2] = b * (light * 0.95 + 0.24 * fill * p.open + 0.37 * sky + 0.17 * ground + glow) + shine;
}

function shadeMetal(
  p: SurfacePoint,
  paint: Paint,
  r: number,
  g: number,
  b: number,
  out: [number, number, number],
): void {
  const mirrorY = 2 * p.nz * p.ny;
  const mirrorX = 2 * p.nz * p.nx;
  const mirrorZ = 2 * p.nz * p.nz - 1;
  const bands = 0.5 + 0.5 * Math.sin(mirrorY * 5 + mirrorX * 2);
  const seen =
    (0.2 + 0.75 * surroundings(mirrorY) * bands + 0.25 * ramp(-0.2, 0.6, mirrorY)) * (0.4 + 0.6 * p.open);
  const box = softbox(mirrorX, mirrorY, mirrorZ, paint.gloss) * (0.3 + 0.7 * p.lit);
  out[0] = r * seen + box * (0.4 + 0.5 * r);
  out[1] = g * seen + box * (0.4 + 0.5 * g);
  out[2] = b * seen + box * (0.4 + 0.5 * b);
}
