import { allocateNew } from './arena.ts';
import type { Camera } from './camera.ts';
import { createSolidStack, cull } from './cull.ts';
import { boundsOf, type Field } from './field.ts';
import { marchTile } from './march-tile.ts';
import {
  HIDDEN,
  layOutSamples,
  sampleAt,
  TILE,
  TILE_SAMPLES,
  type Trace,
  type Visible,
  type Wanted,
} from './samples.ts';
import type { Probe } from './sdf.ts';

/** Halvings from the largest cell to the smallest. */
const LEVELS = 4;
/** Edge of the largest cell, tiles. */
const CELL = 1 << LEVELS;
const probe: Probe = new Float64Array(4);

/** Finds what each pixel of the camera sees. */
export function traceVisible(field: Field, camera: Camera, withNormals: boolean): Visible {
  const visible = layOutSamples(camera, withNormals, allocateNew);
  traceCells(beginTrace(field, visible), 0, countCells(visible));
  return visible;
}

/**
 * Finds what finer samples of some pixels see: each square of 2 x 2 counts as the four samples of one larger pixel, and
 * only the wanted larger pixels are traced; the other samples say nothing.
 */
export function traceFine(field: Field, camera: Camera, wanted: Wanted): Visible {
  const visible = reuseSamples(camera, wanted.room);
  const trace = beginTrace(field, visible);
  trace.fine = true;
  trace.spans = new Float32Array(trace.open.length);
  openOnly(trace, wanted);
  traceCells(trace, 0, countCells(visible));
  return visible;
}

/** A tracing of samples that have seen nothing yet. Each thread that takes part needs one of its own. */
export function beginTrace(field: Field, visible: Visible): Trace {
  return {
    field,
    visible,
    stack: createSolidStack(field, LEVELS + 2),
    open: new Int32Array(visible.tilesAcross * visible.tilesDown * 2).fill(-1),
    spans: new Float32Array(0),
    middleX: visible.camera.axis[0],
    middleY: visible.camera.axis[1],
    fine: false,
    withNormals: visible.normals.length > 0,
  };
}

/** How many of the largest cells samples have. */
export const countCells = ({ tilesAcross, tilesDown }: Visible): number =>
  ((tilesAcross + CELL - 1) >> LEVELS) * ((tilesDown + CELL - 1) >> LEVELS);

/**
 * Traces some of the largest cells, each on its own: they may be shared between threads. Space is halved again and again
 * into cells that keep only the solids that can matter there; a ray then marches through the last, smallest cells with
 * one to four solids each.
 */
export function traceCells(trace: Trace, from: number, to: number): void {
  const { field, visible } = trace;
  const bounds = boundsOf(field);
  const front = bounds.high[2];
  const back = bounds.low[2];
  const step = (TILE << LEVELS) / visible.camera.pixelsPerUnit;
  const across = (visible.tilesAcross + CELL - 1) >> LEVELS;
  for (let cell = from; cell < to; cell++) {
    const tileX = (cell % across) << LEVELS;
    const tileY = Math.floor(cell / across) << LEVELS;
    for (let z = front; z > back; z -= step)
      visitCell(trace, { level: LEVELS, tileX, tileY, front: z }, 0, field.count);
  }
}

/** Room for the samples of a camera: that of others where it is large enough. What is in it is not cleared. */
function reuseSamples(camera: Camera, room: Visible | undefined): Visible {
  const tilesAcross = Math.ceil(camera.width / TILE);
  const tilesDown = Math.ceil(camera.height / TILE);
  const isEnough = room && room.depths.length >= tilesAcross * tilesDown * TILE_SAMPLES;
  return isEnough ? { ...room, camera, tilesAcross, tilesDown } : layOutSamples(camera, true, allocateNew);
}

/** Opens the four samples of each wanted pixel, and no others. */
function openOnly({ visible, open, spans }: Trace, { pixels, spans: wanted }: Wanted): void {
  const across = visible.camera.width / 2;
  open.fill(0);
  for (let at = 0; at < spans.length; at += 2) {
    spans[at] = HIDDEN;
    spans[at + 1] = -HIDDEN;
  }
  for (let order = 0; order < pixels.length; order++) {
    const pixel = pixels[order];
    const row = Math.floor(pixel / across);
    for (let part = 0; part < 4; part++) {
      const sample = sampleAt(visible, (pixel - row * across) * 2 + (part & 1), row * 2 + (part >> 1));
      visible.depths[sample] = HIDDEN;
      open[sample >> 5] = open[sample >> 5] | (1 << (sample & 31));
      const span = (sample >> 6) * 2;
      spans[span] = Math.max(spans[span], wanted[order * 2]);
      spans[span + 1] = Math.min(spans[span + 1], wanted[order * 2 + 1]);
    }
  }
}

/** A cube of space behind a block of tiles: how often it may be halved, its first tile, and its nearest depth. */
type Cell = { level: number; tileX: number; tileY: number; front: number };

function visitCell(trace: Trace, { level, tileX, tileY, front }: Cell, start: number, count: number): void {
  const { camera } = trace.visible;
  const half = ((TILE / 2) << level) / camera.pixelsPerUnit;
  if (!isOpen(trace, tileX, tileY, 1 << level, front, front - 2 * half)) return;
  const z = front - half;
  const scale = 1 - camera.pull * z;
  const u = camera.left + (tileX * TILE) / camera.pixelsPerUnit + half - trace.middleX;
  const v = camera.top - (tileY * TILE) / camera.pixelsPerUnit - half - trace.middleY;
  const lean = camera.pull * Math.max(Math.abs(u), Math.abs(v));
  const radius = half * 1.7321 * (scale + camera.pull * half + lean);
  probe[0] = trace.middleX + u * scale;
  probe[1] = trace.middleY + v * scale;
  probe[2] = z;
  const kept = cull(trace.field, trace.stack, start, count, probe, radius);
  if (kept === 0) return;
  const list = start + count;
  if (level === 0) {
    marchTile(trace, { tileX, tileY, front, back: front - 2 * half }, list, kept);
    return;
  }
  const finer = level - 1;
  const reach = 1 << finer;
  for (const near of [front, z]) {
    for (const y of [tileY, tileY + reach]) {
      for (const x of [tileX, tileX + reach])
        visitCell(trace, { level: finer, tileX: x, tileY: y, front: near }, list, kept);
    }
  }
}

/** Whether a block of tiles has samples left that look for something between two depths. */
function isOpen(
  { open, spans, visible }: Trace,
  tileX: number,
  tileY: number,
  reach: number,
  front: number,
  back: number,
): boolean {
  const right = Math.min(tileX + reach, visible.tilesAcross);
  const bottom = Math.min(tileY + reach, visible.tilesDown);
  for (let y = tileY; y < bottom; y++) {
    const end = (y * visible.tilesAcross + right) * 2;
    for (let at = (y * visible.tilesAcross + tileX) * 2; at < end; at += 2) {
      if (open[at] === 0 && open[at + 1] === 0) continue;
      if (spans.length === 0 || (back <= spans[at] && front >= spans[at + 1])) return true;
    }
  }
  return false;
}
