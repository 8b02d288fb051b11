import { type AmbientLight, layOutAmbientLight } from './ambient-light.ts';
import { type Allocate, bytes } from './arena.ts';
import type { Camera } from './camera.ts';
import { type DistanceGrid, layOutGrid } from './distance-grid.ts';
import { numberPaints } from './edges.ts';
import type { Field } from './field.ts';
import { layOutSamples, type Visible } from './samples.ts';
import { mixPalette, type Palette } from './shade.ts';
import { layOutShadowMap, type ShadowMap } from './shadow-map.ts';
import type { Decal, Sculpture, Solid, Vector } from './solid.ts';

/**
 * One rendering in progress: all data that are read for it, and room for all results. It is plain data, and threads
 * to which it is sent write to the same room if that is shared.
 */
export type Rendering = {
  field: Field;
  palette: Palette;
  paints: Int32Array;
  /** The shapes of the same solids as the key light sees them; their paint does not matter to it. */
  lit: Field;
  visible: Visible;
  shadows: ShadowMap;
  grid: DistanceGrid;
  light: AmbientLight;
  /** Straight RGBA, transparent at first. */
  pixels: Uint8ClampedArray;
};

/** Prepares the rendering of sculptures; `field` is what `buildField` makes of them and `turn`. */
export function layOutRendering(
  sculptures: readonly Sculpture[],
  turn: Vector,
  field: Field,
  camera: Camera,
  take: Allocate,
): Rendering {
  const { field: lit, map } = layOutShadowMap(sculptures, turn, camera.pixelsPerUnit, take);
  return {
    field: { ...field, solids: movePrints(field.solids, take) },
    palette: mixPalette(field),
    paints: numberPaints(field),
    lit: { ...lit, solids: [], frames: [] },
    visible: layOutSamples(camera, true, take),
    shadows: map,
    grid: layOutGrid(field, camera.pixelsPerUnit, take),
    light: layOutAmbientLight(camera, take),
    pixels: bytes(take, camera.width * camera.height * 4).fill(0),
  };
}

/** The same solids, with their prints in memory that need not be copied for another thread. */
function movePrints(solids: readonly Solid[], take: Allocate): Solid[] {
  const moved = new Map<Decal, Decal>();
  const move = (decal: Decal): Decal => {
    const pixels = bytes(take, decal.pixels.length);
    pixels.set(decal.pixels);
    const copy = { ...decal, pixels };
    moved.set(decal, copy);
    return copy;
  };
  return solids.map((solid) => {
    const { decal } = solid.paint;
    if (!decal) return solid;
    return { ...solid, paint: { ...solid.paint, decal: moved.get(decal) ?? move(decal) } };
  });
}
