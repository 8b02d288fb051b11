import { perceivedDistance } from '../../colour-lab.ts';
import type { ClothAt } from './cloth-layers.ts';
import type { Edges } from './head-regions.ts';

/** What a cloth with a pattern all over looks like: stripes around the body, or anything else. */
export type ClothPattern = 'striped' | 'mottled';

/** Places so near to one another, and so far apart to the eye, belong to a pattern. */
const NEAR = 0.1;
const APART = 14;
const STEP = 0.05;
/** The share of such pairs from which cloth has a pattern: folds and seams make fewer. Along a stripe there are so few. */
const BUSY = 0.32;
const CALM = 0.12;
/** So many pairs tell it. */
const LEAST = 350;

/** The pattern of cloth whose colours change everywhere, both ways or only downwards; undefined of plain cloth. */
export function readClothPattern(
  clothAt: ClothAt,
  { left, right, top, bottom }: Edges,
): ClothPattern | undefined {
  const [across, down] = [newCount(), newCount()];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      compare(across, clothAt(x, y), clothAt(x + NEAR, y));
      compare(down, clothAt(x, y), clothAt(x, y + NEAR));
    }
  }
  if (Math.min(across.pairs, down.pairs) < LEAST) return undefined;
  const [aside, below] = [across.changes / across.pairs, down.changes / down.pairs];
  if (below <= BUSY) return undefined;
  return aside > BUSY ? 'mottled' : aside < CALM ? 'striped' : undefined;
}

type Count = { pairs: number; changes: number };
const newCount = (): Count => ({ pairs: 0, changes: 0 });

function compare(count: Count, here: ReturnType<ClothAt>, there: ReturnType<ClothAt>): void {
  if (!here || !there || here === 'unsure' || there === 'unsure') return;
  count.pairs++;
  if (perceivedDistance(here, there) > APART) count.changes++;
}
