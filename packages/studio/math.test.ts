import { expect, it } from 'vitest';
import { clamp, lerp, linearStep, mean, median, smoothStep, sum } from './math.ts';

it('clamp keeps a number within its limits; of crossed limits the lower one counts', () => {
  expect([clamp(-1, 0, 2), clamp(1, 0, 2), clamp(3, 0, 2), clamp(1, 2, 0)]).toEqual([0, 1, 2, 2]);
});

it('a step goes from 0 to 1 between its borders, in either direction', () => {
  expect([0, 2, 3, 4, 9].map((value) => linearStep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1]);
  expect([0, 2, 3, 4, 9].map((value) => linearStep(4, 2, value))).toEqual([1, 1, 0.5, 0, 0]);
  expect([2, 2.5, 3, 4].map((value) => smoothStep(2, 4, value))).toEqual([0, 0.15625, 0.5, 1]);
  expect(lerp(2, 4, 0.25)).toBe(2.5);
});

it('sum, mean and median of no numbers are 0', () => {
  expect([sum([]), mean([]), median([])]).toEqual([0, 0, 0]);
  expect([sum([1, 2, 6]), mean([1, 2, 6]), median([6, 1, 2])]).toEqual([9, 3, 2]);
  expect(median([4, 1, 3, 2])).toBe(3);
});
