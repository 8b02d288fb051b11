import type { Garment } from './garment-words.ts';
import type { Mention } from './meaning.ts';
import { BREAK } from './tokenise.ts';

/** What a number is printed on. A shirt with a number is no dress shirt, but a jersey. */
const NUMBERED: ReadonlySet<Garment> = new Set([
  'jersey',
  'tank',
  'tee',
  'shirt',
  'hoodie',
  'jumper',
  'wetsuit',
]);
/** '#7' loses its sign when it is cut into words, so it is spelt out before. */
const SIGNS = /[#№]\s*(?=\d)|\b(?:no|nr|num)\.\s*(?=\d)/gi;
const NAMES = new Set(['number', 'no', 'nr', 'num', 'numero', 'nummer']);
/** 'number seven' */
const SPELT = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** How many words may stand between a garment and its number: 'a jersey with the big number 7', 'a red shirt, number 7'. */
const REACH = 4;

/** Spells the signs for a number out: 'no. 9' and '#9' both as 'number 9'. */
export const spellNumberSigns = (text: string): string => text.replace(SIGNS, 'number ');

/** The number of one or two digits that the words call a number, or set beside a jersey: 'number 23 jersey'. */
export function findShirtNumber(
  tokens: readonly string[],
  mentions: readonly Mention[],
): { number: string; garment: Mention | undefined } | undefined {
  for (const [at, token] of tokens.entries()) {
    const digits = SPELT.includes(token) ? String(SPELT.indexOf(token)) : token;
    if (!/^\d{1,2}$/.test(digits)) continue;
    const named = NAMES.has(tokens[at - 1] ?? '');
    const beside = mentions.find(
      ({ at: start, end, meaning }) =>
        meaning.garments.includes('jersey') && (end === at || start === at + 1),
    );
    // 'no 99' is a number, 'no two dogs' is not.
    if (!(named && (tokens[at - 1] !== 'no' || digits === token)) && !(beside && digits === token)) continue;
    return { number: digits, garment: beside ?? nearest(tokens, mentions, at) };
  }
  return undefined;
}

function nearest(tokens: readonly string[], mentions: readonly Mention[], at: number): Mention | undefined {
  const free = (from: number, until: number) =>
    until - from <= REACH && !tokens.slice(from, until).some((token) => token === BREAK);
  return mentions.find(
    ({ at: start, end, meaning }) =>
      meaning.garments.some((kind) => NUMBERED.has(kind)) &&
      (start > at ? free(at + 1, start) : free(end, at)),
  );
}
