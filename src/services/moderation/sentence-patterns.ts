import { matchList, type Token, type Vocabulary, type WordList } from './vocabulary.ts';
import type { LanguageWords } from './words/language-words.ts';

/** Whether one of the sentences that it stands for is in the tokens. */
export type FindSentence = (tokens: readonly Token[]) => boolean;

/** A part of a sentence: how many tokens from `at` on it takes, each way once. */
type Matcher = (tokens: readonly Token[], at: number) => readonly number[];

/** The most fillers between two parts of a sentence. */
const MOST_FILLERS = 4;
/** How far before a sentence a denial may stand, in words. */
const DENIAL_REACH = 3;
/** A slot, or the words up to the next one. */
const ELEMENT = /<(\w+)>|[^<>]+/g;

/** Compiles the sentences of a language. */
export function compileSentences(
  vocabulary: Vocabulary,
  language: LanguageWords,
): (patterns: readonly string[]) => FindSentence {
  const slots = compileSlots(vocabulary, language);
  const fillers = vocabulary.add(language.fillers);
  const denials = vocabulary.add(language.denials);

  /** 'Stop hating gays' is denied; 'never stop hating gays' is denied twice. */
  function isDenied(tokens: readonly Token[], at: number): boolean {
    const before = tokens.slice(Math.max(0, at - DENIAL_REACH), at);
    return before.filter(({ lists }) => lists.has(denials)).length % 2 === 1;
  }

  function matches(
    elements: readonly Matcher[],
    index: number,
    tokens: readonly Token[],
    at: number,
  ): boolean {
    const lengths = elements[index]?.(tokens, at) ?? [];
    if (index === elements.length - 1) return lengths.length > 0;
    return lengths.some((length) => {
      for (let next = at + length; next <= at + length + MOST_FILLERS; next++) {
        if (next > at + length && !tokens[next - 1]?.lists.has(fillers)) return false;
        if (matches(elements, index + 1, tokens, next)) return true;
      }
      return false;
    });
  }

  const compile = (pattern: string): Matcher[] =>
    [...pattern.matchAll(ELEMENT)].flatMap(([written, slot]) => {
      if (slot === undefined) return written.trim() === '' ? [] : [matcherOf(vocabulary.add(written))];
      const matcher = slots.get(slot);
      if (!matcher) throw new Error(`Unknown slot: ${slot}`);
      return [matcher];
    });

  return (patterns) => {
    // By their first part, which is looked for once and not for each of them.
    const byStart = Map.groupBy(patterns.map(compile), ([first = nowhere]) => first);
    return (tokens) =>
      tokens.some((_, at) => {
        for (const [first, sentences] of byStart) {
          if (first(tokens, at).length === 0) continue;
          if (sentences.some((elements) => matches(elements, 0, tokens, at)) && !isDenied(tokens, at))
            return true;
        }
        return false;
      });
  };
}

const NOTHING: readonly number[] = [];
const nowhere: Matcher = () => NOTHING;

/** What any of several parts takes. */
const anyOf =
  (...matchers: readonly Matcher[]): Matcher =>
  (tokens, at) =>
    matchers.map((matcher) => matcher(tokens, at)).reduce(together, NOTHING);

const together = (some: readonly number[], more: readonly number[]) =>
  some.length === 0 ? more : some.concat(more);

const matcherOf =
  (list: WordList): Matcher =>
  (tokens, at) =>
    matchList(list, tokens, at);

function compileSlots(vocabulary: Vocabulary, language: LanguageWords): ReadonlyMap<string, Matcher> {
  const matcher = (words: string) => remember(matcherOf(vocabulary.add(words)));
  const slots = new Map(Object.entries(language.sets).map(([name, words]) => [name, matcher(words)]));
  const kinds = remember(matchKinds(vocabulary, language));
  const groups = matcher(language.groups);
  const sexes = matcher(language.sets.sexes ?? '');
  return slots
    .set('kind', kinds)
    .set('group', remember(anyOf(groups, kinds)))
    .set('anyone', remember(anyOf(groups, kinds, sexes)));
}

/** Words that are also adjectives: beside 'people' they are a group, and alone, but not before another noun. */
function matchKinds(vocabulary: Vocabulary, { kinds, people, stops }: LanguageWords): Matcher {
  const kind = matcherOf(vocabulary.add(kinds));
  const person = matcherOf(vocabulary.add(people));
  const stop = vocabulary.add(stops);
  const alone: Matcher = (tokens, at) => {
    const lengths = kind(tokens, at);
    if (lengths.length === 0) return NOTHING;
    return lengths.filter((length) => {
      const next = tokens[at + length];
      return !next || next.lists.has(stop);
    });
  };
  return anyOf(alone, inOrder(kind, person), inOrder(person, kind));
}

/** One part right behind another. */
const inOrder =
  (first: Matcher, second: Matcher): Matcher =>
  (tokens, at) => {
    const lengths = first(tokens, at);
    if (lengths.length === 0) return NOTHING;
    return lengths.flatMap((length) => second(tokens, at + length).map((more) => length + more));
  };

/** Remembers the answers for the tokens that were asked about last: sentences share their slots. */
function remember(matcher: Matcher): Matcher {
  let last: readonly Token[] | undefined;
  let known: (readonly number[] | undefined)[] = [];
  return (tokens, at) => {
    if (tokens !== last) {
      last = tokens;
      known = [];
    }
    const answer = known[at] ?? matcher(tokens, at);
    known[at] = answer;
    return answer;
  };
}
