import { PATCH_SIDE, PATCH_TOP } from '../regions/head-patch.ts';

/** Places around a head, so close that each strand has some, in the head's units. */
const STEP = 0.025;
const COLUMNS = Math.round((2 * PATCH_SIDE) / STEP) + 1;
const ROWS = Math.round((PATCH_TOP + 3.5) / STEP) + 1;

/** Directions change so slowly that every second place of every second row tells them. */
const SPARSE = 2;

export const STRAND_GRID = {
  step: STEP,
  sparse: SPARSE,
  columns: COLUMNS,
  rows: ROWS,
  x: (at: number) => (at % COLUMNS) * STEP - PATCH_SIDE,
  y: (at: number) => Math.floor(at / COLUMNS) * STEP - PATCH_TOP,
  /** The column and the row of a place. */
  cellOf: (at: number): [number, number] => [at % COLUMNS, Math.floor(at / COLUMNS)],
  /** The place some columns and rows further, or -1. */
  beside(at: number, columns: number, rows: number): number {
    const [column, row] = [(at % COLUMNS) + columns, Math.floor(at / COLUMNS) + rows];
    return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : row * COLUMNS + column;
  },
};

/** Some places of the grid: 1 in `mask`, and a list of them. */
export type Mask = { mask: Uint8Array; places: Int32Array };

/** How many columns and rows at the edges are left free, so that softening never runs out of a row or of the grid. */
const MARGIN = 8;

/** All places that are meant. */
export function maskOf(isMeant: (x: number, y: number) => boolean): Mask {
  const mask = new Uint8Array(COLUMNS * ROWS);
  const places: number[] = [];
  for (let row = MARGIN; row < ROWS - MARGIN; row++) {
    for (let column = MARGIN; column < COLUMNS - MARGIN; column++) {
      const at = row * COLUMNS + column;
      if (!isMeant(STRAND_GRID.x(at), STRAND_GRID.y(at))) continue;
      mask[at] = 1;
      places.push(at);
    }
  }
  return { mask, places: Int32Array.from(places) };
}

/** The places that have others of the mask around them, so that its outline is no strand. */
function inside({ mask, places }: Mask): Mask {
  const around = [-RIM, RIM, -RIM * COLUMNS, RIM * COLUMNS];
  const inner = new Uint8Array(mask.length);
  const kept = places.filter((at) => mask[at] && around.every((step) => mask[at + step]));
  for (const at of kept) inner[at] = 1;
  return { mask: inner, places: kept };
}
const RIM = 3;

/** Softens values by a bell of a width, of places in the mask alone: what is next to hair does not shine into it. */
export function smooth(values: Float32Array, mask: Mask, width: number): Float32Array {
  const bell = bellOf(width);
  return smoothAlong(smoothAlong(values, mask, bell, 1), mask, bell, COLUMNS);
}

function bellOf(width: number): Float32Array {
  const reach = Math.ceil((2.5 * width) / STEP);
  const bell = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.exp(-0.5 * (((tap - reach) * STEP) / width) ** 2),
  );
  const sum = bell.reduce((all, one) => all + one, 0);
  return bell.map((one) => one / sum);
}

function smoothAlong(values: Float32Array, { mask, places }: Mask, bell: Float32Array, stride: number) {
  const start = -(bell.length >> 1) * stride;
  const soft = new Float32Array(values.length);
  for (const at of places) {
    let [sum, weight, from] = [0, 0, at + start];
    for (let tap = 0; tap < bell.length; tap++, from += stride) {
      if (!mask[from]) continue;
      sum += values[from] * bell[tap];
      weight += bell[tap];
    }
    soft[at] = weight > 0 ? sum / weight : 0;
  }
  return soft;
}

/**
 * Which way brightness changes around each place: twice the angle as two parts, `across` and `slant`, as long as the
 * change has one direction, and its whole `strength`.
 */
export type Grain = { across: Float32Array; slant: Float32Array; strength: Float32Array; hair: Mask };

/** Directions are those of a neighbourhood of this width. */
const NEIGHBOURHOOD = 0.08;

/** The grain of brightness inside a mask, at places as sparse as `STRAND_GRID.sparse` says. */
export function grainOf(light: Float32Array, mask: Mask): Grain {
  const hair = inside(mask);
  const size = light.length;
  const [across, slant, strength] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (const at of hair.places) {
    const [gx, gy] = [light[at + 1] - light[at - 1], light[at + COLUMNS] - light[at - COLUMNS]];
    // A glint counts by its strength, not by the square of it.
    const power = Math.sqrt(gx * gx + gy * gy);
    if (power === 0) continue;
    strength[at] = power;
    across[at] = (gx * gx - gy * gy) / power;
    slant[at] = (2 * gx * gy) / power;
  }
  const bell = bellOf(NEIGHBOURHOOD);
  const columns = hair.places.filter((at) => (at % COLUMNS) % SPARSE === 0);
  const places = columns.filter((at) => Math.floor(at / COLUMNS) % SPARSE === 0);
  const inColumns = gatherAlong({ across, slant, strength, hair: { ...hair, places: columns } }, bell, 1);
  return gatherAlong({ ...inColumns, hair: { ...hair, places } }, bell, COLUMNS);
}

/** Adds up the grain of a neighbourhood; how much of it is hair matters to none of its proportions. */
function gatherAlong({ across, slant, strength, hair }: Grain, bell: Float32Array, stride: number): Grain {
  const start = -(bell.length >> 1) * stride;
  const size = across.length;
  const sums = {
    across: new Float32Array(size),
    slant: new Float32Array(size),
    strength: new Float32Array(size),
  };
  for (const at of hair.places) {
    let [a, s, all, from] = [0, 0, 0, at + start];
    // Next to hair all of them are nothing.
    for (let tap = 0; tap < bell.length; tap++, from += stride) {
      const share = bell[tap];
      a += across[from] * share;
      s += slant[from] * share;
      all += strength[from] * share;
    }
    sums.across[at] = a;
    sums.slant[at] = s;
    sums.strength[at] = all;
  }
  return { ...sums, hair };
}
