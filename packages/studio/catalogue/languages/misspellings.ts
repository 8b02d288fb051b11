import { LANGUAGE_WORDS, SPOKEN, tableIn } from './languages.ts';

/** The correct word by its misspelling. */
const MEANT: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap((language) =>
    tableIn(LANGUAGE_WORDS[language].misspellings).flatMap(([meant, misspellings]) =>
      misspellings.map((misspelling) => [misspelling, meant] as const),
    ),
  ),
);

/** Corrects a common misspelling. Any other word comes back as it is. */
export const asMeant = (word: string): string => MEANT.get(word) ?? word;
