import { clamp } from '../math.ts';
import { type Allocate, floats } from './arena.ts';
import { boundsOf, type Field, SLOT, STRIDE } from './field.ts';
import { toLinear } from './light.ts';
import { distanceTo, type Probe, solidAt, solidDistance } from './sdf.ts';

/** Cells along the longest side of the scene: at most, at least, and pixels each cell is worth. */
const FINEST = 48;
const COARSEST = 24;
const CELL_PIXELS = 12;
/** Cells per side of the bricks that share a list of solids. */
const BRICK = 4;
/** Beyond this many cells from any surface no reader uses the distance. */
const REACH = 8;

/** Away from its surface the distance of an ellipsoid is approximate. */
const SLACK = 1.3;
const probe: Probe = new Float64Array(4);

/** Distances and colours on a coarse lattice: enough for soft light, at a few nanoseconds a reading. */
export type DistanceGrid = {
  low: readonly number[];
  /** Edge of a cell, world units. */
  cell: number;
  columns: number;
  rows: number;
  layers: number;
  distances: Float32Array;
  /** Linear red, green, blue of the nearest solid, one for each 2 x 2 x 2 cells. */
  colours: Float32Array;
};

/** A lattice over the field with a margin around it, the finer the larger its picture; nothing is measured yet. */
export function layOutGrid(field: Field, pixelsPerUnit: number, take: Allocate): DistanceGrid {
  const { low, high } = boundsOf(field);
  const sides = high.map((value, axis) => value - low[axis]);
  const longest = Math.max(...sides);
  const cells = clamp((longest * pixelsPerUnit) / CELL_PIXELS, COARSEST, FINEST);
  const cell = longest / cells;
  const margin = cell * 2;
  const [columns, rows, layers] = sides.map(
    (side) => Math.ceil((side + 2 * margin) / cell / BRICK) * BRICK,
  ) as [number, number, number];
  return {
    low: low.map((value) => value - margin),
    cell,
    columns,
    rows,
    layers,
    distances: floats(take, columns * rows * layers),
    colours: floats(take, (columns * rows * layers * 3) / 8).fill(0),
  };
}

/** How many parts a lattice has. */
export const countParts = ({ layers }: DistanceGrid): number => layers / BRICK;

/** Measures one part of the lattice, each on its own: they may be shared between threads. */
export function measurePart(field: Field, grid: DistanceGrid, part: number): void {
  const all = Int32Array.from({ length: field.count }, (_, index) => index);
  const near = new Int32Array(field.count);
  for (let j = 0; j < grid.rows; j += BRICK) {
    for (let i = 0; i < grid.columns; i += BRICK) fillBrick(field, grid, { all, near }, i, j, part * BRICK);
  }
}

function fillBrick(
  field: Field,
  grid: DistanceGrid,
  { all, near }: { all: Int32Array; near: Int32Array },
  i: number,
  j: number,
  k: number,
): void {
  const { cell, low } = grid;
  const half = (BRICK - 1) / 2;
  const x = low[0] + (i + half) * cell;
  const y = low[1] + (j + half) * cell;
  const z = low[2] + (k + half) * cell;
  const middle = distanceTo(field, all, field.count, x, y, z, false);
  const radius = half * cell * 1.7321;
  const far = middle > REACH * cell + radius || middle < -2 * radius;
  const count = far ? 0 : collectNear(field, near, x, y, z, middle + 2 * radius);
  // Where no surface passes, the distance changes so evenly that the corners are enough.
  const stride = far || Math.abs(middle) > radius ? BRICK - 1 : 1;
  for (let dk = 0; dk < BRICK; dk += stride) {
    for (let dj = 0; dj < BRICK; dj += stride) {
      for (let di = 0; di < BRICK; di += stride) {
        const at = ((k + dk) * grid.rows + j + dj) * grid.columns + i + di;
        const px = low[0] + (i + di) * cell;
        const py = low[1] + (j + dj) * cell;
        const pz = low[2] + (k + dk) * cell;
        grid.distances[at] = far ? middle : distanceTo(field, near, count, px, py, pz, false);
      }
    }
  }
  if (stride > 1) blendBrick(grid, i, j, k);
  if (!far) paintBrick(field, grid, { near, count }, i, j, k);
}

/** Fills a brick from its corners: first the edges along x between them, then the faces, then the inside. */
function blendBrick({ columns, rows, distances }: DistanceGrid, i: number, j: number, k: number): void {
  const first = (k * rows + j) * columns + i;
  const far = BRICK - 1;
  for (let corner = 0; corner < 4; corner++)
    blendRow(distances, first + (corner & 1) * far * columns + (corner >> 1) * far * columns * rows, 1);
  for (let di = 0; di < BRICK; di++) {
    blendRow(distances, first + di, columns);
    blendRow(distances, first + di + far * columns * rows, columns);
  }
  for (let dj = 0; dj < BRICK; dj++)
    for (let di = 0; di < BRICK; di++) blendRow(distances, first + dj * columns + di, columns * rows);
}

