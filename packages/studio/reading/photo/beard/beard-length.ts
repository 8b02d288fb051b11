import { median } from '../../../math.ts';
import { middleOf } from '../point.ts';
import type { HeadRegions } from '../regions/head-regions.ts';

/** Columns next to the middle of a chin, in the head's units, in which a beard is followed down. */
const COLUMNS = [-0.2, -0.1, 0, 0.1, 0.2] as const;
const STEP = 0.02;
/** How far the chin and short hair below it reach, and how far a beard is followed at most. */
const CHIN = 0.2;
const MOST = 0.8;

/**
 * How far a beard hangs below the chin, in the head's units, until neck and clothes begin. `chin` is how far the chin
 * is below the eyes.
 */
export function measureBeardLength(regions: HeadRegions, chin: number): number {
  const { x: middle, y: height } = middleOf(regions.eyes);
  const ends = COLUMNS.map((column) => {
    let y = 0;
    while (y < CHIN + MOST && isBearded(regions.at(middle + column, height + chin + y))) y += STEP;
    return y;
  });
  return Math.max(0, median(ends) - CHIN);
}

/** The network takes a beard for hair, or for a part of the face. */
const isBearded = (region: ReturnType<HeadRegions['at']>) => region === 'face' || region === 'hair';
