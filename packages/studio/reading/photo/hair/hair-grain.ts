import { luminance } from '../../../colour.ts';
import { type HeadPatch, PATCH_TOP } from '../regions/head-patch.ts';
import type { HairMap } from './hair-map.ts';

/**
 * Whether hair is curly that was found by its colour. Strands of straight hair lie side by side: their brightness
 * changes across them only. Curls have no direction.
 */
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

/** How much less even than the forehead strands are: most places of the crown, and the middle one; found on photos. */
const STRANDS = { most: 1.55, middle: 2.2 };

/** Whether what is above the forehead is uneven nearly everywhere, as hair is and no bald head, whatever shines on it. */
export function hasStrands(patch: HeadPatch): boolean {
  const crown = readUnevenness(patch, { left: -0.7, right: 0.65, top: -1.5, bottom: -1.2 });
  const forehead = readUnevenness(patch, { left: -0.45, right: 0.4, top: -0.85, bottom: -0.6 });
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)];
  const even = at(forehead, 0.5);
  return at(crown, 0.3) > even * STRANDS.most && at(crown, 0.5) > even * STRANDS.middle;
}

/** The strengths of the changes of brightness at the places of a region that lie in the photo, weakest first. */
function readUnevenness(
  patch: HeadPatch,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): number[] {
  const strengths: number[] = [];
  for (let y = top; y <= bottom + 1e-9; y += 0.1) {
    for (let x = left; x <= right + 1e-9; x += 0.1) {
      if (patch.at(x - 0.1, y - 0.1) && patch.at(x + 0.1, y + 0.1))
        strengths.push(Math.sqrt(readGrain(patch, x, y)[0]));
    }
  }
  return strengths.sort((a, b) => a - b);
}
