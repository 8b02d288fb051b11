import { CHANNELS, measurePoint, readAmbientLight } from './ambient-light.ts';
import { findEdges, spanAround } from './edges.ts';
import { toneMap } from './light.ts';
import type { Rendering } from './rendering.ts';
import { HIDDEN, sampleAt, type Visible } from './samples.ts';
import { type Shaded, shade } from './shade.ts';
import type { SurfacePoint } from './surface-point.ts';
import { traceFine } from './visible.ts';

/** Paints the pixels of a rendering in rows from the first to before the second; edges are sampled four times. */
export function createStripPainter(rendering: Rendering): (from: number, to: number) => void {
  let room: Visible | undefined;
  return (from, to) => {
    paintPixels(rendering, from, to);
    room = smoothStrip(rendering, room, from, to) ?? room;
  };
}

const colour: Shaded = new Float64Array(3);
const point: SurfacePoint = {
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  solid: 0,
  soft: new Float32Array(CHANNELS),
};

/** Shades one sample of `seen`; column and row say which cell of soft light it belongs to. */
function shadeSample(
  { field, palette, shadows, grid, visible, light }: Rendering,
  seen: Visible,
  sample: number,
  column: number,
  row: number,
): void {
  const { axis, pull } = seen.camera;
  const { left, top, pixelsPerUnit } = visible.camera;
  const x = left + (column + 0.5) / pixelsPerUnit;
  const y = top - (row + 0.5) / pixelsPerUnit;
  const z = seen.depths[sample];
  const scale = 1 - pull * z;
  point.x = axis[0] + (x - axis[0]) * scale;
  point.y = axis[1] + (y - axis[1]) * scale;
  point.z = z;
  point.nx = seen.normals[sample * 2] / 32767;
  point.ny = seen.normals[sample * 2 + 1] / 32767;
  point.nz = Math.sqrt(Math.max(0, 1 - point.nx * point.nx - point.ny * point.ny));
  point.solid = seen.ids[sample];
  const tolerance = 8 / pixelsPerUnit;
  if (!readAmbientLight(light, column, row, z, tolerance, point.soft))
    measurePoint({ shadows, grid }, point, 0, point.soft, 0);
  shade(field, palette, point, colour);
}

function paintPixels(rendering: Rendering, from: number, to: number): void {
  const { visible, pixels } = rendering;
  const { width } = visible.camera;
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++) {
      const sample = sampleAt(visible, column, row);
      if ((visible.depths[sample] ?? HIDDEN) <= HIDDEN) continue;
      shadeSample(rendering, visible, sample, column, row);
      const at = (row * width + column) * 4;
      pixels[at] = toneMap(colour[0]);
      pixels[at + 1] = toneMap(colour[1]);
      pixels[at + 2] = toneMap(colour[2]);
      pixels[at + 3] = 255;
    }
  }
}

/** Samples the marked edges of some rows four times a pixel, and returns these samples: the next rows may use their room. */
function smoothStrip(
  rendering: Rendering,
  room: Visible | undefined,
  from: number,
  to: number,
): Visible | undefined {
  const { field, paints, visible } = rendering;
  const { camera } = visible;
  const rows = findEdges(paints, visible, from, to);
  let count = 0;
  for (let pixel = 0; pixel < rows.length; pixel++) count += rows[pixel];
  if (count === 0) return undefined;
  const edges = new Int32Array(count);
  const spans = new Float32Array(count * 2);
  for (let pixel = 0, edge = 0; edge < count; pixel++) {
    if (rows[pixel] !== 1) continue;
    edges[edge] = pixel;
    const row = Math.floor(pixel / camera.width);
    spanAround(visible, pixel - row * camera.width, from + row, spans, edge * 2);
    edge++;
  }
  const fine = traceFine(
    field,
    {
      ...camera,
      top: camera.top - from / camera.pixelsPerUnit,
      width: camera.width * 2,
      height: (to - from) * 2,
      pixelsPerUnit: camera.pixelsPerUnit * 2,
    },
    { pixels: edges, spans, room },
  );
  for (const edge of edges) {
    const row = Math.floor(edge / camera.width);
    paintEdge(rendering, fine, edge - row * camera.width, from + row, row);
  }
  return fine;
}

function paintEdge(rendering: Rendering, fine: Visible, column: number, row: number, fineRow: number): void {
  let hits = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let part = 0; part < 4; part++) {
    const sample = sampleAt(fine, column * 2 + (part & 1), fineRow * 2 + (part >> 1));
    if ((fine.depths[sample] ?? HIDDEN) <= HIDDEN) continue;
    hits++;
    shadeSample(rendering, fine, sample, column, row);
    r += toneMap(colour[0]);
    g += toneMap(colour[1]);
    b += toneMap(colour[2]);
  }
  const at = (row * rendering.visible.camera.width + column) * 4;
  rendering.pixels[at + 3] = (hits / 4) * 255;
  if (hits === 0) return;
  rendering.pixels[at] = r / hits;
  rendering.pixels[at + 1] = g / hits;
  rendering.pixels[at + 2] = b / hits;
}
