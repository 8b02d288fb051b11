import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

/** Seven options in rows of three. */
const places = Array.from({ length: 7 }, (_, index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 120,
}));

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 6],
])('%s leads from option %i to %i', (key, from, to) => {
  expect(nextOption(key, places, from)).toBe(to);
});

test('other keys are left to the browser', () => {
  expect(nextOption('Tab', places, 2)).toBeNull();
});
