import { LANGUAGE_WORDS, pairsIn, SPOKEN } from './languages.ts';

/** The correct word by its misspelling. */
const MEANT: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap((language) => pairsIn(LANGUAGE_WORDS[language].misspellings ?? '')).flatMap(
    ([meant, misspellings]) => misspellings.split('/').map((misspelling) => [misspelling, meant] as const),
  ),
);

/** Corrects a common misspelling. Any other word comes back as it is. */
export const asMeant = (word: string): string => MEANT.get(word) ?? word;
