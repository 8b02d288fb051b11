/** The languages of descriptions, and emoji; an entry lists its words in this order. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'emoji'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The languages of words; emoji are none. */
export type SpokenLanguage = Exclude<Language, 'emoji'>;

/** What something is called, by language: phrases with a comma and a space between them. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** All phrases of all languages. */
export const phrasesOf = (words: Words): string[] =>
  LANGUAGES.flatMap((language) => words[language]?.split(', ') ?? []);

const BETWEEN_LANGUAGES = ' · ';
const PHRASES = /^[^,\s·]+(?: [^,\s·]+)*(?:, [^,\s·]+(?: [^,\s·]+)*)*$/u;

/**
 * Reads what people call something: English phrases first, then those of each other language behind its code, and emoji:
 * `guitar, lute · de gitarre, laute · fr guitare · emoji 🪕`. Without English ones it begins with the dot. Lines may end
 * anywhere. Phrases are separated by a comma, in lower case, without accents, and in the singular unless the plural is
 * irregular. A word that several languages share stands in the first of them. A word that means something else in English is
 * a false friend in `catalogue/languages`.
 * @throws Error if a language is not known or stands twice, or if phrases are not written so
 */
export function readWords(text: string): Words {
  const [english = '', ...others] = ` ${text}`.replace(/\s+/gu, ' ').split(BETWEEN_LANGUAGES);
  const words: Partial<Record<Language, string>> = english.trim() ? { en: english.trimStart() } : {};
  for (const other of others) {
    const language = LANGUAGES.find((code) => other.startsWith(`${code} `));
    if (!language) throw new Error(`'${other}' begins with no language`);
    if (words[language] !== undefined) throw new Error(`the language ${language} stands twice`);
    words[language] = other.slice(language.length + 1);
  }
  for (const phrases of Object.values(words))
    if (!PHRASES.test(phrases) || phrases !== phrases.toLowerCase())
      throw new Error(`'${phrases}' are not phrases in lower case, separated by a comma and a space`);
  return words;
}
