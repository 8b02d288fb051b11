import { hasInk } from '../has-ink.ts';
import { BEGINNINGS, DOUBLE_NAMES, FAMILY_NAMES_FIRST, PARTICLES, SUFFIXES, TITLES } from './name-words.ts';

/** Alphabets in which the given name usually comes first; in other scripts it often comes last. */
const GIVEN_NAME_FIRST =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Letters that only Vietnamese writes: horns, hooks above, dots below, and tones over circumflex and breve. */
const VIETNAMESE = /[ơưạậặảẩẳẻểỉỏổởủửỷẫẵễỗỡữấắếốớứầằềồờừệịợựỵ]/iu;
/** 'Ivanov Ivan Ivanovich': the father's name is last, so that the family name is first. */
const FATHERS_NAME = /(?:ович|евич|ич|овна|евна|инична|ична)$/iu;
const INITIALS = /^(?:\p{L}|(?:\p{L}\.-?)+\p{L}?)$/u;
const NICKNAME = /["“”„«]\s*(\p{L}[^"“”„«»]*?)\s*["“”»]/u;

/**
 * What a person is called, taken from their full name: the given name without titles, 'Anna' of 'Dr. Anna Weber'. The whole
 * name where its order is not known: in Vietnamese, Chinese, Japanese or Korean the family name comes first. Empty where
 * nothing of it can be seen, and for an e-mail address.
 */
export function calledName(fullName: string): string {
  const name = fullName.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (!hasInk(name) || /@\S/u.test(name)) return '';
  const nickname = NICKNAME.exec(name)?.[1];
  if (nickname) return nickname;
  const words = inUsualOrder(name)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && hasInk(word));
  if (words.length === 0) return name;
  const named = withoutSuffixes(withoutTitles(words));
  // A title before one word, 'Mrs Smith': nobody is called by a family name alone.
  if (named.length < 2) return words.join(' ');
  return spellQuietly(givenName(named), name);
}

/** 'Weber, Anna' as 'Anna Weber'; what stands behind the comma may also be a suffix. */
function inUsualOrder(name: string): string {
  const [first = '', ...rest] = name.split(/\s*[,،]\s*/u);
  const after = rest.filter(
    (part) => hasInk(part) && !part.split(' ').every((word) => SUFFIXES.has(plain(word))),
  );
  return [...after.reverse(), first].join(' ');
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

function givenName(words: readonly string[]): string {
  const whole = words.join(' ');
  if (isOrderUnknown(words)) return whole;
  if (words.length === 3 && FATHERS_NAME.test(words[2] ?? '')) return words[1] ?? whole;
  const [first = '', second = '', ...others] = words.slice(words.findIndex((word) => !INITIALS.test(word)));
  if (second === '') return whole;
  if (PARTICLES.has(plain(first))) return whole;
  if (BEGINNINGS.has(plain(first))) return `${first} ${second}`;
  const isDouble = DOUBLE_NAMES[plain(first)]?.has(plain(second)) === true;
  return isDouble && (others.length > 0 || words.length === 2) ? `${first} ${second}` : first;
}

function isOrderUnknown(words: readonly string[]): boolean {
  const whole = words.join(' ');
  return (
    !GIVEN_NAME_FIRST.test(whole) || VIETNAMESE.test(whole) || FAMILY_NAMES_FIRST.has(plain(words[0] ?? ''))
  );
}

/** A name in capitals alone is one that a form wanted so: 'ANNA WEBER' is called Anna. Two letters may be initials. */
function spellQuietly(called: string, fullName: string): string {
  if (fullName !== fullName.toUpperCase() || fullName === fullName.toLowerCase()) return called;
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
