import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../../colour.ts';
import type { Looks } from '../looks.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { KeptLips } from './keep-lips.ts';
import { coverWithBeard } from './paint-beard.ts';
import { createPrintCanvas } from './print-canvas.ts';

/** Two ovals around a mouth, from under the nose to the chin: how far below its middle, half the breadth and height. */
const AROUND_MOUTH = [
  { below: -0.05, half: 0.6, high: 0.22 },
  { below: 0.36, half: 0.66, high: 0.44 },
] as const;
/** Skin lies so much wider than the beard grew, or its border would be left. */
const WIDER = 2.5;

/**
 * Lays skin over the hair that a photo shows around a mouth, and wherever its `beard` grows. The lips that are `kept` stay.
 */
export function shave(
  context: SKRSContext2D,
  beard: Looks['beard'],
  lips: readonly Point[],
  skin: Rgb,
  kept: KeptLips | undefined,
): void {
  const { halfWidth, top, bottom } = FACE_PRINT;
  const middle = lips.reduce((sum, { y }) => sum + y, 0) / lips.length;
  const { canvas, context: layer } = createPrintCanvas();
  layer.save();
  layer.filter = `blur(${0.07 * FACE_PRINT.perUnit}px)`;
  layer.fillStyle = css(skin);
  for (const { below, half, high } of AROUND_MOUTH) {
    layer.beginPath();
    layer.ellipse(0, middle + below, half, high, 0, 0, Math.PI * 2);
    layer.fill();
  }
  layer.restore();
  if (beard?.coverage) coverWithBeard(layer, beard.coverage, () => skin, WIDER);
  // Smoothing leaves a pale rim around what covers all.
  layer.globalCompositeOperation = 'source-in';
  layer.fillStyle = css(skin);
  layer.fillRect(-halfWidth, top, halfWidth * 2, bottom - top);
  if (kept) leaveOut(layer, kept);
  context.drawImage(canvas, -halfWidth, top, halfWidth * 2, bottom - top);
}

/** Makes a layer transparent where the lips are. */
function leaveOut(layer: SKRSContext2D, { part: { left, top, width, height }, map }: KeptLips): void {
  const image = layer.getImageData(left, top, width, height);
  for (let pixel = 0; pixel < map.length; pixel++)
    if (map[pixel] > 0) image.data[pixel * 4 + 3] *= 1 - map[pixel];
  layer.putImageData(image, left, top);
}
