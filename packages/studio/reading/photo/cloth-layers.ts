import { luminance, type Rgb } from '../../colour.ts';
import { perceivedDistance } from '../../colour-lab.ts';
import { average } from './colour-groups.ts';
import type { Neckline, NeckRow } from './neckline.ts';

/** What is worn under something open, and over it. */
export type Layers = { inner: Rgb; outer: Rgb };

/** The colour of cloth at a place in the head's units, or what is only perhaps cloth; none where neither is. */
export type ClothAt = (x: number, y: number) => Rgb | 'unsure' | undefined;

/** The rows nearest to the opening's end, and how far from its edges the inner and the outer cloth are looked for. */
const ROWS = 0.45;
const INNER = { from: 0.05, until: 0.2 };
const OUTER = { from: 0.45, share: 0.6 };
const STEP = 0.05;
const FARTHEST = 2.4;
/** So many places of a cloth tell its colour. */
const LEAST = 8;
/**
 * Two garments are so far apart to the eye: on one side of the neck for certain, on the other at least, and more where
 * only one side is seen. Shade grows gradually; two garments meet at an edge, which takes this share of it.
 */
const APART = { certain: 22, other: 15, alone: 26, edge: 0.5 };

/** One side of a neck; `edge` is how far colours jump at once from the opening outwards. */
type Side = Layers & { edge: number };

/** Tells the garment at the throat from another over it; undefined where one is all that is seen. */
export function readLayers(clothAt: ClothAt, { rows }: Neckline): Layers | undefined {
  const end = rows.at(-1)?.y ?? 0;
  const low = rows.filter(({ y }) => y > end - ROWS);
  const sides = ([-1, 1] as const).flatMap((side) => lookBeside(clothAt, low, side));
  const [one, other] = sides.toSorted((a, b) => gapOf(b) - gapOf(a));
  if (!one) return undefined;
  if (!other) return isLayered(one, APART.alone) ? one : undefined;
  if (!isLayered(one, APART.certain) || gapOf(other) < APART.other || isLighter(one) !== isLighter(other))
    return undefined;
  return { inner: mix(one.inner, other.inner), outer: mix(one.outer, other.outer) };
}

const gapOf = ({ inner, outer }: Layers) => perceivedDistance(inner, outer);
const isLighter = ({ inner, outer }: Layers) => luminance(inner) > luminance(outer);
const isLayered = (side: Side, least: number) =>
  gapOf(side) >= least && side.edge >= gapOf(side) * APART.edge;
const mix = (a: Rgb, b: Rgb): Rgb => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** The cloth beside an edge of the opening, and the outer part of what goes on from there; none where little is seen. */
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
  const edge = edges.toSorted((a, b) => a - b)[Math.floor(edges.length / 2)] ?? 0;
  return [{ inner: litColour(inner), outer: litColour(outer), edge }];
}

/** The colours of a row of cloth from the opening outwards, as far as it goes on. */
function runFrom(clothAt: ClothAt, from: number, y: number, side: -1 | 1): (Rgb | 'unsure')[] {
  const run: (Rgb | 'unsure')[] = [];
  for (let off = INNER.from; off < FARTHEST; off += STEP) {
    const colour = clothAt(from + side * off, y);
    if (!colour) break;
    run.push(colour);
  }
  return run;
}

/** How far colours are apart at most that lie two steps from one another. */
function sharpestStep(run: readonly (Rgb | 'unsure')[]): number {
  const steps = run.map((colour, at) => {
    const next = run[at + 2];
    return !next || next === 'unsure' || colour === 'unsure' ? 0 : perceivedDistance(colour, next);
  });
  return Math.max(0, ...steps);
}

/** The colour of cloth where light falls on it: without what is in shade, and without highlights. */
export function litColour(colours: readonly Rgb[]): Rgb {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  const [from, until] = [Math.floor(sorted.length * 0.4), Math.ceil(sorted.length * 0.85)];
  return average(sorted.slice(from, until)) ?? average(sorted) ?? [0, 0, 0];
}
