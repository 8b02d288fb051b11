import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { USUAL_CROWN } from './frontal-face.ts';

/** Between these heights above the eyes crowns lie, in the head's units. */
const LOWEST = 1.48;
const HIGHEST = 1.78;
/** So thick hair lies on a crown. */
const HAIR = 0.2;
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
  const seen = tops.reduce((sum, height) => sum + height, 0) / tops.length - (isBald ? 0 : HAIR);
  const top = seen - BEHIND_FACE * Math.sin(pitch - STRAIGHT);
  return Math.max(LOWEST, Math.min(HIGHEST, USUAL_CROWN + (top - USUAL_CROWN) * BELIEVED));
}

/** The upper end of head and hair at a place, from the brows up; none where a hat, a hand or the photo's edge cuts it. */
function topAt(regions: HeadRegions, x: number): number | undefined {
  let up = 0.5;
  while (HEAD.has(regions.at(x, -up))) up += STEP;
  return regions.at(x, -up) === 'background' ? up : undefined;
}
