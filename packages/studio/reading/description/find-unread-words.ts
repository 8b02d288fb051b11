import { QUIET_WORDS } from '../../catalogue/words/quiet-words.ts';
import type { DescriptionState } from './description-state.ts';
import { singulars } from './tokenise.ts';

/**
 * Words of a description that no pass took, as they are written, words that stand together as one. Names, numbers,
 * adverbs and words that ask for nothing do not count: a wrong 'not understood' is worse than a missing one.
 */
export function findUnreadWords({ tokens, written, mentions, colouring }: DescriptionState): string[] {
  const taken = new Set<number>();
  for (const { at, end } of [...mentions, ...colouring.places])
    for (let index = at; index < end; index++) taken.add(index);
  const phrases: string[] = [];
  let last = -1;
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index) || !asksForSomething(token) || isName(written[index])) continue;
    const word = written[index] ?? token;
    const before = phrases.at(-1);
    if (before !== undefined && last === index - 1) phrases[phrases.length - 1] = `${before} ${word}`;
    else phrases.push(word);
    last = index;
  }
  return [...new Set(phrases)];
}

/** Only Latin letters: other scripts are not cut into words. */
function asksForSomething(token: string): boolean {
  if (!/^[a-z]{3,}$/.test(token) || token.endsWith('ly')) return false;
  return !singulars(token).some((form) => QUIET_WORDS.has(form));
}

/** A word with a capital is a name; the first of a sentence too, for it may be one: 'Zara with a guitar'. */
const isName = (word = '') => /^\p{Lu}/u.test(word);
