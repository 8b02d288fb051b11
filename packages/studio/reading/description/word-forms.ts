import type { SpokenLanguage } from './spoken-languages.ts';

/** An ending of a word and what it has in place of it in the tables. */
type Ending = readonly [ending: string, ...bases: string[]];

/**
 * The endings of plurals, small things and women's trades, the longest first. Accents are gone: 'Hüte' are 'hute', and
 * 'leões' are 'leoes'.
 */
const ENDINGS: Readonly<Record<SpokenLanguage, readonly Ending[]>> = {
  en: [],
  de: [
    ['innen', ''],
    ['chen', '', 'e'],
    ['lein', ''],
    ['erin', 'er'],
    ['in', '', 'e'],
    ['en', '', 'e'],
    ['er', ''],
    ['n', ''],
    ['e', ''],
    ['s', ''],
  ],
  fr: [
    ['trices', 'teur'],
    ['trice', 'teur'],
    ['euses', 'eur'],
    ['euse', 'eur'],
    ['iennes', 'ien'],
    ['ienne', 'ien'],
    ['ieres', 'ier'],
    ['iere', 'ier'],
    ['eres', 'er'],
    ['ere', 'er'],
    ['aux', 'al', 'au'],
    ['x', ''],
    ['es', 'e', ''],
    ['s', ''],
    ['e', ''],
  ],
  es: [
    ['oras', 'or'],
    ['ora', 'or'],
    ['eras', 'ero'],
    ['era', 'ero'],
    ['icas', 'ico'],
    ['ica', 'ico'],
    ['itos', 'o', 'ito'],
    ['itas', 'a', 'ita'],
    ['citos', '', 'e'],
    ['cito', '', 'e'],
    ['cita', '', 'e'],
    ['ito', 'o', ''],
    ['ita', 'a', ''],
    ['illo', 'o'],
    ['illa', 'a'],
    ['ces', 'z'],
    ['es', ''],
    ['s', ''],
    ['a', 'o'],
  ],
  it: [
    ['trici', 'tore'],
    ['trice', 'tore'],
    ['iera', 'iere'],
    ['chi', 'co'],
    ['ghi', 'go'],
    ['che', 'ca'],
    ['ghe', 'ga'],
    ['cini', 'ne', 'no'],
    ['cino', 'ne', 'no'],
    ['ini', 'o', 'e', 'a', 'ino'],
    ['ino', 'o', 'e', 'a'],
    ['ina', 'a'],
    ['etti', 'o', 'etto'],
    ['etto', 'o'],
    ['ci', 'cio'],
    ['i', 'o', 'e', 'a', 'io'],
    ['e', 'a'],
    ['a', 'o'],
  ],
  pt: [
    ['oras', 'or'],
    ['ora', 'or'],
    ['eiras', 'eiro'],
    ['eira', 'eiro'],
    ['icas', 'ico'],
    ['ica', 'ico'],
    ['zinhos', ''],
    ['zinho', ''],
    ['zinha', ''],
    ['inhos', 'o', 'inho'],
    ['inhas', 'a', 'inha'],
    ['inho', 'o', ''],
    ['inha', 'a', ''],
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['ns', 'm'],
    ['es', ''],
    ['s', ''],
    ['a', 'o'],
  ],
  nl: [
    ['etjes', ''],
    ['etje', ''],
    ['tjes', ''],
    ['tje', ''],
    ['pjes', ''],
    ['pje', ''],
    ['jes', ''],
    ['je', ''],
    ['ster', 'er'],
    ['in', ''],
    ['en', '', 'e'],
    ['n', ''],
    ['s', ''],
  ],
};

/** The shortest rest of a word that is still this word. */
const SHORTEST = 2;

/** The forms under which the tables may have a word of a language: 'gatti' is 'gatto', 'Kätzchen' a 'katze'. */
export const formsIn = (language: SpokenLanguage, word: string): string[] =>
  ENDINGS[language]
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST)
    .flatMap(([ending, ...bases]) => {
      const stem = word.slice(0, -ending.length);
      return bases.flatMap((base) =>
        (language === 'nl' ? dutchStems(stem) : [stem]).map((each) => each + base),
      );
    });

/** Dutch spelling keeps vowels long or short before an ending: 'katten' and 'kat', 'bomen' and 'boom', 'brieven' and 'brief'. */
function dutchStems(stem: string): string[] {
  const hard = stem.replace(/v$/, 'f').replace(/z$/, 's');
  return [
    stem,
    hard,
    hard.replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
    hard.replace(/([aeou])([^aeiou])$/, '$1$1$2'),
  ];
}

/** The languages that write compounds as one word, whose last part says what it is. */
const COMPOUNDING: ReadonlySet<SpokenLanguage> = new Set(['de', 'nl']);
/** The fewest letters of the last part; a shorter one is the end of many words: 'hut', 'ring'. */
const SHORTEST_LAST = 4;
const SHORTEST_FIRST = 3;

/** The last parts of a compound, the longest first: 'jacke' of 'Winterjacke'. */
export function lastParts(language: SpokenLanguage, word: string): string[] {
  if (!COMPOUNDING.has(language)) return [];
  const count = Math.max(0, word.length - SHORTEST_LAST - SHORTEST_FIRST + 1);
  return Array.from({ length: count }, (_, index) => word.slice(index + SHORTEST_FIRST));
}
