import { createSolidStack, cull, type SolidStack } from '../sculpt/cull.ts';
import { type Field, SLOT, STRIDE } from '../sculpt/field.ts';
import type { Probe } from '../sculpt/sdf.ts';
import type { Vector } from '../sculpt/solid.ts';
import { listDistance } from '../sculpt/tile-sdf.ts';

/** Cells along the edge of the blocks that are measured sample by sample. */
export const LEAF = 4;
/** Halvings from the blocks that the search begins with to the leaves. */
const LEVELS = 3;
/** The value of a sample that no surface comes near, world units. */
const FAR = 1;

/** A distance field in samples on a cubic lattice; x runs fastest, then y, then z. */
export type Grid = {
  /** Samples along each axis, and the place of the first one. */
  nx: number;
  ny: number;
  nz: number;
  x0: number;
  y0: number;
  z0: number;
  /** Distance from sample to sample, world units. */
  step: number;
  /** Distance to the surface, negative inside; only its sign is right far from the surface. */
  distances: Float32Array;
  /** 1 inside, 0 outside. The outermost samples are always outside. */
  inside: Uint8Array;
  field: Field;
  /** The solids that shape the surface in each leaf. */
  neighbourhoods: Neighbourhoods;
};

type Search = { grid: Grid; stack: SolidStack; groove: number };

const probe: Probe = new Float64Array(4);

/**
 * Measures a field on a lattice. Space is halved into blocks that keep only the solids that matter there; whole blocks
 * far from any surface are answered by one measurement. Combed grooves count as shape: a model shows and prints them.
 */
export function sampleGrid(field: Field, step: number): Grid {
  const { low, high } = measureBounds(field);
  const size = (axis: 0 | 1 | 2) => Math.ceil((high[axis] - low[axis]) / step) + 5;
  const [nx, ny, nz] = [size(0), size(1), size(2)];
  const grid: Grid = {
    ...{ nx, ny, nz, step, field },
    x0: low[0] - 2 * step,
    y0: low[1] - 2 * step,
    z0: low[2] - 2 * step,
    distances: new Float32Array(nx * ny * nz).fill(FAR),
    inside: new Uint8Array(nx * ny * nz),
    neighbourhoods: createNeighbourhoods(Math.ceil(nx / LEAF), Math.ceil(ny / LEAF), Math.ceil(nz / LEAF)),
  };
  const search = { grid, stack: createSolidStack(field, LEVELS + 2), groove: deepestGroove(field) };
  const root = LEAF << LEVELS;
  for (let k = 0; k < nz; k += root)
    for (let j = 0; j < ny; j += root)
      for (let i = 0; i < nx; i += root) measureBlock(search, { i, j, k, edge: root }, 0, field.count);
  return grid;
}

function deepestGroove({ numbers: n, count }: Field): number {
  let deepest = 0;
  for (let o = 0; o < count * STRIDE; o += STRIDE) deepest = Math.max(deepest, n[o + SLOT.groove]);
  return deepest;
}

function moveTo(x: number, y: number, z: number): void {
  probe[0] = x;
  probe[1] = y;
  probe[2] = z;
}

/** A cube of samples: its first corner, and how many samples its edge is long. */
type Block = { i: number; j: number; k: number; edge: number };

function measureBlock(search: Search, { i, j, k, edge }: Block, start: number, count: number): void {
  const { grid, stack, groove } = search;
  if (i >= grid.nx || j >= grid.ny || k >= grid.nz) return;
  const half = (edge / 2) * grid.step;
  const x = grid.x0 + i * grid.step + half;
  const y = grid.y0 + j * grid.step + half;
  const z = grid.z0 + k * grid.step + half;
  const radius = half * Math.sqrt(3);
  moveTo(x, y, z);
  const kept = cull(grid.field, stack, start, count, probe, radius + groove);
  if (kept === 0) return;
  const list = start + count;
  listDistance(grid.field.numbers, stack.indices, list, kept, probe, true);
  if (probe[3] < -radius * 0.5 && holdsCorners(search, list, kept, { x, y, z, half })) {
    fillBlock(grid, i, j, k, edge);
    return;
  }
  if (edge === LEAF) {
    grid.neighbourhoods.keep(i / LEAF, j / LEAF, k / LEAF, stack.indices, list, kept);
    measureSamples(search, i, j, k, list, kept);
    return;
  }
  const part = edge / 2;
  for (let corner = 0; corner < 8; corner++) {
    const [di, dj, dk] = [(corner & 1) * part, ((corner >> 1) & 1) * part, (corner >> 2) * part];
    measureBlock(search, { i: i + di, j: j + dj, k: k + dk, edge: part }, list, kept);
  }
}

