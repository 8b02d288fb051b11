import { expect, it } from 'vitest';
import { liftBrows, liftOfBow } from './bowed-head.ts';

const BROW = [
  { x: 0.23, y: -0.36 },
  { x: 0.85, y: -0.24 },
];

it('a bowed head keeps most of the rise of its outer brows, and its eyes stay', () => {
  const [inner, outer, corner] = liftBrows([...BROW, { x: 0.71, y: 0 }], 0.25);
  expect(outer?.y).toBeLessThan(-0.28);
  expect(inner?.y).toBeCloseTo(-0.36, 1);
  expect(corner?.y).toBe(0);
});

it('a head that leans back is lifted nowhere', () => {
  expect(liftBrows(BROW, -0.25)).toEqual(BROW);
  expect(liftOfBow(-0.25, 0.2)).toBeCloseTo(0);
  expect(liftOfBow(0.25, 0.2)).toBeGreaterThan(0.03);
});