/** Fills what lies between the first and the last cell of a brick's row. */
function blendRow(distances: Float32Array, from: number, step: number): void {
  const start = distances[from];
  const slope = (distances[from + (BRICK - 1) * step] - start) / (BRICK - 1);
  for (let at = 1; at < BRICK - 1; at++) distances[from + at * step] = start + slope * at;
}

function collectNear(
  { count, numbers: n }: Field,
  near: Int32Array,
  x: number,
  y: number,
  z: number,
  reach: number,
): number {
  let found = 0;
  probe[0] = x;
  probe[1] = y;
  probe[2] = z;
  for (let index = 0; index < count; index++) {
    const o = index * STRIDE;
    const dx = x - n[o + SLOT.middleX];
    const dy = y - n[o + SLOT.middleY];
    const dz = z - n[o + SLOT.middleZ];
    const room = Math.max(0, reach) + n[o + SLOT.pad];
    const limit = room + n[o + SLOT.reach];
    if (dx * dx + dy * dy + dz * dz >= limit * limit) continue;
    solidDistance(n, o, probe, false);
    if (probe[3] < room * SLACK) near[found++] = index;
  }
  return found;
}

/** Notes the nearest colour in each 2 x 2 x 2 cells: bounced light is too soft to show more. */
function paintBrick(
  field: Field,
  grid: DistanceGrid,
  { near, count }: { near: Int32Array; count: number },
  i: number,
  j: number,
  k: number,
): void {
  const { cell, low } = grid;
  for (let part = 0; part < 8; part++) {
    const column = i + (part & 1) * 2;
    const row = j + (part & 2);
    const layer = k + ((part & 4) >> 1);
    const x = low[0] + (column + 0.5) * cell;
    const y = low[1] + (row + 0.5) * cell;
    const z = low[2] + (layer + 0.5) * cell;
    const colour = field.solids[solidAt(field, near, count, x, y, z)]?.paint.colour;
    if (!colour) continue;
    const at = (((layer / 2) * (grid.rows / 2) + row / 2) * grid.columns) / 2 + column / 2;
    for (let channel = 0; channel < 3; channel++) grid.colours[at * 3 + channel] = toLinear(colour[channel]);
  }
}

/** Distance at a point, blended from the eight cells around it; far outside the lattice it is large. */
export function readDistance(grid: DistanceGrid, x: number, y: number, z: number): number {
  const { low, cell, columns, rows, layers, distances } = grid;
  const u = (x - low[0]) / cell;
  const v = (y - low[1]) / cell;
  const w = (z - low[2]) / cell;
  if (u < 0 || v < 0 || w < 0 || u >= columns - 1 || v >= rows - 1 || w >= layers - 1) return 1e3;
  const i = u | 0;
  const j = v | 0;
  const k = w | 0;
  const fu = u - i;
  const fv = v - j;
  const fw = w - k;
  const at = (k * rows + j) * columns + i;
  const up = at + columns;
  const deep = at + columns * rows;
  const deepUp = deep + columns;
  const a = distances[at] * (1 - fu) + distances[at + 1] * fu;
  const b = distances[up] * (1 - fu) + distances[up + 1] * fu;
  const c = distances[deep] * (1 - fu) + distances[deep + 1] * fu;
  const d = distances[deepUp] * (1 - fu) + distances[deepUp + 1] * fu;
  return (a * (1 - fv) + b * fv) * (1 - fw) + (c * (1 - fv) + d * fv) * fw;
}

/** Adds `share` of the colour around a point, blended from the colours about it, to three numbers of `out` from `at`. */
export function addColour(
  { low, cell, columns, rows, layers, colours }: DistanceGrid,
  x: number,
  y: number,
  z: number,
  share: number,
  out: Float32Array,
  at: number,
): void {
  const across = columns / 2;
  const down = rows / 2;
  const u = (x - low[0]) / cell / 2 - 0.25;
  const v = (y - low[1]) / cell / 2 - 0.25;
  const w = (z - low[2]) / cell / 2 - 0.25;
  if (u < 0 || v < 0 || w < 0 || u >= across - 1 || v >= down - 1 || w >= layers / 2 - 1) return;
  const i = u | 0;
  const j = v | 0;
  const k = w | 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let corner = 0; corner < 8; corner++) {
    const weight =
      share *
      ((corner & 1) === 1 ? u - i : 1 - u + i) *
      ((corner & 2) === 2 ? v - j : 1 - v + j) *
      ((corner & 4) === 4 ? w - k : 1 - w + k);
    const from = (((k + (corner >> 2)) * down + j + ((corner >> 1) & 1)) * across + i + (corner & 1)) * 3;
    red += colours[from] * weight;
    green += colours[from + 1] * weight;
    blue += colours[from + 2] * weight;
  }
  out[at] = out[at] + red;
  out[at + 1] = out[at + 1] + green;
  out[at + 2] = out[at + 2] + blue;
}
