import { expect, it } from 'vitest';
import { roundLowerFace } from './round-lower-face.ts';

const NARROW = { jaw: 0.77, jowl: 0.67, chinWidth: 0.31 };

it('a lower face is rounder by degrees the smaller it is, and as it was where it is not small', () => {
  expect(roundLowerFace(NARROW, 1, 0)).toEqual(NARROW);
  const [half, whole] = [0.5, 1].map((smallness) => roundLowerFace(NARROW, 1, smallness));
  for (const key of ['jaw', 'jowl', 'chinWidth'] as const) {
    expect(half?.[key]).toBeGreaterThan(NARROW[key] + 0.02);
    expect(whole?.[key]).toBeGreaterThan((half?.[key] ?? 0) + 0.02);
  }
});

it('a lower face that is round already is made no narrower', () => {
  const round = { jaw: 0.98, jowl: 0.9, chinWidth: 0.5 };
  expect(roundLowerFace(round, 1, 1)).toEqual(round);
});
