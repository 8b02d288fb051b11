import type { Field } from './field.ts';
import { HIDDEN, sampleAt, type Visible } from './samples.ts';

/** Where neighbours of one surface differ by more in depth, one stands before the other; pixels. */
const STEP = 6;
/** Cosine below which a fold counts as an edge. */
const FOLD = 0.85;
/** Normals that differ by less cannot make a fold. */
const LEAST_TURN = 6000;

/**
 * Marks the pixels of some rows, one after the other, that differ from a neighbour above, below, left or right by so
 * much that one sample would leave a stair. `paints` are those of `numberPaints`.
 */
export function findEdges(paints: Int32Array, visible: Visible, from: number, to: number): Uint8Array {
  const { width, height } = visible.camera;
  const edges = new Uint8Array(width * (to - from));
  // Of the row above the first, only what it does to the first is wanted.
  for (let row = Math.max(0, from - 1); row < to; row++) {
    for (let column = 0; column < width; column++) {
      const at = sampleAt(visible, column, row);
      const pixel = (row - from) * width + column;
      if (
        row >= from &&
        column < width - 1 &&
        differ(paints, visible, at, sampleAt(visible, column + 1, row))
      ) {
        edges[pixel] = 1;
        edges[pixel + 1] = 1;
      }
      if (row < height - 1 && differ(paints, visible, at, sampleAt(visible, column, row + 1))) {
        if (row >= from) edges[pixel] = 1;
        if (row < to - 1) edges[pixel + width] = 1;
      }
    }
  }
  return edges;
}

/** For each solid a number that it shares with all whose paint looks the same. */
export function numberPaints({ solids }: Field): Int32Array {
  const prints = new Map<unknown, number>([[undefined, 0]]);
  const known = new Map<string, number>();
  return Int32Array.from(solids, ({ paint: { decal, ...plain } }) => {
    const print = prints.get(decal) ?? prints.size;
    prints.set(decal, print);
    const look = JSON.stringify([
      print,
      plain.colour,
      plain.gloss,
      plain.metal,
      plain.roughness,
      plain.translucent,
    ]);
    const number = known.get(look) ?? known.size;
    known.set(look, number);
    return number;
  });
}

function differ(
  paints: Int32Array,
  { ids, depths, normals, camera }: Visible,
  at: number,
  other: number,
): boolean {
  const id = ids[at] ?? -1;
  const otherId = ids[other] ?? -1;
  if (id !== otherId && (id < 0 || otherId < 0 || paints[id] !== paints[otherId])) return true;
  if (id < 0) return false;
  if (Math.abs(depths[at] - depths[other]) * camera.pixelsPerUnit > STEP) return true;
  const turn =
    Math.abs(normals[at * 2] - normals[other * 2]) + Math.abs(normals[at * 2 + 1] - normals[other * 2 + 1]);
  return turn > LEAST_TURN && isFolded(normals, at, other);
}

function isFolded(normals: Int16Array, at: number, other: number): boolean {
  const ax = normals[at * 2] / 32767;
  const ay = normals[at * 2 + 1] / 32767;
  const bx = normals[other * 2] / 32767;
  const by = normals[other * 2 + 1] / 32767;
  const az = Math.sqrt(Math.max(0, 1 - ax * ax - ay * ay));
  const bz = Math.sqrt(Math.max(0, 1 - bx * bx - by * by));
  return ax * bx + ay * by + az * bz < FOLD;
}

/** How far before and behind what a pixel and its neighbours show its finer samples are looked for, pixels. */
const BEFORE = 8;
const BEHIND = 24;

/**
 * Writes to `out`, from `to`, the nearest and furthest depth at which the samples of an edge pixel can find anything
 * that it or its neighbours do not already rule out.
 */
export function spanAround(
  visible: Visible,
  column: number,
  row: number,
  out: Float32Array,
  to: number,
): void {
  const { width, height, pixelsPerUnit } = visible.camera;
  let near = HIDDEN;
  let far = -HIDDEN;
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      const depth = visible.depths[sampleAt(visible, x, y)] ?? HIDDEN;
      if (depth <= HIDDEN) continue;
      if (depth > near) near = depth;
      if (depth < far) far = depth;
    }
  }
  out[to] = near + BEFORE / pixelsPerUnit;
  out[to + 1] = far - BEHIND / pixelsPerUnit;
}
