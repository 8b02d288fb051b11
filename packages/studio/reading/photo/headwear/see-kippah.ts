import type { Rgb } from '../../../colour.ts';
import { type Lab, toLab } from '../../../colour-lab.ts';
import { mean, median } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { Edges, HeadRegions, Region } from '../regions/head-regions.ts';

/** Step between the places that are looked at, in the head's units. */
const STEP = 0.05;
/** Where a kippah shows above a forehead, and where the hair or bare skin next to it is on which it sits. */
const TOP: Edges = { left: -0.95, right: 0.95, top: -2.2, bottom: -1.25 };
const BESIDE: Edges = { left: -1.4, right: 1.4, top: -1.15, bottom: 0.2 };
/** Fewer places of hair next to the face are those of a bald head. */
const LEAST_HAIR = 25;
/**
 * A disc seen from the front: its width and height, how far from the middle it lies, and how much of that frame it
 * fills.
 */
const DISC = { least: 0.55, most: 1.9, low: 0.13, high: 0.9, aside: 0.5, fills: 0.6 };
/** Colours that no hair has unless it is dyed, or in coloured light: from these on, in CIELAB. */
const UNLIKE_HAIR = { blue: -8, green: -10, red: 38 };
/** Hair ends this far above a kippah. */
const SEAM = 0.14;
/**
 * The sky fades away on shiny hair, while cloth ends: below and next to it colour and a third of lightness change by
 * such a step of CIELAB, along this share of the edge.
 */
const EDGE = { step: 12, share: 0.6, lightness: 1 / 3 };
const WAYS = [
  [0, STEP],
  [-STEP, 0],
  [STEP, 0],
] as const;
const AROUND: ReadonlySet<Region | undefined> = new Set(['hair', 'face']);
/** No hair gleams so white on hair so dark. */
const WHITE = { from: 84, onDark: 45 };

/**
 * Finds a kippah that the network takes for hair, by its colour. A black or brown one is not told from hair that is
 * darker above than at its sides. Undefined if none is seen.
 */
export function seeKippah(patch: HeadPatch, regions: HeadRegions): Rgb | undefined {
  const hair = placesIn(BESIDE, patch, regions, new Set(['hair']));
  const beside = hair.length < LEAST_HAIR ? placesIn(BESIDE, patch, regions, new Set(['face'])) : hair;
  const ground = middleOf(beside.map(({ lab }) => lab));
  if (!ground || isUnlikeHair(ground)) return undefined;
  const cloth = placesIn(TOP, patch, regions, new Set(['hair', 'face', 'thing'])).filter(({ lab }) => {
    const isWhite = lab[0] > WHITE.from && ground[0] < WHITE.onDark;
    return isUnlikeHair(lab) || isWhite;
  });
  return isDisc(cloth) && isOnTop(cloth, regions) && hasEdge(cloth, patch, regions)
    ? average(cloth.map(({ colour }) => colour))
    : undefined;
}

type Place = { x: number; y: number; colour: Rgb; lab: Lab };

function placesIn(
  { left, right, top, bottom }: Edges,
  patch: HeadPatch,
  regions: HeadRegions,
  wanted: ReadonlySet<Region | undefined>,
): Place[] {
  const places: Place[] = [];
  for (let y = top; y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      const colour = wanted.has(regions.at(x, y)) ? patch.at(x, y) : undefined;
      if (colour) places.push({ x, y, colour, lab: toLab(colour) });
    }
  }
  return places;
}

const isUnlikeHair = ([, a, b]: Lab) =>
  b < UNLIKE_HAIR.blue || a < UNLIKE_HAIR.green || (a > UNLIKE_HAIR.red && a > b);

function middleOf(labs: readonly Lab[]): Lab | undefined {
  const at = (slot: 0 | 1 | 2) => median(labs.map((lab) => lab[slot]));
  return labs.length > 0 ? [at(0), at(1), at(2)] : undefined;
}

/** A band has hair above it, a kippah at most its own seam. */
function isOnTop(places: readonly Place[], regions: HeadRegions): boolean {
  const middle = mean(places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  return regions.at(middle, top - SEAM) !== 'hair';
}

/** Whether cloth ends all around where hair or skin begins; above it there may be nothing. */
function hasEdge(places: readonly Place[], patch: HeadPatch, regions: HeadRegions): boolean {
  const keyOf = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const cloth = new Set(places.map(({ x, y }) => keyOf(x, y)));
  const steps = places.flatMap(({ x, y }) =>
    WAYS.flatMap(([across, down]) => {
      if (cloth.has(keyOf(x + across, y + down))) return [];
      const [inside, outside] = [patch.at(x - across, y - down), patch.at(x + 2 * across, y + 2 * down)];
      const isOnHead = AROUND.has(regions.at(x + 2 * across, y + 2 * down));
      return inside && outside && isOnHead ? [stepBetween(toLab(inside), toLab(outside))] : [];
    }),
  );
  return steps.filter((step) => step > EDGE.step).length > steps.length * EDGE.share;
}

const stepBetween = (one: Lab, other: Lab) =>
  Math.hypot((one[0] - other[0]) * EDGE.lightness, one[1] - other[1], one[2] - other[2]);

/** Whether places lie close together in a flat round heap in the middle of the head. */
function isDisc(places: readonly Place[]): boolean {
  // A few places far off are noise: the frame contains nine in ten.
  const span = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return { middle: (at(0.05) + at(0.95)) / 2, size: at(0.95) - at(0.05) + STEP };
  };
  const [across, down] = [span(places.map(({ x }) => x)), span(places.map(({ y }) => y))];
  return (
    across.size >= DISC.least &&
    across.size <= DISC.most &&
    down.size >= DISC.low &&
    down.size <= DISC.high &&
    across.size > down.size &&
    Math.abs(across.middle) < DISC.aside &&
    places.length * STEP ** 2 > across.size * down.size * DISC.fills
  );
}
