import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../words/typeset.ts';
import type { Surface } from './surface.ts';

/** How many page pixels one pixel of a shadow covers: soft things need few. */
const COARSE = 6;

/** The box with `by` page pixels more on every side. */
export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * Draws a shadow of any softness at the price of a small one. `draw` fills or strokes the shape in page
 * coordinates inside `area`; `blur` is the softness in page pixels (8 or more), `strength` the darkness, 0 to 1.
 */
export function drawSoftShadow(
  { context }: Surface,
  { blur, strength, area }: { blur: number; strength: number; area: Box },
  draw: (context: SKRSContext2D) => void,
): void {
  const { x, y, width, height } = grow(area, blur * 2.4);
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const sharp = createCanvas(columns, rows);
  const shape = sharp.getContext('2d');
  shape.scale(1 / COARSE, 1 / COARSE);
  shape.translate(-x, -y);
  shape.fillStyle = `rgba(18,9,30,${strength})`;
  shape.strokeStyle = shape.fillStyle;
  draw(shape);
  const soft = createCanvas(columns, rows);
  const blurred = soft.getContext('2d');
  blurred.filter = `blur(${blur / COARSE}px)`;
  blurred.drawImage(sharp, 0, 0);
  context.drawImage(soft, x, y, columns * COARSE, rows * COARSE);
}
