import { luminance } from '../../../colour.ts';
import { mean } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { type Edges, isWithinEdges } from '../regions/head-regions.ts';
import { STRAND_GRID as GRID, type Grain, grainOf, maskOf, smooth } from './hair-grid.ts';
import type { HairMap } from './hair-map.ts';

/**
 * Strands are looked at twice, so soft that noise, bristles and a photo's sharpness are gone: `fine` shows curls, `broad`
 * the waves of locks. All lengths are in the head's units.
 */
const SOFT = { fine: 0.03, broad: 0.06 };
/** How far away, along a strand, it is compared with itself. */
const NEAR = 0.2;
const FAR = 0.3;

/** The strands in a rectangle of hair. */
export type Strands = {
  /** How much hair there is, in squares of a unit. */
  area: number;
  /** How much all of them share one direction: 1 combed straight, 0 in all directions. */
  order: number;
  /**
   * How much each keeps its direction along itself, 1 for straight ones, 0 or less for curls: of locks; of single
   * strands nearby; and of these a little further on.
   */
  steady: number;
  near: number;
  far: number;
  /** How much brightness changes across them, as a logarithm: little if they cannot be told apart. */
  contrast: number;
};

/** What strands there are: their grain in all of the hair, and what those in a rectangle are like. */
export type FollowedStrands = { grain: Grain; strandsIn(edges: Edges): Strands };

/** Follows the strands of all hair. */
export function followStrands(patch: HeadPatch, { isHair }: HairMap): FollowedStrands {
  const hair = maskOf(isHair);
  const light = new Float32Array(hair.mask.length);
  for (const at of hair.places) {
    const colour = patch.at(GRID.x(at), GRID.y(at));
    if (colour) light[at] = Math.log(luminance(colour) + NIGHT);
    else hair.mask[at] = 0;
  }
  const fine = grainOf(smooth(light, hair, SOFT.fine), hair);
  const broad = grainOf(smooth(light, hair, SOFT.broad), hair);
  const strandsIn = (edges: Edges): Strands => {
    const places = fine.hair.places.filter((at) => isWithinEdges(edges, GRID.x(at), GRID.y(at)));
    return {
      area: places.length * (GRID.step * GRID.sparse) ** 2,
      order: orderOf(broad, places),
      steady: steadinessOf(broad, places, NEAR),
      near: steadinessOf(fine, places, NEAR),
      far: steadinessOf(fine, places, FAR),
      contrast: mean(Array.from(places, (at) => fine.strength[at])),
    };
  };
  return { grain: fine, strandsIn };
}

/** Added to brightness before its logarithm is taken, so that noise in pitch black hair is none. */
const NIGHT = 16;
/** Keeps a division by the strength of no grain at all from failing. */
const LEAST = 1e-6;

/** How much places share one direction; each counts the same, as a glint is one strand among many. */
function orderOf({ across, slant, strength }: Grain, places: Int32Array): number {
  let [a, s] = [0, 0];
  for (const at of places) {
    a += across[at] / (strength[at] + LEAST);
    s += slant[at] / (strength[at] + LEAST);
  }
  return Math.hypot(a, s) / Math.max(1, places.length);
}

/** How alike the directions at the two ends of a step along each strand are; 1 where no strand can be followed. */
function steadinessOf(grain: Grain, places: Int32Array, step: number): number {
  const { across, slant, strength, hair } = grain;
  const [cells, sparse] = [step / GRID.step / GRID.sparse, GRID.sparse];
  let [alike, all] = [0, 0];
  for (const at of places) {
    const along = Math.atan2(slant[at], across[at]) / 2 + Math.PI / 2;
    const dx = Math.round(Math.cos(along) * cells) * sparse;
    const dy = Math.round(Math.sin(along) * cells) * sparse;
    for (const next of [GRID.beside(at, dx, dy), GRID.beside(at, -dx, -dy)]) {
      if (!hair.mask[next]) continue;
      const both = (strength[at] + LEAST) * (strength[next] + LEAST);
      const here = across[at] ** 2 + slant[at] ** 2;
      const there = across[next] ** 2 + slant[next] ** 2;
      alike += (across[at] * across[next] + slant[at] * slant[next]) / both;
      all += Math.sqrt(here * there) / both;
    }
  }
  return all > 0 ? alike / all : 1;
}
