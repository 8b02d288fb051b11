import { expect, it } from 'vitest';
import { createToyRandom, pick } from './random.ts';

it.each([2, 3, 4, 7])('numbers of the second variation pick another one of %d choices', (length) => {
  const choices = Array.from({ length }, (_, index) => index);
  for (let seed = 0; seed < 200; seed++) {
    const [first, second] = [createToyRandom(seed, undefined), createToyRandom(seed, 2)];
    for (let draw = 0; draw < 5; draw++) expect(pick(second, choices)).not.toBe(pick(first, choices));
  }
});

it('numbers of the second variation are in [0, 1), and the same each time', () => {
  const draw = () => {
    const random = createToyRandom(9, 2);
    return Array.from({ length: 500 }, random);
  };
  expect(draw()).toEqual(draw());
  expect(Math.min(...draw())).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draw())).toBeLessThan(1);
});
