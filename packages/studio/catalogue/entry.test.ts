import { describe, expect, it } from 'vitest';
import { readEntries, readWordTable } from './entry.ts';

describe('readEntries', () => {
  it('reads the words of an entry and leaves the rest of it', () => {
    expect(readEntries('things', { hat: { words: 'hat, hats · de hut', colour: 'navy' } })).toEqual({
      hat: { words: { en: 'hat, hats', de: 'hut' }, colour: 'navy' },
    });
  });

  it('reads an entry without English words', () => {
    expect(readWordTable('hobbies', { pan: '· de kocht, kochen · fr cuisiner' })).toEqual({
      pan: { de: 'kocht, kochen', fr: 'cuisiner' },
    });
  });

  it.each([
    ['no space after a comma', { words: 'hat,cap' }, /^things: hat: 'hat,cap' are not phrases/],
    ['capitals', { words: 'hat · de Hut' }, /^things: hat: 'Hut' are not phrases in lower case/],
    ['a phrase in two languages', { words: 'hat · de hat' }, /^things: hat: 'hat' stands twice/],
    ['a language twice', { words: 'hat · de hut · de mutze' }, /^things: hat: the language de stands twice/],
    ['no known language', { words: 'hat · xx hut' }, /^things: hat: 'xx hut' begins with no language/],
    [
      'an unknown colour',
      { words: 'hat', colours: { cape: 'rad' } },
      /^things: hat: colours\.cape: Not a colour/,
    ],
  ])('names the entry that has %s', (_, entry, message) => {
    expect(() => readEntries('things', { hat: entry })).toThrow(message);
  });
});
