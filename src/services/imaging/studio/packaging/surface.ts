import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, type Rgb } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Layer } from '../sculpt/render-sculptures.ts';
import type { Box } from '../words/typeset.ts';

/** Edge of the page that everything is laid out on; other sizes are scaled from it. */
export const PAGE = 1536;

/** A drawing surface of the page or a part of it, at the scale of the final picture. */
export type Surface = { canvas: Canvas; context: SKRSContext2D; scale: number };

/** A transparent page whose coordinates run to 1536, whatever its size in pixels. */
export function createPage(size: number): Surface {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const scale = size / PAGE;
  context.scale(scale, scale);
  return { canvas, context, scale };
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

/** A studio sweep: wall running into a table, brighter where the lamp looks, with a little falloff. */
export function drawBackdrop(context: SKRSContext2D, tint: Rgb, horizon: number): void {
  const wall = context.createLinearGradient(0, 0, 0, PAGE);
  wall.addColorStop(0, css(darken(tint, 0.1)));
  wall.addColorStop(horizon - 0.1, css(lighten(tint, 0.18)));
  wall.addColorStop(horizon + 0.04, css(lighten(tint, 0.3)));
  wall.addColorStop(1, css(darken(tint, 0.08)));
  context.fillStyle = wall;
  context.fillRect(0, 0, PAGE, PAGE);
  const lamp = context.createRadialGradient(560, 520, 80, 700, 720, 1200);
  lamp.addColorStop(0, 'rgba(255,250,238,0.5)');
  lamp.addColorStop(0.5, 'rgba(255,250,238,0.06)');
  lamp.addColorStop(1, css(darken(tint, 0.75), 0.28));
  context.fillStyle = lamp;
  context.fillRect(0, 0, PAGE, PAGE);
}

/** Grain of card over a region: fine fibres, never the same for two seeds. */
export function drawGrain(context: SKRSContext2D, box: Box, random: Random, strength: number): void {
  const size = 160;
  const tile = createCanvas(size, size);
  const image = new ImageData(size, size);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const value = random() < 0.5 ? 0 : 255;
    image.data.fill(value, pixel * 4, pixel * 4 + 3);
    image.data[pixel * 4 + 3] = random() * 255 * strength;
  }
  tile.getContext('2d').putImageData(image, 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.fillStyle = pattern;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.restore();
}

/** Draws something with a soft shadow that falls away from the lamp. */
export function withShadow(context: SKRSContext2D, depth: number, strength: number, draw: () => void): void {
  context.save();
  context.shadowColor = `rgba(22,12,30,${strength})`;
  context.shadowBlur = depth * 1.5;
  context.shadowOffsetX = depth * 0.5;
  context.shadowOffsetY = depth * 0.75;
  draw();
  context.restore();
}
