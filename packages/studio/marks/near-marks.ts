import { besideMarks } from '../catalogue/languages/languages.ts';
import type { Mark } from '../catalogue/marks/mark.ts';
import { NEAR, type NearWords } from '../catalogue/marks/near.ts';
import type { Line } from './read-words.ts';

const CAPITAL_FIRST = /^\p{Lu}/u;
const MOST_LITTLE_WORDS = 2;
const ALL_NEAR: readonly NearWords[] = Object.values(NEAR);

const LITTLE_WORDS = besideMarks('little');
const TAILS = besideMarks('tails');

/** Whether words next to a mark make one of it: of 'arsenal' in 'Arsenal jersey' and 'camiseta del Arsenal'. */
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

/** Whether a compound of a mark and a tail holds the mark: 'Batmankostüm', but not 'Marvelous'. */
export function joinsNear({ near: kinds }: Mark, tail: string): boolean {
  if (kinds) return kinds.some((kind) => kind !== 'capital' && hasForm(NEAR[kind].after, tail));
  return TAILS.has(tail) || ALL_NEAR.some(({ after }) => hasForm(after, tail));
}

/** Whether a word is among others, also as many of them: 'shoes', 'Schuhen'. */
function hasForm(words: ReadonlySet<string>, word: string | undefined): boolean {
  if (word === undefined) return false;
  return words.has(word) || words.has(word.replace(/(?:s|n|en|e)$/u, ''));
}
