import type { Paint, Solid, Vector } from '../sculpt/solid.ts';
import { listSurface } from '../sculpt/tile-sdf.ts';
import { type Grid, LEAF } from './sample-grid.ts';

/** Radius of a peg, and how deep it reaches into both sides, cells. */
const RADIUS = 2;
const ROOT = 3;
const GREY: Paint = { colour: [200, 200, 200], gloss: 0.5 };

/**
 * Pegs that join loose pieces to the rest of a grid, each over the shortest gap along the lattice and in the paint of
 * its piece. `loose` are the samples of each piece; a piece that nothing is near to gets none.
 */
export function bridgePieces(grid: Grid, loose: readonly Int32Array[]): Solid[] {
  return loose.flatMap((piece) => {
    const gap = findGap(grid, piece, loose);
    return gap ? [makePeg(grid, ...gap)] : [];
  });
}

/** The nearest pair of samples of a piece and of what is not loose. */
function findGap(
  { nx, ny, nz, inside }: Grid,
  piece: Int32Array,
  loose: readonly Int32Array[],
): [number, number] | undefined {
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  // From which sample each was reached; those of loose pieces are never entered.
  const from = new Int32Array(inside.length).fill(-1);
  for (const samples of loose) for (const at of samples) from[at] = at;
  const queue = new Int32Array(inside.length);
  queue.set(piece);
  let count = piece.length;
  for (let next = 0; next < count; next++) {
    const here = queue[next];
    for (const step of steps) {
      const at = here + step;
      if (at < 0 || at >= nx * ny * nz || from[at] !== -1) continue;
      from[at] = here;
      if (inside[at] === 1) return [sourceOf(from, at), at];
      queue[count++] = at;
    }
  }
  return undefined;
}

function sourceOf(from: Int32Array, end: number): number {
  let at = end;
  while (from[at] !== at) at = from[at] ?? at;
  return at;
}

function makePeg(grid: Grid, start: number, end: number): Solid {
  const [a, b] = [placeOf(grid, start), placeOf(grid, end)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1;
  const more = (ROOT * grid.step) / length;
  const beyond = (one: Vector, other: Vector): Vector => [
    one[0] + (one[0] - other[0]) * more,
    one[1] + (one[1] - other[1]) * more,
    one[2] + (one[2] - other[2]) * more,
  ];
  const radius = RADIUS * grid.step;
  return {
    shape: 'capsule',
    at: beyond(a, b),
    to: beyond(b, a),
    size: [radius, radius, 0],
    paint: paintAt(grid, start, a),
  };
}

function placeOf({ nx, ny, x0, y0, z0, step }: Grid, at: number): Vector {
  const i = at % nx;
  const j = Math.floor(at / nx) % ny;
  const k = Math.floor(at / (nx * ny));
  return [x0 + i * step, y0 + j * step, z0 + k * step];
}

function paintAt({ nx, ny, field, neighbourhoods }: Grid, at: number, [x, y, z]: Vector): Paint {
  const [i, j, k] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
  const block = neighbourhoods.block((i / LEAF) | 0, (j / LEAF) | 0, (k / LEAF) | 0);
  const count = neighbourhoods.counts[block];
  if (count === 0) return GREY;
  const { solids, starts } = neighbourhoods;
  const probe = Float64Array.of(x, y, z, 0, 0, 0, 0);
  const solid = listSurface(field.numbers, solids, starts[block], count, probe, 1e-3, new Float64Array(3));
  const { decal: _, ...paint } = field.solids[solid]?.paint ?? GREY;
  return paint;
}
