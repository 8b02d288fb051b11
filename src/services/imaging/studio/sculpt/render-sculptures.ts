import { buildField } from './field.ts';
import { type SurfacePoint, shade } from './shade.ts';
import type { Sculpture, Vector } from './solid.ts';
import { collectSolids, createTileSolids, lightPoint, type TileSolids, tracePoint } from './trace.ts';

/** Edge of the squares in which the picture is traced, pixels. */
const TILE = 8;
/** Sub-pixel places for edges, turned so that no two share a row or column. */
const CORNERS = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [0.125, 0.375],
  [-0.375, 0.125],
] as const;
const SHADES = 2048;
const toByte = Uint8ClampedArray.from({ length: SHADES + 1 }, (_, i) => 255 * (i / SHADES) ** (1 / 2.2));

/** A picture with transparency: straight RGBA. */
export type Layer = { width: number; height: number; pixels: Uint8ClampedArray };

/** What part of the world a layer shows: its top left corner in world units and the pixels per unit. */
export type View = {
  left: number;
  top: number;
  width: number;
  height: number;
  pixelsPerUnit: number;
  turn: Vector;
};

/**
 * Renders sculptures as moulded plastic under a softbox, seen from the front without perspective, on a
 * transparent ground. Edges are sampled four times.
 */
export function renderSculptures(sculptures: readonly Sculpture[], view: View): Layer {
  const field = buildField(sculptures, view.turn);
  const { width, height } = view;
  const pass = {
    field,
    view,
    tile: createTileSolids(field.count),
    pixels: new Uint8ClampedArray(width * height * 4),
    ids: new Int16Array(width * height).fill(-1),
    depths: new Float32Array(width * height),
    light: createLightGrid(width, height),
  };
  forEachTile(pass, tracePixel);
  forEachTile(pass, smoothEdge);
  return { width, height, pixels: pass.pixels };
}

type Pass = {
  field: ReturnType<typeof buildField>;
  view: View;
  tile: TileSolids;
  pixels: Uint8ClampedArray;
  ids: Int16Array;
  depths: Float32Array;
  light: LightGrid;
};

/** Light is measured once for each 2 x 2 pixels of the same solid: it changes slowly, and costs most. */
type LightGrid = { columns: number; ids: Int16Array; lit: Float32Array; open: Float32Array };

function createLightGrid(width: number, height: number): LightGrid {
  const columns = (width >> 1) + 1;
  const cells = columns * ((height >> 1) + 1);
  return {
    columns,
    ids: new Int16Array(cells).fill(-1),
    lit: new Float32Array(cells),
    open: new Float32Array(cells),
  };
}

function forEachTile(pass: Pass, work: (pass: Pass, column: number, row: number) => void): void {
  const { width, height, left, top, pixelsPerUnit } = pass.view;
  const half = TILE / 2 / pixelsPerUnit;
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      collectSolids(
        pass.field,
        pass.tile,
        left + x / pixelsPerUnit + half,
        top - y / pixelsPerUnit - half,
        half * 1.5,
      );
      if (pass.tile.seenCount === 0) continue;
      for (let row = y; row < Math.min(height, y + TILE); row++) {
        for (let column = x; column < Math.min(width, x + TILE); column++) work(pass, column, row);
      }
    }
  }
}

const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, solid: 0, lit: 1, open: 1 };
const colour: [number, number, number] = [0, 0, 0];

function traceAt(pass: Pass, column: number, row: number): boolean {
  const { left, top, pixelsPerUnit } = pass.view;
  const x = left + (column + 0.5) / pixelsPerUnit;
  const y = top - (row + 0.5) / pixelsPerUnit;
  if (!tracePoint(pass.field, pass.tile, x, y, 1 / pixelsPerUnit, point)) return false;
  lightFromGrid(pass, column, row);
  shade(pass.field, point, colour);
  return true;
}

function lightFromGrid({ field, tile, light }: Pass, column: number, row: number): void {
  const cell = Math.max(0, Math.round(row) >> 1) * light.columns + Math.max(0, Math.round(column) >> 1);
  if (light.ids[cell] !== point.solid) {
    lightPoint(field, tile, point);
    light.ids[cell] = point.solid;
    light.lit[cell] = point.lit;
    light.open[cell] = point.open;
    return;
  }
  point.lit = light.lit[cell] ?? 1;
  point.open = light.open[cell] ?? 1;
}

/** Linear light to a byte, rolling off softly above 0.8 as film does. */
function develop(light: number): number {
  const exposed = light < 0.72 ? light : 0.72 + 0.28 * (1 - Math.exp(-(light - 0.72) / 0.28));
  return toByte[Math.max(0, Math.min(SHADES, Math.round(exposed * SHADES)))] ?? 0;
}

function tracePixel(pass: Pass, column: number, row: number): void {
  if (!traceAt(pass, column, row)) return;
  const at = row * pass.view.width + column;
  pass.ids[at] = point.solid;
  pass.depths[at] = point.z;
  for (let channel = 0; channel < 3; channel++) pass.pixels[at * 4 + channel] = develop(colour[channel] ?? 0);
  pass.pixels[at * 4 + 3] = 255;
}

function smoothEdge(pass: Pass, column: number, row: number): void {
  if (!isEdge(pass, column, row)) return;
  let hits = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  for (const [dx, dy] of CORNERS) {
    if (!traceAt(pass, column + dx, row + dy)) continue;
    hits++;
    r += develop(colour[0]);
    g += develop(colour[1]);
    b += develop(colour[2]);
  }
  const at = (row * pass.view.width + column) * 4;
  if (hits === 0) {
    pass.pixels[at + 3] = 0;
    return;
  }
  pass.pixels[at] = r / hits;
  pass.pixels[at + 1] = g / hits;
  pass.pixels[at + 2] = b / hits;
  pass.pixels[at + 3] = (hits / CORNERS.length) * 255;
}

function isEdge({ view, ids, depths }: Pass, column: number, row: number): boolean {
  const at = row * view.width + column;
  const id = ids[at];
  const near = [
    column > 0 ? at - 1 : at,
    column < view.width - 1 ? at + 1 : at,
    row > 0 ? at - view.width : at,
    row < view.height - 1 ? at + view.width : at,
  ];
  const step = 6 / view.pixelsPerUnit;
  return near.some((other) => ids[other] !== id || Math.abs((depths[other] ?? 0) - (depths[at] ?? 0)) > step);
}
