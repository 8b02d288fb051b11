import { expect, it } from 'vitest';
import { LOOKS } from '../fixtures/looks.ts';
import { hangBeard } from './hanging-beard.ts';

const paint = { colour: [60, 40, 30] as [number, number, number], gloss: 0.4 };
const lowest = (length: number) =>
  Math.min(...hangBeard(LOOKS.shape, length, paint).map(({ to, size }) => (to?.[1] ?? 0) - (size[1] ?? 0)));

it('a beard hangs below the chin as far as in the photo and a little further, but not to the waist', () => {
  const { chin } = LOOKS.shape;
  expect(lowest(0.3)).toBeLessThan(-chin - 0.3);
  expect(lowest(0.3)).toBeGreaterThan(-chin - 0.5);
  expect(lowest(0.2)).toBeGreaterThan(lowest(0.3));
  expect(lowest(5)).toBe(lowest(0.8));
});

it('a trimmed beard ends at the chin', () => {
  expect(hangBeard(LOOKS.shape, 0.04, paint)).toEqual([]);
});
