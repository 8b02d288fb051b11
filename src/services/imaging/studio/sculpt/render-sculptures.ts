import { type Camera, PULL } from './camera.ts';
import { cropToField } from './crop.ts';
import { develop } from './develop.ts';
import { measureGrid } from './distance-grid.ts';
import { findEdges, spanAround } from './edges.ts';
import { buildField, type Field } from './field.ts';
import { HIDDEN, sampleAt, type Visible } from './samples.ts';
import { mixPalette, type Palette, type Shaded, shade } from './shade.ts';
import { traceShadowMap } from './shadow-map.ts';
import {
  CHANNELS,
  type LitScene,
  measurePoint,
  measureSoftLight,
  readSoftLight,
  type SoftLight,
} from './soft-light.ts';
import type { Sculpture, Vector } from './solid.ts';
import type { SurfacePoint } from './surface-point.ts';
import { traceVisible } from './visible.ts';

/** Rows whose edges are smoothed at a time; bounds the memory of the finer samples. */
const STRIP = 64;

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

type Picture = {
  field: Field;
  palette: Palette;
  scene: LitScene;
  visible: Visible;
  light: SoftLight;
  pixels: Uint8ClampedArray;
};

/**
 * Renders sculptures as moulded plastic in a photographer's studio, through a long lens from the front, on a
 * transparent ground. Things at height 0 of z keep the view's scale. Edges are sampled four times.
 */
export function renderSculptures(sculptures: readonly Sculpture[], view: View): Layer {
  const layer = createLayer(view);
  const part = renderPart(sculptures, view);
  for (let row = 0; row < part.height; row++)
    layer.pixels.set(
      part.pixels.subarray(row * part.width * 4, (row + 1) * part.width * 4),
      ((part.row + row) * layer.width + part.column) * 4,
    );
  return layer;
}

/** The same without the empty ground around the sculptures, and where in the view that part is, pixels. */
export function renderPart(
  sculptures: readonly Sculpture[],
  view: View,
): Layer & { column: number; row: number } {
  const field = buildField(sculptures, view.turn);
  const crop = field.count > 0 ? cropToField(field, cameraOf(view)) : undefined;
  if (!crop) return { ...createLayer({ width: 1, height: 1 }), column: 0, row: 0 };
  const visible = traceVisible(field, crop.camera, true);
  const scene = {
    shadows: traceShadowMap(sculptures, view.turn, view.pixelsPerUnit),
    grid: measureGrid(field, view.pixelsPerUnit),
  };
  const light = measureSoftLight(scene, visible);
  const { width, height } = crop.camera;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const picture: Picture = { field, palette: mixPalette(field), scene, visible, light, pixels };
  paintPixels(picture);
  const edges = findEdges(field, visible);
  let room: Visible | undefined;
  for (let row = 0; row < height; row += STRIP)
    room = smoothStrip(picture, edges, room, row, Math.min(height, row + STRIP)) ?? room;
  return { width, height, pixels, column: crop.column, row: crop.row };
}

/** What sculptures cover, opaque black on a transparent ground, without smooth edges: far cheaper than a rendering. */
export function coverSculptures(sculptures: readonly Sculpture[], view: View): Layer {
  const layer = createLayer(view);
  const visible = traceVisible(buildField(sculptures, view.turn), cameraOf(view), false);
  for (let row = 0; row < layer.height; row++) {
    for (let column = 0; column < layer.width; column++) {
      const seen = (visible.depths[sampleAt(visible, column, row)] ?? HIDDEN) > HIDDEN;
      layer.pixels[(row * layer.width + column) * 4 + 3] = seen ? 255 : 0;
    }
  }
  return layer;
}

const createLayer = ({ width, height }: Pick<View, 'width' | 'height'>): Layer => ({
  width,
  height,
  pixels: new Uint8ClampedArray(width * height * 4),
});

