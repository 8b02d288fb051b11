import { type HeadRegions, type Region, shareOf } from '../regions/head-regions.ts';
import type { IsBare } from './feature-zones.ts';

/** Below this height, y down, what the network takes for hair is a beard, and above the next one a brow. */
const BEARD = -0.1;
/** Glasses are things as well; they are left to whoever knows their form. */
const GLASSES = { top: -0.45, bottom: 0.55 };
/** Of the lower face below the eyes, down to the chin of a baby, so much is seen at least: less means a mask, a hand or a microphone. */
const LOWER_FACE = { half: 0.5, top: 0.8, bottom: 1.4, share: 0.65 };

/** Whether the lower face of a photo is seen, and not a mask, a hand or a microphone before it. */
export const showsLowerFace = (regions: HeadRegions): boolean => seenOfLowerFace(regions) >= 1;

/** How much is seen of a lower face, of what is needed to know it: 1 and more is enough. */
export function seenOfLowerFace(regions: HeadRegions): number {
  const [left, right] = regions.eyes;
  const { half, top, bottom, share } = LOWER_FACE;
  // Of a head that is turned, the eyes lie on one side of its middle, and the mouth below them.
  const middle = (left.x + right.x) / 2;
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

/**
 * Tells where nothing covers a face that is turned to the front. The network sees the head as the photo does: places are
 * found by the eyes, and of a head turned by `yaw` on its near side only, as the print shows them.
 */
export function findBare(regions: HeadRegions | undefined, yaw: number, mirrored: boolean): IsBare {
  if (!regions) return () => true;
  const isMouthSeen = showsLowerFace(regions);
  const [left, right] = regions.eyes;
  const [middle, apart] = [(left.x + right.x) / 2, Math.max(0.3, right.x - left.x)];
  const height = (left.y + right.y) / 2;
  return (x, y) => {
    if (!isMouthSeen && y > GLASSES.bottom) return false;
    const near = mirrored ? -Math.sign(yaw) * Math.abs(x) : x;
    return isBareOf(regions.at(middle + near * apart, height + y), y);
  };
}

function isBareOf(region: Region | undefined, y: number): boolean {
  switch (region) {
    case 'hair':
      return y > BEARD;
    case 'thing':
    case 'clothes':
      return y > GLASSES.top && y < GLASSES.bottom;
    case 'face':
    case 'body':
    case 'background':
    case undefined:
      return true;
  }
}
