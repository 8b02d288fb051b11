import { garmentsIn } from '../../../catalogue/garments/garments.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import { BREAK } from '../words/tokenise.ts';
import { type Mention, withMeaning } from './mention.ts';

/** Garments that a number may be printed on. */
const NUMBERED = garmentsIn('jersey tank tee shirt hoodie jumper wetsuit');
/** Signs for a number. They are spelt out because the tokeniser drops them. */
const SIGNS = /(?:[#№]|\bn[°º])\s*(?=\d)|\b(?:no|nr|num)\.\s*(?=\d)/gi;
const NAMES = grammar(['number']);
/** The longer numbers of races: 'bib 4211'. They do not count after 'no': 'no 100 dogs'. */
const OF_RACE = /^\d{3,4}$/;
/** Numbers as words: 'number seven'. */
const SPELT = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/**
 * How many words may stand between a garment and its number: 'a jersey with the big number 7', 'a red shirt, number 7'.
 */
const REACH = 4;

/** Replaces the signs for a number by the word: 'no. 9' and '#9' become 'number 9'. */
export const spellNumberSigns = (text: string): string => text.replace(SIGNS, 'number ');

/** A number to print, and the garment that the words put it on. */
type ShirtNumber = { number: string; garment: Mention | undefined };

/** The first number that the words call a number, of up to four digits, or one of up to two digits next to a jersey. */
export function findShirtNumber(
  tokens: readonly string[],
  mentions: readonly Mention[],
): ShirtNumber | undefined {
  for (const [at, token] of tokens.entries()) {
    const digits = SPELT.includes(token) ? String(SPELT.indexOf(token)) : token;
    const named = NAMES.has(tokens[at - 1] ?? '');
    const isOfRace = named && tokens[at - 1] !== 'no' && OF_RACE.test(digits);
    if (!/^\d{1,2}$/.test(digits) && !isOfRace) continue;
    const beside = mentions.find(
      ({ at: start, end, meaning }) =>
        meaning.garments.includes('jersey') && (end === at || start === at + 1),
    );
    // 'no 99' is a number, 'no two dogs' is not.
    if (!(named && (tokens[at - 1] !== 'no' || digits === token)) && !(beside && digits === token)) continue;
    return { number: digits, garment: beside ?? nearest(tokens, mentions, at) };
  }
  return undefined;
}

function nearest(tokens: readonly string[], mentions: readonly Mention[], at: number): Mention | undefined {
  const free = (from: number, until: number) =>
    until - from <= REACH && !tokens.slice(from, until).some((token) => token === BREAK);
  return mentions.find(
    ({ at: start, end, meaning }) =>
      meaning.garments.some((kind) => NUMBERED.has(kind)) &&
      (start > at ? free(at + 1, start) : free(end, at)),
  );
}

/** 'Number 10 shirt' means a jersey. */
export const asJersey = <M extends Mention>(mention: M): M =>
  withMeaning(mention, {
    garments: mention.meaning.garments.map((kind) => (kind === 'shirt' ? 'jersey' : kind)),
  });