function cameraOf({ left, top, width, height, pixelsPerUnit }: View): Camera {
  return {
    left,
    top,
    width,
    height,
    pixelsPerUnit,
    pull: PULL,
    axis: [left + width / 2 / pixelsPerUnit, top - height / 2 / pixelsPerUnit],
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
  { field, palette, scene, visible, light }: Picture,
  seen: Visible,
  sample: number,
  x: number,
  y: number,
  column: number,
  row: number,
): void {
  const { axis, pull } = seen.camera;
  const z = seen.depths[sample] ?? 0;
  const scale = 1 - pull * z;
  point.x = axis[0] + (x - axis[0]) * scale;
  point.y = axis[1] + (y - axis[1]) * scale;
  point.z = z;
  point.nx = (seen.normals[sample * 2] ?? 0) / 32767;
  point.ny = (seen.normals[sample * 2 + 1] ?? 0) / 32767;
  point.nz = Math.sqrt(Math.max(0, 1 - point.nx * point.nx - point.ny * point.ny));
  point.solid = seen.ids[sample] ?? 0;
  const tolerance = 8 / visible.camera.pixelsPerUnit;
  if (!readSoftLight(light, column, row, z, tolerance, point.soft))
    measurePoint(scene, point.x, point.y, z, point.nx, point.ny, 0, point.soft, 0);
  shade(field, palette, point, colour);
}

function paintPixels(picture: Picture): void {
  const { visible, pixels } = picture;
  const { width, height, left, top, pixelsPerUnit } = visible.camera;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sample = sampleAt(visible, column, row);
      if ((visible.depths[sample] ?? HIDDEN) <= HIDDEN) continue;
      const x = left + (column + 0.5) / pixelsPerUnit;
      const y = top - (row + 0.5) / pixelsPerUnit;
      shadeSample(picture, visible, sample, x, y, column, row);
      const at = (row * width + column) * 4;
      pixels[at] = develop(colour[0] ?? 0);
      pixels[at + 1] = develop(colour[1] ?? 0);
      pixels[at + 2] = develop(colour[2] ?? 0);
      pixels[at + 3] = 255;
    }
  }
}

/** Samples the marked edges of some rows four times a pixel, and returns these samples: the next rows may use their room. */
function smoothStrip(
  picture: Picture,
  marked: Uint8Array,
  room: Visible | undefined,
  from: number,
  to: number,
): Visible | undefined {
  const { field, visible } = picture;
  const { camera } = visible;
  const first = from * camera.width;
  const rows = marked.subarray(first, to * camera.width);
  let count = 0;
  for (let pixel = 0; pixel < rows.length; pixel++) count += rows[pixel] ?? 0;
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
  const fine = traceVisible(
    field,
    {
      ...camera,
      top: camera.top - from / camera.pixelsPerUnit,
      width: camera.width * 2,
      height: (to - from) * 2,
      pixelsPerUnit: camera.pixelsPerUnit * 2,
    },
    true,
    { pixels: edges, spans, room },
  );
  for (const edge of edges) {
    const row = Math.floor(edge / camera.width);
    paintEdge(picture, fine, edge - row * camera.width, from + row, row);
  }
  return fine;
}

function paintEdge(picture: Picture, fine: Visible, column: number, row: number, fineRow: number): void {
  const { camera } = picture.visible;
  const x = camera.left + (column + 0.5) / camera.pixelsPerUnit;
  const y = camera.top - (row + 0.5) / camera.pixelsPerUnit;
  let hits = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let part = 0; part < 4; part++) {
    const sample = sampleAt(fine, column * 2 + (part & 1), fineRow * 2 + (part >> 1));
    if ((fine.depths[sample] ?? HIDDEN) <= HIDDEN) continue;
    hits++;
    shadeSample(picture, fine, sample, x, y, column, row);
    r += develop(colour[0] ?? 0);
    g += develop(colour[1] ?? 0);
    b += develop(colour[2] ?? 0);
  }
  const at = (row * camera.width + column) * 4;
  picture.pixels[at + 3] = (hits / 4) * 255;
  if (hits === 0) return;
  picture.pixels[at] = r / hits;
  picture.pixels[at + 1] = g / hits;
  picture.pixels[at + 2] = b / hits;
}
