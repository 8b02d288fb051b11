import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Robin Example', 'R'],
  ['zoë', 'Z'],
  // The astronaut is three code points joined into one; the mathematical letter is a surrogate pair.
  ['👩‍🚀 Robin', '👩‍🚀'],
  ['𝓡obin', '𝓡'],
  // A combining accent belongs to the letter before it.
  ['e\u0301mile', 'É'.normalize('NFD')],
])('initialOf(%s) is the first grapheme', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
