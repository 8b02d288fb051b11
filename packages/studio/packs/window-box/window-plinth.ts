import { css, darken, lighten, mix, type Rgb } from '../../colour.ts';
import type { Palette } from '../shared/palettes.ts';
import { inBox, projectedPath } from '../shared/perspective.ts';
import type { Surface } from '../shared/surface.ts';

/** A block of card that something stands on: its middle along the front and behind that, page pixels. */
export type Plinth = { left: number; deep: number; width: number; depth: number; height: number };

/** Draws a block that stands on the floor; the light comes from the upper left. */
export function drawPlinth({ context }: Surface, plinth: Plinth, floor: number, palette: Palette): void {
  const { left, deep, width, depth, height } = plinth;
  const [start, end] = [left + width / 2, left - width / 2];
  const [near, far] = [deep - depth / 2, deep + depth / 2];
  const top = floor - height;
  const card = mix(palette.bottom, palette.accent, 0.35);
  const face = (colour: Rgb, corners: Parameters<typeof projectedPath>[1]) => {
    projectedPath(context, corners);
    context.fillStyle = css(colour);
    context.fill();
  };
  face(darken(card, 0.35), [
    [inBox(end, near), top],
    [inBox(end, far), top],
    [inBox(end, far), floor],
    [inBox(end, near), floor],
  ]);
  face(darken(card, 0.14), [
    [inBox(start, near), top],
    [inBox(end, near), top],
    [inBox(end, near), floor],
    [inBox(start, near), floor],
  ]);
  face(lighten(card, 0.2), [
    [inBox(start, near), top],
    [inBox(start, far), top],
    [inBox(end, far), top],
    [inBox(end, near), top],
  ]);
}
