import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { css, luminance, type Rgb } from '../../../colour.ts';
import type { FaceFeatures } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { completeLips, mapLips } from './keep-lips.ts';
import { createPrintCanvas, pathThrough } from './print-canvas.ts';

const SKIN: Rgb = [235, 195, 175];
const LIP: Rgb = [205, 120, 115];
const HAIR: Rgb = [60, 45, 35];
const GREY: Rgb = [205, 205, 200];
const MOUTH = 1;
const ring = (half: number, high: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2;
    return { x: -half * Math.cos(turn), y: MOUTH - high * Math.sin(turn) };
  });
const eye = { upper: [], lower: [] };
const FEATURES: FaceFeatures = {
  eyes: [eye, eye],
  brows: [[], []],
  lips: ring(0.36, 0.13),
  mouth: ring(0.34, 0.005),
  oval: [],
  nose: [],
};

/** A mouth over whose upper lip a moustache hangs. */
function beardedMouth(hair: Rgb): SKRSContext2D {
  const { context } = createPrintCanvas();
  context.fillStyle = css(SKIN);
  context.fillRect(-2, -2, 4, 5);
  context.fillStyle = css(LIP);
  pathThrough(context, FEATURES.lips, true);
  context.fill();
  context.fillStyle = css(hair);
  context.fillRect(-0.5, MOUTH - 0.3, 1, 0.26);
  return context;
}

function colourAt(context: SKRSContext2D, x: number, y: number): Rgb {
  const { halfWidth, top, perUnit } = FACE_PRINT;
  const [column, row] = [Math.round((x + halfWidth) * perUnit), Math.round((y - top) * perUnit)];
  const { data } = context.getImageData(column, row, 1, 1);
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}

const complete = (context: SKRSContext2D) =>
  completeLips(context, FEATURES, { ink: LIP, usual: LIP, skin: SKIN });

it.each([
  ['dark', HAIR],
  ['grey', GREY],
])('lips are whole where %s hair hung over them, and the upper one is in their shade', (_, hair) => {
  const context = beardedMouth(hair);
  complete(context);
  const [upper, lower] = [colourAt(context, 0, MOUTH - 0.07), colourAt(context, 0, MOUTH + 0.07)];
  for (const channel of [0, 1, 2] as const)
    expect(Math.abs(upper[channel] - lower[channel])).toBeLessThan(35);
  expect(luminance(upper)).toBeLessThan(luminance(lower) - 5);
});

it('what is seen of lips stays, and hair beside them is left to whoever shaves', () => {
  const context = beardedMouth(HAIR);
  const before = colourAt(context, 0.1, MOUTH + 0.07);
  complete(context);
  const after = colourAt(context, 0.1, MOUTH + 0.07);
  for (const channel of [0, 1, 2] as const)
    expect(Math.abs(after[channel] - before[channel])).toBeLessThan(4);
  expect(colourAt(context, 0, MOUTH - 0.25)).toEqual(HAIR);
});

it('the lips are mapped with a soft border, and nothing beyond', () => {
  const { part, map } = mapLips(FEATURES.lips);
  const { halfWidth, top, perUnit } = FACE_PRINT;
  const at = (x: number, y: number) => {
    const [column, row] = [Math.round((x + halfWidth) * perUnit), Math.round((y - top) * perUnit)];
    return map[(row - part.top) * part.width + column - part.left];
  };
  expect(at(0, MOUTH + 0.05)).toBe(1);
  expect(map.subarray(0, part.width).every((share) => share === 0)).toBe(true);
  expect(map.subarray(-part.width).every((share) => share === 0)).toBe(true);
});
