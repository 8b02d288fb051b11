import type { ClothAt, Layers } from './cloth-layers.ts';
import type { Neckline } from './neckline.ts';
import { apart } from './throat-and-lapels.ts';

/** Lapels close below a throat between these places; and a jacket goes on from there to the shoulders. */
const CLOSING = { from: 0.05, until: 0.65, inner: 0.5, outer: 1.5 };
const SHOULDERS = { top: 2, bottom: 3.8, inner: 0.8, outer: 2.4 };
/** What closes so near below the throat, over all that is seen of so many places there, is a jumper. */
const BREAST = { from: 0.7, until: 1.4, inner: 0, outer: 0.35 };
const WHOLE = { least: 120, share: 0.95 };
const STEP = 0.05;
/** Cloth so near to another to the eye may be the same. */
const SAME = 26;
/** So many places tell, of both sides and of one; less than these shares of them is a strap, or a stripe of something else. */
const LEAST = { both: 120, side: 60, shoulder: 150 };
const SHARE = { both: 0.15, side: 0.1 };

/** Whether what is worn over a shirt closes right below its collar, as a jumper does and a zipped jacket. */
export function closesHigh(layers: Layers, clothAt: ClothAt, { rows, throat }: Neckline): boolean {
  if (!Number.isFinite(throat)) return false;
  const middle = rows.at(-1)?.middle ?? 0;
  const [top, bottom] = [throat + BREAST.from, throat + BREAST.until];
  const { all, over } = sumOf(
    SIDES.map((side) => look(layers, clothAt, { ...BREAST, top, bottom, middle, side })),
  );
  return all >= WHOLE.least && over > all * WHOLE.share;
}

const SIDES = [-1, 1] as const;

const sumOf = (seen: readonly Seen[]): Seen => ({
  all: seen.reduce((sum, { all }) => sum + all, 0),
  over: seen.reduce((sum, { over }) => sum + over, 0),
});

/** How much cloth is seen somewhere, and how much of it is the outer one. */
type Seen = { all: number; over: number };

/**
 * Whether what is worn over something else closes below the throat and covers both shoulders, as a jacket does: a strap, a seat
 * belt and a stripe lie over a shirt as well. What the photo does not show contradicts nothing.
 */
export function coversShoulders(layers: Layers, clothAt: ClothAt, { rows, throat }: Neckline): boolean {
  const { y = 2, middle = 0 } = rows.at(-1) ?? {};
  const end = Number.isFinite(throat) ? throat : y;
  const [top, bottom] = [end + CLOSING.from, end + CLOSING.until];
  const sides = SIDES.map((side) => ({
    closing: look(layers, clothAt, { ...CLOSING, top, bottom, middle, side }),
    shoulder: look(layers, clothAt, { ...SHOULDERS, middle, side }),
  }));
  const both = sumOf(sides.map(({ closing }) => closing));
  if (both.all >= LEAST.both && both.over < both.all * SHARE.both) return false;
  return !sides.some(
    ({ closing, shoulder }) => isBare(closing, LEAST.side) && isBare(shoulder, LEAST.shoulder),
  );
}

const isBare = ({ all, over }: Seen, least: number) => all >= least && over < all * SHARE.side;

type Place = { top: number; bottom: number; inner: number; outer: number; middle: number; side: -1 | 1 };

function look(
  { inner, outer }: Layers,
  clothAt: ClothAt,
  { top, bottom, inner: from, outer: until, middle, side }: Place,
): Seen {
  const seen = { all: 0, over: 0 };
  for (let y = top; y < bottom; y += STEP) {
    for (let aside = from; aside < until; aside += STEP) {
      const colour = clothAt(middle + side * aside, y);
      if (!colour || colour === 'unsure') continue;
      seen.all++;
      const off = apart(colour, outer);
      if (off < SAME && off < apart(colour, inner)) seen.over++;
    }
  }
  return seen;
}
