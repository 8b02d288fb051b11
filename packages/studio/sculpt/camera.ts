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
