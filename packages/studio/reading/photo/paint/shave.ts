import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../../colour.ts';
import type { Looks } from '../looks.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { coverWithBeard } from './paint-beard.ts';
import { clipAround } from './print-canvas.ts';

/** Two ovals around a mouth, from under the nose to the chin: how far below its middle, half the breadth and height. */
const AROUND_MOUTH = [
  { below: -0.05, half: 0.6, high: 0.22 },
  { below: 0.36, half: 0.66, high: 0.44 },
] as const;
/** Skin lies so much wider than the beard grew, or its border would be left. */
const WIDER = 2.5;

/**
 * Lays skin over the hair that a photo shows around a mouth, and wherever its `beard` grows. A beard hangs over the lips, which
 * are covered too; where none was read, a shadow at most is left, and the lips stay.
 */
export function shave(
  context: SKRSContext2D,
  beard: Looks['beard'],
  lips: readonly Point[],
  skin: Rgb,
): void {
  const middle = lips.reduce((sum, { y }) => sum + y, 0) / lips.length;
  context.save();
  if (!beard) clipAround(context, lips);
  context.filter = `blur(${0.07 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(skin);
  for (const { below, half, high } of AROUND_MOUTH) {
    context.beginPath();
    context.ellipse(0, middle + below, half, high, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  if (beard?.coverage) coverWithBeard(context, beard.coverage, () => skin, WIDER);
}
