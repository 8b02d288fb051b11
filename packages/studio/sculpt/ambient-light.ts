import { type Allocate, floats } from './arena.ts';
import type { Camera } from './camera.ts';
import { addColour, type DistanceGrid, readDistance } from './distance-grid.ts';
import { HIDDEN, sampleAt, type Visible } from './samples.ts';
import { keyLightAt, type ShadowMap } from './shadow-map.ts';
import type { LitPoint } from './surface-point.ts';

/** Values per cell: key light, openness, bounced red, green, blue, openness of the mirrored side. */
export const CHANNELS = 6;
/** Heights above the surface at which occlusion is sampled, in cells of the distance grid, and their weights. */
const HEIGHTS = [0.7, 1.5, 3.2, 7];
const WEIGHTS = [0.3, 0.3, 0.25, 0.15];
/** How many of these samples, from the nearest, also bounce colour. */
const COLOURED = 3;

/** Light that changes slowly, once for each 2 x 2 pixels. */
export type AmbientLight = {
  columns: number;
  rows: number;
  /** Depth of the surface that a cell was measured on; `HIDDEN` where there is none. */
  depths: Float32Array;
  values: Float32Array;
  /** The key light once more, without its grain. */
  smooth: Float32Array;
};

/** The scene as light sees it. */
type LitScene = { shadows: ShadowMap; grid: DistanceGrid };

/** Cells for the soft light on what a camera sees; nothing is measured yet. */
export function layOutAmbientLight({ width, height }: Camera, take: Allocate): AmbientLight {
  const columns = (width + 1) >> 1;
  const rows = (height + 1) >> 1;
  const cells = columns * rows;
  return {
    columns,
    rows,
    depths: floats(take, cells).fill(HIDDEN),
    values: floats(take, cells * CHANNELS),
    smooth: floats(take, cells),
  };
}

/** Measures some rows of cells, each on its own: they may be shared between threads. */
export function measureRows(
  scene: LitScene,
  visible: Visible,
  light: AmbientLight,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    for (let column = 0; column < light.columns; column++) measureCell(scene, visible, light, column, row);
  }
}

/** One object for all cells: an object for each would take longer than what is measured. */
const lit: LitPoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 };

function measureCell(
  scene: LitScene,
  visible: Visible,
  light: AmbientLight,
  column: number,
  row: number,
): void {
  const { left, top, pixelsPerUnit, pull, axis } = visible.camera;
  for (let part = 0; part < 4; part++) {
    const x = column * 2 + (part & 1);
    const y = row * 2 + (part >> 1);
    const sample = sampleAt(visible, x, y);
    const z = visible.depths[sample] ?? HIDDEN;
    if (z <= HIDDEN) continue;
    const scale = 1 - pull * z;
    const cell = row * light.columns + column;
    light.depths[cell] = z;
    const nx = visible.normals[sample * 2] / 32767;
    const ny = visible.normals[sample * 2 + 1] / 32767;
    lit.x = axis[0] + (left + (x + 0.5) / pixelsPerUnit - axis[0]) * scale;
    lit.y = axis[1] + (top - (y + 0.5) / pixelsPerUnit - axis[1]) * scale;
    lit.z = z;
    lit.nx = nx;
    lit.ny = ny;
    lit.nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    measurePoint(scene, lit, (column & 3) * 5 + (row & 3) * 11, light.values, cell * CHANNELS);
    return;
  }
}

/** Measures the soft light at a surface point and writes it to `out` from `at`. */
export function measurePoint(
  { shadows, grid }: LitScene,
  point: LitPoint,
  turn: number,
  out: Float32Array,
  at: number,
): void {
  const { x, y, z, nx, ny, nz } = point;
  out[at] = keyLightAt(shadows, point, turn);
  const here = readDistance(grid, x, y, z);
  let closed = 0;
  out[at + 2] = 0;
  out[at + 3] = 0;
  out[at + 4] = 0;
  for (let step = 0; step < HEIGHTS.length; step++) {
    const h = HEIGHTS[step] * grid.cell;
    const d = readDistance(grid, x + nx * h, y + ny * h, z + nz * h) - here;
    const share = ((h - d) / h) * WEIGHTS[step];
    if (share <= 0.02) continue;
    closed += share;
    if (step < COLOURED) addColour(grid, x + nx * h, y + ny * h, z + nz * h, share, out, at + 2);
  }
  out[at + 1] = Math.max(0, 1 - closed * 1.15);
  out[at + 5] = mirrorOpenness(grid, point);
}

/** How much of what the surface mirrors is the open studio, 0 to 1, rather than the toy itself. */
function mirrorOpenness(grid: DistanceGrid, { x, y, z, nx, ny, nz }: LitPoint): number {
  let open = 1;
  for (const cells of [1.6, 3.6, 7.5]) {
    const h = cells * grid.cell;
    const d = readDistance(grid, x + 2 * nz * nx * h, y + 2 * nz * ny * h, z + (2 * nz * nz - 1) * h);
    open = Math.min(open, 0.5 + (d / h) * 1.6);
  }
  return Math.max(0, Math.min(1, open));
}

/** Blurs the key light's grain between neighbours on the same surface, in some rows of cells. All must be measured. */
export function smoothRows(light: AmbientLight, from: number, to: number): void {
  const { columns, depths, smooth } = light;
  for (let row = from; row < to; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if ((depths[cell] ?? HIDDEN) > HIDDEN) smooth[cell] = meanKey(light, column, row);
    }
  }
}

function meanKey({ columns, rows, depths, values }: AmbientLight, column: number, row: number): number {
  const depth = depths[row * columns + column] ?? HIDDEN;
  let sum = 0;
  let weight = 0;
  for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
    for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
      const other = y * columns + x;
      if (Math.abs((depths[other] ?? HIDDEN) - depth) > 0.05) continue;
      sum += values[other * CHANNELS];
      weight++;
    }
  }
  return sum / weight;
}

/**
 * Blends the cells around a pixel that lie on the same surface into `out`. Returns false if none does.
 * Column and row are in pixels.
 */
export function readAmbientLight(
  light: AmbientLight,
  column: number,
  row: number,
  depth: number,
  tolerance: number,
  out: Float32Array,
): boolean {
  const left = (column - 1) >> 1;
  const top = (row - 1) >> 1;
  const fx = (column & 1) === 1 ? 0.25 : 0.75;
  const fy = (row & 1) === 1 ? 0.25 : 0.75;
  const { columns, rows, depths, values, smooth } = light;
  let total = 0;
  let key = 0;
  let open = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  let mirrored = 0;
  for (let part = 0; part < 4; part++) {
    const x = left + (part & 1);
    const y = top + (part >> 1);
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    const cell = y * columns + x;
    const away = Math.abs((depths[cell] ?? HIDDEN) - depth);
    if (away > tolerance) continue;
    const share =
      ((part & 1) === 1 ? fx : 1 - fx) * (part >> 1 === 1 ? fy : 1 - fy) * (1.05 - away / tolerance);
    const at = cell * CHANNELS;
    total += share;
    key += smooth[cell] * share;
    open += values[at + 1] * share;
    red += values[at + 2] * share;
    green += values[at + 3] * share;
    blue += values[at + 4] * share;
    mirrored += values[at + 5] * share;
  }
  if (total < 1e-4) return false;
  const whole = 1 / total;
  out[0] = key * whole;
  out[1] = open * whole;
  out[2] = red * whole;
  out[3] = green * whole;
  out[4] = blue * whole;
  out[5] = mirrored * whole;
  return true;
}
