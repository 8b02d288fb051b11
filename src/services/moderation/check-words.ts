import { OBJECTIONS, type Objection } from './objection.ts';
import { readingsOf } from './readings.ts';
import { compileSentences } from './sentence-patterns.ts';
import { splitWords } from './split-words.ts';
import { createSurnameFilter } from './surnames.ts';
import { HARMLESS, matchList, type Token, Vocabulary, type WordList } from './vocabulary.ts';
import type { LanguageWords } from './words/language-words.ts';
import { LANGUAGES } from './words/languages.ts';
import { OTHER_SCRIPTS } from './words/other-scripts.ts';

/** Checks a text against our own list: all objections, each once; none if the text is fine. */
export type CheckWords = (text: string) => Objection[];

/** Looks in the words of a text for what is refused. */
type CheckTokens = (tokens: readonly Token[]) => Iterable<Objection>;

/**
 * Compiles the lists of all languages. They match through look-alike letters of other scripts, digits and signs in place
 * of letters, repeated, spaced and joined letters. Words that merely contain a listed one do not match.
 */
export function createWordCheck(): CheckWords {
  const vocabulary = new Vocabulary();
  const harmless = vocabulary.add(...LANGUAGES.map((language) => language.harmless));
  const checks = [
    ...LANGUAGES.map((language) => compileLanguage(vocabulary, language)),
    compileSuggestive(vocabulary),
  ];
  const withoutSurnames = createSurnameFilter(LANGUAGES);
  return (given) => {
    const text = withoutSurnames(given.normalize('NFC'));
    const found = new Set<Objection>();
    for (const { objection, words } of OTHER_SCRIPTS) if (words.test(text)) found.add(objection);
    for (const reading of readingsOf(text)) {
      const tokens = reading.map(({ letters, isHidden }) => vocabulary.read(letters, isHidden));
      for (const at of tokens.keys())
        for (const length of matchList(harmless, tokens, at)) tokens.fill(HARMLESS, at, at + length);
      for (const check of checks) for (const objection of check(tokens)) found.add(objection);
    }
    return OBJECTIONS.filter((objection) => found.has(objection));
  };
}

function compileLanguage(vocabulary: Vocabulary, language: LanguageWords): CheckTokens {
  const findSentences = compileSentences(vocabulary, language);
  const rows = OBJECTIONS.map((objection) => ({
    objection,
    refused: vocabulary.add(language.refused[objection] ?? ''),
    hidden: vocabulary.addHidden(language.hidden?.[objection] ?? ''),
  }));
  const known = new Set([...knownWords(language)].filter((word) => word.length > 1));
  const refusedToo = knownWords(language, Object.values(language.refused));
  return function* (tokens) {
    const isSpaced = tokens.some((token) => token.isHidden);
    const ways = splitRuns(tokens, isSpaced ? refusedToo : known, vocabulary);
    const sentences = [tokens, ...ways].map(findSentences);
    for (const { objection, refused, hidden } of rows) {
      const isRefused =
        isListed(tokens, refused) ||
        isListed(tokens, hidden) ||
        sentences.some((found) => found.has(objection)) ||
        (objection === 'hate' && isBrokenInTwo(tokens, refused)) ||
        (isSpaced && ways.some((split) => isListed(split, refused)));
      if (isRefused) yield objection;
    }
  };
}

const isListed = (tokens: readonly Token[], list: WordList) =>
  tokens.some((_, at) => matchList(list, tokens, at).length > 0);

/** The fewest letters of words without spaces between them. */
const FEWEST_JOINED = 7;

/** The tokens with those that are several words in one taken apart, each way; none where there are none. */
function splitRuns(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  vocabulary: Vocabulary,
): readonly Token[][] {
  const waysOf = tokens.map(({ spellings }) => {
    for (const word of spellings) {
      const ways = word.length >= FEWEST_JOINED ? splitWords(word, known) : [];
      if (ways.length > 0) return ways.map((words) => words.map((part) => vocabulary.read(part)));
    }
    return [];
  });
  const most = Math.max(...waysOf.map((ways) => ways.length), 0);
  return Array.from({ length: most }, (_, way) =>
    tokens.flatMap((token, at) => waysOf[at]?.[way] ?? waysOf[at]?.[0] ?? [token]),
  );
}

/** The words of which sentences consist, and those of further lists. */
function knownWords(
  { groups, kinds, people, sets, fillers, sentences }: LanguageWords,
  further: readonly string[] = [],
): ReadonlySet<string> {
  const literal = Object.values(sentences)
    .flat()
    .join(' ')
    .replaceAll(/<[^>]+>/g, ' ');
  const lists = [groups, kinds, people, fillers, literal, ...Object.values(sets), ...further];
  return new Vocabulary().add(...lists.map((list) => list.replaceAll(/\s+/g, ', '))).words;
}

/** The fewest letters of a word that is looked for in two halves, and of each half. */
const FEWEST_IN_TWO = 6;
const FEWEST_IN_HALF = 2;

/** A listed word with one space in it: 'hit ler'. */
function isBrokenInTwo(tokens: readonly Token[], { words }: WordList): boolean {
  return tokens.some(({ spellings: [first = ''] }, at) => {
    const [second = ''] = tokens[at + 1]?.spellings ?? [];
    const isLong = Math.min(first.length, second.length) >= FEWEST_IN_HALF;
    return isLong && first.length + second.length >= FEWEST_IN_TWO && words.has(first + second);
  });
}

/** Words that are harmless alone, but sexualize a child if both are in a text. */
function compileSuggestive(vocabulary: Vocabulary): CheckTokens {
  const listOf = (name: string) => vocabulary.add(...LANGUAGES.map(({ sets }) => sets[name] ?? ''));
  const [suggestive, childlike] = [listOf('suggestive'), listOf('childlike')];
  return (tokens) => (isListed(tokens, suggestive) && isListed(tokens, childlike) ? ['minors'] : []);
}
