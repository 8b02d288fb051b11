import type { Language } from '../words/words.ts';
import { LANGUAGE_WORDS, pairsIn, SPOKEN } from './languages.ts';

const MEANINGS: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  SPOKEN.map((language) => [language, new Map(pairsIn(LANGUAGE_WORDS[language].falseFriends ?? ''))]),
);

/**
 * What a word of a language means, as the tables have it; undefined if it is no false friend.
 * @param written the word in lower case, with its accents.
 * @param token the same without accents.
 */
export function meaningIn(language: Language, written: string, token: string): string | undefined {
  const meanings = MEANINGS.get(language);
  return meanings?.get(written) ?? meanings?.get(token);
}

const FRIENDS = Map.groupBy(
  [...MEANINGS].flatMap(([language, meanings]) =>
    [...meanings].map(([word, meaning]) => ({ language, word, meaning })),
  ),
  ({ meaning }) => meaning,
);

/** The false friends that mean a phrase of the tables, with their accents: 'chat' of French means 'cat'. */
export const falseFriendsOf = (phrase: string): readonly { language: Language; word: string }[] =>
  FRIENDS.get(phrase) ?? [];
