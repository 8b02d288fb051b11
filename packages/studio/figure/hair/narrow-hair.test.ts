import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import { narrowHair } from './narrow-hair.ts';

const SEEN: Looks = {
  ...LOOKS,
  shape: { ...LOOKS.shape, cheek: 1 },
  hairReach: {
    top: 2,
    left: [1.4, undefined, 1, 1, 1],
    right: [1.4, 1.2, 1, 1, 1],
    crown: Array.from({ length: 11 }, () => 1.4),
  },
  hairOpening: { left: 1.1, right: undefined },
};
const narrowed = (cheek: number) =>
  narrowHair({ ...SEEN, shape: { ...SEEN.shape, cheek } }, SEEN.shape.cheek);

it('hair of a head that is moulded narrower reaches less far to the sides, and as high', () => {
  const { hairReach, hairOpening } = narrowed(0.9);
  expect(hairReach?.right[0]).toBeCloseTo(1.26);
  expect(hairReach?.left[1]).toBeUndefined();
  expect(hairReach?.top).toBe(2);
  expect(hairReach?.crown?.[5]).toBeCloseTo(1.4);
  expect(hairReach?.crown?.[0]).toBeLessThan(1.3);
  expect(hairOpening).toEqual({ left: expect.closeTo(0.99), right: undefined });
});

it('it grows with no head', () => {
  expect(narrowed(1.2).hairReach?.right[0]).toBe(1.4);
});
