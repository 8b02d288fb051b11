import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import { ballOf } from './ball-of-hair.ts';

const SEEN: HairReach = {
  top: 2.4,
  left: [1.9, 2, 1.8, undefined, undefined],
  right: [1.2, undefined, 1.7, undefined, undefined],
};
const ball = (reach: Partial<HairReach>) => ballOf({ ...LOOKS, hairReach: { ...SEEN, ...reach } });

it('a ball of hair is as wide as its widest place, and ends below where it still stands out', () => {
  expect(ball({})?.out).toBe(2);
  const low = ball({ left: [1.9, 2, 1.8, 1.8, undefined] });
  expect(low?.bottom).toBeLessThan(ball({})?.bottom ?? 0);
});

it('a ball of hair is as high as in the photo, within what a pack has room for', () => {
  expect(ball({ top: 2.6 })?.top).toBeGreaterThan(ball({})?.top ?? 9);
  expect(ball({ top: 5, left: [5, 5, 5, 5, 5] })).toEqual({ out: 2.3, top: 2.75, bottom: -1.6 });
});

it('a ball of hair is left to its mould where the photo cuts it off', () => {
  expect(ball({ top: undefined })).toBeUndefined();
});

it('a ball of hair is as small as can be where it stands out on no side', () => {
  expect(ball({ top: 1.9, left: [], right: [] })).toMatchObject({ out: 1.5, top: 1.95 });
});
