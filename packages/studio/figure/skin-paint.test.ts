import { expect, test } from 'vitest';
import { skinOfTone } from '../look/skin-of-tone.ts';
import { SKIN_TONES } from '../look/vocabulary.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Paint } from '../sculpt/solid.ts';
import { skinPaint } from './skin-paint.ts';

test('dark skin gleams also on a dull toy, and light skin only as the toy does', () => {
  const dull = SKIN_TONES.map(({ id }) => skinPaint(skinOfTone(id), 0.4).gloss);
  expect(dull).toEqual(dull.toSorted((a, b) => a - b));
  expect(dull[0]).toBeCloseTo(0.38);
  expect(dull.at(-1)).toBeGreaterThan(0.55);
  expect(skinPaint(skinOfTone('10'), 0.9).gloss).toBeCloseTo(0.855);
});

test('the lamp is a sheen on skin, where other plastic of the same gloss mirrors a window', () => {
  const skin = skinPaint(skinOfTone('8'), 0.9);
  const { roughness: _, ...plastic } = skin;
  expect(sharpestStep(skin)).toBeLessThan(sharpestStep(plastic) / 2);
});

/** By how much the red of neighbours differs at most within a ball, 0 to 255. */
function sharpestStep(paint: Paint): number {
  const ball = { shape: 'ellipsoid', at: [0, 0, 0], size: [0.9, 0.9, 0.9], paint } as const;
  const view = { left: -1, top: 1, width: 64, height: 64, pixelsPerUnit: 32, turn: [0, 0, 0] } as const;
  const { pixels } = renderSculptures([{ groups: [[ball]] }], view);
  const red = (column: number, row: number) => pixels[(row * view.width + column) * 4] ?? 0;
  const middle = Array.from({ length: 30 }, (_, index) => index + 17);
  return Math.max(
    ...middle.flatMap((row) => middle.map((column) => Math.abs(red(column + 1, row) - red(column, row)))),
  );
}
