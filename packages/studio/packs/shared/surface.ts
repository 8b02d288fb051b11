import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Layer } from '../../sculpt/render-sculptures.ts';
import type { Helper } from '../../sculpt/share-stages.ts';
import type { Box } from '../../typesetting/typeset.ts';

/** Edge of the page that everything is laid out on; other sizes are scaled from it. */
export const PAGE = 1536;

/** A drawing surface of the page or a part of it, at the scale of the final picture, and who helps to render on it. */
export type Surface = {
  canvas: Canvas;
  context: SKRSContext2D;
  scale: number;
  helper?: Helper | undefined;
};

/** A transparent page whose coordinates run to 1536, whatever its size in pixels. */
export function createPage(size: number, helper?: Helper): Surface {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const scale = size / PAGE;
  context.scale(scale, scale);
  return { canvas, context, scale, helper };
}

/** Turns a rendered layer into something that can be drawn. */
export function layerToCanvas(layer: Layer): Canvas {
  const canvas = createCanvas(layer.width, layer.height);
  canvas.getContext('2d').putImageData(new ImageData(layer.pixels, layer.width, layer.height), 0, 0);
  return canvas;
}

/** A rounded rectangle as the current path. */
export function roundedPath(context: SKRSContext2D, box: Box, radius: number): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
}

/** A part of a page as a canvas of its own. */
export function cutOfPage({ canvas, scale }: Surface, { x, y, width, height }: Box): Canvas {
  const cut = createCanvas(Math.round(width * scale), Math.round(height * scale));
  cut.getContext('2d').drawImage(canvas, -x * scale, -y * scale);
  return cut;
}
