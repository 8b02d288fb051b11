import { COLOUR_WORDS, SHADES } from '../../catalogue/colours/colour-words.ts';
import type { Garment } from '../../catalogue/garments/garments.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import { grammar } from '../../catalogue/languages/languages.ts';
import type { Mention } from './mention.ts';

/**
 * What a word means next to a role that wears one of these garments; the first one that a role wears counts. The suit
 * of an astronaut is no business suit, and the shirt of a footballer is no dress shirt.
 */
const SENSES: ReadonlyMap<string, readonly Garment[]> = new Map<string, readonly Garment[]>([
  ['suit', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ...[...grammar(['suit'])].map((word) => [word, ['spacesuit', 'armour', 'wetsuit']] as const),
  ['suits', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ['shirt', ['jersey', 'polo']],
  ['top', ['jersey', 'swimsuit']],
  ['tail', ['long-skirt']],
]);

/**
 * Helmets of roles. 'Helmet' alone means the role's own one.
 */
const HELMETS: readonly Headwear[] = [
  'space-helmet',
  'knight-helmet',
  'fire-helmet',
  'viking-helmet',
  'hard-hat',
  'bike-helmet',
  'football-helmet',
];
/**
 * Hats that show a role by their form. 'Hat' alone means the role's own one: a wizard's blue hat is the pointed one in
 * blue.
 */
const TELLING: readonly Headwear[] = [
  'wizard-hat',
  'witch-hat',
  'pirate-hat',
  'santa-hat',
  'cowboy-hat',
  'chef-hat',
  'top-hat',
  'graduation-cap',
  'fire-helmet',
  'hard-hat',
  'sailor-cap',
  'police-cap',
  'beret',
  'sun-hat',
  'sombrero',
  'party-hat',
];
/** The same for soft ones, which have a word of their own in other languages: a cook's 'gorro' is his tall hat. */
const SOFT: readonly Headwear[] = ['chef-hat', 'santa-hat', 'sailor-cap', 'police-cap', 'swim-cap'];
const HATS: ReadonlyMap<string, readonly Headwear[]> = new Map<string, readonly Headwear[]>([
  ['mask', ['welding-mask', 'goggles']],
  ['cap', ['sailor-cap', 'police-cap']],
  ...[...grammar(['softHat'])].map((word) => [word, SOFT] as const),
  ...[...grammar(['hat'])].map((word) => [word, TELLING] as const),
  ...[...grammar(['helmet'])].map((word) => [word, HELMETS] as const),
]);

/** Clothes of medicine. A mask next to them is a surgeon's, which is not moulded, and no carnival mask. */
const MASKED: readonly Garment[] = ['scrubs', 'lab-coat'];

/** Garments that are another garment when they are long: 'a long black dress'. */
const LONG: ReadonlyMap<string, Garment> = new Map([
  ['dress', 'gown'],
  ['skirt', 'long-skirt'],
]);
const LENGTHS = new Set(['long', 'floor', 'maxi', 'flowing']);
/** How many colours and such may stand between 'long' and its garment. */
const REACH = 3;

/**
 * Gives words like 'suit', 'hat' and 'mask' the meaning that they have for the roles in the words.
 * @param isCapLettered whether words stand on a cap. Then it stays a baseball cap, the only one with room for words.
 */
export function disambiguateClothes<M extends Mention>(
  tokens: readonly string[],
  requests: readonly M[],
  isCapLettered: boolean,
): M[] {
  const ofRoles = new Set(
    requests.flatMap(({ meaning }) => meaning.roles).flatMap(({ garments }) => garments ?? []),
  );
  const hatsOfRoles = new Set(
    requests.flatMap(({ meaning }) => meaning.roles).map(({ headwear }) => headwear),
  );
  return requests.map((request) => {
    const word = tokens.slice(request.at, request.end).join(' ');
    if (word === 'mask' && MASKED.some((kind) => ofRoles.has(kind)))
      return { ...request, meaning: { ...request.meaning, headwear: [] } };
    const isSwimCap = word === 'cap' && ofRoles.has('swimsuit');
    const hat = isSwimCap ? 'swim-cap' : HATS.get(word)?.find((kind) => hatsOfRoles.has(kind));
    if (hat && !(word === 'cap' && isCapLettered))
      return { ...request, meaning: { ...request.meaning, headwear: [hat] } };
    const long = isLong(tokens, request.at) ? LONG.get(word) : undefined;
    const sense = long ?? SENSES.get(word)?.find((kind) => ofRoles.has(kind));
    return sense ? { ...request, meaning: { ...request.meaning, garments: [sense] } } : request;
  });
}

/** Whether 'long' stands before a garment with nothing but colours between them. */
function isLong(tokens: readonly string[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const token = tokens[back] ?? '';
    if (LENGTHS.has(token)) return true;
    if (!COLOUR_WORDS.has(token) && !SHADES.has(token) && token !== 'length') return false;
  }
  return false;
}
