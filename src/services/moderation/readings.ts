import { plainLetters } from './plain-letters.ts';

/** Words of a text in small plain letters, in the order of the text. */
export type Reading = readonly string[];

/** A run of characters without a space. */
const CHUNK = /\S+/gu;
/** What a word may consist of: letters, digits, and the signs that stand for letters. */
const PART = /[\p{L}\p{N}@$!|€+*]+(?:['’](?:s|m|t|re|n)(?![\p{L}\p{N}]))?/gu;
/** Signs at the edge of a word are punctuation; `@` and `$` may begin one. */
const EDGES = /^[!|€+*]+|[!|€+@*$]+$/gu;
/** Three single letters and more are one word: 'n a z i', 'p.o.r.n'. */
const FEWEST_SPACED = 3;

/**
 * The ways in which a text can be read: as it stands; with the signs inside words left out ('po.rn'); with spaced
 * letters joined ('n a z i').
 */
export function readingsOf(text: string): Reading[] {
  const plain = plainLetters(text);
  const chunks = plain.match(CHUNK) ?? [];
  const apart = chunks.flatMap(partsOf);
  const joined = chunks
    .map((chunk) => partsOf(chunk).join('').replaceAll(/['’]/gu, ''))
    .filter((word) => word !== '');
  const spaced = joinSpaced(plain);
  return [apart, joined, ...spaced].filter(
    (reading, index, all) => all.findIndex((other) => other.join(' ') === reading.join(' ')) === index,
  );
}

const partsOf = (chunk: string): string[] =>
  (chunk.match(PART) ?? [])
    .map((part) => part.replace(EDGES, '').replace('’', "'"))
    .filter((part) => part !== '');

/** Wide gaps part the words of spaced letters: 'K I L L   T H E M'. Without them all are one word. */
function joinSpaced(plain: string): Reading[] {
  const words: string[] = [];
  let run = '';
  let length = 0;
  const end = (letters: string) => {
    if (length >= FEWEST_SPACED) words.push(letters);
    else words.push(...letters);
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
    words.push(match);
  }
  if (run) end(run);
  return found ? [words] : [];
}
