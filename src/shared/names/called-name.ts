import { hasInk } from '../has-ink.ts';
import {
  BEGINNINGS,
  CALLED_WHOLE,
  DOUBLE_NAMES,
  FAMILY_NAMES_FIRST,
  PARTICLES,
  SECOND_HALVES,
  SUFFIXES,
  TITLES,
} from './name-words.ts';

/** Alphabets in which the given name usually comes first; in other scripts it often comes last. */
const GIVEN_NAME_FIRST =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Letters that only Vietnamese writes: horns, hooks above, dots below, and tones over circumflex and breve. */
const VIETNAMESE = /[ơưạậặảẩẳẻểỉỏổởủửỷẫẵễỗỡữấắếốớứầằềồờừệịợựỵ]/iu;
/** 'Ivanov Ivan Ivanovich': the father's name is last, so that the family name is first. */
const FATHERS_NAME = /(?:ович|евич|ич|овна|евна|инична|ична)$/iu;
const INITIALS = /^(?:\p{L}|(?:\p{L}\.-?)+\p{L}?)$/u;
/** Between double quotes, between single ones that are no apostrophe, or between brackets before the family name. */
const NICKNAMES = [
  /["“”„«]\s*(\p{L}[^"“”„«»]*?)\s*["“”»]/u,
  /(?<!\S)['‘](\p{L}[\p{L}\p{M} -]+)['’](?!\S)/u,
  /\((\p{Lu}\p{Ll}[\p{L}\p{M}'-]*)\) \p{L}/u,
];
const EMOJI = /\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu;
/** 'Иванова Мария': endings of family names that no given name has. */
const RUSSIAN_FAMILY_NAME = /\p{L}{3}(?:[оеё]ва?|[сц]к(?:ий|ая)|енко)$/iu;
/** 'Kim Min-jun': how the given name of Koreans is written in Latin letters. */
const KOREAN_GIVEN_NAME = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u;

/**
 * What a person is called, taken from their full name: the given name without titles, 'Anna' of 'Dr. Anna Weber'. The
 * whole name where its order is not known: in Vietnamese, Chinese, Japanese or Korean the family name comes first.
 * Empty if nothing of it is visible, and for an email address.
 */
export function calledName(fullName: string): string {
  const written = oneSpace(fullName.normalize('NFC'));
  if (!hasInk(written) || /@\S/u.test(written)) return '';
  const name = oneSpace(written.replaceAll(EMOJI, ' ')) || written;
  for (const pattern of NICKNAMES) {
    const nickname = pattern.exec(name)?.[1];
    if (nickname) return nickname;
  }
  const { family, given } = atComma(name);
  const words = wordsOf(`${given} ${family}`);
  if (words.length === 0) return name;
  const named = withoutSuffixes(withoutTitles(words));
  // A title before one word, 'Mrs Smith': nobody is called by a family name alone.
  if (named.length < 2) return spellQuietly(words.join(' '), name);
  // 'King, Martin Luther': after a comma two words are both given names.
  const both = withoutTitles(wordsOf(given)).filter((word) => !INITIALS.test(word));
  return spellQuietly(both.length === 2 ? both.join(' ') : givenName(named), name);
}

const oneSpace = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
const wordsOf = (text: string) => text.split(' ').filter((word) => /\p{L}/u.test(word) && hasInk(word));

/** The parts of 'Weber, Anna'; the text after a comma may also be a suffix. */
function atComma(name: string): { family: string; given: string } {
  const [family = '', ...rest] = name.split(/\s*[,،]\s*/u);
  const after = rest.filter(
    (part) => hasInk(part) && !part.split(' ').every((word) => SUFFIXES.has(plain(word))),
  );
  return { family, given: after.reverse().join(' ') };
}

function withoutTitles(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, at) => !isTitle(word, words[at + 1]));
  return first === -1 ? [] : words.slice(first);
}

/** Titles of two people are joined: 'Mr. and Mrs. Smith'. */
function isTitle(word: string, next: string | undefined): boolean {
  const joinsTitles = next !== undefined && /^(?:and|und|et|y|e)$/iu.test(word) && TITLES.has(plain(next));
  return joinsTitles || TITLES.has(plain(word));
}

function withoutSuffixes(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !SUFFIXES.has(plain(word)));
  return words.slice(0, last + 1);
}

function givenName(all: readonly string[]): string {
  const words = withoutLoudFamilyName(all);
  const whole = words.join(' ');
  if (isOrderUnknown(words)) return whole;
  if (
    words.length === 2 &&
    RUSSIAN_FAMILY_NAME.test(words[0] ?? '') &&
    !RUSSIAN_FAMILY_NAME.test(words[1] ?? '')
  )
    return words[1] ?? whole;
  if (words.length === 3 && FATHERS_NAME.test(words[2] ?? '')) return words[1] ?? whole;
  const [first = '', second = '', ...others] = words.slice(words.findIndex((word) => !INITIALS.test(word)));
  if (second === '') return whole;
  if (PARTICLES.has(plain(first))) return whole;
  if (BEGINNINGS.has(plain(first))) return `${first} ${second}`;
  if (SECOND_HALVES.has(plain(second))) return `${first} ${second}`;
  const isDouble = DOUBLE_NAMES[plain(first)]?.has(plain(second)) === true;
  return isDouble && (others.length > 0 || words.length === 2) ? `${first} ${second}` : first;
}

/** 'Pierre' of 'DURAND Pierre': a family name in capitals before a name in lower case. Initials do not count. */
function withoutLoudFamilyName(words: readonly string[]): readonly string[] {
  const quiet = words.findIndex((word) => word !== word.toUpperCase());
  const isLoud = words
    .slice(0, quiet)
    .some((word) => word !== word.toLowerCase() && word.length > 2 && !INITIALS.test(word));
  return quiet > 0 && isLoud ? words.slice(quiet) : words;
}

function isOrderUnknown(words: readonly string[]): boolean {
  const whole = words.join(' ');
  const first = plain(words[0] ?? '');
  return (
    !GIVEN_NAME_FIRST.test(whole) ||
    VIETNAMESE.test(whole) ||
    CALLED_WHOLE.has(first) ||
    FAMILY_NAMES_FIRST.has(first) ||
    (words.length === 2 && KOREAN_GIVEN_NAME.test(words[1] ?? ''))
  );
}

/**
 * A name in capitals comes from a form: 'ANNA WEBER' is called Anna, but two letters may be initials. A name in lower
 * case was typed in haste: 'anna-lena weber' is called Anna-Lena.
 */
function spellQuietly(called: string, fullName: string): string {
  if (fullName === fullName.toLowerCase())
    return /[\d_]/u.test(called)
      ? called
      : called.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (fullName !== fullName.toUpperCase()) return called;
  return called.replaceAll(
    /\p{L}[\p{L}\p{M}]{2,}/gu,
    (word) => `${[...word][0]}${[...word].slice(1).join('').toLowerCase()}`,
  );
}

/** A word as the lists have it. */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.׳״'"ªº-]/gu, '')
    .normalize('NFKC')
    .toLowerCase();
