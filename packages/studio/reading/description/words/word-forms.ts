import { LANGUAGE_WORDS, SPOKEN, tableIn } from '../../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../../catalogue/words/words.ts';
import { CATALOGUE_WORDS_OF } from '../mentions/lexicon.ts';
import { singulars } from './tokenise.ts';

/**
 * Why not snowball-stemmers (0.6.0): of the tests' 14 pairs it gives 8 the same stem; it removes plurals, but not
 * diminutives and women's trades: 'hondjes', 'danseuse'.
 */

/** The endings of each language, and what the tables have in the place of each. */
const ENDINGS = new Map(
  SPOKEN.map((language) => [
    language,
    tableIn(LANGUAGE_WORDS[language].endings).map(([ending, bases]) => ({
      ending,
      bases: bases.map((base) => base.replace('-', '')),
    })),
  ]),
);

/** The shortest rest of a word that is still this word. */
const SHORTEST = 2;

/** The forms under which the tables may have a word of a language: 'gatti' is 'gatto', 'Kätzchen' a 'katze'. */
export const formsIn = (language: SpokenLanguage, word: string): string[] =>
  (ENDINGS.get(language) ?? [])
    .filter(({ ending }) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .flatMap(({ ending, bases }) => {
      const stem = word.slice(0, -ending.length);
      const stems = LANGUAGE_WORDS[language].changesStems ? changedStems(stem) : [stem];
      return bases.flatMap((base) => stems.map((each) => each + base));
    });

/** Dutch spelling keeps vowels long or short before an ending: 'katten' and 'kat', 'bomen' and 'boom', 'brieven' and 'brief'. */
function changedStems(stem: string): string[] {
  const hard = stem.replace(/v$/, 'f').replace(/z$/, 's');
  return [
    stem,
    hard,
    hard.replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
    hard.replace(/([aeou])([^aeiou])$/, '$1$1$2'),
  ];
}

/** The fewest letters of the last part; a shorter one is the end of many words: 'hut', 'ring'. */
const SHORTEST_LAST = 4;
const SHORTEST_FIRST = 3;

/** The last parts of a compound, the longest first: 'jacke' of 'Winterjacke'. */
export function lastParts(language: SpokenLanguage, word: string): string[] {
  if (!LANGUAGE_WORDS[language].compounds) return [];
  const count = Math.max(0, word.length - SHORTEST_LAST - SHORTEST_FIRST + 1);
  return Array.from({ length: count }, (_, index) => word.slice(index + SHORTEST_FIRST));
}

/** The fewest letters of a word that may be mistyped. Short words are too near to others. */
const SHORTEST_MISTYPED = 6;
/** The fewest letters of a word in which one vowel may stand for another: 'saxaphone'. */
const SHORTEST_MISHEARD = 8;
const VOWELS: ReadonlySet<string> = new Set('aeiou');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The one word of the catalogue that was meant by somebody who typed two letters in the wrong order, a letter twice
 * or not at all, or another vowel in a long word; undefined if there is none or several. Other letters make another
 * word: a 'printer' is no 'painter'. The first and the last letter are nearly always right.
 */
export function mendTypo(word: string, languages: readonly SpokenLanguage[]): string | undefined {
  if (word.length < SHORTEST_MISTYPED || !/^[a-z]+$/.test(word)) return undefined;
  const spoken = languages.length > 0 ? languages : (['en'] as const);
  const isMeant = (other: string) =>
    singulars(other).some((form) => spoken.some((language) => CATALOGUE_WORDS_OF[language].has(form)));
  const found = new Set(mistakesIn(word).filter((other) => other !== word && isMeant(other)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The words that differ from this one by one mistake of the fingers. */
function mistakesIn(word: string): string[] {
  const inside = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const swapped = inside
    .slice(0, -1)
    .map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
  const doubled = inside
    .filter((at) => word[at] === word[at - 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));
  const missed = inside.flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at)));
  const misheard =
    word.length < SHORTEST_MISHEARD
      ? []
      : inside
          .filter((at) => VOWELS.has(word[at] ?? ''))
          .flatMap((at) => [...VOWELS].map((vowel) => word.slice(0, at) + vowel + word.slice(at + 1)));
  return [...swapped, ...doubled, ...missed, ...misheard];
}
