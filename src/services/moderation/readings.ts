import { plainLetters } from './plain-letters.ts';

/** A word in plain lower-case letters. It is hidden if its letters were separated. */
export type Word = { letters: string; isHidden: boolean };

/** Words of a text, in the order of the text. */
export type Reading = readonly Word[];

/** A run of characters without a space. */
const CHUNK = /\S+/gu;
/** What a word may consist of: letters, digits, and the signs that stand for letters. */
const PART = /[\p{L}\p{N}@$!|€+*]+(?:['’](?:s|m|t|re|n)(?![\p{L}\p{N}]))?/gu;
/** Signs at the edge of a word are punctuation; `@` and `$` may begin one. */
const EDGES = /^[!|€+*]+|[!|€+@*$]+$/gu;
/** Three or more single letters are one word: 'n a z i', 'p.o.r.n'. */
const FEWEST_SPACED = 3;

/**
 * The ways to read a text: as it is; with the signs inside words left out ('po.rn'); with spaced
 * letters joined ('n a z i').
 */
export function readingsOf(text: string): Reading[] {
  const plain = plainLetters(text);
  const chunks = plain.match(CHUNK) ?? [];
  const apart = chunks.flatMap(partsOf).map(seen);
  const joined = chunks
    .map(partsOf)
    .map((parts) => ({
      letters: parts.join('').replaceAll(/['’]/gu, ''),
      isHidden: parts.length >= FEWEST_SPACED && parts.every((part) => part.length === 1),
    }))
    .filter(({ letters }) => letters !== '');
  const known = new Set<string>();
  return [apart, joined, ...joinSpaced(plain)].filter((reading) => {
    const written = reading.map(({ letters, isHidden }) => (isHidden ? `.${letters}` : letters)).join(' ');
    return !known.has(written) && known.add(written);
  });
}

const seen = (letters: string): Word => ({ letters, isHidden: false });

const partsOf = (chunk: string): string[] =>
  (chunk.match(PART) ?? [])
    .map((part) => part.replace(EDGES, '').replace('’', "'"))
    .filter((part) => part !== '');

/** Wide gaps separate the words of spaced letters: 'K I L L   T H E M'. Without wide gaps all letters are one word. */
function joinSpaced(plain: string): Reading[] {
  const words: Word[] = [];
  let run = '';
  let length = 0;
  const end = (letters: string) => {
    if (length >= FEWEST_SPACED) words.push({ letters, isHidden: true });
    else words.push(...[...letters].map(seen));
    run = '';
    length = 0;
  };
  let found = false;
  for (const [match, gap = ''] of plain.matchAll(/[\p{L}\p{N}@$!|€+]+|([^\p{L}\p{N}@$!|€+]+)/gu)) {
    if (gap) {
      if (/\s{2,}/u.test(gap) && run) end(run);
      continue;
    }
    const isSingle = [...match].length === 1;
    if (isSingle) {
      run += match;
      length += 1;
      found ||= length >= FEWEST_SPACED;
      continue;
    }
    if (run) end(run);
    words.push(seen(match));
  }
  if (run) end(run);
  return found ? [words] : [];
}
