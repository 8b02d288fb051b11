import { LANGUAGE_WORDS, SPOKEN, wordsIn } from '../../../catalogue/languages/languages.ts';
import type { SpokenLanguage } from '../../../catalogue/words/words.ts';
import { CATALOGUE_WORDS_OF, isKnownWord } from '../mentions/lexicon.ts';

/**
 * Why not franc-min (6.2.0): of the tests' 44 sentences, mostly of five words, its trigrams recognize 34 and the
 * tables 43.
 */

/** The languages whose tables have a word. English ones belong to English alone: 'with a gato' is no Italian. */
const LANGUAGES_OF: ReadonlyMap<string, readonly SpokenLanguage[]> = collect();

function collect(): ReadonlyMap<string, readonly SpokenLanguage[]> {
  const found = new Map<string, SpokenLanguage[]>();
  for (const language of SPOKEN)
    for (const word of new Set([
      ...wordsIn(LANGUAGE_WORDS[language].quiet),
      ...CATALOGUE_WORDS_OF[language],
    ])) {
      const others = found.get(word) ?? [];
      if (others[0] !== 'en') found.set(word, [...others, language]);
    }
  return found;
}

/** How many words show a language that is read even among more English: 'mein Papa with his coffee mug and laptop'. */
const ENOUGH = 2;

/**
 * The languages other than English that most of the words show; several where words are alike in them. None where the
 * words are English, or of no language.
 */
export function spokenLanguages(tokens: readonly string[]): SpokenLanguage[] {
  const scores = new Map<SpokenLanguage, number>();
  for (const token of tokens)
    for (const language of LANGUAGES_OF.get(token) ?? [])
      scores.set(language, (scores.get(language) ?? 0) + 1);
  const english = scores.get('en') ?? 0;
  scores.delete('en');
  const most = Math.max(0, ...scores.values());
  if (most === 0 || (most < ENOUGH && english > most)) return [];
  return [...scores].filter(([, score]) => score === most).map(([language]) => language);
}

/** From this share of letters on, the words are in another script than ours; a friend's name in it is less. */
const OTHER_SCRIPT = 0.3;
/**
 * How many unknown words, and what share of all words, show that the text is in a language with Latin letters that is
 * not read.
 */
const ENOUGH_UNKNOWN = 3;
const MOST = 2 / 3;
/** A text with a letter that none of our languages has needs only half as many such words. */
const HALF = 1 / 2;
const STRANGE_LETTER = /[^a-zäöüßàâáãçéèêëíìîïñóòôõúùûÿœæ]/iu;

/**
 * Whether the words are in a language that is not read: in another script than Latin, or in Latin letters where hardly a
 * word is in any table. Words that are printed on things and clothes do not count, and capitals may be names.
 * @param written the tokens as the text has them.
 */
export function isOtherLanguage(tokens: readonly string[], written: readonly string[]): boolean {
  const letters = written.join('').match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}|\p{Script=Common}/u.test(letter));
  if (others.length > 0 && others.length >= letters.length * OTHER_SCRIPT) return true;
  const words = tokens.flatMap((token, at) => {
    const asWritten = written[at] ?? token;
    return /^\p{L}+$/u.test(token) && !/^\p{Lu}/u.test(asWritten) ? [{ token, asWritten }] : [];
  });
  const unknown = words.filter(
    ({ token }) => token.length > 1 && !isKnownWord(token) && !LANGUAGES_OF.has(token),
  );
  const share = unknown.length / Math.max(words.length, 1);
  const isStrange = unknown.some(({ asWritten }) => STRANGE_LETTER.test(asWritten));
  return (unknown.length >= ENOUGH_UNKNOWN && share >= MOST) || (isStrange && share >= HALF);
}
