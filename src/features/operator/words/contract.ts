import * as z from 'zod/mini';
import { quickActBody } from '#features/operator/audit/contract.ts';
import { isStorable } from '#shared/is-storable.ts';
import { oneLine } from '#shared/one-line.ts';

/** The languages of our lists; `any` for words of several, or of none. */
export const wordLanguages = ['any', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
const wordLanguage = z.enum(wordLanguages);
export type WordLanguage = z.infer<typeof wordLanguage>;

/** What happens with a word. A mark is refused as the name or brand of another company. */
export const verdicts = ['refuse', 'mark', 'allow'] as const;
const verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof verdict>;

/** How many words of its own a shop may have: every process keeps them in memory. */
export const MOST_OWN_WORDS = 1_000;

const word = z
  .string()
  .check(
    oneLine(),
    isStorable('This word contains a character we cannot store.'),
    z.maxLength(60, 'Please use at most 60 characters'),
    z.regex(/^\*?[^*,]+\*?$/u, 'A word or phrase without commas; a star only at its beginning or end'),
    z.regex(/(?:[\p{L}\p{N}].*){2}/u, 'Please write at least two letters'),
  );

/** A word of our own. */
const ownWord = z.object({ language: wordLanguage, word, verdict });
export type OwnWord = z.infer<typeof ownWord>;

/** A stored word: as it was read once, it is shown. */
const storedWord = z.object({
  language: wordLanguage,
  word: z.string(),
  verdict,
  changedBy: z.string(),
  /** ISO 8601. */
  changedAt: z.string(),
});
export type StoredWord = z.infer<typeof storedWord>;

/** Answer of `GET /api/operator/words`: all of them, sorted by word. */
export const wordsAnswer = z.object({ words: z.array(storedWord) });

/** Body of `POST /api/operator/words`. */
export const setWordBody = z.extend(quickActBody, ownWord.shape);
/** Body of `POST /api/operator/words/remove`. */
export const removeWordBody = z.extend(quickActBody, { language: wordLanguage, word: z.string() });

/** Why words are refused. */
const objection = z.enum(['hate', 'sexual', 'minors', 'violence', 'self-harm', 'mark', 'own']);
export type Objection = z.infer<typeof objection>;

/** Query of `GET /api/operator/words/refused`. */
export const refusedQuery = z.object({ language: z.optional(wordLanguage) });
/** How many words `GET /api/operator/words/refused` answers at most: those that were refused most often. */
export const MOST_REFUSED = 200;

const refusedWord = z.object({
  language: wordLanguage,
  objection,
  /** Empty for a sentence. */
  word: z.string(),
  /** In the last thirty days. */
  times: z.int(),
  lastDay: z.string(),
});
export type RefusedWord = z.infer<typeof refusedWord>;
/** Answer of `GET /api/operator/words/refused`. */
export const refusedAnswer = z.object({ refused: z.array(refusedWord) });

/** Body of `POST /api/operator/words/trial`: a buyer's text, and the change that is tried on it. */
export const trialBody = z.object({
  text: z.string().check(z.maxLength(500, 'Please use at most 500 characters')),
  change: z.optional(z.object({ language: wordLanguage, word, verdict: z.enum([...verdicts, 'remove']) })),
});
export type TrialBody = z.infer<typeof trialBody>;

/** What a buyer reads who writes the text as their description, or on the box; null if it is accepted. */
const trialVerdict = z.object({ description: z.nullable(z.string()), box: z.nullable(z.string()) });
export type TrialVerdict = z.infer<typeof trialVerdict>;
/** Answer of `POST /api/operator/words/trial`: now, and with the change. */
export const trialAnswer = z.object({ before: trialVerdict, after: trialVerdict });
export type TrialAnswer = z.infer<typeof trialAnswer>;
