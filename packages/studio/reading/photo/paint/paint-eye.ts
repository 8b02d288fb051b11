import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb } from '../../../colour.ts';
import type { Looks } from '../looks.ts';
import type { Point } from '../point.ts';
import type { Eye } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceInks } from '../print/read-inks.ts';
import type { PaintedFace } from './express.ts';
import type { FaceWishes } from './face-wishes.ts';
import { pathThrough } from './print-canvas.ts';

/** Radius of an iris in the print, as a share of the width of its eye. */
const IRIS_OF_EYE = 0.206;

/** How strongly each part of an eye is painted, 0 to 1. */
type Strokes = { white: number; iris: number; shade: number; lashes: number; lowerLid: number };

/** Over the eyes of a clear photo, and where a photo shows only a blur. */
const TRACED: Strokes = { white: 0.15, iris: 0.6, shade: 0.24, lashes: 0.52, lowerLid: 0.1 };
const DRAWN: Strokes = { white: 0.96, iris: 1, shade: 0.42, lashes: 0.8, lowerLid: 0.42 };

function strokesFor(clarity: number): Strokes {
  const between = (part: keyof Strokes) => DRAWN[part] + (TRACED[part] - DRAWN[part]) * clarity;
  return {
    white: between('white'),
    iris: between('iris'),
    shade: between('shade'),
    lashes: between('lashes'),
    lowerLid: between('lowerLid'),
  };
}

/**
 * Paints both eyes inside their lids: white, iris in their own colour, pupil, the light in it, and the lashes; lightly
 * where the photo shows them with a `clarity` of 1, wholly where with 0.
 */
export function paintEyes(
  context: SKRSContext2D,
  { features: { eyes }, winks }: PaintedFace,
  { irises, iris, shut, moved }: FaceInks,
  { looks, eyes: chosen }: FaceWishes,
  clarity: number,
): void {
  for (const side of [0, 1] as const) {
    const isWinking = winks && side === 1;
    if (isWinking || shut[side]) coverEye(context, eyes[side], looks);
    const strokes = strokesFor(shut[side] ? 0 : clarity * (1 - moved));
    const ofIris = chosen ? { ...strokes, iris: 1 } : strokes;
    if (isWinking) paintWink(context, eyes[side], looks);
    else paintEye(context, eyes[side], { centre: irises[side], colour: iris }, looks, ofIris);
  }
}

function paintEye(
  context: SKRSContext2D,
  eye: Eye,
  iris: { centre: Point; colour: Rgb },
  looks: Looks,
  strokes: Strokes,
): void {
  const outline = [...eye.upper, ...[...eye.lower].reverse()];
  context.save();
  pathThrough(context, outline, true);
  context.clip();
  paintWhite(context, eye, strokes.white);
  paintIris(context, { ...iris, radius: widthOf(eye) * IRIS_OF_EYE }, strokes.iris);
  shadeUnderLid(context, eye, strokes.shade);
  context.restore();
  paintLashes(context, eye.upper, looks, strokes.lashes);
  context.strokeStyle = css(mix(looks.skin, [70, 34, 30], 0.62), strokes.lowerLid);
  context.lineWidth = 0.02;
  pathThrough(context, eye.lower, false);
  context.stroke();
}

const widthOf = ({ upper }: Eye): number => Math.abs((upper.at(-1)?.x ?? 0) - (upper[0]?.x ?? 0));

function paintLashes(context: SKRSContext2D, lid: readonly Point[], looks: Looks, strength: number): void {
  context.strokeStyle = css(darken(mix(looks.hair, [36, 24, 22], 0.75), 0.3), strength);
  context.lineWidth = 0.036;
  pathThrough(context, lid, false);
  context.stroke();
}

/** Lays skin over an eye and its lashes. */
function coverEye(context: SKRSContext2D, { upper, lower }: Eye, looks: Looks): void {
  context.save();
  context.filter = `blur(${0.05 * FACE_PRINT.perUnit}px)`;
  context.fillStyle = css(looks.skin);
  context.strokeStyle = css(looks.skin);
  context.lineWidth = 0.36;
  pathThrough(context, [...upper, ...[...lower].reverse()], true);
  context.fill();
  context.stroke();
  context.restore();
}

/** The lids' line of a merry wink, bowed up. */
function paintWink(context: SKRSContext2D, { upper, lower }: Eye, looks: Looks): void {
  const last = upper.length - 1;
  const lids = upper.map(({ x, y }, index) => {
    const below = lower[index] ?? { x, y };
    const bow = Math.sin((index / last) * Math.PI) * -0.09;
    return { x: (x + below.x) / 2, y: ((y + below.y) / 2) * 0.4 + 0.05 + bow };
  });
  paintLashes(context, lids, looks, 0.95);
}

function paintWhite(context: SKRSContext2D, { upper }: Eye, strength: number): void {
  const x = upper[0]?.x ?? 0;
  context.fillStyle = `rgb(240 236 230 / ${strength})`;
  context.fillRect(x - 0.2, -0.5, 1, 1);
}

function shadeUnderLid(context: SKRSContext2D, { upper }: Eye, strength: number): void {
  context.save();
  context.filter = `blur(${0.022 * FACE_PRINT.perUnit}px)`;
  context.strokeStyle = `rgb(30 18 24 / ${strength})`;
  context.lineWidth = 0.09;
  pathThrough(context, upper, false);
  context.stroke();
  context.restore();
}

/** A living iris: lighter below, with a dark rim, a pupil and one small light. */
function paintIris(
  context: SKRSContext2D,
  { centre: { x, y }, colour, radius: iris }: { centre: Point; colour: Rgb; radius: number },
  strength: number,
): void {
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
  const glow = context.createRadialGradient(x, y + iris * 0.3, iris * 0.2, x, y, iris);
  glow.addColorStop(0, css(lighten(colour, 0.06), strength));
  glow.addColorStop(0.6, css(colour, strength));
  glow.addColorStop(0.86, css(darken(colour, 0.3), strength));
  glow.addColorStop(1, css(darken(colour, 0.7), strength * 0.7));
  circle(x, y, iris, glow);
  circle(x, y, iris * 0.4, `rgb(14 10 12 / ${0.3 + strength * 0.65})`);
  circle(x - iris * 0.3, y - iris * 0.3, iris * 0.2, 'rgb(255 255 255 / 0.92)');
}
