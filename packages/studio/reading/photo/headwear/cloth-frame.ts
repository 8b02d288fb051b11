import type { HeadRegions } from '../regions/head-regions.ts';
import { steps } from '../steps.ts';
import { isWorn } from './hat-mask.ts';

/** How much of one side of a face ends in what is worn, 0 to 1. */
type Side = { cheek: number; chin: number };

/**
 * What is worn around a face, as a headscarf is: the side that it frames more and the other one, and below the chin.
 */
export type ClothFrame = { more: Side; less: Side; underChin: number };

const STEP = 0.05;
/** Heights next to the cheeks and next to the chin, below the eyes; y down. */
const CHEEK = { from: 0.5, to: 1.2, start: 0.5 };
const CHIN = { from: 1, to: 1.5, start: 0.2 };
/** Where a face ends, from the middle, and where its chin is below the eyes. */
const FARTHEST = 1.6;
const BELOW = { aside: 0.5, from: 1, to: 3 };

/**
 * Follows a face outwards to where it ends: in a headscarf the face ends in cloth everywhere, next to cheeks and chin
 * and below it. Below a hat and a turban jaw and throat are free. A side that the photo cuts off is taken to be like
 * the other one.
 */
export function readClothFrame(regions: HeadRegions): ClothFrame {
  const share = (way: -1 | 1, { from, to, start }: typeof CHEEK) =>
    shareWorn(
      steps(from, to, STEP).map((y) =>
        follow(
          regions,
          steps(start, FARTHEST, STEP).map((x) => [way * x, y]),
        ),
      ),
    );
  const both = ([-1, 1] as const).map((way) => ({ cheek: share(way, CHEEK), chin: share(way, CHIN) }));
  const [left, right] = both.map(({ cheek, chin }, at) => ({
    cheek: cheek ?? both[1 - at]?.cheek ?? 0,
    chin: chin ?? both[1 - at]?.chin ?? 0,
  })) as [Side, Side];
  const [less, more] = left.cheek + left.chin < right.cheek + right.chin ? [left, right] : [right, left];
  const columns = steps(-BELOW.aside, BELOW.aside, STEP).map((x) =>
    follow(
      regions,
      steps(BELOW.from, BELOW.to, STEP).map((y) => [x, y]),
    ),
  );
  return { more, less, underChin: shareWorn(columns) ?? 0 };
}

/** Whether the first place of a path that is not face shows what is worn; undefined if the photo ends before. */
function follow(regions: HeadRegions, path: readonly (readonly [number, number])[]): boolean | undefined {
  const end = path.find(([x, y]) => regions.at(x, y) !== 'face');
  if (!end) return false;
  return regions.at(...end) ? isWorn(regions, ...end) : undefined;
}

function shareWorn(ends: readonly (boolean | undefined)[]): number | undefined {
  const seen = ends.filter((end) => end !== undefined);
  return seen.length === 0 ? undefined : seen.filter((end) => end).length / seen.length;
}
