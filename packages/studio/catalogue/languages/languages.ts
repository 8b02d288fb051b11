import { LANGUAGES, type SpokenLanguage } from '../words/words.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { BesideMarkKind, GrammarKind, LanguageWords } from './language.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** What the studio knows about each language that it reads. */
export const LANGUAGE_WORDS: Readonly<Record<SpokenLanguage, LanguageWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
};

/** The languages that are read; emoji are none. */
export const SPOKEN: readonly SpokenLanguage[] = LANGUAGES.filter((language) => language !== 'emoji');

/** The words of a list with spaces between them. */
export const wordsIn = (list: string): readonly string[] => list.split(/\s+/u).filter(Boolean);

/** The phrases of a list with commas between them. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split(/,\s+/u)
    .filter(Boolean)
    .map((phrase) => phrase.replace(/\s+/gu, ' '));

/** The lines of a list that begins with a line of its own. A line that is indented further goes on with the one before. */
export function linesIn(list: string): readonly string[] {
  const [, indent = ''] = /^\n( *)/u.exec(list) ?? [];
  return list
    .trim()
    .split(new RegExp(`\n${indent}(?=\\S)`, 'u'))
    .filter(Boolean)
    .map((line) => line.replace(/\s+/gu, ' '));
}

/** The entries of a list such as 'chat=cat, pain=bread'. */
export const pairsIn = (list: string): readonly (readonly [left: string, right: string])[] =>
  phrasesIn(list).map((entry) => {
    const [left = '', right = ''] = entry.split('=');
    return [left, right];
  });

/** The same where several words stand on the right: 'red=rot/knallrot'. */
export const tableIn = (list = ''): readonly (readonly [key: string, words: readonly string[]])[] =>
  pairsIn(list).map(([key, words]) => [key, words.split('/')]);

/**
 * The words of all languages that have one of some jobs, and other words.
 * @param more words that only one rule needs, with spaces between them.
 */
export const grammar = (kinds: readonly GrammarKind[], more = ''): ReadonlySet<string> =>
  new Set([
    ...SPOKEN.flatMap((language) => kinds.flatMap((kind) => grammarOf(language, kind))),
    ...wordsIn(more),
  ]);

/** The words of one language that have a job. */
export const grammarOf = (language: SpokenLanguage, kind: GrammarKind): readonly string[] =>
  wordsIn(LANGUAGE_WORDS[language].grammar[kind] ?? '');

/** The words of all languages that have to do with marks in one of some ways. */
export const besideMarks = (...kinds: readonly BesideMarkKind[]): ReadonlySet<string> =>
  new Set(
    SPOKEN.flatMap((language) =>
      kinds.flatMap((kind) => wordsIn(LANGUAGE_WORDS[language].besideMarks[kind] ?? '')),
    ),
  );

/** A list of all languages that have one, with commas between the phrases. */
export const phrasesOfAll = (
  kind: 'idioms' | 'unmade' | 'neutral' | 'saying' | 'birthday',
): readonly string[] => SPOKEN.flatMap((language) => phrasesIn(LANGUAGE_WORDS[language][kind] ?? ''));

/** Words of all languages that request nothing. */
export const QUIET_WORDS: ReadonlySet<string> = new Set(
  SPOKEN.flatMap((language) => wordsIn(LANGUAGE_WORDS[language].quiet)),
);
