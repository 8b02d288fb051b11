import { describe, expect, it } from 'vitest';
import { checkEntries } from './entry.ts';

describe('checkEntries', () => {
  it('returns a sound table unchanged', () => {
    const table = { hat: { words: { en: 'hat, hats', de: 'hut' }, colour: 'navy' } };
    expect(checkEntries('things', table)).toBe(table);
  });

  it.each([
    [
      'no space after a comma',
      { words: { en: 'hat,cap' } },
      /^things: hat\.words\.en: Phrases are separated/,
    ],
    ['capitals', { words: { de: 'Hut' } }, /^things: hat\.words\.de: Phrases are in lower case/],
    [
      'a phrase in two languages',
      { words: { en: 'hat', de: 'hat' } },
      /^things: hat\.words: 'hat' stands twice/,
    ],
    [
      'an unknown colour',
      { words: {}, colours: { cape: 'rad' } },
      /^things: hat\.colours\.cape: Not a colour/,
    ],
  ])('names the entry and the field that have %s', (_, entry, message) => {
    expect(() => checkEntries('things', { hat: entry })).toThrow(message);
  });
});
