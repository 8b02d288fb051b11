import type { Garment } from './garment-words.ts';
import { findMentions } from './lexicon.ts';
import { BREAK, tokenise } from './tokenise.ts';

/** Words in any quotation marks, few enough to be read on a chest. */
const QUOTED = /["“”„«»]\s*([^"“”„«»\n]{1,40}?)\s*["“”„«»]/u;
/** What words are printed on. */
const PRINTED: ReadonlySet<Garment> = new Set([
  'tee',
  'tank',
  'jersey',
  'hoodie',
  'jumper',
  'shirt',
  'polo',
  'pyjamas',
  'apron',
]);
/** How many words may stand between a garment and what is printed on it: 'a shirt with the words'. */
const BEFORE = 5;
const AFTER = 2;
/** A shirt with words on it is no dress shirt. */
const DRESS_SHIRT = /(?<!\bt[-\s]?)\bshirt\b(?!.*\bshirt\b)/iu;

/** Takes the words to be printed on a garment out of a text: 'a black tee "GG EZ"'; other quotations stay in it. */
export function takeSlogan(text: string): { text: string; slogan: string | undefined } {
  const found = QUOTED.exec(text);
  const [quote, slogan] = found ?? [];
  if (!found || !quote || !slogan || !/[\p{L}\p{N}]/u.test(slogan)) return { text, slogan: undefined };
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + quote.length);
  const [near, next] = [nearGarment(tokenise(before).reverse(), BEFORE), nearGarment(tokenise(after), AFTER)];
  if (!near && !next) return { text, slogan: undefined };
  const named = near ? `${before.replace(DRESS_SHIRT, 't-shirt')} ${after}` : `${before} ${asTee(after)}`;
  return { text: named, slogan };
}

const asTee = (text: string) =>
  text.replace(/\bshirt\b/iu, 't-shirt').replace(/\bt[-\s]?t-shirt/iu, 't-shirt');

/** Whether a printed garment is among the first words, none of which ends a sentence. */
function nearGarment(tokens: readonly string[], reach: number): boolean {
  const end = tokens.indexOf(BREAK);
  const near = tokens.slice(0, Math.min(reach + 1, end < 0 ? tokens.length : end));
  return near.some((token) =>
    findMentions([token]).some(({ meaning }) => meaning.garments.some((kind) => PRINTED.has(kind))),
  );
}
