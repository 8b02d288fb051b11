import { findMarks } from './find-marks.ts';

const QUOTES = /(["“„«])([^"“”„«»]*)(["”“»])/gu;
const OWNED = /^(?:'|’)s(?![\p{L}\p{N}])/u;
const LETTER_FIRST = /^\p{L}/u;

/**
 * A text without the marks of others: with what we make in their place, or nothing. A quotation that contains one,
 * such as words on a shirt, is removed as a whole.
 */
export function withoutMarks(text: string): string {
  if (findMarks(text).length === 0) return text;
  const unquoted = text.replace(QUOTES, (quotation, _open, words: string) =>
    findMarks(words).length > 0 ? '' : quotation,
  );
  let rest = unquoted;
  for (const { from, to, instead = '' } of findMarks(unquoted).reverse()) {
    const owned = OWNED.exec(rest.slice(to))?.[0].length ?? 0;
    const before = rest.slice(0, from);
    const after = rest.slice(to + (instead ? 0 : owned));
    const thing = beginsSentence(before) ? withCapital(instead) : instead;
    rest = `${before}${thing}${thing && LETTER_FIRST.test(after) ? ' ' : ''}${after}`;
  }
  return rest
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .trim();
}

const beginsSentence = (before: string) => /(?:^|[.!?])\s*$/u.test(before);
const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
