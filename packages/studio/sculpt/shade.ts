import { clamp, smoothStep } from '../math.ts';
import type { Field } from './field.ts';
import { FILL, KEY, RIM, softbox, surroundings, toLinear } from './light.ts';
import type { Decal } from './solid.ts';
import type { SurfacePoint } from './surface-point.ts';

/** Linear colour of the last shaded point. */
export type Shaded = Float64Array;

const base = new Float64Array(3);

/** What shading needs of the paint of each solid: linear red, green, blue, gloss, roughness, translucency, metal. */
export type Palette = Float64Array;
const SWATCH = 7;

/** Mixes the palette of a field. */
export function mixPalette({ solids }: Field): Palette {
  return Float64Array.from(
    solids.flatMap(({ paint: { colour, gloss: tint, roughness, translucent, metal } }) => {
      const gloss = clamp(tint, 0, 1);
      const dull = Math.max(roughness ?? 0, (1 - gloss) ** 1.5 * 0.75);
      return [...colour.map(toLinear), gloss, dull, translucent ?? 0.35, metal ? 1 : 0];
    }),
  );
}

/** Writes the linear colour of a point as seen from the front into `out`. */
export function shade(field: Field, palette: Palette, point: SurfacePoint, out: Shaded): void {
  const swatch = point.solid * SWATCH;
  base[0] = palette[swatch];
  base[1] = palette[swatch + 1];
  base[2] = palette[swatch + 2];
  const decal = field.solids[point.solid]?.paint.decal;
  if (decal) readDecal(field, point, decal, base);
  const gloss = palette[swatch + 3];
  const dull = palette[swatch + 4];
  if (palette[swatch + 6] === 1) shadeMetal(point, dull, out);
  else shadePlastic(point, gloss, dull, palette[swatch + 5], out);
}

/**
 * Plastic with a clear, smooth skin. Light that enters it comes out a little further: the edge of its shadow is soft
 * and keeps colour, the more so the more `translucent` it is.
 */
function shadePlastic(p: SurfacePoint, gloss: number, dull: number, translucent: number, out: Shaded): void {
  const lit = p.soft[0] ?? 1;
  const open = p.soft[1] ?? 1;
  const mirrored = p.soft[5] ?? 1;
  const facing = p.nx * KEY[0] + p.ny * KEY[1] + p.nz * KEY[2];
  const wrap = 0.1 + 0.22 * translucent;
  const straight = Math.max(0, (facing + wrap) / (1 + wrap)) * (0.04 + 0.96 * lit);
  const bleed =
    translucent *
    0.22 *
    smoothStep(-0.5, 0.1, facing) *
    (1 - smoothStep(0.1, 0.7, facing)) *
    (0.3 + 0.7 * lit);
  const fill = Math.max(0, p.nx * FILL[0] + p.ny * FILL[1] + p.nz * FILL[2]) * open;
  const rim = Math.max(0, p.nx * RIM[0] + p.ny * RIM[1] + p.nz * RIM[2]) * open;
  const sky = (0.5 + 0.5 * p.ny) * open;
  const ground = (0.5 - 0.5 * p.ny) * open;
  const mx = 2 * p.nz * p.nx;
  const my = 2 * p.nz * p.ny;
  const mz = 2 * p.nz * p.nz - 1;
  const grazing = 1 - p.nz;
  const fresnel = 0.04 + (0.5 + 0.4 * gloss) * grazing * grazing * grazing * grazing * grazing;
  const strength = fresnel * (0.35 + 0.65 * gloss);
  const window = softbox(mx, my, mz, dull) * (0.08 + 0.92 * lit);
  const shine =
    strength * (surroundings(mx, my, mz, dull) * mirrored * (0.4 + 0.6 * open) + 11 * window * gloss);
  for (let channel = 0; channel < 3; channel++) {
    const albedo = base[channel];
    const warm = channel === 0 ? 1.03 : channel === 1 ? 1 : 0.955;
    const cool = channel === 0 ? 0.95 : channel === 1 ? 1 : 1.06;
    const diffuse =
      0.92 * straight * warm +
      0.17 * fill * cool +
      0.16 * rim +
      0.33 * sky * cool +
      0.2 * ground * warm +
      0.5 * p.soft[2 + channel] +
      bleed * (channel === 0 ? 1.5 : channel === 1 ? 0.55 : 0.4) * (0.25 + 0.75 * albedo);
    out[channel] = albedo * (1 - fresnel * 0.6) * diffuse + shine;
  }
}

/** Metal mirrors the studio in its own colour, and what stands close to it darkly. */
function shadeMetal(p: SurfacePoint, dull: number, out: Shaded): void {
  const lit = p.soft[0] ?? 1;
  const open = p.soft[1] ?? 1;
  const mirrored = p.soft[5] ?? 1;
  const mx = 2 * p.nz * p.nx;
  const my = 2 * p.nz * p.ny;
  const mz = 2 * p.nz * p.nz - 1;
  const grazing = (1 - p.nz) ** 5;
  const dark = 0.45 + 0.55 * smoothStep(-0.35, 0.5, my);
  const room =
    surroundings(mx, my, mz, dull * 0.6) * dark * (0.3 + 0.7 * mirrored) * (0.35 + 0.65 * open) * 1.25;
  const window = softbox(mx, my, mz, dull * 0.6) * (0.15 + 0.85 * lit) * 1.5;
  const spread = 0.22 * Math.max(0, p.nx * KEY[0] + p.ny * KEY[1] + p.nz * KEY[2]) * lit;
  for (let channel = 0; channel < 3; channel++) {
    const tint = base[channel];
    const mirror = tint + (1 - tint) * grazing;
    out[channel] = mirror * (room + window + spread) + p.soft[2 + channel] * 0.4 * tint * (1 - mirrored);
  }
}

/** Lays the print under a point over its linear colour, if the surface there faces the object's front. */
function readDecal(field: Field, point: SurfacePoint, decal: Decal, colour: Float64Array): void {
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
