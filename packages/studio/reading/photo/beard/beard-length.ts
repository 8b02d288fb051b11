import { median } from '../../../math.ts';
import { middleOf } from '../point.ts';
import type { HeadRegions } from '../regions/head-regions.ts';

/** Columns next to the middle of a chin, in the head's units, in which a beard is followed down. */
const COLUMNS = [-0.2, -0.1, 0, 0.1, 0.2] as const;
const STEP = 0.02;
/** Chin and short hair below it reach so far; no beard is followed further. */
const CHIN = 0.2;
const MOST = 0.8;

/**
 * How far a beard hangs below a chin that lies so far below the eyes, in the head's units: where neck and clothes
 * begin.
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
