import { OBJECTIONS, type Objection } from './objection.ts';
import { matchList, type Token, type Vocabulary, type WordList } from './vocabulary.ts';
import type { LanguageWords } from './words/language-words.ts';

/** The objections to the sentences in the tokens. */
export type FindSentences = (tokens: readonly Token[]) => ReadonlySet<Objection>;

/** A part of a sentence. */
type Matcher = {
  /** The lists, one of which contains its first word. */
  starts: readonly WordList[];
  /** The possible numbers of tokens that it covers from `at` on, each once. */
  lengths: (tokens: readonly Token[], at: number) => readonly number[];
};

type Sentence = { objection: Objection; elements: readonly Matcher[] };

/** The most fillers between two parts of a sentence. */
const MOST_FILLERS = 4;
/** The greatest distance of a denial before a sentence, in words. */
const DENIAL_REACH = 3;
/** A slot, or the words up to the next one. */
const ELEMENT = /<([\w+.]+)>|[^<>]+/g;

/** Compiles the sentences of a language. */
export function compileSentences(vocabulary: Vocabulary, language: LanguageWords): FindSentences {
  const slots = compileSlots(vocabulary, language);
  const fillers = vocabulary.add(language.fillers);
  const denials = vocabulary.add(language.denials);
  const stops = vocabulary.add(language.stops);

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
    const lengths = elements[index]?.lengths(tokens, at) ?? [];
    if (index === elements.length - 1) return lengths.length > 0;
    return lengths.some((length) => {
      for (let next = at + length; next <= at + length + MOST_FILLERS; next++) {
        if (next > at + length && !tokens[next - 1]?.lists.has(fillers)) return false;
        if (matches(elements, index + 1, tokens, next)) return true;
      }
      return false;
    });
  }

  const literals = new Map<string, Matcher>();
  function literal(written: string): Matcher {
    const matcher = literals.get(written) ?? matcherOf(vocabulary.add(written));
    literals.set(written, matcher);
    return matcher;
  }

  function slotOf(written: string): Matcher {
    const matcher = slots.get(written.replace('.', ''));
    if (!matcher) throw new Error(`Unknown slot: ${written}`);
    return written.endsWith('.') ? beforeStop(matcher, stops) : matcher;
  }

  const compile = (pattern: string): Matcher[] =>
    [...pattern.matchAll(ELEMENT)].flatMap(([written, slot]) => {
      if (slot === undefined) return written.trim() === '' ? [] : [literal(written.trim())];
      return [slot.split('+').map(slotOf).reduce(inOrder)];
    });

  // Sorted by the lists with which they begin: each word tries only the sentences that it may begin.
  const byStart = new Map<WordList, Sentence[]>();
  for (const objection of OBJECTIONS)
    for (const elements of (language.sentences[objection] ?? []).map(compile))
      for (const list of new Set(elements[0]?.starts)) {
        const others = byStart.get(list) ?? [];
        byStart.set(list, [...others, { objection, elements }]);
        list.isStart = true;
      }

  return (tokens) => {
    const found = new Set<Objection>();
    for (const [at, { starts }] of tokens.entries())
      for (const list of starts)
        for (const { objection, elements } of byStart.get(list) ?? NO_SENTENCES)
          if (!found.has(objection) && matches(elements, 0, tokens, at) && !isDenied(tokens, at))
            found.add(objection);
    return found;
  };
}

const NO_SENTENCES: readonly Sentence[] = [];
const NOTHING: readonly number[] = [];

/** Matches any of several parts. */
const anyOf = (...matchers: readonly Matcher[]): Matcher => ({
  starts: matchers.flatMap(({ starts }) => starts),
  lengths: (tokens, at) => matchers.map((matcher) => matcher.lengths(tokens, at)).reduce(together, NOTHING),
});

const together = (some: readonly number[], more: readonly number[]) =>
  some.length === 0 ? more : some.concat(more);

const matcherOf = (list: WordList): Matcher => ({
  starts: [list],
  lengths: (tokens, at) => matchList(list, tokens, at),
});

function compileSlots(vocabulary: Vocabulary, language: LanguageWords): ReadonlyMap<string, Matcher> {
  const matcher = (words: string) => remember(matcherOf(vocabulary.add(words)));
  const slots = new Map(Object.entries(language.sets).map(([name, words]) => [name, matcher(words)]));
  const kinds = remember(matchKinds(vocabulary, language));
  const groups = matcher(language.groups);
  const sexes = matcher(language.sets.sexes ?? '');
  return slots
    .set('noun', groups)
    .set('kind', kinds)
    .set('group', remember(anyOf(groups, kinds)))
    .set('anyone', remember(anyOf(groups, kinds, sexes)));
}

/** Words that are also adjectives: next to 'people' they are a group, and alone, but not before another noun. */
function matchKinds(vocabulary: Vocabulary, { kinds, people, stops }: LanguageWords): Matcher {
  const kind = matcherOf(vocabulary.add(kinds));
  const person = matcherOf(vocabulary.add(people));
  const stop = vocabulary.add(stops);
  return anyOf(beforeStop(kind, stop), inOrder(kind, person), inOrder(person, kind));
}

/** One part directly after another. */
const inOrder = (first: Matcher, second: Matcher): Matcher => ({
  starts: first.starts,
  lengths: (tokens, at) => {
    const lengths = first.lengths(tokens, at);
    if (lengths.length === 0) return NOTHING;
    return lengths.flatMap((length) => second.lengths(tokens, at + length).map((more) => length + more));
  },
});

/** A part followed by a stop or by the end of the text. */
const beforeStop = ({ starts, lengths }: Matcher, stop: WordList): Matcher => ({
  starts,
  lengths: (tokens, at) => {
    const all = lengths(tokens, at);
    if (all.length === 0) return NOTHING;
    return all.filter((length) => {
      const next = tokens[at + length];
      return !next || next.lists.has(stop);
    });
  },
});

/** Remembers the answers for the tokens that were asked about last: sentences share their slots. */
function remember({ starts, lengths }: Matcher): Matcher {
  let last: readonly Token[] | undefined;
  let known: (readonly number[] | undefined)[] = [];
  return {
    starts,
    lengths: (tokens, at) => {
      if (tokens !== last) {
        last = tokens;
        known = [];
      }
      const answer = known[at] ?? lengths(tokens, at);
      known[at] = answer;
      return answer;
    },
  };
}
