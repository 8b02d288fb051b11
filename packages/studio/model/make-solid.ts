import type { Grid } from './sample-grid.ts';

/** Loose crumbs of fewer samples than this are left out. */
const CRUMB = 500;

/**
 * Turns the inside of a grid into something that can be printed: no hollow that no air reaches, no loose crumbs, and
 * no two parts that meet only in an edge or a corner (it becomes well-composed in the sense of Latecki, so that the
 * surface between inside and outside is a closed 2-manifold). Returns the samples of every piece that is not
 * connected to the largest; with `alone` those are left out as well.
 */
export function makeSolid(grid: Grid, alone: boolean): Int32Array[] {
  fillHollows(grid);
  const loose = findLoose(grid, alone);
  composeWell(grid);
  // Mending may close the last way into a hollow.
  fillHollows(grid);
  composeWell(grid);
  return loose;
}

function fillHollows(grid: Grid): void {
  const reached = new Uint8Array(grid.inside.length);
  markRim(grid, reached);
  let further = sweep(grid, reached, 1);
  for (let direction: 1 | -1 = -1; further; direction = direction > 0 ? -1 : 1)
    further = sweep(grid, reached, direction);
  for (let at = 0; at < reached.length; at++) if (!reached[at]) grid.inside[at] = 1;
}

/**
 * Lets the air reach all samples outside that have a reached neighbour before them, seen in one direction along the
 * lattice; answers whether it came further. A few sweeps to and fro are far quicker than a walk from sample to sample.
 */
function sweep({ nx, ny, inside }: Grid, reached: Uint8Array, direction: 1 | -1): boolean {
  const layer = nx * ny;
  // The rim is reached already.
  const count = inside.length - 2 * (layer + nx + 1);
  const [x, y, z] = [direction, direction * nx, direction * layer];
  let further = false;
  for (
    let step = 0, at = direction > 0 ? layer + nx + 1 : inside.length - layer - nx - 2;
    step < count;
    step++
  ) {
    if (inside[at] === 0 && reached[at] === 0 && (reached[at - x] || reached[at - y] || reached[at - z])) {
      reached[at] = 1;
      further = true;
    }
    at += direction;
  }
  return further;
}

/** Marks the outermost samples, so that a flood never has to ask whether it leaves the grid. */
function markRim({ nx, ny, nz }: Grid, reached: Uint8Array): void {
  const layer = nx * ny;
  reached.fill(1, 0, layer);
  reached.fill(1, (nz - 1) * layer);
  for (let k = 0; k < nz; k++) {
    reached.fill(1, k * layer, k * layer + nx);
    reached.fill(1, (k + 1) * layer - nx, (k + 1) * layer);
    for (let j = 0; j < ny; j++) {
      reached[k * layer + j * nx] = 1;
      reached[k * layer + (j + 1) * nx - 1] = 1;
    }
  }
}

/** Takes crumbs out of the grid, with `alone` all but the largest piece; returns the other pieces. */
function findLoose(grid: Grid, alone: boolean): Int32Array[] {
  const reached = new Uint8Array(grid.inside.length);
  const room = new Int32Array(countInside(grid.inside));
  const pieces: Int32Array[] = [];
  let rest = room;
  for (let at = 0; at < reached.length; at++) {
    if (!grid.inside[at] || reached[at]) continue;
    const size = flood(grid, at, 1, reached, rest);
    pieces.push(rest.subarray(0, size));
    rest = rest.subarray(size);
  }
  const loose = pieces.toSorted((a, b) => b.length - a.length).slice(1);
  const least = alone ? Number.POSITIVE_INFINITY : CRUMB;
  for (const piece of loose) if (piece.length < least) for (const at of piece) grid.inside[at] = 0;
  return loose.filter((piece) => piece.length >= least);
}

/** Walks from `start` to every sample of the given side, marks them, and lists them in `found`; answers how many. */
function flood(
  { nx, ny, inside }: Grid,
  start: number,
  side: 0 | 1,
  reached: Uint8Array,
  found: Int32Array,
): number {
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  let count = 0;
  reached[start] = 1;
  found[count++] = start;
  for (let next = 0; next < count; next++) {
    for (let way = 0; way < 6; way++) {
      const at = found[next] + steps[way];
      if (reached[at] || inside[at] !== side) continue;
      reached[at] = 1;
      found[count++] = at;
    }
  }
  return count;
}

function countInside(inside: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < inside.length; at++) count += inside[at];
  return count;
}

/** Fills samples until no 2 x 2 face is a chequer and no cube has only two opposite corners of one side. */
function composeWell(grid: Grid): void {
  const { nx, ny, nz, inside } = grid;
  const [X, Y, Z] = [1, nx, nx * ny];
  const cube = [0, X, Y, X + Y, Z, X + Z, Y + Z, X + Y + Z];
  for (let changed = true; changed; ) {
    changed = false;
    for (let k = 0; k < nz - 1; k++) {
      for (let j = 0; j < ny - 1; j++) {
        let right = sumSide(inside, (k * ny + j) * nx, Y, Z);
        for (let i = 0; i < nx - 1; i++) {
          const at = (k * ny + j) * nx + i;
          const left = right;
          right = sumSide(inside, at + 1, Y, Z);
          const sum = left + right;
          if (sum === 0 || sum === 8) continue;
          const mended =
            mendFace(grid, at, X, Y) ||
            mendFace(grid, at, X, Z) ||
            mendFace(grid, at, Y, Z) ||
            ((sum === 2 || sum === 6) && mendCube(grid, at, cube, sum === 2 ? 1 : 0));
          if (!mended) continue;
          changed = true;
          right = sumSide(inside, at + 1, Y, Z);
        }
      }
    }
  }
}

/** How many of a cube's four corners on the side of `at` lie inside. */
function sumSide(inside: Uint8Array, at: number, y: number, z: number): number {
  return inside[at] + inside[at + y] + inside[at + z] + inside[at + y + z];
}

function mendFace({ inside, distances }: Grid, at: number, u: number, v: number): boolean {
  const main = inside[at];
  if (main !== inside[at + u + v] || main === inside[at + u] || main === inside[at + v]) return false;
  const [a, b] = main ? [at + u, at + v] : [at, at + u + v];
  inside[distances[a] <= distances[b] ? a : b] = 1;
  return true;
}

/** `side`: the side of which the cube has two corners only. */
function mendCube({ inside }: Grid, at: number, cube: readonly number[], side: 0 | 1): boolean {
  for (let corner = 0; corner < 4; corner++) {
    const [a, b] = [at + cube[corner], at + cube[7 - corner]];
    if (inside[a] !== side || inside[b] !== side) continue;
    inside[side === 0 ? a : at + cube[corner ^ 1]] = 1;
    return true;
  }
  return false;
}
