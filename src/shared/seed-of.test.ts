import { expect, it } from 'vitest';
import { seedOf } from './seed-of.ts';

it('seed of a text never changes, because another seed would make another toy than the one that was bought', () => {
  expect(seedOf('5f0c6a52-3f5b-4a53-8f0e-6c1d6b1a2c11/1')).toBe(3_191_973_991);
});
