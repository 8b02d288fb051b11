import { middleOf } from '../point.ts';
import { type HeadRegions, shareOf } from '../regions/head-regions.ts';

/**
 * The part of the lower face that is looked at, down to the chin of a baby, and the least share of it that must be
 * seen: less means a mask, a hand or a microphone.
 */
const LOWER_FACE = { half: 0.5, top: 0.8, bottom: 1.4, share: 0.65 };

/** Whether the lower face of a photo is seen, and not a mask, a hand or a microphone before it. */
export const showsLowerFace = (regions: HeadRegions): boolean => seenOfLowerFace(regions) >= 1;

/** How much of a lower face is seen, compared with what is needed to know it: 1 and more is enough. */
export function seenOfLowerFace(regions: HeadRegions): number {
  const { half, top, bottom, share } = LOWER_FACE;
  // Of a head that is turned, the eyes lie on one side of its middle, and the mouth below them.
  const { x: middle } = middleOf(regions.eyes);
  const at = { left: middle - half, right: middle + half, top, bottom };
  return (shareOf(regions, 'face', at) + shareOf(regions, 'hair', at)) / share;
}

/**
 * The strip above the chin's edge in which chins are seen, and the share that clothes or things cover if the chin is
 * covered.
 */
const CHIN = { half: 0.2, high: 0.3, edge: 0.05, covered: 0.5 };

/**
 * Whether the chin is seen, and not a scarf, a collar or leaves before it. `chin` is how far the chin is below the
 * eyes.
 */
export function showsChin(regions: HeadRegions, chin: number): boolean {
  const at = { left: -CHIN.half, right: CHIN.half, top: chin - CHIN.high, bottom: chin - CHIN.edge };
  return shareOf(regions, 'clothes', at) + shareOf(regions, 'thing', at) < CHIN.covered;
}
