import { plainKind } from '../catalogue/garments/garments.ts';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { ClothPattern } from '../reading/photo/clothes/read-cloth-pattern.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { asInPhoto } from './as-in-photo.ts';
import type { Print } from './cloth-pattern.ts';
import { CUTS, type Top } from './cuts.ts';

/** Decides what is printed on the clothes, and how they are worn so that words on them can be read. */
export function choosePrints(character: CharacterOptions, top: Top, looks: Looks) {
  return {
    pattern: choosePattern(character, top, looks),
    lowerPattern: character.lowerPattern ?? usualLowerPattern(character, top),
    apronPattern: character.apronPattern,
    blanketPattern: character.blanketPattern,
    plain: isPlain(character, top) || isAsInPhoto(character, top, looks),
    number: character.number,
    slogan: character.slogan,
    buttoned: isButtoned(character, top),
    sloganInside: isInside(character, top),
  };
}

/** A photo shows two colours well and the pattern badly: the pattern is printed softly, and as none that words name. */
const SEEN_PATTERNS: Readonly<Record<ClothPattern, Print>> = { striped: 'fine-stripes', mottled: 'flecks' };

/** A vest that is worn with a hard hat is a safety vest. */
function choosePattern(character: CharacterOptions, top: Top, looks: Looks): Print | undefined {
  const { pattern, headwear } = character;
  if (pattern === 'plain' || top === 'trunks') return undefined;
  if (pattern) return pattern;
  if (top === 'vest' && headwear?.kind === 'hard-hat') return 'reflective';
  const isScarf = looks.clothes?.kind === 'scarf';
  const seen = asInPhoto(character, looks, top)?.pattern;
  return seen && !isScarf ? SEEN_PATTERNS[seen.kind] : undefined;
}

/** A kilt is tartan, and the trousers of a pinstriped suit are pinstriped too. */
function usualLowerPattern({ garments, pattern }: CharacterOptions, top: Top): Pattern | undefined {
  if (garments.has('kilt')) return 'checked';
  return top === 'suit' && pattern === 'pinstriped' && !garments.has('trousers') ? pattern : undefined;
}

/** Flowers would contradict 'a black dress': a dress of a named colour has nothing printed on it by chance. */
const isPlain = ({ pattern, garments }: CharacterOptions, top: Top) =>
  pattern === 'plain' || ((top === 'dress' || top === 'gown') && garments.get(top) !== undefined);

/** Stripes by chance would contradict the photo, where it shows the clothes and the words name none. */
const isAsInPhoto = ({ garments }: CharacterOptions, top: Top, { clothes }: Looks) =>
  clothes !== undefined && !garments.has(top);

/** Whether an open garment is closed because words stand on it: an open front would hide them. */
const isButtoned = ({ sloganOn }: CharacterOptions, top: Top) =>
  sloganOn !== undefined &&
  ['open', 'v'].includes(CUTS[top].front) &&
  (sloganOn === top || sloganOn === 'chest' || sloganOn === plainKind(top));

/** Whether the words stand on a garment under an open one: 'a leather jacket over a tee "ROCK ON"'. */
const isInside = ({ sloganOn, garments }: CharacterOptions, top: Top) =>
  (sloganOn === 'tee' || sloganOn === 'shirt') &&
  garments.has(sloganOn) &&
  CUTS[top].front === 'open' &&
  plainKind(top) !== sloganOn;
