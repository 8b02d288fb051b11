import { middleOf } from '../point.ts';
import { type HeadRegions, shareOf } from '../regions/head-regions.ts';

/** Of the lower face below the eyes, down to the chin of a baby, so much is seen at least: less means a mask, a hand or a microphone. */
const LOWER_FACE = { half: 0.5, top: 0.8, bottom: 1.4, share: 0.65 };

/** Whether the lower face of a photo is seen, and not a mask, a hand or a microphone before it. */
export const showsLowerFace = (regions: HeadRegions): boolean => seenOfLowerFace(regions) >= 1;

/** How much is seen of a lower face, of what is needed to know it: 1 and more is enough. */
export function seenOfLowerFace(regions: HeadRegions): number {
  const { half, top, bottom, share } = LOWER_FACE;
  // Of a head that is turned, the eyes lie on one side of its middle, and the mouth below them.
  const { x: middle } = middleOf(regions.eyes);
  const at = { left: middle - half, right: middle + half, top, bottom };
  return (shareOf(regions, 'face', at) + shareOf(regions, 'hair', at)) / share;
}

/** Chins are seen in a strip above their edge, so wide to each side and so high; clothes or things cover one mostly. */
const CHIN = { half: 0.2, high: 0.3, edge: 0.05, covered: 0.5 };

/** Whether the chin, so far below the eyes, is seen, and not a scarf, a collar or leaves before it. */
export function showsChin(regions: HeadRegions, chin: number): boolean {
  const at = { left: -CHIN.half, right: CHIN.half, top: chin - CHIN.high, bottom: chin - CHIN.edge };
  return shareOf(regions, 'clothes', at) + shareOf(regions, 'thing', at) < CHIN.covered;
}
