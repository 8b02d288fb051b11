import { luminance } from '../../../colour.ts';
import { linearStep, median } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { type Edges, isWithinEdges } from '../regions/head-regions.ts';
import { STRAND_GRID as GRID, type Grain } from './hair-grid.ts';
import type { Strands } from './hair-strands.ts';

/** How many samples lines through hair have, across strands and along them, and how far apart, in the head's units. */
const LINE = { samples: 49, step: 0.0125 };
/**
 * How many samples of a line, from its middle, must be inside the hair without its rim: the rim itself is hair as
 * well.
 */
const WITHIN = 18;
/** Lines lie this many places of the grid apart. */
const APART = 4;
/** What repeats does so at distances of 0.05 to 0.24 units: cords are no thinner and no thicker. */
const REPEATS = { from: 4, to: 20 };
/** Fewer lines say nothing, and of more places only some are looked at. */
const LEAST_LINES = 12;
const MOST_PLACES = 260;
/** Added to brightness before its logarithm is taken: what a camera adds to the night are no links. */
const NIGHT = 32;
/** From the first contrast across them on cords can be seen, from the second on they are sure. */
const SEEN = { from: 0.06, sure: 0.12 };
/** Along strands noise repeats like the first, links like the second and more. */
const LINKS = { none: 0.22, sure: 0.32 };
/** Cords keep their direction, nearby and further on together; curls, which repeat as well, do not. */
const STEADY = { from: 1.2, sure: 1.6 };

/**
 * How surely hair hangs in cords, and how even the links along them are: those of plaits are, matted locs have none.
 */
export type Cords = { sure: number; links: number };

export const NO_CORDS: Cords = { sure: 0, links: 0 };

/**
 * Reads whether hair next to the face hangs in cords, as braids and locs do: bright and dark follow each other across
 * them at a regular distance, and along each of them as well, where its strands cross.
 */
export function readCords(
  patch: HeadPatch,
  grain: Grain,
  sides: readonly Edges[],
  beside: readonly Strands[],
): Cords {
  const all = grain.hair.places.filter(
    (at) => isOnGrid(at) && sides.some((edges) => isWithinEdges(edges, GRID.x(at), GRID.y(at))),
  );
  const every = Math.ceil(all.length / MOST_PLACES);
  const places = all.filter((_, index) => index % every === 0);
  const across = repeatsIn(patch, grain, places, 0);
  const along = repeatsIn(patch, grain, places, Math.PI / 2);
  const area = beside.reduce((sum, strands) => sum + strands.area, 0);
  const kept = beside.reduce((sum, { near, far, area: own }) => sum + (near + far) * own, 0);
  const sure =
    across.repeats *
    along.repeats *
    linearStep(LINKS.none, LINKS.sure, along.repeats) *
    Math.sqrt(along.contrast) *
    linearStep(SEEN.from, SEEN.sure, across.contrast) *
    linearStep(STEADY.from, STEADY.sure, kept / Math.max(area, 1e-6));
  return { sure, links: along.repeats };
}

const isOnGrid = (at: number) => {
  const [column, row] = GRID.cellOf(at);
  return column % APART === 0 && row % APART === 0;
};

/** How regularly brightness repeats on lines at an angle of `turn` from across the strands, and how much it changes. */
function repeatsIn(patch: HeadPatch, grain: Grain, places: Int32Array, turn: number) {
  const found: { repeats: number; contrast: number }[] = [];
  for (const at of places) {
    const angle = Math.atan2(grain.slant[at], grain.across[at]) / 2 + turn;
    const line = sampleLine(patch, grain, at, Math.cos(angle), Math.sin(angle));
    if (line) found.push(repeatsOf(line));
  }
  if (found.length < LEAST_LINES) return { repeats: 0, contrast: 0 };
  return {
    repeats: median(found.map((one) => one.repeats)),
    contrast: median(found.map((one) => one.contrast)),
  };
}

/** The logarithms of brightness on a line, without their trend; none if the line leaves the hair. */
function sampleLine(
  patch: HeadPatch,
  { hair }: Grain,
  at: number,
  dx: number,
  dy: number,
): Float64Array | undefined {
  const half = LINE.samples >> 1;
  const raw = new Float64Array(LINE.samples);
  const [x, y] = [GRID.x(at), GRID.y(at)];
  for (let place = -half; place <= half; place++) {
    const far = place * LINE.step;
    const isMiddle = Math.abs(place) <= WITHIN;
    const cells = far / GRID.step;
    if (isMiddle && !hair.mask[GRID.beside(at, Math.round(dx * cells), Math.round(dy * cells))])
      return undefined;
    const colour = patch.at(x + dx * far, y + dy * far);
    if (!colour) return undefined;
    raw[place + half] = Math.log(luminance(colour) + NIGHT);
  }
  return withoutTrend(soften(raw));
}

/** The samples are finer than the patch: the mean of neighbours takes its steps away. */
const soften = (raw: Float64Array) =>
  raw.map((value, at) => ((raw[at - 1] ?? value) + 2 * value + (raw[at + 1] ?? value)) / 4);

/** What shade and light add over the whole line are no cords. */
function withoutTrend(line: Float64Array): Float64Array {
  const half = line.length >> 1;
  let [sum, moment, squares] = [0, 0, 0];
  for (const [at, value] of line.entries()) {
    sum += value;
    moment += value * (at - half);
    squares += (at - half) ** 2;
  }
  return line.map((value, at) => value - sum / line.length - (moment / squares) * (at - half));
}

/** How much more like itself a line is again at some distance than at one before: 0 of noise and of one slope. */
function repeatsOf(line: Float64Array): { repeats: number; contrast: number } {
  const likeness = (lag: number) => {
    let sum = 0;
    for (let at = lag; at < line.length; at++) sum += line[at] * line[at - lag];
    return sum / (line.length - lag);
  };
  const whole = likeness(0) + 1e-9;
  let [lowest, best] = [1, 0];
  for (let lag = 1; lag < REPEATS.to; lag++) {
    const like = likeness(lag) / whole;
    lowest = Math.min(lowest, like);
    if (lag >= REPEATS.from) best = Math.max(best, like - lowest);
  }
  return { repeats: best, contrast: Math.sqrt(whole) };
}
