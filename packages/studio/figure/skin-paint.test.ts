import { expect, test } from 'vitest';
import { skinOfTone } from '../look/skin-of-tone.ts';
import { SKIN_TONES } from '../look/vocabulary.ts';
import { skinPaint } from './skin-paint.ts';

test('dark skin gleams also on a dull toy, and light skin only as the toy does', () => {
  const dull = SKIN_TONES.map(({ id }) => skinPaint(skinOfTone(id), 0.4).gloss);
  expect(dull).toEqual(dull.toSorted((a, b) => a - b));
  expect(dull[0]).toBeCloseTo(0.32);
  expect(dull.at(-1)).toBeGreaterThan(0.55);
  expect(skinPaint(skinOfTone('10'), 0.9).gloss).toBeCloseTo(0.72);
});
