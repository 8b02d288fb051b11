import { describe, expect, it } from 'vitest';
import { readDescription } from '../../reading/description/read-description.ts';
import { COLOUR_WORDS } from '../colours/colour-words.ts';
import { asMeant } from './misspellings.ts';

describe('misspellings', () => {
  it('are corrected', () => {
    const { garments, accessories } = readDescription('a guitarrist in a yelow lether jaket with a fotball');
    expect(garments.get('leather-jacket')).toEqual(COLOUR_WORDS.get('yellow'));
    expect(accessories.map(({ kind }) => kind)).toContain('football');
    expect(readDescription('round glases')).toEqual(readDescription('round glasses'));
    expect(readDescription('astronat in a purpel spacesute')).toEqual(
      readDescription('astronaut in a purple spacesuit'),
    );
  });

  it.each(['pocket', 'sliver', 'princes', 'blond', 'layer', 'sweeter', 'camara', 'gitarre', 'bleu'])(
    'leaves the word %s alone',
    (word) => {
      expect(asMeant(word)).toBe(word);
    },
  );
});
