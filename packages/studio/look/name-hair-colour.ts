import { hex, type Rgb } from '../colour.ts';
import { perceivedDistance } from '../colour-lab.ts';
import { HAIR_COLOURS } from './vocabulary.ts';

/** Shades that a person calls by one word. An id that is not here is its own word. */
const WORDS: Readonly<Record<string, string>> = { 'dark-blond': 'blond', platinum: 'blond', auburn: 'red' };

/** Hair colours that two people would name differently for the same head. */
export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  black: ['dark brown'],
  'dark brown': ['black', 'brown'],
  brown: ['dark brown', 'light brown', 'red'],
  'light brown': ['brown', 'blond', 'red', 'grey'],
  blond: ['light brown', 'red', 'white', 'grey'],
  red: ['brown', 'light brown', 'blond'],
  grey: ['white', 'light brown', 'blond'],
  white: ['grey', 'blond'],
};

const wordOf = (id: string) => WORDS[id] ?? id.replaceAll('-', ' ');

/** What a person calls a colour of hair. */
export function nameHairColour(hair: Rgb): string {
  const off = (swatch: (typeof HAIR_COLOURS)[number]) => perceivedDistance(hex(swatch.hex), hair);
  return wordOf(HAIR_COLOURS.reduce((best, swatch) => (off(swatch) < off(best) ? swatch : best)).id);
}

/**
 * The usual hair colour of a word. Of several, the one nearest to the colour that was `seen`; none for another word.
 */
export function usualHairColour(word: string, seen?: Rgb): Rgb | undefined {
  const swatches = HAIR_COLOURS.filter(({ id }) => wordOf(id) === word).map((swatch) => hex(swatch.hex));
  if (!seen) return swatches[0];
  const off = (swatch: Rgb) => perceivedDistance(swatch, seen);
  return swatches.toSorted((one, other) => off(one) - off(other))[0];
}
