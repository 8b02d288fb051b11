import { expect, it } from 'vitest';
import { photoKey } from './photo-key.ts';

// Guards against a regular expression with quadratic time: it would run into the test time-out.
it('photo key stays short for a name of any length', () => {
  const name = `-a${'-'.repeat(400_000)}b.jpg`;
  expect(photoKey('robin', 1_700_000_000_000, name)).toBe('images/robin/1700000000000-a.jpg');
});
