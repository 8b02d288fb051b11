import type { Point } from '../point.ts';
import {
  CELLS,
  createMask,
  createPlane,
  GRID,
  indexOf,
  type Mask,
  maskWhere,
  type Plane,
  placeOf,
} from './head-grid.ts';
import { blur } from './planes.ts';

const EDGE = GRID.edge;
const FAR = 1e9;

export const above = (plane: Plane, limit: number): Mask => maskWhere((cell) => plane[cell] > limit);
export const outsideOf = (mask: Mask): Mask => mask.map((value) => 1 - value);
export const toPlane = (mask: Mask): Plane => Float32Array.from(mask);

/** Rounds the border of a mask; each deviation, in cells, is a round of its own. */
export const roundBorder = (mask: Mask, ...deviations: number[]): Mask =>
  deviations.reduce((rounded, deviation) => above(blur(toPlane(rounded), deviation), 0.5), mask);

/**
 * How far inside of a mask each cell lies, in the head's units; 0 outside. Source: Felzenszwalb and Huttenlocher, "Distance
 * Transforms of Sampled Functions", 2012.
 */
export function depthInside(mask: Mask): Plane {
  const squares = new Float64Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) if (mask[cell] === 1) squares[cell] = FAR;
  const line = new LowerEnvelope(EDGE);
  for (let column = 0; column < EDGE; column++) line.run(squares, column, EDGE);
  for (let row = 0; row < EDGE; row++) line.run(squares, row * EDGE, 1);
  const most = (2 * EDGE) ** 2;
  const depths = createPlane();
  for (let cell = 0; cell < CELLS; cell++)
    depths[cell] = Math.sqrt(Math.min(squares[cell], most)) / GRID.perUnit;
  return depths;
}

/** The lower envelope of parabolas along one line of a grid. */
class LowerEnvelope {
  readonly #length: number;
  readonly #roots: Int32Array;
  readonly #borders: Float64Array;
  readonly #values: Float64Array;

  constructor(length: number) {
    this.#length = length;
    this.#roots = new Int32Array(length);
    this.#borders = new Float64Array(length + 1);
    this.#values = new Float64Array(length);
  }

  /** Replaces the values from `start` in steps of `step` by their least distance, squared, to the others. */
  run(squares: Float64Array, start: number, step: number): void {
    const [roots, borders, values] = [this.#roots, this.#borders, this.#values];
    for (let at = 0; at < this.#length; at++) values[at] = squares[start + at * step];
    let last = 0;
    roots[0] = 0;
    borders[0] = -FAR;
    borders[1] = FAR;
    for (let at = 1; at < this.#length; at++) {
      let border = crossing(values, at, roots[last]);
      while (last > 0 && border <= borders[last]) border = crossing(values, at, roots[--last]);
      if (border <= borders[last]) last = -1;
      roots[++last] = at;
      borders[last] = last === 0 ? -FAR : border;
      borders[last + 1] = FAR;
    }
    let root = 0;
    for (let at = 0; at < this.#length; at++) {
      while (borders[root + 1] < at) root++;
      squares[start + at * step] = (at - roots[root]) ** 2 + values[roots[root]];
    }
  }
}

const crossing = (values: Float64Array, at: number, root: number): number =>
  (values[at] + at * at - values[root] - root * root) / (2 * (at - root));

/** Keeps the connected parts of a mask that have at least `least` cells. */
export function keepLarge(mask: Mask, least: number): Mask {
  const kept = createMask();
  const seen = createMask();
  const stack = new Int32Array(CELLS);
  for (let first = 0; first < CELLS; first++) {
    if (mask[first] === 0 || seen[first] === 1) continue;
    const count = collectPart(mask, seen, stack, first);
    if (count >= least) for (let at = 0; at < count; at++) kept[stack[at]] = 1;
  }
  return kept;
}

/** Writes the cells that are connected to the first into `part`, and returns how many. */
function collectPart(mask: Mask, seen: Mask, part: Int32Array, first: number): number {
  let count = 1;
  part[0] = first;
  seen[first] = 1;
  for (let at = 0; at < count; at++) {
    const cell = part[at];
    const column = cell % EDGE;
    const beside = [column > 0 ? cell - 1 : -1, column < EDGE - 1 ? cell + 1 : -1, cell - EDGE, cell + EDGE];
    for (const next of beside) {
      if (next < 0 || next >= CELLS || mask[next] === 0 || seen[next] === 1) continue;
      seen[next] = 1;
      part[count++] = next;
    }
  }
  return count;
}

/** The cells inside of a closed line of places in the head's units. */
export function fillPolygon(corners: readonly Point[]): Mask {
  const mask = createMask();
  for (let row = 0; row < EDGE; row++) {
    const y = placeOf(row);
    const crossings = corners
      .flatMap((from, at) => {
        const to = corners[(at + 1) % corners.length] ?? from;
        return from.y <= y === to.y <= y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil(indexOf(crossings[pair] ?? 0)));
      const last = Math.min(EDGE - 1, Math.floor(indexOf(crossings[pair + 1] ?? 0)));
      mask.fill(1, row * EDGE + first, row * EDGE + Math.max(first, last + 1));
    }
  }
  return mask;
}
