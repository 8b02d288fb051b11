/** The languages of descriptions, and emoji; an entry lists its words in this order. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'emoji'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The languages of words; emoji are none. */
export type SpokenLanguage = Exclude<Language, 'emoji'>;

/**
 * What something is called, by language: phrases in lower case and without accents, separated by a comma and a space.
 * Plurals need no phrase of their own. A word that means something else in English is a false friend in `catalogue/languages`.
 */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** All phrases of all languages. */
export const phrasesOf = (words: Words): string[] =>
  LANGUAGES.flatMap((language) => words[language]?.split(', ') ?? []);
