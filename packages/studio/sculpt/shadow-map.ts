import { clamp } from '../math.ts';
import type { Allocate } from './arena.ts';
import { boundsOf, type Field, layOutField } from './field.ts';
import { KEY, KEY_RIGHT, KEY_UP } from './light.ts';
import { HIDDEN, layOutSamples, sampleAt, type Visible } from './samples.ts';
import { multiply, rotation, type Sculpture, type Vector } from './solid.ts';
import type { LitPoint } from './surface-point.ts';

/** Longest side of the map, pixels. */
const LARGEST = 640;
/** Width of a shadow's soft edge per unit of distance from what throws it. */
const SPREAD = 0.3;
const WIDEST = 0.16;
const SEARCH = 0.07;
const TAPS = 14;
const SEARCH_TAPS = 8;
/** Directions in which the pattern of taps may be turned. */
const TURNS = 16;
const GOLDEN_ANGLE = 2.399963;

/** Places on a unit disc, evenly spread: x and y of each tap, turn after turn. */
function spreadTaps(taps: number): Float32Array {
  const places = new Float32Array(TURNS * taps * 2);
  for (let index = 0; index < TURNS * taps; index++) {
    const tap = index % taps;
    const angle = tap * GOLDEN_ANGLE + (Math.floor(index / taps) / TURNS) * 2 * Math.PI;
    places[index * 2] = Math.cos(angle) * Math.sqrt((tap + 0.5) / taps);
    places[index * 2 + 1] = Math.sin(angle) * Math.sqrt((tap + 0.5) / taps);
  }
  return places;
}
const DISC = spreadTaps(TAPS);
const SEARCH_DISC = spreadTaps(SEARCH_TAPS);

/** What the key light sees: where its rays end. */
export type ShadowMap = Visible;

/** The scene as the key light sees it, and the map that is to be traced of it. */
export function layOutShadowMap(
  sculptures: readonly Sculpture[],
  view: Vector,
  pixelsPerUnit: number,
  take: Allocate,
): { field: Field; map: ShadowMap } {
  const field = layOutField(sculptures, multiply([...KEY_RIGHT, ...KEY_UP, ...KEY], rotation(view)));
  const { low, high } = boundsOf(field);
  const [left = 0, bottom = 0] = low;
  const [right = 0, top = 0] = high;
  const scale = Math.min(pixelsPerUnit * 0.5, LARGEST / Math.max(right - left, top - bottom));
  const camera = {
    left,
    top,
    width: Math.max(1, Math.ceil((right - left) * scale)),
    height: Math.max(1, Math.ceil((top - bottom) * scale)),
    pixelsPerUnit: scale,
    pull: 0,
    axis: [0, 0] as const,
  };
  return { field, map: layOutSamples(camera, false, take) };
}

/**
 * How much light of the softbox, the key light, reaches a point with normal n: 0 to 1. Shadows are crisp at the contact
 * and soften with distance. `turn`, a whole number, rotates the samples, so that neighbours differ and a
 * blur can smooth them.
 */
export function keyLightAt(map: ShadowMap, { x, y, z, nx, ny, nz }: LitPoint, turn: number): number {
  const texel = 1 / map.camera.pixelsPerUnit;
  const lift = texel * 1.5;
  const px = x + nx * lift;
  const py = y + ny * lift;
  const pz = z + nz * lift;
  const across = KEY_RIGHT[0] * px + KEY_RIGHT[1] * py + KEY_RIGHT[2] * pz;
  const up = KEY_UP[0] * px + KEY_UP[1] * py + KEY_UP[2] * pz;
  const depth = KEY[0] * px + KEY[1] * py + KEY[2] * pz + texel;
  let blockers = 0;
  let height = 0;
  const pattern = turn & (TURNS - 1);
  for (let tap = pattern * SEARCH_TAPS; tap < (pattern + 1) * SEARCH_TAPS; tap++) {
    const dx = SEARCH_DISC[tap * 2] * SEARCH;
    const dy = SEARCH_DISC[tap * 2 + 1] * SEARCH;
    const d = depthNear(map, across + dx, up + dy);
    if (d <= depth) continue;
    blockers++;
    height += d - depth;
  }
  if (blockers === 0) return 1;
  const width = clamp((height / blockers) * SPREAD, texel, WIDEST);
  let lit = 0;
  for (let tap = pattern * TAPS; tap < (pattern + 1) * TAPS; tap++) {
    const dx = DISC[tap * 2] * width;
    const dy = DISC[tap * 2 + 1] * width;
    const covered = (depthNear(map, across + dx, up + dy) - depth) * map.camera.pixelsPerUnit;
    lit += covered <= 0 ? 1 : covered >= 1 ? 0 : 1 - covered;
  }
  return lit / TAPS;
}

function depthNear(map: ShadowMap, across: number, up: number): number {
  const { left, top, width, height, pixelsPerUnit } = map.camera;
  const column = Math.floor((across - left) * pixelsPerUnit);
  const row = Math.floor((top - up) * pixelsPerUnit);
  if (column < 0 || row < 0 || column >= width || row >= height) return HIDDEN;
  return map.depths[sampleAt(map, column, row)] ?? HIDDEN;
}
