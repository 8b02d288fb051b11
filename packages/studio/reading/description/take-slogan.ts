import type { Garment } from '../../catalogue/garments/garments.ts';
import { grammar } from '../../catalogue/languages/languages.ts';
import { findMentions } from './lexicon.ts';
import { BREAK, tokenise } from './tokenise.ts';

/** Words in any quotation marks, short enough to be read on a chest. */
export const QUOTED = /["“”„«»]\s*([^"“”„«»\n]{1,60}?)\s*["“”„«»]/u;
/** Garments that words are printed on. */
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
  'jacket',
  'leather-jacket',
  'coat',
  'lab-coat',
  'vest',
  'uniform',
  'scrubs',
  'wetsuit',
  'onesie',
  'swimsuit',
  'overalls',
  'dress',
  'gown',
  'robe',
]);
/** Words for the chest, which stand for the garment there: 'the letter "M" on the chest'. */
const CHEST = grammar(['chest']);
/** How many words may stand between a garment and what is printed on it: 'a shirt with the words'. */
const BEFORE = 5;
const AFTER = 2;
/** The same after 'on', where the garment may be further away: '"LADDER 7" on his long yellow coat'. */
const AFTER_ON = 4;
export const ON = grammar(['on']);
/** Nouns before a quotation. They are removed so that 'the letter "M"' brings no envelope. */
export const NAMED_AS = /\b(?:the\s+)?(?:letters?|initials?|words?|text|logo|slogan|number)\s*$/iu;
/** How a quotation is written. It is removed so that its colour goes to nothing else: 'in big red letters'. */
export const IN_LETTERS =
  /^\s*(?:written\s+|printed\s+)?in\s+(?:\p{L}+\s+){0,3}(?:letters?|lettering|writing|print|font|script)\b/iu;
/** A shirt with words on it is a T-shirt and no dress shirt. */
const DRESS_SHIRT = /(?<!\bt[-\s]?)\bshirt\b(?!.*\bshirt\b)/iu;

/** The words to print, the garment that bears them, and the text without them. */
type Slogan = { text: string; slogan: string | undefined; sloganOn: Garment | 'chest' | undefined };

/** Takes the first quotation out of a text if it stands on a garment: 'a black tee "GG EZ"'. */
export function takeSlogan(text: string): Slogan {
  const found = QUOTED.exec(text);
  const [quote, slogan] = found ?? [];
  if (!found || !quote || !slogan || !/[\p{L}\p{N}]/u.test(slogan))
    return { text, slogan: undefined, sloganOn: undefined };
  const before = text.slice(0, found.index).replace(NAMED_AS, '');
  const after = text.slice(found.index + quote.length).replace(IN_LETTERS, '');
  const follows = tokenise(after);
  const isOn = ON.has(follows[0] ?? '');
  const next = nearGarment(follows, isOn ? AFTER_ON : AFTER) ?? (isOn ? nearChest(follows) : undefined);
  // In 'a red cape, "LADDER 7" on the coat' the garment after 'on' counts, and not the one before the quotation.
  const near = isOn && next ? undefined : nearGarment(tokenise(before).reverse(), BEFORE);
  const sloganOn = near ?? next;
  if (!sloganOn) return { text, slogan: undefined, sloganOn };
  const named = near ? `${before.replace(DRESS_SHIRT, 't-shirt')} ${after}` : `${before} ${asTee(after)}`;
  return { text: named, slogan, sloganOn: sloganOn === 'shirt' ? 'tee' : sloganOn };
}

const asTee = (text: string) =>
  text.replace(/\bshirt\b/iu, 't-shirt').replace(/\bt[-\s]?t-shirt/iu, 't-shirt');

/** The first printed garment within `reach` words of the same sentence. */
export function nearGarment(tokens: readonly string[], reach: number): Garment | undefined {
  const end = tokens.indexOf(BREAK);
  return tokens
    .slice(0, Math.min(reach + 1, end < 0 ? tokens.length : end))
    .flatMap((token) => findMentions([token]).flatMap(({ meaning }) => meaning.garments))
    .find((kind) => PRINTED.has(kind));
}

const nearChest = (tokens: readonly string[]) =>
  tokens.slice(0, AFTER_ON).some((token) => CHEST.has(token)) ? ('chest' as const) : undefined;
