import { luminance, type Rgb } from '../../../colour.ts';
import { perceivedDistance, toLab } from '../../../colour-lab.ts';
import { average, mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';
import type { ClothAt, Layers } from './cloth-layers.ts';
import type { Neckline } from './neckline.ts';

/** How far apart to the eye two garments are at least. */
const APART = 14;
/** How bright a shirt under something darker is, of 255. */
const SHIRT = 153;
/** Where the cloth at the throat is, below its upper edge, and how many places of it are needed to tell. */
const COLLAR = { wide: 0.3, below: 0.05, high: 0.5, least: 10, aside: 1 };
/** What share of the cloth next to it is another garment's; the rest is more of the same, or shade. */
const OTHERS = 0.4;
const LAPELS = { near: 0.7, far: 1.5, top: 2.1, bottom: 3.4 };

/** Something bright between two darker sides. */
export const isShirtUnder = ({ inner, outer }: Layers) =>
  apart(inner, outer) > APART && luminance(inner) > Math.max(SHIRT, luminance(outer));

/** How much lightness counts, which hair and chin change by their shade. */
const LIGHTNESS = 0.55;

/** How far two colours of cloth are apart to the eye, in whatever shade. */
function apart(one: Rgb, other: Rgb): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot((a[0] - b[0]) * LIGHTNESS, a[1] - b[1], a[2] - b[2]);
}

/** The colour of what is worn at the throat and of what is next to it; undefined if the photo does not show both. */
export function lookAtThroat(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Layers | undefined {
  const cloth = (edges: Edges) => coloursIn(patch, edges, 0.05, (x, y) => regions.at(x, y) === 'clothes');
  const throat = throatOf(regions);
  const collar = Number.isFinite(throat) ? lookAtCollar(cloth, throat, skin) : [];
  const { near, far, top, bottom } = LAPELS;
  const beside = [
    ...cloth({ left: -far, right: -near, top, bottom }),
    ...cloth({ left: near, right: far, top, bottom }),
  ];
  // A tie is darker than the shirt around it.
  const inner = average(brighterHalf(collar));
  if (!inner || Math.min(collar.length, beside.length) < COLLAR.least) return undefined;
  const others = beside.filter((colour) => perceivedDistance(colour, inner) > APART);
  const [outer] = mainColours(others.length > beside.length * OTHERS ? others : beside, 1);
  return outer && { inner, outer };
}

/**
 * A bare throat is as bright as this at least, and has such a share of the face's warmth, its red over its blue; grey
 * skin has none.
 */
const THROAT = { bright: 150, warm: 0.6, grey: 12 };

/** Whether a colour below the chin may be a bare throat: bright, and nearly as warm as the face in the same light. */
function maybeThroat(colour: Rgb, skin: Rgb): boolean {
  const warmth = skin[0] - skin[2];
  const isWarm = warmth >= THROAT.grey && colour[0] - colour[2] >= warmth * THROAT.warm;
  return luminance(colour) > THROAT.bright && isWarm;
}

/** The cloth at the throat; in a photo that ends there, a shirt's collar on both sides of it. */
function lookAtCollar(cloth: (edges: Edges) => Rgb[], throat: number, skin: Rgb): Rgb[] {
  const { wide, below, high, least, aside } = COLLAR;
  const isCloth = (colour: Rgb) => !maybeThroat(colour, skin);
  const bottom = throat + high;
  const seen = cloth({ left: -wide, right: wide, top: throat + below, bottom }).filter(isCloth);
  if (seen.length >= least) return seen;
  const around = cloth({ left: -aside, right: aside, top: throat - high, bottom });
  return around.filter((colour) => isCloth(colour) && luminance(colour) > SHIRT);
}

const brighterHalf = (colours: readonly Rgb[]) =>
  colours.toSorted((a, b) => luminance(b) - luminance(a)).slice(0, Math.ceil(colours.length / 2));

/** Where cloth begins under the chin. */
function throatOf(regions: HeadRegions): number {
  for (let y = 1.9; y < 3.4; y += 0.05) {
    if (shareOf(regions, 'clothes', { left: -0.2, right: 0.2, top: y, bottom: y + 0.1 }) > 0.6) return y;
  }
  return Number.POSITIVE_INFINITY;
}

/** Lapels close below a throat between these places; and a jacket goes on from there to the shoulders. */
const CLOSING = { from: 0.05, until: 0.65, inner: 0.5, outer: 1.5 };
const SHOULDERS = { top: 2, bottom: 3.8, inner: 0.8, outer: 2.4 };
/** What closes this near below the throat, over nearly all of at least `least` places, is a jumper. */
const BREAST = { from: 0.7, until: 1.4, inner: 0, outer: 0.35 };
const WHOLE = { least: 120, share: 0.95 };
const STEP = 0.05;
/** Cloth that is nearer than this to another, to the eye, may be the same. */
const SAME = 26;
/**
 * How many places are needed to tell, on both sides and on one. Less than these shares of them is a strap, or a
 * stripe of something else.
 */
const LEAST = { both: 120, side: 60, shoulder: 150 };
const SHARE = { both: 0.15, side: 0.1 };

/** Whether what is worn over a shirt closes right below its collar, like a jumper or a zipped jacket. */
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
 * Whether what is worn over something else closes below the throat and covers both shoulders, as a jacket does: a
 * strap, a seat belt and a stripe cover a shirt as well. What the photo does not show contradicts nothing.
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
