import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../../catalogue/colours/colour-words.ts';
import { GARMENT_ENTRIES, GARMENTS } from '../../../catalogue/garments/garments.ts';
import { HEADWEAR, HEADWEAR_ENTRIES } from '../../../catalogue/headwear/headwear.ts';
import { ROLES } from '../../../catalogue/roles/roles.ts';
import { THEME_WORDS, THEMES } from '../../../catalogue/themes/theme-words.ts';
import { THINGS, thingOf } from '../../../catalogue/things/catalogue.ts';
import { POSE_WORDS, POSES } from '../../../catalogue/words/pose-words.ts';
import { phrasesOf, type Words } from '../../../catalogue/words/words.ts';
import { readDescription } from '../read-description.ts';

describe('lexicon', () => {
  const phrases = (words: string | Words) =>
    typeof words === 'string' ? words.split(', ') : phrasesOf(words);
  const rows = <T extends string>(kinds: readonly T[], wordsOf: (kind: T) => string | Words) =>
    kinds.flatMap((kind) => phrases(wordsOf(kind)).map((word) => ({ kind, word })));

  it('finds every word for accessories', () => {
    for (const { kind, word } of rows([...THINGS.keys()], (kind) => thingOf(kind).words))
      expect(
        readDescription(word).accessories.map((thing) => thing.kind),
        word,
      ).toContain(kind);
  });

  it('finds every word for headwear', () => {
    for (const { kind, word } of rows(HEADWEAR, (kind) => HEADWEAR_ENTRIES[kind].words))
      expect(readDescription(word).headwear?.kind, word).toBe(kind);
  });

  it('finds every word for garments', () => {
    for (const { kind, word } of rows(GARMENTS, (kind) => GARMENT_ENTRIES[kind].words))
      expect([...readDescription(word).garments.keys()], word).toContain(kind);
  });

  it('finds every word for poses', () => {
    for (const { kind, word } of rows(POSES, (kind) => POSE_WORDS[kind]))
      expect(readDescription(word).pose, word).toBe(kind);
  });

  it('finds every word for themes', () => {
    for (const { kind, word } of rows(THEMES, (kind) => THEME_WORDS[kind]))
      expect(readDescription(word).theme, word).toBe(kind);
  });

  it('finds every word for roles', () => {
    for (const { words, things = [], garments = [] } of ROLES)
      for (const word of phrasesOf(words)) {
        const character = readDescription(word);
        expect(
          character.accessories.map(({ kind }) => kind),
          word,
        ).toEqual(expect.arrayContaining([...things]));
        expect([...character.garments.keys()], word).toEqual(expect.arrayContaining([...garments]));
      }
  });

  it('gives roles the colours of their records', () => {
    for (const { id, words, colours = {} } of ROLES) {
      const { garments } = readDescription(phrasesOf(words)[0] ?? '');
      for (const [garment, colour] of Object.entries(colours))
        expect([...garments], id).toContainEqual([garment, COLOUR_WORDS.get(colour)]);
    }
  });

  it('finds every word for colours', () => {
    for (const [name, colour] of COLOUR_WORDS)
      expect(readDescription(`${name} cape`).garments.get('cape'), name).toEqual(colour);
  });
});

describe('the things that other tables name', () => {
  it('are in the catalogue', () => {
    for (const { things = [] } of ROLES) for (const id of things) expect(THINGS.has(id), id).toBe(true);
    for (const kind of HEADWEAR) {
      const { carriedAs } = HEADWEAR_ENTRIES[kind];
      if (carriedAs) expect(THINGS.has(carriedAs), carriedAs).toBe(true);
    }
  });
});
