import { clamp } from '../math.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import type { Group, Solid } from '../sculpt/solid.ts';

/** How narrow and how wide headwear may be made: its own parts must still fit together. */
const LIMITS = { least: 0.9, most: 1.1 };

/**
 * Fits headwear, moulded for `USUAL_SHAPE`, on a head with cheeks of half the width `cheek`: on a narrow head a usual cap
 * stands out like a baker's.
 */
export function fitWidth(groups: readonly Group[], cheek: number): Group[] {
  const factor = clamp(cheek / USUAL_SHAPE.cheek, LIMITS.least, LIMITS.most);
  return groups.map((group) => group.map((solid) => widen(solid, factor)));
}

function widen(solid: Solid, factor: number): Solid {
  const { shape, at, to, size, turn } = solid;
  const place = {
    at: [at[0] * factor, at[1], at[2]] as const,
    ...(to && { to: [to[0] * factor, to[1], to[2]] as const }),
  };
  // What is round about an axis stays round. Of a solid that lies across, the side that points to the ears is not the
  // first.
  const isAcross = Math.abs(turn?.[1] ?? 0) > 45 || Math.abs(turn?.[2] ?? 0) > 45;
  if (shape === 'ellipsoid' || shape === 'box')
    return { ...solid, ...place, size: [isAcross ? size[0] : size[0] * factor, size[1], size[2]] };
  return shape === 'capsule' || isAcross
    ? { ...solid, ...place }
    : { ...solid, ...place, size: [size[0] * factor, size[1], size[2]] };
}
