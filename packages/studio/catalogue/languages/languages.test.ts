import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS, SHADES } from '../colours/colour-words.ts';
import { LANGUAGE_WORDS, SPOKEN, tableIn } from './languages.ts';

describe.each(SPOKEN)('the words of %s', (language) => {
  const { quiet, grammar, colours, shades = {}, usualColours, endings, idioms } = LANGUAGE_WORDS[language];

  it('name colours and shades that there are', () => {
    for (const [english] of [...tableIn(colours), ...tableIn(usualColours)])
      expect(COLOUR_WORDS.has(english), english).toBe(true);
    for (const english of Object.keys(shades)) expect(SHADES.has(english), english).toBe(true);
  });

  it('are in lower case and without accents', () => {
    const text = [quiet, ...Object.values(grammar), colours, idioms].join(' ');
    expect(text.normalize('NFKD').match(/[\p{Lu}\p{M}]/u)).toBeNull();
  });

  it('have something in the place of every ending', () => {
    for (const [ending, bases] of tableIn(endings)) expect(bases, ending).not.toEqual(['']);
  });
});
