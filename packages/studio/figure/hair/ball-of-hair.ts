import { clamp } from '../../math.ts';
import { REACH_HEIGHTS } from '../../reading/photo/hair/hair-reach.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { onUsualCrown } from '../fit-crown.ts';
import type { HairHead } from './hair-mould.ts';

/** A ball is as wide and as high as a pack has room for, and never so small that it were a crop. */
const LIMITS = { out: [1.5, 2.3], top: [1.95, 2.75] } as const;
/** It is a ball down to where it stands out so far beyond the skull, and ends so much below; it ends within these. */
const STANDS = 0.3;
const BELOW = 0.3;
const BOTTOM = [-1.6, -0.3] as const;

/**
 * The ball of hair that the photo shows around a head. It is one round whole: where its edge is ragged, or the wall as dark
 * as it is, the widest place tells of all of it. Where neither side is seen to stand out it is as small as can be; none where the
 * photo does not show its top.
 */
export function ballOf({ hairReach, shape: { cheek, crown } }: Looks): HairHead['ball'] {
  const sides = REACH_HEIGHTS.map((_, index) =>
    [hairReach?.left[index], hairReach?.right[index]].filter((reach) => reach !== undefined),
  );
  const widest = Math.max(0, ...sides.flat());
  if (!hairReach?.top) return undefined;
  const lowest = sides.findLastIndex((reaches) => Math.max(0, ...reaches) > cheek * 1.1 + STANDS);
  return {
    out: clamp(widest, ...LIMITS.out),
    top: clamp(onUsualCrown(hairReach.top, crown), ...LIMITS.top),
    bottom: clamp((REACH_HEIGHTS[lowest] ?? 0) - BELOW, ...BOTTOM),
  };
}
