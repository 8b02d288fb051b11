/** The languages of descriptions, and emoji; an entry lists its words in this order. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'emoji'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * What something is called, by language: phrases in lower case and without accents, separated by a comma and a space.
 * Plurals need no phrase of their own. A word that means something else in English stands in `false-friends.ts`.
 */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** All phrases of all languages. */
export const phrasesOf = (words: Words): string[] =>
  LANGUAGES.flatMap((language) => words[language]?.split(', ') ?? []);
