import { BREAK } from './tokenise.ts';

/**
 * The place of the nearest of the wanted words before a place. Undefined if a word that ends the search is nearer, or
 * if none of the words in reach is wanted.
 * @param reach how many words before the place are looked at
 */
export function lookBack(
  tokens: readonly string[],
  at: number,
  reach: number,
  isSought: (token: string) => boolean,
  ends: (token: string) => boolean = () => false,
): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - reach); back--) {
    const token = tokens[back] ?? BREAK;
    if (isSought(token)) return back;
    if (ends(token)) return undefined;
  }
  return undefined;
}
