import { type Lab, toLab } from '../../../colour-lab.ts';
import type { Edges } from '../regions/head-regions.ts';
import type { ClothAt } from './cloth-layers.ts';

/** What a cloth with a pattern all over looks like: stripes, or anything else. */
export type ClothPattern = 'striped' | 'mottled';

/** How near to one another and how far apart to the eye two places are that belong to a pattern. */
const STEP = 0.1;
const APART = 14;
/** From what share of such pairs cloth has a pattern: folds and seams make fewer. `CALM` is the most along a stripe. */
const BUSY = 0.3;
const CALM = 0.12;
/** How many pairs are needed to tell. */
const LEAST = 90;

/** How often colours change at once all over cloth, and the pattern that this makes, if any. */
export type Busyness = {
  /** The smaller share of places that differ from their neighbours across and down, 0 to 1. */
  share: number;
  pattern: ClothPattern | undefined;
};

/** Looks for a pattern: colours that change everywhere both ways, or only downwards. */
export function readBusyness(clothAt: ClothAt, { left, top, ...end }: Edges): Busyness {
  const [across, down] = [newCount(), newCount()];
  const columns = Math.round((end.right - left) / STEP);
  let above: (Lab | undefined)[] = [];
  for (let y = top; y <= end.bottom; y += STEP) {
    const row = Array.from({ length: columns }, (_, column) => labOf(clothAt(left + column * STEP, y)));
    row.forEach((here, column) => {
      compare(across, row[column - 1], here);
      compare(down, above[column], here);
    });
    above = row;
  }
  const [aside, below] = [shareOf(across), shareOf(down)];
  const isTold = below > BUSY && Math.min(across.pairs, down.pairs) >= LEAST;
  const pattern = aside > BUSY ? 'mottled' : aside < CALM ? 'striped' : undefined;
  return { share: Math.min(aside, below), pattern: isTold ? pattern : undefined };
}

const labOf = (seen: ReturnType<ClothAt>) => (seen && seen !== 'unsure' ? toLab(seen) : undefined);

type Count = { pairs: number; changes: number };
const shareOf = ({ pairs, changes }: Count) => changes / Math.max(1, pairs);
const newCount = (): Count => ({ pairs: 0, changes: 0 });

function compare(count: Count, one: Lab | undefined, other: Lab | undefined): void {
  if (!one || !other) return;
  count.pairs++;
  if (Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) > APART) count.changes++;
}
