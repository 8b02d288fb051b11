import { compileOwnWords, type OwnWordCheck } from './compile-own-words.ts';
import { OBJECTIONS, type Objection, type RefusedWords, wordObjections } from './objection.ts';
import type { OwnWord, OwnWordLanguage } from './own-words.ts';
import { readingsOf } from './readings.ts';
import { compileSentences } from './sentence-patterns.ts';
import { splitRuns } from './split-runs.ts';
import { createSurnameFilter } from './surnames.ts';
import { entryAt, HARMLESS, matchList, type Token, Vocabulary, type WordList } from './vocabulary.ts';
import type { LanguageWords } from './words/language-words.ts';
import { LANGUAGES } from './words/languages.ts';
import { OTHER_SCRIPTS } from './words/other-scripts.ts';

/** Checks a text against our lists and words of our own: what is refused in it, each once; nothing if the text is fine. */
export interface WordCheck {
  check(text: string, own?: OwnWordCheck): RefusedWords[];
  /** Prepares words of our own for the check. */
  compileOwn(words: readonly OwnWord[]): OwnWordCheck;
}

/** Something that a list refuses, with its word or phrase; the word is empty if it is a sentence. */
type Hit = { objection: Objection; word: string };

/** Looks in the words of a text for what is refused. */
type CheckTokens = (tokens: readonly Token[]) => Iterable<Hit>;

/**
 * Compiles the lists of all languages. They match through look-alike letters of other scripts, digits and signs in place
 * of letters, repeated, spaced and joined letters. Words that merely contain a listed one do not match.
 */
export function createWordCheck(): WordCheck {
  const vocabulary = new Vocabulary();
  const harmless = vocabulary.add(...LANGUAGES.map((language) => language.harmless));
  const checks: { language: OwnWordLanguage; check: CheckTokens }[] = [
    ...LANGUAGES.map((language) => ({
      language: language.code,
      check: compileLanguage(vocabulary, language),
    })),
    { language: 'any', check: compileSuggestive(vocabulary) },
  ];
  const withoutSurnames = createSurnameFilter(LANGUAGES);
  const known = new Set(LANGUAGES.flatMap((language) => [...knownWords(language)]));
  const compileOwn = (words: readonly OwnWord[]) => compileOwnWords(words, known);
  const noOwn = compileOwn([]);
  return {
    compileOwn,
    check(given, own = noOwn) {
      const text = withoutSurnames(given.normalize('NFC'));
      const found = new Findings();
      const foreign = own.withoutAllowed(text);
      for (const { objection, words } of OTHER_SCRIPTS)
        if (words.test(foreign)) found.add({ objection, language: 'any', word: '' });
      for (const reading of readingsOf(text)) {
        const tokens = reading.map(({ letters, isHidden }) => vocabulary.read(letters, isHidden));
        for (const at of tokens.keys())
          for (const length of matchList(harmless, tokens, at)) tokens.fill(HARMLESS, at, at + length);
        const { allowed, refused } = own.read(reading);
        for (const each of refused) found.add(each);
        for (const { language, check } of checks)
          for (const hit of check(without(tokens, allowed(language)))) found.add({ ...hit, language });
      }
      return found.list();
    },
  };
}

/** The tokens without those that are allowed. */
function without(
  tokens: readonly Token[],
  places: readonly { at: number; length: number }[],
): readonly Token[] {
  if (places.length === 0) return tokens;
  const left = [...tokens];
  for (const { at, length } of places) left.fill(HARMLESS, at, at + length);
  return left;
}

/** What was found, each once. A word of several languages belongs to none of them. */
class Findings {
  readonly #found = new Map<string, RefusedWords>();

  add(refused: RefusedWords): void {
    const { objection, language, word } = refused;
    const key = `${objection} ${word}`;
    const known = this.#found.get(key);
    this.#found.set(key, known && known.language !== language ? { ...known, language: 'any' } : refused);
  }

  list(): RefusedWords[] {
    return wordObjections.flatMap((objection) =>
      [...this.#found.values()].filter((refused) => refused.objection === objection),
    );
  }
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
      const word =
        findListed(tokens, refused) ??
        findListed(tokens, hidden) ??
        (sentences.some((found) => found.has(objection)) ? '' : undefined) ??
        (objection === 'hate' ? findBrokenInTwo(tokens, refused) : undefined) ??
        (isSpaced ? firstOf(ways, (split) => findListed(split, refused)) : undefined);
      if (word !== undefined) yield { objection, word };
    }
  };
}

/** The first answer that is not undefined. */
function firstOf<Item, Answer>(items: Iterable<Item>, ask: (item: Item) => Answer | undefined) {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

const findListed = (tokens: readonly Token[], list: WordList) =>
  firstOf(tokens.keys(), (at) => entryAt(list, tokens, at));

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
function findBrokenInTwo(tokens: readonly Token[], { words }: WordList): string | undefined {
  return firstOf(
    tokens.entries(),
    ([
      at,
      {
        spellings: [first = ''],
      },
    ]) => {
      const [second = ''] = tokens[at + 1]?.spellings ?? [];
      const isLong = Math.min(first.length, second.length) >= FEWEST_IN_HALF;
      const word = first + second;
      return isLong && word.length >= FEWEST_IN_TWO && words.has(word) ? word : undefined;
    },
  );
}

/** Words that are harmless alone, but sexualize a child if both are in a text. */
function compileSuggestive(vocabulary: Vocabulary): CheckTokens {
  const listOf = (name: string) => vocabulary.add(...LANGUAGES.map(({ sets }) => sets[name] ?? ''));
  const [suggestive, childlike] = [listOf('suggestive'), listOf('childlike')];
  return (tokens) => {
    const word = findListed(tokens, suggestive);
    return word !== undefined && findListed(tokens, childlike) !== undefined
      ? [{ objection: 'minors', word }]
      : [];
  };
}
