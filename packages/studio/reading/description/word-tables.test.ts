import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { GARMENT_WORDS, GARMENTS } from '../../catalogue/garments/garment-words.ts';
import { HEADWEAR, HEADWEAR_WORDS } from '../../catalogue/headwear/headwear-words.ts';
import { ROLE_COLOURS } from '../../catalogue/roles/role-colours.ts';
import { ROLES } from '../../catalogue/roles/role-words.ts';
import { THEME_WORDS, THEMES } from '../../catalogue/themes/theme-words.ts';
import { THINGS, thingIds } from '../../catalogue/things/catalogue.ts';
import { POSE_WORDS, POSES } from '../../catalogue/words/pose-words.ts';
import { readDescription } from './read-description.ts';

describe('every word of the tables is found', () => {
  const rows = <T extends string>(kinds: readonly T[], words: Readonly<Record<T, string>>) =>
    kinds.flatMap((kind) => words[kind].split(', ').map((word) => ({ kind, word })));

  it('accessories', () => {
    for (const { id, words, emoji } of THINGS.values())
      for (const word of [
        ...Object.values(words).flatMap((list) => list.split(', ')),
        ...(emoji?.split(' ') ?? []),
      ])
        expect(
          readDescription(word).accessories.map((thing) => thing.kind),
          word,
        ).toContain(id);
  });

  it('headwear', () => {
    for (const { kind, word } of rows(HEADWEAR, HEADWEAR_WORDS))
      expect(readDescription(word).headwear?.kind, word).toBe(kind);
  });

  it('garments', () => {
    for (const { kind, word } of rows(GARMENTS, GARMENT_WORDS))
      expect([...readDescription(word).garments.keys()], word).toContain(kind);
  });

  it('poses', () => {
    for (const { kind, word } of rows(POSES, POSE_WORDS)) expect(readDescription(word).pose, word).toBe(kind);
  });

  it('themes', () => {
    for (const { kind, word } of rows(THEMES, THEME_WORDS))
      expect(readDescription(word).theme, word).toBe(kind);
  });

  it('roles', () => {
    for (const { words, accessories = [], garments = [] } of ROLES) {
      expect(thingIds(...accessories)).toEqual(accessories);
      for (const word of words.split(', ')) {
        const character = readDescription(word);
        expect(
          character.accessories.map(({ kind }) => kind),
          word,
        ).toEqual(expect.arrayContaining([...accessories]));
        expect([...character.garments.keys()], word).toEqual(expect.arrayContaining([...garments]));
      }
    }
  });

  it('roles have known colours', () => {
    for (const [name, colours] of Object.entries(ROLE_COLOURS)) {
      const { garments } = readDescription(
        ROLES.find(({ words }) => words.split(/[, ]/)[0] === name)?.words.split(', ')[0] ?? '',
      );
      for (const [garment, colour] of Object.entries(colours))
        expect([...garments], name).toContainEqual([garment, COLOUR_WORDS.get(colour)]);
    }
  });

  it('colours', () => {
    for (const [name, colour] of COLOUR_WORDS)
      expect(readDescription(`${name} cape`).garments.get('cape'), name).toEqual(colour);
  });
});
