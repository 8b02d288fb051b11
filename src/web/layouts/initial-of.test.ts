import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Robin Example', 'R'],
  ['zoë', 'Z'],
  // An astronaut is three characters joined to one, a mathematical letter two halves.
  ['👩‍🚀 Robin', '👩‍🚀'],
  ['𝓡obin', '𝓡'],
  // An accent of its own belongs to the letter before it.
  ['e\u0301mile', 'É'.normalize('NFD')],
])('the initial of %s is what people see as its first letter', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
