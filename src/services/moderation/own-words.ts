/** The languages of our lists, and `any`. */
export const ownWordLanguages = ['any', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
/** One of them. */
export type OwnWordLanguage = (typeof ownWordLanguages)[number];

/** What happens with a word of our own. A mark is refused as the name or brand of another company. */
export const verdicts = ['refuse', 'mark', 'allow'] as const;
/** One of them. */
export type Verdict = (typeof verdicts)[number];

/** A word or phrase that this shop refuses or allows, besides our lists. `porn*` is each word that begins so. */
export interface OwnWord {
  language: OwnWordLanguage;
  word: string;
  verdict: Verdict;
}
