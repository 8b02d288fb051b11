import { luminance, mix, type Rgb } from '../../../colour.ts';
import { perceivedDistance, toLab } from '../../../colour-lab.ts';
import { average, mainColours } from '../colour-groups.ts';
import type { Neckline, NeckRow } from './neckline.ts';

/** What is worn under something open, and over it. */
export type Layers = { inner: Rgb; outer: Rgb };

/** The colour of cloth at a place in the head's units, or what is only perhaps cloth; none if neither is. */
export type ClothAt = (x: number, y: number) => Rgb | 'unsure' | undefined;

/** The rows nearest to the opening's end, and how far from its edges the inner and the outer cloth are looked for. */
const ROWS = 0.45;
const INNER = { from: 0.05, until: 0.2 };
const OUTER = { from: 0.45, share: 0.6 };
const STEP = 0.05;
const FARTHEST = 2.4;
/** The last places of a row may show the wall as well. */
const RIM = 2;
/** How many places of a cloth tell its colour. */
const LEAST = 6;
/** In this share of the rows the edge between two garments may be less sharp: it leaves the picture, or is in shade. */
const EDGES = 0.65;
/**
 * How far apart two garments are to the eye: `certain` on one side of the neck, `other` at least on the other,
 * `alone` where only one side is seen. Shade grows gradually; two garments meet at an edge, which takes the share
 * `edge` of the difference.
 */
const APART = { certain: 24, other: 15, alone: 20.5, edge: 0.45, blur: 12 };

/** One side of a neck; `edge` is how far colours jump at once from the opening outwards. */
type Side = Layers & { edge: number };

/** Tells the garment at the throat from another garment over it; undefined if only one is seen. */
export function readLayers(
  clothAt: ClothAt,
  { rows }: Neckline,
  maybeSkin: (colour: Rgb) => boolean,
): Layers | undefined {
  const end = rows.at(-1)?.y ?? 0;
  const low = rows.filter(({ y }) => y > end - ROWS);
  const sides = ([-1, 1] as const).flatMap((side) => lookBeside(clothAt, low, side));
  const [one, other] = sides.toSorted((a, b) => Math.min(gapOf(b), b.edge) - Math.min(gapOf(a), a.edge));
  if (!one) return undefined;
  if (!other) return isLayered(one, APART.alone) ? one : undefined;
  if (!isLayered(one, APART.certain) || gapOf(other) < APART.other || isLighter(one) !== isLighter(other))
    return undefined;
  return { inner: litSide([one.inner, other.inner], maybeSkin), outer: mix(one.outer, other.outer, 0.5) };
}

/** One side of the garment underneath is often in the shade of the outer one, and one may be skin. */
function litSide(sides: readonly [Rgb, Rgb], maybeSkin: (colour: Rgb) => boolean): Rgb {
  const [darker, brighter] = luminance(sides[0]) < luminance(sides[1]) ? sides : [sides[1], sides[0]];
  return maybeSkin(brighter) ? darker : brighter;
}

/** What share of a difference in lightness tells another garment at the throat, which the head's shade darkens. */
const IN_SHADE = 0.75;

/** How far two garments are apart to the eye, apart from shade. */
function gapOf({ inner, outer }: Layers): number {
  const [[light, red, yellow], [otherLight, otherRed, otherYellow]] = [toLab(inner), toLab(outer)];
  const lighter = light - otherLight;
  return Math.hypot(lighter * (lighter < 0 ? IN_SHADE : 1), red - otherRed, yellow - otherYellow);
}

const isLighter = ({ inner, outer }: Layers) => luminance(inner) > luminance(outer);
const isLayered = (side: Side, least: number) =>
  gapOf(side) >= least && side.edge >= gapOf(side) * APART.edge;

/**
 * The cloth next to an edge of the opening, and the outer part of what goes on from there; none if little is seen.
 */
function lookBeside(clothAt: ClothAt, rows: readonly NeckRow[], side: -1 | 1): Side[] {
  const [inner, outer]: [Rgb[], Rgb[]] = [[], []];
  const edges: number[] = [];
  for (const row of rows) {
    const from = side < 0 ? row.left : row.right;
    if (from === undefined) continue;
    const run = runFrom(clothAt, from, row.y, side);
    const reach = INNER.from + run.length * STEP;
    run.forEach((colour, at) => {
      if (colour === 'unsure') return;
      const off = INNER.from + at * STEP;
      if (off <= INNER.until) inner.push(colour);
      if (off >= OUTER.from && off >= reach * OUTER.share) outer.push(colour);
    });
    edges.push(sharpestStep(run));
  }
  if (Math.min(inner.length, outer.length) < LEAST) return [];
  const edge = edges.toSorted((a, b) => a - b)[Math.floor(edges.length * EDGES)] ?? 0;
  const [main = [0, 0, 0]] = mainColours(outer, 1);
  // The head casts a shade on what is next to it, and the jacket's edge is blurred.
  const own = outer.filter((colour) => perceivedDistance(colour, main) < APART.blur);
  return [{ inner: litColour(inner, 0.6), outer: litColour(own), edge }];
}

/** The colours of a row of cloth from the opening outwards, as far as it goes on. */
function runFrom(clothAt: ClothAt, from: number, y: number, side: -1 | 1): (Rgb | 'unsure')[] {
  const run: (Rgb | 'unsure')[] = [];
  for (let off = INNER.from; off < FARTHEST; off += STEP) {
    const colour = clothAt(from + side * off, y);
    if (!colour) break;
    run.push(colour);
  }
  return run.slice(0, -RIM);
}

/** The greatest difference of colours that are two steps from one another. */
function sharpestStep(run: readonly (Rgb | 'unsure')[]): number {
  const steps = run.map((colour, at) => {
    const next = run[at + 2];
    return !next || next === 'unsure' || colour === 'unsure' ? 0 : perceivedDistance(colour, next);
  });
  return Math.max(0, ...steps);
}

/** The colour of cloth where light falls on it: without the share that is in shade, and without highlights. */
export function litColour(colours: readonly Rgb[], shade = 0.4): Rgb {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  const [from, until] = [Math.floor(sorted.length * shade), Math.ceil(sorted.length * (shade + 0.4))];
  return average(sorted.slice(from, until)) ?? average(sorted) ?? [0, 0, 0];
}
