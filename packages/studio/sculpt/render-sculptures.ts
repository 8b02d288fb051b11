import { type Camera, cropToField, PULL } from './camera.ts';
import { buildField } from './field.ts';
import { layOutRendering } from './rendering.ts';
import { HIDDEN, sampleAt } from './samples.ts';
import { beginRendering, type Helper } from './share-stages.ts';
import type { Sculpture, Vector } from './solid.ts';
import { traceVisible } from './visible.ts';

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
 * Renders sculptures as moulded plastic in a photographer's studio, through a long lens from the front, on a
 * transparent ground. Things at height 0 of z keep the view's scale. Edges are sampled four times. `helper` as for
 * `beginPart`.
 */
export function renderSculptures(sculptures: readonly Sculpture[], view: View, helper?: Helper): Layer {
  const layer = createLayer(view);
  const part = beginPart(sculptures, view, helper)();
  for (let row = 0; row < part.height; row++)
    layer.pixels.set(
      part.pixels.subarray(row * part.width * 4, (row + 1) * part.width * 4),
      ((part.row + row) * layer.width + part.column) * 4,
    );
  return layer;
}

/** A layer without the empty ground around what it shows, and where in its view it begins, pixels. */
export type Part = Layer & { column: number; row: number };

/**
 * Begins to render that part of a view. A helper, if there is one, takes its share of the work at once; it changes no
 * pixel. The returned function does the rest.
 */
export function beginPart(sculptures: readonly Sculpture[], view: View, helper?: Helper): () => Part {
  const field = buildField(sculptures, view.turn);
  const crop = field.count > 0 ? cropToField(field, cameraOf(view)) : undefined;
  if (!crop) return () => ({ ...createLayer({ width: 1, height: 1 }), column: 0, row: 0 });
  const { camera, column, row } = crop;
  const finish = beginRendering(
    (take) => layOutRendering(sculptures, view.turn, field, camera, take),
    helper,
  );
  return () => ({ width: camera.width, height: camera.height, pixels: finish(), column, row });
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
