import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, mix, type Rgb } from '../../colour.ts';
import type { PaintedFace } from './express.ts';
import type { Eye } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Looks } from './looks.ts';
import type { Point } from './point.ts';
import { pathThrough } from './print-canvas.ts';
import type { FaceInks } from './read-inks.ts';

/** Radius of a painted iris, in distances of the eyes; a living one has 0.094. */
const IRIS = 0.138;

/** Paints both eyes inside their lids: white, iris in their own colour, pupil, the light in it, and the lashes. */
export function paintEyes(
  context: SKRSContext2D,
  { features: { eyes }, shut, winks }: PaintedFace,
  { irises, iris }: FaceInks,
  looks: Looks,
): void {
  for (const side of [0, 1] as const) {
    if (shut[side]) paintShutEye(context, eyes[side], looks, winks);
    else paintEye(context, eyes[side], irises[side], iris, looks);
  }
}

function paintEye(context: SKRSContext2D, eye: Eye, iris: Point, colour: Rgb, looks: Looks): void {
  const outline = [...eye.upper, ...[...eye.lower].reverse()];
  context.save();
  pathThrough(context, outline, true);
  context.clip();
  paintWhite(context, eye);
  paintIris(context, iris, colour);
  shadeUnderLid(context, eye);
  context.restore();
  paintLashes(context, eye.upper, looks);
  context.strokeStyle = css(mix(looks.skin, [70, 34, 30], 0.62), 0.6);
  context.lineWidth = 0.02;
  pathThrough(context, eye.lower, false);
  context.stroke();
}

function paintLashes(context: SKRSContext2D, lid: readonly Point[], looks: Looks): void {
  context.strokeStyle = css(darken(mix(looks.hair, [36, 24, 22], 0.75), 0.3), 0.95);
  context.lineWidth = 0.05;
  pathThrough(context, lid, false);
  context.stroke();
}

/** Skin over the open eye, and the lids' line: bowed up in a merry wink, hanging in sleep. */
function paintShutEye(context: SKRSContext2D, { upper, lower }: Eye, looks: Looks, merry: boolean): void {
  context.save();
  context.filter = `blur(${0.05 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(looks.skin);
  context.strokeStyle = css(looks.skin);
  context.lineWidth = 0.36;
  pathThrough(context, [...upper, ...[...lower].reverse()], true);
  context.fill();
  context.stroke();
  context.restore();
  const last = upper.length - 1;
  const lids = upper.map(({ x, y }, index) => {
    const below = lower[index] ?? { x, y };
    const bow = Math.sin((index / last) * Math.PI) * (merry ? -0.09 : 0.07);
    return { x: (x + below.x) / 2, y: ((y + below.y) / 2) * 0.4 + 0.05 + bow };
  });
  paintLashes(context, lids, looks);
}

function paintWhite(context: SKRSContext2D, { upper }: Eye): void {
  const x = upper[0]?.x ?? 0;
  context.fillStyle = 'rgb(253 251 248 / 0.96)';
  context.fillRect(x - 0.2, -0.5, 1, 1);
}

function shadeUnderLid(context: SKRSContext2D, { upper }: Eye): void {
  context.save();
  context.filter = `blur(${0.022 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = 'rgb(30 18 24 / 0.42)';
  context.lineWidth = 0.09;
  pathThrough(context, upper, false);
  context.stroke();
  context.restore();
}

/** Stronger light in the same hue: white would turn brown eyes grey. */
const brighten = ([red, green, blue]: Rgb, times: number): Rgb => [red * times, green * times, blue * times];

function paintIris(context: SKRSContext2D, { x, y }: Point, colour: Rgb): void {
  const circle = (
    cx: number,
    cy: number,
    radius: number,
    fill: string | ReturnType<typeof context.createRadialGradient>,
  ) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(cx, cy, radius, 0, Math.PI * 2);
    context.fill();
  };
  const glow = context.createRadialGradient(x, y + IRIS * 0.45, IRIS * 0.1, x, y, IRIS);
  glow.addColorStop(0, css(brighten(colour, 1.35)));
  glow.addColorStop(0.74, css(brighten(colour, 1.08)));
  glow.addColorStop(1, css(darken(colour, 0.42)));
  circle(x, y, IRIS, css(darken(colour, 0.72)));
  circle(x, y, IRIS * 0.92, glow);
  circle(x, y, IRIS * 0.42, 'rgb(14 10 12)');
  circle(x - IRIS * 0.34, y - IRIS * 0.26, IRIS * 0.26, 'rgb(255 255 255 / 0.96)');
  circle(x + IRIS * 0.38, y + IRIS * 0.42, IRIS * 0.13, 'rgb(255 255 255 / 0.55)');
}
