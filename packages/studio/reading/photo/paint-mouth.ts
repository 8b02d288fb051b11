import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../colour.ts';
import type { PaintedFace } from './express.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Point } from './point.ts';
import { pathThrough } from './print-canvas.ts';
import { mouthGap } from './read-inks.ts';

/** Paints lips and what is between them; `measured` is the colour of the lips in the photo. */
export function paintMouth(
  context: SKRSContext2D,
  { features: { lips, mouth }, mouth: state, ownMouth }: PaintedFace,
  measured: Rgb | undefined,
  skin: Rgb,
): void {
  // Teeth that show where the mesh sees closed lips stay as the photo has them.
  if (state === 'thin smile' && !ownMouth) return;
  if (ownMouth) wipeMouth(context, lips, skin);
  const red = mix(measured ?? mix(skin, [176, 62, 66], 0.5), mix(skin, [190, 50, 60], 0.6), 0.35);
  const gap = mouthGap(mouth);
  context.save();
  context.filter = `blur(${0.012 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(red, ownMouth ? 0.85 : 0.5);
  pathThrough(context, lips, true);
  context.fill();
  context.restore();
  if (state === 'teeth' || state === 'open') paintOpening(context, mouth, state === 'teeth');
  context.strokeStyle = css(mix(red, [40, 12, 16], 0.72), 0.85);
  context.lineWidth = 0.026 + Math.min(0.012, gap * 0.05);
  pathThrough(context, mouth.slice(0, Math.floor(mouth.length / 2) + 1), false);
  context.stroke();
}

/** Lays skin over the photo's own mouth. */
function wipeMouth(context: SKRSContext2D, lips: readonly Point[], skin: Rgb): void {
  const xs = lips.map(({ x }) => x);
  const ys = lips.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  context.save();
  context.filter = `blur(${0.05 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(skin);
  context.beginPath();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  context.ellipse(x, y, (right - left) / 2 + 0.17, (bottom - top) / 2 + 0.17, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Teeth, or the dark of the mouth where the photo shows none. */
function paintOpening(context: SKRSContext2D, mouth: readonly Point[], smiles: boolean): void {
  context.save();
  pathThrough(context, mouth, true);
  context.clip();
  context.fillStyle = smiles ? TOOTH_WHITE : 'rgb(62 18 24 / 0.55)';
  context.fillRect(-1.5, 0, 3, 2.2);
  if (smiles) shadeCorners(context, mouth);
  // The lips' shadow is as broad as the smile allows: on a narrow one it would leave no white at all.
  const shade = Math.min(0.07, mouthGap(mouth) * 0.22);
  context.filter = `blur(${shade * 0.43 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = 'rgb(74 28 30 / 0.4)';
  context.lineWidth = shade;
  pathThrough(context, mouth, true);
  context.stroke();
  context.restore();
}

/** Lets the photo's own teeth be seen a little, with the lines between them. */
const TOOTH_WHITE = 'rgb(255 253 249 / 0.85)';

/** The row of teeth bends away from the light towards the corners of the mouth. */
function shadeCorners(context: SKRSContext2D, mouth: readonly Point[]): void {
  const xs = mouth.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const bend = context.createLinearGradient(left, 0, right, 0);
  for (const [at, strength] of [
    [0, 0.5],
    [0.2, 0.12],
    [0.36, 0],
    [0.64, 0],
    [0.8, 0.12],
    [1, 0.5],
  ] as const)
    bend.addColorStop(at, `rgb(120 66 62 / ${strength})`);
  context.fillStyle = bend;
  context.fillRect(left, 0, right - left, 2.2);
}
