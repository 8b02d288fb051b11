import { LETTER_OF_SIGN, LOOK_ALIKE } from '../catalogue/marks/disguises.ts';

/** A word of a text in plain letters, and where it stands, in UTF-16 units. */
export type Word = { plain: string; from: number; to: number };

/** What stands before a word: nothing that parts two words of one mark, a sign without a space, or more. */
type Gap = 'tight' | 'narrow' | 'wide';

/** A text as words, and the gap before each of them. */
export type Line = { text: string; words: readonly Word[]; gaps: readonly Gap[] };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** As above, with signs in front of or between its letters. */
const DISGUISED = /[$§@€£]?[\p{L}\p{N}\p{M}]+(?:[$§@€£!|][\p{L}\p{N}\p{M}]+)*/gu;
const SIGN = /[\d$§@€£!|]/u;
const SIGNS = /[\d$§@€£!|]/gu;
const NO_ASCII = /[^\0-\x7f]/u;
const NO_ASCII_ALL = /[^\0-\x7f]/gu;
/** What may stand between the words of one mark: 'Spider-Man', 'Coca Cola', "Levi's", 'Tom & Jerry', 'AC/DC'. */
const NARROW = /^[\s\-‐‑–_.'’·&/+*\u00ad\u200b-\u200d\u2060]{1,3}$/u;

/**
 * The words of a text, read in up to three ways: as written, and with digits and signs as letters, '1' as i or as l.
 * 'B4tman' is 'b4tman' and 'batman'.
 */
export function readings(text: string): Line[] {
  const written = lineOf(text, WORD, plain);
  if (!SIGN.test(text)) return [written];
  return [
    written,
    ...['i', 'l'].map((one) => lineOf(text, DISGUISED, (word) => undisguise(plain(word), one))),
  ];
}

function lineOf(text: string, pattern: RegExp, read: (word: string) => string): Line {
  const words = [...text.matchAll(pattern)].map((match) => ({
    plain: read(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  return { text, words, gaps: words.map(({ from }, at) => gapOf(text.slice(words[at - 1]?.to ?? 0, from))) };
}

function gapOf(between: string): Gap {
  if (!NARROW.test(between)) return 'wide';
  return between.length === 1 && between.trim() !== '' ? 'tight' : 'narrow';
}

/** In small letters of our alphabet, without accents. */
export function plain(word: string): string {
  if (!NO_ASCII.test(word)) return word.toLowerCase();
  const bare = word.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare
    .replace(
      NO_ASCII_ALL,
      (letter) => LOOK_ALIKE.get(letter) ?? LOOK_ALIKE.get(letter.toLowerCase()) ?? letter,
    )
    .toLowerCase();
}

/** A number alone stays one. */
function undisguise(word: string, one: string): string {
  if (!/\p{L}/u.test(word)) return word;
  return word.replace(SIGNS, (sign) => (sign === '1' ? one : (LETTER_OF_SIGN[sign] ?? sign)));
}

/** Words that sound or look the same but for one slip: 'addidas', 'Ferari', 'Picachu', 'Avengerz'. */
export function soundOf(phrase: string): string {
  return phrase
    .replace(/(.)\1+/gu, '$1')
    .replaceAll('ph', 'f')
    .replaceAll('sch', 'sh')
    .replace(/c(?![eihyz])k?/gu, 'k')
    .replaceAll('y', 'i')
    .replace(/z(?= |$)/gu, 's');
}
