import { besideMarks } from '../catalogue/languages/languages.ts';
import { EVERYDAY } from '../catalogue/marks/everyday.ts';
import type { Mark } from '../catalogue/marks/mark.ts';
import { MARKS } from '../catalogue/marks/marks.ts';
import { NEAR, type NearWords } from '../catalogue/marks/near.ts';
import { type Line, soundOf } from './read-words.ts';

/** Some words of a text in a row. */
export type Span = {
  /** Its words with spaces between them, and without. */
  phrase: string;
  joined: string;
  words: number;
  /** Whether all words are single letters, and whether no space is between the words: 'l e g o', 'Le-go'. */
  isSpelledOut: boolean;
  isTight: boolean;
};

const spellings: readonly (readonly [phrase: string, mark: Mark])[] = MARKS.flatMap((mark) =>
  mark.spellings.map((phrase) => [phrase, mark] as const),
);
const sure = spellings.filter(([, mark]) => !mark.near);
const join = (phrase: string) => phrase.replaceAll(' ', '');

/** Spellings that are marks wherever they stand. */
const BY_PHRASE = new Map(sure);
/** Spellings that are marks only next to certain words. */
const BY_NEAR_PHRASE = new Map(spellings.filter(([, mark]) => mark.near));

const SHORTEST_SOUND = 6;
const SHORTEST_TOGETHER = 6;
const SHORTEST_TIGHT = 4;
const SHORTEST_INITIALS = 3;
const SHORTEST_HEAD = 4;
const SHORTEST_TAIL = 3;

const BY_JOINED = new Map(
  sure.flatMap(([phrase, mark]) => {
    const joined = join(phrase);
    return joined.length >= SHORTEST_INITIALS ? [[joined, mark] as const] : [];
  }),
);
const BY_SOUND = new Map(
  sure.flatMap(([phrase, mark]) =>
    join(phrase).length >= SHORTEST_SOUND ? [[soundOf(phrase), mark] as const] : [],
  ),
);

const START = 4;
/** The first letters, but for those that `soundOf` changes. */
const startOf = (letters: string) =>
  letters
    .slice(0, 2 * START)
    .replace(/(.)\1+/gu, '$1')
    .replace(/[ckq]/gu, 'k')
    .replaceAll('y', 'i')
    .slice(0, START);
/** How marks and everyday phrases begin: most words of a text begin none. */
const STARTS = new Set(
  [...BY_PHRASE.keys(), ...BY_NEAR_PHRASE.keys(), ...EVERYDAY].map((phrase) => startOf(join(phrase))),
);

/** Whether some letters may be the beginning of a mark; true for few letters. */
export const mayBegin = (letters: string): boolean => letters.length <= START || STARTS.has(startOf(letters));

/** The letters of the longest mark, which nothing longer can be. */
export const LONGEST = Math.max(...[...BY_JOINED.keys()].map((joined) => joined.length)) + 2;

/** The mark that some words are, in whatever spelling; `isEveryday` where they only look like one. */
export function lookUp(span: Span): Mark | 'everyday' | undefined {
  if (EVERYDAY.has(span.phrase)) return 'everyday';
  const exact = BY_PHRASE.get(span.phrase) ?? BY_PHRASE.get(withoutEnding(span.phrase));
  if (exact || BY_NEAR_PHRASE.has(span.phrase)) return exact;
  if (mayBeJoined(span)) {
    const joined = BY_JOINED.get(span.joined) ?? BY_JOINED.get(withoutEnding(span.joined));
    if (joined) return joined;
  }
  return span.joined.length >= SHORTEST_SOUND ? BY_SOUND.get(soundOf(span.phrase)) : undefined;
}

/** The mark that some words are next to certain other words. */
export const lookUpNear = (phrase: string): Mark | undefined =>
  BY_NEAR_PHRASE.get(phrase) ?? BY_NEAR_PHRASE.get(withoutEnding(phrase));

/** 'minecraft' for 'mine craft' and 'darth vader' for 'darthvader', but no short word by chance. */
function mayBeJoined({ joined, words, isSpelledOut, isTight }: Span): boolean {
  if (joined.length >= SHORTEST_TOGETHER) return true;
  if (words < 2) return false;
  if (isSpelledOut && isTight) return joined.length >= SHORTEST_INITIALS;
  return (isSpelledOut || isTight) && joined.length >= SHORTEST_TIGHT;
}

/** The word without a plural or possessive s, and without a number: 'Batmans', 'Batman99'. */
function withoutEnding(phrase: string): string {
  const shorter = phrase.replace(/(?:s|\d+)$/u, '');
  return shorter.length >= SHORTEST_HEAD ? shorter : phrase;
}

/** The marks that begin a compound: of 'batmankostum' Batman, with 'kostum'. */
export function* headsOf(compound: string): Generator<{ mark: Mark; head: string; tail: string }> {
  const longest = Math.min(compound.length - SHORTEST_TAIL, LONGEST);
  for (let length = SHORTEST_HEAD; length <= longest; length++) {
    const head = compound.slice(0, length);
    const mark = BY_PHRASE.get(head) ?? BY_JOINED.get(head) ?? BY_NEAR_PHRASE.get(head);
    if (mark) yield { mark, head, tail: compound.slice(length) };
  }
}

const CAPITAL_FIRST = /^\p{Lu}/u;
const MOST_LITTLE_WORDS = 2;
const ALL_NEAR: readonly NearWords[] = Object.values(NEAR);

const LITTLE_WORDS = besideMarks('little');
const TAILS = besideMarks('tails');

/** Whether words next to a mark make it one: those next to 'arsenal' in 'Arsenal jersey' and 'camiseta del Arsenal'. */
export function isNear({ near: kinds = [] }: Mark, line: Line, at: number, length: number): boolean {
  const before = wordBefore(line, at);
  const next = at + length;
  const after = line.gaps[next] === 'wide' ? undefined : line.words[next]?.plain;
  const isAs = line.gaps[at] !== 'wide' && line.words[at - 1]?.plain === 'als';
  return kinds.some((kind) => {
    if (kind === 'capital') return CAPITAL_FIRST.test(line.text.slice(line.words[next - 1]?.from));
    const near = NEAR[kind];
    return (
      hasForm(near.before, before) ||
      hasForm(near.after, after) ||
      (isAs && near.afterAs?.has(after ?? '') === true)
    );
  });
}

/** The nearest word before that says something. */
function wordBefore({ words, gaps }: Line, at: number): string | undefined {
  for (let before = at - 1; before >= at - MOST_LITTLE_WORDS - 1 && before >= 0; before--) {
    if (gaps[before + 1] === 'wide') return undefined;
    const word = words[before]?.plain ?? '';
    if (!LITTLE_WORDS.has(word)) return word;
  }
  return undefined;
}

/** Whether a compound of a mark and a tail contains the mark: 'Batmankostüm', but not 'Marvelous'. */
export function joinsNear({ near: kinds }: Mark, tail: string): boolean {
  if (kinds) return kinds.some((kind) => kind !== 'capital' && hasForm(NEAR[kind].after, tail));
  return TAILS.has(tail) || ALL_NEAR.some(({ after }) => hasForm(after, tail));
}

/** Whether a word is among others, also in the plural: 'shoes', 'Schuhen'. */
function hasForm(words: ReadonlySet<string>, word: string | undefined): boolean {
  if (word === undefined) return false;
  return words.has(word) || words.has(word.replace(/(?:s|n|en|e)$/u, ''));
}
