import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../typesetting/typeset.ts';
import type { Surface } from './surface.ts';

/** How many page pixels one pixel of a shadow covers, at most: soft things need few. */
const COARSE = 6;
/** How many pixels of a shadow its softness spans at least. */
const FINE = 2;

/** The box with `by` page pixels more on every side. */
export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * Draws a shadow of any softness at the cost of a small one. `draw` fills or strokes the shape in page coordinates
 * inside `area`; `blur` is the softness in page pixels, `strength` the darkness, 0 to 1.
 */
export function drawSoftShadow(
  { context }: Surface,
  { blur, strength, area }: { blur: number; strength: number; area: Box },
  draw: (context: SKRSContext2D) => void,
): void {
  const { x, y, width, height } = grow(area, blur * 2.4);
  const coarse = Math.min(COARSE, blur / FINE);
  const [columns, rows] = [Math.ceil(width / coarse), Math.ceil(height / coarse)];
  const sharp = createCanvas(columns, rows);
  const shape = sharp.getContext('2d');
  shape.scale(1 / coarse, 1 / coarse);
  shape.translate(-x, -y);
  shape.fillStyle = `rgba(18,9,30,${strength})`;
  shape.strokeStyle = shape.fillStyle;
  draw(shape);
  const soft = createCanvas(columns, rows);
  const blurred = soft.getContext('2d');
  blurred.filter = `blur(${blur / coarse}px)`;
  blurred.drawImage(sharp, 0, 0);
  context.drawImage(soft, x, y, columns * coarse, rows * coarse);
}

/**
 * Draws the soft shadow of a picture's shape. `box` is where the shadow lies, page pixels. The canvas' own shadows look
 * the same but take tens of times as long.
 */
export function drawShadowOf(
  surface: Surface,
  { canvas, box }: { canvas: Canvas; box: Box },
  { blur, strength }: { blur: number; strength: number },
): void {
  drawSoftShadow(surface, { blur, strength, area: box }, (shape) => {
    shape.drawImage(canvas, box.x, box.y, box.width, box.height);
    shape.globalCompositeOperation = 'source-in';
    shape.fillRect(box.x, box.y, box.width, box.height);
  });
}
