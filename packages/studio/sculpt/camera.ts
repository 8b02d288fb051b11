import { boundsOf, type Field } from './field.ts';

/** The studio's lens: growth of near things per unit, as from twelve units away. */
export const PULL = 1 / 12;

/**
 * Looks along -z. Things at height 0 of z keep their size; nearer ones grow by `pull` of a unit per unit, as under a
 * long lens. Sizes are in world units, `left` and `top` at z = 0; `axis` is the x and y of the line of sight.
 */
export type Camera = {
  left: number;
  top: number;
  width: number;
  height: number;
  pixelsPerUnit: number;
  pull: number;
  axis: readonly [number, number];
};

/** The edge of the squares at which crops begin and end, pixels, so that a crop shows the same samples as the whole. */
const SQUARE = 16;
/** Room around what is seen, pixels. */
const MARGIN = 2;

/** A part of a camera's picture: the camera that shows only that, and where in the picture it is. */
type Crop = { camera: Camera; column: number; row: number };

/** The part of a camera's picture outside which no solid of the field can be seen; nothing if none can be seen at all. */
export function cropToField(field: Field, camera: Camera): Crop | undefined {
  const { low, high } = boundsOf(field);
  const { left, top, width, height, pixelsPerUnit, pull, axis } = camera;
  // What stands nearer grows away from the line of sight, what stands further away shrinks towards it.
  const scales = [low[2], high[2]].map((z) => 1 / (1 - pull * z));
  const reach = (value: number, of: 0 | 1, side: (...values: number[]) => number) =>
    axis[of] + side(...scales.map((scale) => (value - axis[of]) * scale));
  const column = squareBefore((reach(low[0], 0, Math.min) - left) * pixelsPerUnit);
  const row = squareBefore((top - reach(high[1], 1, Math.max)) * pixelsPerUnit);
  const right = Math.min(width, squareAfter((reach(high[0], 0, Math.max) - left) * pixelsPerUnit));
  const bottom = Math.min(height, squareAfter((top - reach(low[1], 1, Math.min)) * pixelsPerUnit));
  if (right <= column || bottom <= row) return undefined;
  const cropped = {
    ...camera,
    left: left + column / pixelsPerUnit,
    top: top - row / pixelsPerUnit,
    width: right - column,
    height: bottom - row,
  };
  return { camera: cropped, column, row };
}

const squareBefore = (pixel: number) => Math.max(0, Math.floor((pixel - MARGIN) / SQUARE) * SQUARE);
const squareAfter = (pixel: number) => Math.ceil((pixel + MARGIN) / SQUARE) * SQUARE;
