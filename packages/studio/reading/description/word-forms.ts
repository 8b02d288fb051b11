import { LANGUAGE_WORDS, SPOKEN, tableIn } from '../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../catalogue/words/words.ts';

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
