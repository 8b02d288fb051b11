import { BRAND_MARKS } from '../catalogue/marks/brands.ts';
import { HERO_MARKS } from '../catalogue/marks/heroes.ts';
import type { Mark } from '../catalogue/marks/mark.ts';
import { STORY_MARKS } from '../catalogue/marks/stories.ts';

/** Somebody else's mark in a text. */
export type FoundMark = {
  /** What its owner calls it. */
  name: string;
  /** What we make in its place; undefined where its name is only left out. */
  instead: string | undefined;
  /** Where it stands in the text, in UTF-16 units. */
  from: number;
  to: number;
};

/** All of them. */
export const MARKS: readonly Mark[] = [...HERO_MARKS, ...STORY_MARKS, ...BRAND_MARKS];

const BY_WORDS: ReadonlyMap<string, Mark> = new Map(
  MARKS.flatMap((mark) => mark[1].split(', ').map((words) => [words, mark] as const)),
);
const MOST_WORDS = Math.max(...[...BY_WORDS.keys()].map((words) => words.split(' ').length));

/** Everyday phrases that hold a mark's words. */
const EVERYDAY = new Set([
  ...[
    'superman pose',
    'superman punch',
    'superman stretch',
    'iron man triathlon',
    'iron man race',
    'iron man finisher',
  ],
  ...[
    'iron man competition',
    'iron man athlete',
    'sith lords of',
    'lord of the rings of',
    'golden arches of',
    'hulk of a',
    'hulks of',
  ],
]);

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** What may stand between the words of one mark: 'Spider-Man', 'Coca Cola', "Levi's". */
const INNER = /^[\s\-‐‑–_.'’·&]{1,2}$/u;

type Word = { plain: string; from: number; to: number };

const plain = (word: string) =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/**
 * Finds the marks of others in a text: characters of comics, films and games, brands and clubs, in the spellings of
 * seven languages. First names alone are none: 'my sister Elsa'.
 */
export function findMarks(text: string): FoundMark[] {
  const words: Word[] = [...text.matchAll(WORD)].map((match) => ({
    plain: plain(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const found: FoundMark[] = [];
  for (let at = 0; at < words.length; ) {
    const mark = markAt(text, words, at);
    if (mark?.mark)
      found.push({
        name: mark.mark[0],
        instead: mark.mark[2] || undefined,
        ...placeOf(words, at, mark.length),
      });
    at += mark?.length ?? 1;
  }
  return found;
}

const placeOf = (words: readonly Word[], at: number, length: number) => ({
  from: words[at]?.from ?? 0,
  to: words[at + length - 1]?.to ?? 0,
});

/** The longest mark or everyday phrase that begins at a word; the latter is no mark. */
function markAt(
  text: string,
  words: readonly Word[],
  at: number,
): { mark?: Mark; length: number } | undefined {
  let phrase = '';
  let longest: { mark?: Mark; length: number } | undefined;
  for (let length = 1; length <= MOST_WORDS && at + length <= words.length; length++) {
    const word = words[at + length - 1];
    const before = words[at + length - 2];
    if (!word) break;
    if (length > 1 && before && !INNER.test(text.slice(before.to, word.from))) break;
    phrase = length > 1 ? `${phrase} ${word.plain}` : word.plain;
    const mark = BY_WORDS.get(phrase);
    if (mark) longest = { mark, length };
    if (EVERYDAY.has(phrase)) longest = { length };
  }
  return longest;
}

const QUOTES = /(["“„«])([^"“”„«»]*)(["”“»])/gu;

/**
 * A text without the marks of others: what we make in their place, or nothing. A quotation that holds one, such as words
 * on a shirt, goes as a whole.
 */
export function withoutMarks(text: string): string {
  if (findMarks(text).length === 0) return text;
  const unquoted = text.replace(QUOTES, (quotation, _open, words: string) =>
    findMarks(words).length > 0 ? '' : quotation,
  );
  let rest = unquoted;
  for (const { from, to, instead = '' } of findMarks(unquoted).reverse()) {
    const owned = /^(?:'|’)s(?![\p{L}\p{N}])/u.exec(rest.slice(to))?.[0].length ?? 0;
    const before = rest.slice(0, from);
    rest = `${before}${beginsSentence(before) ? withCapital(instead) : instead}${rest.slice(to + (instead ? 0 : owned))}`;
  }
  return rest
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .trim();
}

const beginsSentence = (before: string) => /(?:^|[.!?])\s*$/u.test(before);
const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
