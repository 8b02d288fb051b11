import { smoothStep } from '../math.ts';
import type { Field } from './field.ts';
import { toLinear } from './light.ts';
import type { Decal } from './solid.ts';
import type { SurfacePoint } from './surface-point.ts';

/** Lays the print under a point over its linear colour, if the surface there faces the object's front. */
export function readDecal(field: Field, point: SurfacePoint, decal: Decal, colour: Float64Array): void {
  const frame = field.frames[point.solid];
  if (!frame) return;
  const m = frame.matrix;
  const facing = m[2] * point.nx + m[5] * point.ny + m[8] * point.nz;
  if (facing < 0.02) return;
  const dx = point.x - frame.at[0];
  const dy = point.y - frame.at[1];
  const dz = point.z - frame.at[2];
  const x = (m[0] * dx + m[3] * dy + m[6] * dz) / frame.scale;
  const y = (m[1] * dx + m[4] * dy + m[7] * dz) / frame.scale;
  const u = ((x - decal.centre[0]) / decal.half[0] + 1) / 2;
  const v = (1 - (y - decal.centre[1]) / decal.half[1]) / 2;
  if (u <= 0 || v <= 0 || u >= 1 || v >= 1) return;
  blendPrint(decal, u * decal.width - 0.5, v * decal.height - 0.5, smoothStep(0.02, 0.2, facing), colour);
}

function blendPrint(
  { pixels, width, height }: Decal,
  u: number,
  v: number,
  strength: number,
  colour: Float64Array,
): void {
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(u)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(v)));
  const fx = u - x0;
  const fy = v - y0;
  const at = (y0 * width + x0) * 4;
  const below = at + width * 4;
  const mix = (channel: number) => {
    const top = pixels[at + channel] * (1 - fx) + pixels[at + 4 + channel] * fx;
    const bottom = pixels[below + channel] * (1 - fx) + pixels[below + 4 + channel] * fx;
    return Math.max(0, Math.min(255, top * (1 - fy) + bottom * fy));
  };
  const alpha = (mix(3) / 255) * strength;
  for (let channel = 0; channel < 3; channel++) {
    const under = colour[channel];
    colour[channel] = under + (toLinear(mix(channel)) - under) * alpha;
  }
}
