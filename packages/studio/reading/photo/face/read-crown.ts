import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { USUAL_CROWN } from './frontal-face.ts';

/** Between these heights above the eyes crowns lie, in the head's units. */
const LOWEST = 1.48;
const HIGHEST = 1.78;
/** So thick hair lies on a crown, but for this share of what shows of it above the forehead: shaven hair is thin. */
const HAIR = { most: 0.2, share: 0.4 };
/** So much of what is measured is believed: hair is thicker or thinner. */
const BELIEVED = 0.8;
/** The crown lies so far behind the face: bent forward, a head shows it higher, and leaning back, lower. */
const BEHIND_FACE = 0.9;
/** Of this mesh, heads that are held straight have this pitch; radians. */
const STRAIGHT = 0.08;
/** Across the crown, in the head's units. */
const ACROSS = [-0.3, -0.15, 0, 0.15, 0.3];
const STEP = 0.04;

const HEAD: ReadonlySet<Region | undefined> = new Set(['face', 'hair', 'body']);

/** How high above the eyes a head ends without its hair, in the head's units; the usual height where that is not seen. */
export function readCrown(regions: HeadRegions | undefined, isBald: boolean, pitch: number): number {
  const tops = regions ? ACROSS.map((x) => topAt(regions, x)).filter((top) => top !== undefined) : [];
  if (tops.length < ACROSS.length) return USUAL_CROWN;
  const thick = isBald || !regions ? 0 : Math.min(HAIR.most, HAIR.share * hairAbove(regions));
  const seen = mean(tops) - thick;
  const top = seen - BEHIND_FACE * Math.sin(pitch - STRAIGHT);
  return Math.max(LOWEST, Math.min(HIGHEST, USUAL_CROWN + (top - USUAL_CROWN) * BELIEVED));
}

/** How much hair shows above the forehead, from the front, on average across the crown. */
function hairAbove({ at }: HeadRegions): number {
  return mean(
    ACROSS.map((x) => {
      let hair = 0;
      for (let up = BROWS; HEAD.has(at(x, -up)); up += STEP) if (at(x, -up) === 'hair') hair += STEP;
      return hair;
    }),
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Just above the brows. */
const BROWS = 0.5;

/** The upper end of head and hair at a place, from the brows up; none where a hat, a hand or the photo's edge cuts it. */
function topAt(regions: HeadRegions, x: number): number | undefined {
  let up = BROWS;
  while (HEAD.has(regions.at(x, -up))) up += STEP;
  return regions.at(x, -up) === 'background' ? up : undefined;
}
