import type { DescriptionState } from './description-state.ts';
import { isKnownWord } from './is-known-word.ts';
import { isSpokenWord } from './spoken-languages.ts';

/** From this share of letters on, the words are in another script than ours; a friend's name in it is less. */
const OTHER_SCRIPT = 0.3;
/** So many unknown words, and this share of all words, show a language in Latin letters that is not read. */
const ENOUGH_UNKNOWN = 3;
const MOST = 2 / 3;
/** With a letter that none of our languages has, half of the words do. */
const HALF = 1 / 2;
const STRANGE_LETTER = /[^a-zäöüßàâáãçéèêëíìîïñóòôõúùûÿœæ]/iu;

/**
 * Whether the words are in a language that is not read: in another script than Latin, or in Latin letters where hardly a
 * word is in any table. Words that are printed on things and clothes do not count, and capitals may be names.
 */
export function isOtherLanguage({ written, tokens }: Pick<DescriptionState, 'written' | 'tokens'>): boolean {
  const letters = written.join('').match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}|\p{Script=Common}/u.test(letter));
  if (others.length > 0 && others.length >= letters.length * OTHER_SCRIPT) return true;
  const words = tokens.flatMap((token, at) => {
    const asWritten = written[at] ?? token;
    return /^\p{L}+$/u.test(token) && !/^\p{Lu}/u.test(asWritten) ? [{ token, asWritten }] : [];
  });
  const unknown = words.filter(
    ({ token }) => token.length > 1 && !isKnownWord(token) && !isSpokenWord(token),
  );
  const share = unknown.length / Math.max(words.length, 1);
  const isStrange = unknown.some(({ asWritten }) => STRANGE_LETTER.test(asWritten));
  return (unknown.length >= ENOUGH_UNKNOWN && share >= MOST) || (isStrange && share >= HALF);
}
