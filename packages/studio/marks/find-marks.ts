import type { Mark } from '../catalogue/marks/mark.ts';
import {
  headsOf,
  isNear,
  joinsNear,
  LONGEST,
  lookUp,
  lookUpNear,
  mayBegin,
  type Span,
} from './mark-index.ts';
import { type Line, plain, readings, type Word } from './read-words.ts';

export { MARKS } from '../catalogue/marks/marks.ts';

/** Somebody else's mark in a text. */
type FoundMark = {
  /** As it was written, with a capital: one entry may stand for several of one owner. */
  name: string;
  /** What we make in its place; undefined if its name is only left out. */
  instead: string | undefined;
  /** Where it stands in the text, in UTF-16 units. */
  from: number;
  to: number;
};

/** A mark at a word, how many words it has, and where in the last one it ends; without a mark an everyday phrase. */
type Hit = { mark?: Mark; words: number; to: number };

/**
 * Finds the marks of others in a text: characters of comics, films and games, brands and clubs, in the spellings of
 * seven languages, and disguised ones: 'B4tman', 'l e g o', 'darthvader', 'Batmankostüm'. First names alone are none:
 * 'my sister Elsa'.
 */
export function findMarks(text: string): FoundMark[] {
  const found = readings(text)
    .flatMap(findIn)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  const first = found.filter(({ from, to }) => {
    const isFirst = from >= end;
    if (isFirst) end = to;
    return isFirst;
  });
  return first.map((place) => ({ name: withCapital(text.slice(place.from, place.to)), ...place }));
}

const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function findIn(line: Line): Omit<FoundMark, 'name'>[] {
  const found: Omit<FoundMark, 'name'>[] = [];
  for (let at = 0; at < line.words.length; ) {
    const hit = hitAt(line, at);
    if (hit?.mark) {
      found.push({ instead: hit.mark.instead, from: line.words[at]?.from ?? 0, to: hit.to });
    }
    at += hit?.words ?? 1;
  }
  return found;
}

/** The longest mark or everyday phrase that begins at a word; the latter is no mark. */
function hitAt(line: Line, at: number): Hit | undefined {
  let longest: Hit | undefined;
  for (const span of spansFrom(line, at)) {
    const place = { words: span.words, to: line.words[at + span.words - 1]?.to ?? 0 };
    const mark = lookUp(span) ?? nearMarkAt(line, at, span);
    if (mark) longest = mark === 'everyday' ? place : { mark, ...place };
  }
  return longest ?? compoundAt(line, at);
}

/** Words that are a mark next to those around them: 'Arsenal' before 'jersey'. */
function nearMarkAt(line: Line, at: number, { phrase, words }: Span): Mark | undefined {
  const mark = lookUpNear(phrase);
  return mark && isNear(mark, line, at, words) ? mark : undefined;
}

/** The word, it and the next one, and so on, as long as they may be one mark. */
function spansFrom({ words, gaps }: Line, at: number): Span[] {
  const spans: Span[] = [];
  let last: Span = { phrase: '', joined: '', words: 0, isSpelledOut: true, isTight: true };
  for (let to = at; to < words.length && (to === at || gaps[to] !== 'wide'); to++) {
    const letters = words[to]?.plain ?? '';
    last = {
      phrase: to === at ? letters : `${last.phrase} ${letters}`,
      joined: last.joined + letters,
      words: last.words + 1,
      isSpelledOut: last.isSpelledOut && letters.length === 1,
      isTight: last.isTight && (to === at || gaps[to] === 'tight'),
    };
    if (last.joined.length > LONGEST || !mayBegin(last.joined)) break;
    spans.push(last);
  }
  return spans;
}

/** A mark that begins a German or Dutch compound: 'Batmankostüm', 'Legosteine'. Only the mark is found. */
function compoundAt({ text, words }: Line, at: number): Hit | undefined {
  const word = words[at];
  if (!word || !mayBegin(word.plain)) return undefined;
  for (const { mark, head, tail } of headsOf(word.plain))
    if (joinsNear(mark, tail)) return { mark, words: 1, to: endOfHead(text, word, head) };
  return undefined;
}

/** Where the first letters of a word end in the text, which may have more signs than plain letters. */
function endOfHead(text: string, word: Word, head: string): number {
  let to = word.from + 1;
  while (to < word.to && plain(text.slice(word.from, to)).length < head.length) to++;
  return to;
}
