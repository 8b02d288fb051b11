import {
  DataSet,
  englishRecommendedTransformers,
  englishRecommendedWhitelistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';
import type { Objection } from './objection.ts';
import { childlike, otherScripts, suggestive, wordList } from './word-list.ts';

/** Tells what our own list has against a text; undefined when nothing. */
export type CheckWords = (text: string) => Objection | undefined;

/**
 * Compiles the list. Letters of other scripts that look alike, digits and signs in place of letters, repeated and
 * spaced letters are seen through; words that only contain a listed one are not.
 */
export function createWordCheck(): CheckWords {
  const rows = wordList.map(({ objection, patterns, harmless = [] }) => ({
    objection,
    matcher: compile(patterns, harmless),
  }));
  const isSuggestive = compile(suggestive);
  const isChildlike = compile(childlike);
  return (given) => {
    const text = given.normalize('NFC');
    for (const { objection, words } of otherScripts) if (words.test(text)) return objection;
    for (const form of [plainForm(text), joinSpacedLetters(plainForm(text))]) {
      const row = rows.find(({ matcher }) => matcher.hasMatch(form));
      if (row) return row.objection;
      if (isSuggestive.hasMatch(form) && isChildlike.hasMatch(form)) return 'minors';
    }
    return undefined;
  };
}

function compile(patterns: readonly string[], harmless: readonly string[] = []): RegExpMatcher {
  const list = new DataSet<null>();
  for (const [index, raw] of patterns.entries()) {
    list.addPhrase((phrase) => {
      phrase.addPattern(parseRawPattern(collapse(raw)));
      // Harmless words belong to the whole row; the first pattern carries them.
      if (index === 0) for (const term of harmless) phrase.addWhitelistedTerm(term);
      return phrase;
    });
  }
  return new RegExpMatcher({
    ...list.build(),
    ...englishRecommendedTransformers,
    whitelistMatcherTransformers: englishRecommendedWhitelistMatcherTransformers,
  });
}

/** Double letters that obscenity reads as one before it compares; of the others it keeps two. */
const COLLAPSED = /([^beolsg])\1+/g;
const collapse = (pattern: string) => pattern.replace(COLLAPSED, '$1');

/** Without accents, joiners and other marks that can stand inside a word unseen. */
const plainForm = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    // Greek and Cyrillic ones, which obscenity does not know.
    .replace(/[ΙιІ]/gu, 'i');

/** At least four single letters with signs or spaces between them: 'n a z i', 'p.o.r.n'. */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*·]+){3,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;

function joinSpacedLetters(text: string): string {
  return text.replace(SPACED, (letters) => letters.replace(/[\s.\-_*·]+/g, ''));
}
