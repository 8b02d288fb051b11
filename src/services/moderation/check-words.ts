import {
  DataSet,
  englishRecommendedTransformers,
  englishRecommendedWhitelistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';
import type { Objection } from './objection.ts';
import { childlike, otherScripts, suggestive, wordList } from './word-list.ts';

/** Checks a text against our own list: all objections, each once; none if the text is fine. */
export type CheckWords = (text: string) => Objection[];

/**
 * Compiles the word list. Matches through look-alike letters of other scripts, digits and signs in place of
 * letters, repeated and spaced letters. Does not match words that merely contain a listed one.
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
    const found = new Set<Objection>();
    for (const { objection, words } of otherScripts) if (words.test(text)) found.add(objection);
    for (const form of [plainForm(text), joinSpacedLetters(plainForm(text))]) {
      for (const { objection, matcher } of rows) if (matcher.hasMatch(form)) found.add(objection);
      if (isSuggestive.hasMatch(form) && isChildlike.hasMatch(form)) found.add('minors');
    }
    return [...found];
  };
}

function compile(patterns: readonly string[], harmless: readonly string[] = []): RegExpMatcher {
  const list = new DataSet<null>();
  for (const [index, raw] of patterns.entries()) {
    list.addPhrase((phrase) => {
      phrase.addPattern(parseRawPattern(collapse(raw)));
      // Harmless words belong to the whole row, so only the first pattern registers them.
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

/** Double letters that obscenity collapses to one before comparing; it keeps two of the others. */
const COLLAPSED = /([^beolsg])\1+/g;
const collapse = (pattern: string) => pattern.replace(COLLAPSED, '$1');

/** Removes accents, joiners and other invisible marks. */
const plainForm = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    // Greek and Cyrillic letters that obscenity does not know.
    .replace(/[ΙιІ]/gu, 'i');

/** At least four single letters separated by signs or spaces: 'n a z i', 'p.o.r.n'. */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*·]+){3,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;

function joinSpacedLetters(text: string): string {
  return text.replace(SPACED, (letters) => {
    const word = letters.replace(/[\s.\-_*·]+/g, '');
    // The first may be a word of its own: 'a n a z i'.
    return /^[ai]/i.test(word) ? `${word} ${word.slice(1)}` : word;
  });
}
