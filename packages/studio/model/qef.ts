import { clamp } from '../math.ts';
import type { Crossing } from './measure-crossing.ts';
import type { Grid } from './sample-grid.ts';

/** Numbers per cell: the matrix of its planes (6), their right side (3), the sum of points (3), the count. */
const STRIDE = 13;
/** How strongly a vertex is drawn to the middle of its crossings where the planes leave it free. */
const PULL = 0.04;
/** How near to its cell's wall a vertex may come, in cells: neighbours never fall together. */
const MARGIN = 0.04;

/** The tangent planes that were met in every cell of the surface. */
export type CellPlanes = {
  /** Adds a crossing to the cell whose first sample is `cell`; answers the number of the cell's vertex. */
  add(cell: number, crossing: Crossing): number;
  /** How many cells there are, the first sample of each, and `STRIDE` sums of each. */
  count: number;
  cells: Int32Array;
  sums: Float64Array;
};

/** Collects planes for the cells of a grid; `crossings` is how many there will be. */
export function createCellPlanes(grid: Grid, crossings: number): CellPlanes {
  const { nx, ny, x0, y0, z0, step } = grid;
  const vertexOf = new Int32Array(grid.inside.length).fill(-1);
  // Every cell has three crossings at least, and a crossing touches four cells.
  const most = Math.ceil((crossings * 4) / 3);
  const planes: CellPlanes = {
    count: 0,
    cells: new Int32Array(most),
    sums: new Float64Array(most * STRIDE),
    add(cell, { point, normal }) {
      let vertex = vertexOf[cell] ?? -1;
      if (vertex < 0) {
        vertex = planes.count++;
        vertexOf[cell] = vertex;
        planes.cells[vertex] = cell;
      }
      const i = cell % nx;
      const row = (cell - i) / nx;
      const j = row % ny;
      const k = (row - j) / ny;
      const px = (point[0] - x0) / step - i;
      const py = (point[1] - y0) / step - j;
      const pz = (point[2] - z0) / step - k;
      const x = normal[0];
      const y = normal[1];
      const z = normal[2];
      const d = x * px + y * py + z * pz;
      const { sums } = planes;
      const o = vertex * STRIDE;
      sums[o] = sums[o] + x * x;
      sums[o + 1] = sums[o + 1] + x * y;
      sums[o + 2] = sums[o + 2] + x * z;
      sums[o + 3] = sums[o + 3] + y * y;
      sums[o + 4] = sums[o + 4] + y * z;
      sums[o + 5] = sums[o + 5] + z * z;
      sums[o + 6] = sums[o + 6] + x * d;
      sums[o + 7] = sums[o + 7] + y * d;
      sums[o + 8] = sums[o + 8] + z * d;
      sums[o + 9] = sums[o + 9] + px;
      sums[o + 10] = sums[o + 10] + py;
      sums[o + 11] = sums[o + 11] + pz;
      sums[o + 12] = sums[o + 12] + 1;
      return vertex;
    },
  };
  return planes;
}

/** Puts every cell's vertex where its planes meet best (least squares), within the cell. World units. */
export function solveQef(grid: Grid, { count, cells, sums }: CellPlanes): Float32Array {
  const positions = new Float32Array(count * 3);
  for (let vertex = 0; vertex < count; vertex++) {
    const origin = originOf(grid, cells[vertex]);
    const place = solveCell(sums, vertex * STRIDE);
    for (let c = 0; c < 3; c++) {
      const inCell = clamp(place[c] ?? 0.5, MARGIN, 1 - MARGIN);
      positions[vertex * 3 + c] = origin[c] + inCell * grid.step;
    }
  }
  return positions;
}

function originOf(grid: Grid, cell: number): readonly [number, number, number] {
  const i = cell % grid.nx;
  const row = (cell - i) / grid.nx;
  const j = row % grid.ny;
  const k = (row - j) / grid.ny;
  return [grid.x0 + i * grid.step, grid.y0 + j * grid.step, grid.z0 + k * grid.step];
}

/** Minimises the squared distance to the planes, plus a little of that to the middle of the crossings. */
function solveCell(sums: Float64Array, o: number): readonly [number, number, number] {
  const s = (i: number) => sums[o + i];
  const count = s(12);
  const [mx, my, mz] = [s(9) / count, s(10) / count, s(11) / count];
  const pull = PULL * count;
  const [a, b, c, e, f, i] = [s(0) + pull, s(1), s(2), s(3) + pull, s(4), s(5) + pull];
  const rx = s(6) - (s(0) * mx + s(1) * my + s(2) * mz);
  const ry = s(7) - (s(1) * mx + s(3) * my + s(4) * mz);
  const rz = s(8) - (s(2) * mx + s(4) * my + s(5) * mz);
  const [A, B, C] = [e * i - f * f, c * f - b * i, b * f - c * e];
  const [E, F, I] = [a * i - c * c, b * c - a * f, a * e - b * b];
  const det = a * A + b * B + c * C;
  return [
    mx + (A * rx + B * ry + C * rz) / det,
    my + (B * rx + E * ry + F * rz) / det,
    mz + (C * rx + F * ry + I * rz) / det,
  ];
}
