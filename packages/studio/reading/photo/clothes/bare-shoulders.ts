import type { HeadRegions } from '../regions/head-regions.ts';

/**
 * Where shoulders and upper arms are: heights below the eyes, and distances from the middle, from outside inwards; y
 * down.
 */
const ROWS = { top: 2.2, bottom: 3.7 };
const REACH = { from: 2.6, until: 1.2 };
const STEP = 0.1;
/** How many rows of a side must show what an arm wears, and how many of both sides together. */
const LEAST = { side: 4, both: 7 };

/**
 * How much of the outline of shoulders and arms is bare, on the side that is covered more, 0 to 1. A low neckline
 * bares the middle, a sleeve covers what is outside. Hair that hangs over a shoulder says nothing.
 */
export function bareShoulders(regions: HeadRegions): number {
  const sides = ([-1, 1] as const)
    .map((way) => outlineOf(regions, way))
    .filter(({ length }) => length >= LEAST.side);
  const seen = sides.reduce((sum, { length }) => sum + length, 0);
  if (seen < LEAST.both) return 0;
  return Math.min(...sides.map((side) => side.filter((region) => region === 'body').length / side.length));
}

/** What an arm or a shoulder shows first from outside, row by row. */
function outlineOf(regions: HeadRegions, way: -1 | 1): ('body' | 'clothes')[] {
  const outline: ('body' | 'clothes')[] = [];
  for (let y = ROWS.top; y <= ROWS.bottom; y += STEP) {
    for (let x = REACH.from; x > REACH.until; x -= STEP / 2) {
      const seen = regions.at(way * x, y);
      if (seen !== 'body' && seen !== 'clothes') continue;
      outline.push(seen);
      break;
    }
  }
  return outline;
}
