import type { Rgb } from '../../../colour.ts';
import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import { ramp } from '../ramp.ts';
import { FACE_PRINT } from './face-print.ts';
import { type IsBare, mapBrow } from './feature-zones.ts';

/** Both brows, left and right in the picture. */
type Pair<T> = readonly [T, T];

/** A brow of which hair covers the first share is printed as it is, of which it covers the second is drawn: strands before it are not its hairs. */
const COVERED = { from: 0.12, to: 0.4 };
/** A brow that is hidden by so much more than the other one is printed as the mirror of that. */
const MORE = 0.25;
const STEP = 0.02;

/** How much of each brow hair hides, 0 where it may be printed as it is to 1 where it has to be drawn. */
export const hiddenBrows = (brows: Pair<readonly Point[]>, isBare: IsBare): Pair<number> => [
  hiddenShare(brows[0], isBare),
  hiddenShare(brows[1], isBare),
];

function hiddenShare(outline: readonly Point[], isBare: IsBare): number {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  let [covered, all] = [0, 0];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      if (!isInside(outline, x, y)) continue;
      all++;
      if (!isBare(x, y)) covered++;
    }
  }
  return ramp(COVERED.from, COVERED.to, covered / Math.max(1, all));
}

/** Outlines and colours of both brows, and how much of each is hidden. */
type Brows = { outlines: [Point[], Point[]]; inks: Pair<Rgb | undefined>; hidden: Pair<number> };

/**
 * Gives a brow that is hidden by far more than the other one all that the other one has, and its mirrored print in `base`, four
 * numbers a pixel.
 */
export function mirrorHidden(base: Uint8ClampedArray, brows: Brows): Brows {
  const [left, right] = brows.hidden;
  if (Math.abs(left - right) < MORE) return brows;
  const [seen, unseen]: [0 | 1, 0 | 1] = left > right ? [1, 0] : [0, 1];
  const outline = brows.outlines[seen];
  mirrorPrint(base, outline, brows.hidden[unseen]);
  const mirrored = outline.map(({ x, y }) => ({ x: -x, y }));
  return {
    outlines: seen === 0 ? [outline, mirrored] : [mirrored, outline],
    inks: [brows.inks[seen], brows.inks[seen]],
    hidden: [brows.hidden[seen], brows.hidden[seen]],
  };
}

/** Prints what lies in and around an outline on the other side of the face as well, in `share` of it. */
function mirrorPrint(base: Uint8ClampedArray, outline: readonly Point[], share: number): void {
  const { width } = FACE_PRINT;
  for (const [pixel, zone] of mapBrow(outline).entries()) {
    if (zone === 0) continue;
    const [from, to] = [pixel * 4, (pixel + width - 1 - 2 * (pixel % width)) * 4];
    for (let channel = 0; channel < 3; channel++)
      base[to + channel] += (base[from + channel] - base[to + channel]) * zone * share;
  }
}