/** Whether all corners of a block lie inside: the distance alone is too rough deep inside flat ellipsoids. */
function holdsCorners(
  { grid, stack }: Search,
  list: number,
  count: number,
  { x, y, z, half }: { x: number; y: number; z: number; half: number },
): boolean {
  const far = half * 1.1;
  for (let corner = 0; corner < 8; corner++) {
    moveTo(corner & 1 ? x + far : x - far, corner & 2 ? y + far : y - far, corner & 4 ? z + far : z - far);
    listDistance(grid.field.numbers, stack.indices, list, count, probe, true);
    if (probe[3] >= 0) return false;
  }
  return true;
}

function fillBlock(grid: Grid, i: number, j: number, k: number, edge: number): void {
  const end = Math.min(grid.nx, i + edge);
  for (let c = k; c < Math.min(grid.nz, k + edge); c++) {
    for (let b = j; b < Math.min(grid.ny, j + edge); b++) {
      const row = (c * grid.ny + b) * grid.nx;
      grid.distances.fill(-FAR, row + i, row + end);
      grid.inside.fill(1, row + i, row + end);
    }
  }
}

function measureSamples(
  { grid, stack }: Search,
  i: number,
  j: number,
  k: number,
  list: number,
  count: number,
): void {
  const { nx, ny, nz, x0, y0, z0, step, distances, inside } = grid;
  for (let c = k; c < Math.min(nz, k + LEAF); c++) {
    for (let b = j; b < Math.min(ny, j + LEAF); b++) {
      for (let a = i; a < Math.min(nx, i + LEAF); a++) {
        moveTo(x0 + a * step, y0 + b * step, z0 + c * step);
        listDistance(grid.field.numbers, stack.indices, list, count, probe, true);
        const at = (c * ny + b) * nx + a;
        distances[at] = probe[3];
        inside[at] = probe[3] < 0 ? 1 : 0;
      }
    }
  }
}

/** The corners of a box that contains every solid of a field, world units. */
function measureBounds(field: Field): { low: Vector; high: Vector } {
  const low = [1e3, 1e3, 1e3];
  const high = [-1e3, -1e3, -1e3];
  for (let index = 0; index < field.count; index++) {
    if (field.solids[index]?.cutOut) continue;
    for (let axis = 0; axis < 3; axis++) {
      const middle = field.numbers[index * STRIDE + SLOT.middleX + axis];
      const half = halfExtent(field, index, axis);
      low[axis] = Math.min(low[axis], middle - half);
      high[axis] = Math.max(high[axis], middle + half);
    }
  }
  const corner = ([x = 0, y = 0, z = 0]: number[]): Vector => [x, y, z];
  return { low: corner(low), high: corner(high) };
}

/** How far a solid reaches from its middle along an axis; combed grooves and soft seams may add to it. */
function halfExtent({ numbers: n, solids }: Field, index: number, axis: number): number {
  const o = index * STRIDE;
  const [a, b, c] = [n[o + SLOT.a], n[o + SLOT.b], n[o + SLOT.c]];
  const more = n[o + SLOT.groove] + n[o + SLOT.blend] / 4;
  const shape = solids[index]?.shape;
  if (shape === 'capsule') return Math.abs(n[o + SLOT.matrix + axis]) / 2 + Math.max(a, b) + more;
  if (shape === 'arc') return n[o + SLOT.reach] + more;
  const row = [0, 1, 2].map((column) => Math.abs(n[o + SLOT.matrix + axis * 3 + column]));
  const along = (x: number, y: number, z: number) => row[0] * x + row[1] * y + row[2] * z;
  if (shape === 'cylinder') return along(a, b, a) + more;
  if (shape === 'torus') return along(a + b, b, a + b) + more;
  return along(a, b, c) + more;
}

/** Lists of solids, one for each block of a lattice, packed one behind the other. */
type Neighbourhoods = {
  /** All lists; that of block `b` begins at `starts[b]` and has `counts[b]` solids. */
  solids: Int32Array;
  starts: Int32Array;
  counts: Int32Array;
  /** Keeps `count` solids of `list` from `start` as the list of a block. */
  keep(bi: number, bj: number, bk: number, list: Int32Array, start: number, count: number): void;
  /** The number of a block. */
  block(bi: number, bj: number, bk: number): number;
};

/** Room for the lists of a lattice of blocks; a block of which nothing was kept has no solids. */
function createNeighbourhoods(across: number, down: number, deep: number): Neighbourhoods {
  let used = 0;
  const block = (bi: number, bj: number, bk: number) => (bk * down + bj) * across + bi;
  const lists: Neighbourhoods = {
    solids: new Int32Array(1 << 14),
    starts: new Int32Array(across * down * deep),
    counts: new Int32Array(across * down * deep),
    block,
    keep(bi, bj, bk, list, start, count) {
      if (used + count > lists.solids.length) {
        const more = new Int32Array(Math.max(used + count, lists.solids.length * 2));
        more.set(lists.solids);
        lists.solids = more;
      }
      lists.solids.set(list.subarray(start, start + count), used);
      lists.starts[block(bi, bj, bk)] = used;
      lists.counts[block(bi, bj, bk)] = count;
      used += count;
    },
  };
  return lists;
}
