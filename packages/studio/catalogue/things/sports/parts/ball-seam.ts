import { torus } from '#catalogue/mould.ts';
import type { Paint, Solid } from '#sculpt/solid.ts';

/** Distance of a seam's plane from the middle of a ball of radius one half, and the seam's own radius. */
export const SEAM = { away: 0.31, radius: Math.sqrt(0.25 - 0.31 ** 2) };

/** A seam around the direction `degrees` to the right of the viewer's. */
export function seam(paint: Paint, degrees: number, thick: number): Solid {
  const a = (degrees * Math.PI) / 180;
  return torus(paint, [Math.sin(a) * SEAM.away, 0, Math.cos(a) * SEAM.away], SEAM.radius, thick, [
    90,
    degrees,
    0,
  ]);
}
