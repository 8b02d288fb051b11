import { type Allocate, floats, shorts } from './arena.ts';
import type { Camera } from './camera.ts';
import type { SolidStack } from './cull.ts';
import type { Field } from './field.ts';

/** Edge of a tile, pixels: its samples share a list of solids and lie together in memory. */
export const TILE = 8;
export const TILE_SAMPLES = TILE * TILE;
/** Depth of a sample that hits nothing. */
export const HIDDEN = -1e3;

/** What the camera sees at each sample: which solid, how near, facing where. */
export type Visible = {
  camera: Camera;
  tilesAcross: number;
  tilesDown: number;
  /** -1 where nothing is seen. */
  ids: Int16Array;
  depths: Float32Array;
  /** x and y of the normals times 32767; z points to the viewer. */
  normals: Int16Array;
};

/** Samples that have seen nothing yet. */
export function layOutSamples(camera: Camera, withNormals: boolean, take: Allocate): Visible {
  const tilesAcross = Math.ceil(camera.width / TILE);
  const tilesDown = Math.ceil(camera.height / TILE);
  const samples = tilesAcross * tilesDown * TILE_SAMPLES;
  const known = withNormals ? samples : 0;
  return {
    camera,
    tilesAcross,
    tilesDown,
    ids: shorts(take, known).fill(-1),
    depths: floats(take, samples).fill(HIDDEN),
    normals: shorts(take, known * 2),
  };
}

/** Number of the sample of a pixel. */
export function sampleAt({ tilesAcross }: Visible, column: number, row: number): number {
  return (((row >> 3) * tilesAcross + (column >> 3)) << 6) | ((row & 7) << 3) | (column & 7);
}

/** One tracing in progress. */
export type Trace = {
  field: Field;
  visible: Visible;
  stack: SolidStack;
  /** Samples that have hit nothing yet: one bit each, two numbers for each tile. */
  open: Int32Array;
  /** Nearest and furthest depth to look at, two for each tile; empty where all count. */
  spans: Float32Array;
  middleX: number;
  middleY: number;
  /** Samples stand in fours, turned so that no two of a pixel share a row or column. */
  fine: boolean;
  withNormals: boolean;
};

/**
 * The larger pixels that are to be traced, the nearest and furthest depth to look at in each, two by two, and samples
 * that are no longer needed, whose room may be used again.
 */
export type Wanted = { pixels: Int32Array; spans: Float32Array; room: Visible | undefined };
