import { expect, it } from 'vitest';
import { photoKey } from './photo-key.ts';

// A search that tries every dash as the beginning of the end would take minutes, and end by the usual time limit.
it('makes a short key of a name of any length', () => {
  const name = `-a${'-'.repeat(400_000)}b.jpg`;
  expect(photoKey('robin', 1_700_000_000_000, name)).toBe('images/robin/1700000000000-a.jpg');
});
