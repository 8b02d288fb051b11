import { clamp, median } from '../../../math.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
import type { Neckline, NeckRow } from './neckline.ts';

/** How far clothes leave throat and chest free, in the distance of the eyes. */
export type NeckOpening = {
  /** Half its greatest width. */
  wide: number;
  /** How far below the chin it ends. */
  deep: number;
  /** How wide it still is half-way down, as a share: half of it in a V, all of it where it is square. */
  half: number;
  /** Whether cloth goes over a shoulder, or may do so under hair. */
  straps: boolean;
};

/** Nearer below the chin the neck is all that is seen. */
const BELOW_CHIN = 0.25;
/** How wide an opening is whose sides are hidden by hair, and how round one that is not seen. */
const USUAL = { wide: 0.95, half: 0.85 };
const FORM = { v: 0.5, square: 1 };
/** How fast an opening that goes on below the photo closes, a row, and within what distance: as it did before. */
const CLOSING = { rows: 0.45, slowest: 0.9, most: 0.9 };
/** Where shoulders are: heights below the eyes, height above the opening's end, and distance from the middle. */
const SHOULDERS = { top: 2.2, bottom: 3.6, aboveEnd: 0.6, from: 0.6, until: 2.6, step: 0.1 };
/** How many rows of shoulders show that one is bare, and how many that something goes over it. */
const ROWS = { bare: 4, strap: 2 };

/** Measures the opening of what is worn; none if the photo ends at the chin. */
export function readOpening(regions: HeadRegions, { rows, throat, chin }: Neckline): NeckOpening | undefined {
  const below = rows.filter(({ y }) => y > chin + BELOW_CHIN);
  const last = below.at(-1);
  if (!last) return undefined;
  const widths = below.flatMap((row) => {
    const wide = widthOf(row);
    const whole = row.left !== undefined && row.right !== undefined;
    return wide === undefined ? [] : [{ y: row.y, wide, whole }];
  });
  const wide = Math.max(0, ...widths.map((row) => row.wide)) || USUAL.wide;
  const end = Number.isFinite(throat) ? throat : last.y + goesOn(widths);
  const top = widths.find((row) => row.wide > wide * 0.95)?.y ?? last.y;
  const middle = (top + end) / 2;
  const about = widths.filter(({ y, whole }) => whole && Math.abs(y - middle) < (end - top) * 0.2);
  const half = about.length > 0 ? median(about.map((row) => row.wide)) / wide : USUAL.half;
  return {
    wide,
    deep: end - chin,
    half: clamp(half, FORM.v, FORM.square),
    straps: ([-1, 1] as const).some((side) => !isBare(regions, side, end)),
  };
}

/** Half the width of a row; where one side is hidden, it is as far from the middle as the other. */
function widthOf({ left, right, middle }: NeckRow): number | undefined {
  if (left !== undefined && right !== undefined) return (right - left) / 2;
  if (left !== undefined) return middle - left;
  return right === undefined ? undefined : right - middle;
}

/** How far an opening goes on below the last row that is seen. */
function goesOn(widths: readonly { y: number; wide: number }[]): number {
  const last = widths.at(-1);
  const before = widths.findLast(({ y }) => last !== undefined && y <= last.y - CLOSING.rows);
  if (!last) return CLOSING.most;
  const slope = before ? (before.wide - last.wide) / (last.y - before.y) : 0;
  return Math.min(CLOSING.most, last.wide / Math.max(CLOSING.slowest, slope));
}

/** Whether a shoulder shows, and nothing that goes over it. */
function isBare(regions: HeadRegions, side: -1 | 1, end: number): boolean {
  const { top, bottom, aboveEnd, from, until, step } = SHOULDERS;
  let [bare, covered] = [0, 0];
  for (let y = top; y < Math.min(bottom, end - aboveEnd); y += step) {
    const seen = new Set<ReturnType<HeadRegions['at']>>();
    for (let x = from; x < until; x += step / 2) seen.add(regions.at(side * x, y));
    if (seen.has('clothes')) covered++;
    else if (seen.has('body')) bare++;
  }
  return bare >= ROWS.bare && covered < ROWS.strap;
}
