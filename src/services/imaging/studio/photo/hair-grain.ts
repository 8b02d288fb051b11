import { luminance } from '../colour.ts';
import type { HairMap } from './hair-map.ts';
import { type HeadPatch, PATCH_TOP } from './head-patch.ts';

/** Strands of straight hair lie side by side: their brightness changes across them only. Curls have no direction. */
export function isCurly(patch: HeadPatch, { isHair }: HairMap): boolean {
  let [coherent, all] = [0, 0];
  for (let y = -PATCH_TOP; y < 2.4; y += 0.2) {
    for (let x = -2; x <= 2; x += 0.2) {
      if (!isHair(x, y) || !isHair(x + 0.2, y) || !isHair(x, y + 0.2)) continue;
      const [strength, direction] = readGrain(patch, x, y);
      coherent += direction * strength;
      all += strength;
    }
  }
  return all > 0 && coherent / all < CURLY;
}

/** Below this share of common direction hair is curly; found on photos of both. */
const CURLY = 0.45;

/** Strength of the changes of brightness around a place, and how much they share one direction, 0 to 1. */
function readGrain(patch: HeadPatch, x: number, y: number): [number, number] {
  let [xx, xy, yy] = [0, 0, 0];
  const step = 0.05;
  const light = (dx: number, dy: number) => {
    const colour = patch.at(x + dx, y + dy);
    return colour ? Math.log(luminance(colour) + 16) : 0;
  };
  for (let dy = 0; dy < 4; dy++) {
    for (let dx = 0; dx < 4; dx++) {
      const gx = light((dx + 1) * step, dy * step) - light((dx - 1) * step, dy * step);
      const gy = light(dx * step, (dy + 1) * step) - light(dx * step, (dy - 1) * step);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  }
  const strength = xx + yy;
  return [strength, strength > 0 ? Math.hypot(xx - yy, 2 * xy) / strength : 0];
}
