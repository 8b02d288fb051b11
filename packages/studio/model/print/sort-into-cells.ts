import type { Surface } from './printed-toy.ts';

/** The smallest edge of a cell, millimetres, and how many cells there are along the longest side at most. */
const CELL = 1;
const MOST = 110;

/** Triangles by the cells of a box that they touch. */
export type CellGrid = {
  nx: number;
  ny: number;
  /** Where the members of a cell begin; those of the next one follow. */
  starts: Int32Array;
  members: Int32Array;
  /** The first and last cell along an axis that lie between two places. */
  between(axis: 0 | 1 | 2, from: number, to: number): readonly [number, number];
};

/** Sorts all triangles of a surface into cells. */
export function sortIntoCells(surface: Surface): CellGrid {
  const { low, size, counts } = measureBox(surface.positions);
  const [nx = 1, ny = 1, nz = 1] = counts;
  const between = (axis: 0 | 1 | 2, from: number, to: number): readonly [number, number] => {
    const last = counts[axis] - 1;
    const cell = (place: number) => Math.max(0, Math.min(last, Math.floor((place - low[axis]) / size)));
    return from < to ? [cell(from), cell(to)] : [cell(to), cell(from)];
  };
  const starts = new Int32Array(nx * ny * nz + 1);
  forMembers(surface, between, nx, ny, (cell) => starts[cell + 1]++);
  for (let cell = 1; cell < starts.length; cell++) starts[cell] += starts[cell - 1];
  const members = new Int32Array(starts[starts.length - 1]);
  const next = starts.slice();
  forMembers(surface, between, nx, ny, (cell, triangle) => {
    members[next[cell]++] = triangle;
  });
  return { nx, ny, starts, members, between };
}

function measureBox(positions: Float64Array) {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < positions.length; at++) {
    low[at % 3] = Math.min(low[at % 3], positions[at]);
    high[at % 3] = Math.max(high[at % 3], positions[at]);
  }
  const sides = high.map((value, axis) => value - low[axis]);
  const size = Math.max(CELL, Math.max(...sides) / MOST);
  return { low, size, counts: sides.map((side) => Math.floor(side / size) + 1) };
}

function forMembers(
  { positions, triangles }: Surface,
  between: CellGrid['between'],
  nx: number,
  ny: number,
  visit: (cell: number, triangle: number) => void,
): void {
  for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
    const [a, b, c] = [0, 1, 2].map((corner) => triangles[triangle * 3 + corner] * 3);
    const cells = (axis: 0 | 1 | 2) => {
      const [p, q, r] = [positions[a + axis], positions[b + axis], positions[c + axis]];
      return between(axis, Math.min(p, q, r), Math.max(p, q, r));
    };
    const [[i0, i1], [j0, j1], [k0, k1]] = [cells(0), cells(1), cells(2)];
    for (let k = k0; k <= k1; k++)
      for (let j = j0; j <= j1; j++) for (let i = i0; i <= i1; i++) visit((k * ny + j) * nx + i, triangle);
  }
}
