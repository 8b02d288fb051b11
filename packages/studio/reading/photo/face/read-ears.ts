import { clamp } from '../../../math.ts';
import { middleOf } from '../point.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import type { FaceShape } from './frontal-face.ts';

/** From above the eyes to below the nose ears stand out, in the head's units; y down. */
const ROWS = [-0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
/** In how many of these rows an ear shows on both sides; hair before it hides it. */
const LEAST_ROWS = 3;
/** Of 39 portraits that show both ears, half from the one to the other on the mean; further out it is something else. */
const REACH = { mean: 1.33, most: 1.65 };
/** A head turned further, radians, shows one ear only. */
const FRONTAL = 0.2;
/** How far they are taken away from the mean, from which the breadth of the head itself is taken. */
const EXAGGERATION = 1.2;
const HEAD = { usual: 1.085, out: 1.1 };
const LIMITS = { least: -0.05, most: 0.1 };
const STEP = 0.02;

/** Glasses lie before a face; what is worn beyond it, as a brim is, hides the ears. */
const GLASSES = 1;
const OWN: ReadonlySet<Region | undefined> = new Set(['face', 'body']);
const BEHIND: ReadonlySet<Region | undefined> = new Set(['background', 'clothes']);

/** How much further than usual ears stand out, in the head's units; 0 where the photo does not show both. */
export function readEars(
  regions: HeadRegions | undefined,
  { cheek }: Pick<FaceShape, 'cheek'>,
  yaw: number,
): number {
  if (!regions || Math.abs(yaw) > FRONTAL) return 0;
  const [left, right] = ([-1, 1] as const).map((side) => reach(regions, side));
  if (left === undefined || right === undefined) return 0;
  const out = ((left + right) / 2 - REACH.mean) * EXAGGERATION - (cheek - HEAD.usual) * HEAD.out;
  return clamp(out, LIMITS.least, LIMITS.most);
}

/** How far out an ear reaches on one side. */
function reach(regions: HeadRegions, side: -1 | 1): number | undefined {
  const { x: middle, y: height } = middleOf(regions.eyes);
  const ends = ROWS.flatMap((row) => {
    let aside = 0.2;
    const at = () => regions.at(middle + side * aside, height + row);
    while (OWN.has(at()) || (aside < GLASSES && at() === 'thing')) aside += STEP;
    const isEnd = BEHIND.has(at());
    return isEnd && aside < REACH.most ? [aside] : [];
  });
  return ends.length < LEAST_ROWS ? undefined : Math.max(...ends);
}
