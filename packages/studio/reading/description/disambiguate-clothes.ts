import { COLOUR_WORDS, SHADES } from '../../catalogue/colours/colour-words.ts';
import type { Garment } from '../../catalogue/garments/garments.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Mention } from './mention.ts';

/**
 * What a bare word means to whoever wears one of these by trade, the first that fits: the suit of an astronaut
 * is no business suit, nor the shirt of a footballer a dress shirt.
 */
const SENSES: ReadonlyMap<string, readonly Garment[]> = new Map([
  ['suit', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ['suits', ['spacesuit', 'armour', 'wetsuit', 'swimsuit']],
  ['shirt', ['jersey', 'polo']],
  ['top', ['jersey', 'swimsuit']],
  ['tail', ['long-skirt']],
]);

/**
 * What somebody wears by trade whose words only say 'mask' or 'helmet': a welder has no mask of a masked ball.
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
/** Hats that tell a trade by their form: a wizard with a blue hat has the pointed one in blue. */
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
  'party-hat',
];
const HATS: ReadonlyMap<string, readonly Headwear[]> = new Map<string, readonly Headwear[]>([
  ['mask', ['welding-mask', 'goggles']],
  ['cap', ['sailor-cap', 'police-cap']],
  ...['hat', 'filzhut', 'hoed', 'chapeau', 'cappello', 'chapeu'].map((word) => [word, TELLING] as const),
  ...['helmet', 'helm', 'casque', 'casco', 'capacete'].map((word) => [word, HELMETS] as const),
]);

/** Who wears one of these has the mask of a surgeon, not of a masked ball. */
const MASKED: readonly Garment[] = ['scrubs', 'lab-coat'];

/** 'Long black dress': what is long is worn down to the ground. */
const LONG: ReadonlyMap<string, Garment> = new Map([
  ['dress', 'gown'],
  ['skirt', 'long-skirt'],
]);
const LENGTHS = new Set(['long', 'floor', 'maxi', 'flowing']);
/** How many colours and such may stand between 'long' and its garment. */
const REACH = 3;

/**
 * Gives words like 'suit' the sense that they have for the roles in the words; other mentions stay as they are, and
 * so does a cap that has words on it, for which only a baseball cap has room.
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
  return requests.map((wish) => {
    const word = tokens.slice(wish.at, wish.end).join(' ');
    if (word === 'mask' && MASKED.some((kind) => ofRoles.has(kind)))
      return { ...wish, meaning: { ...wish.meaning, headwear: [] } };
    const isSwimCap = word === 'cap' && ofRoles.has('swimsuit');
    const hat = isSwimCap ? 'swim-cap' : HATS.get(word)?.find((kind) => hatsOfRoles.has(kind));
    if (hat && !(word === 'cap' && isCapLettered))
      return { ...wish, meaning: { ...wish.meaning, headwear: [hat] } };
    const long = isLong(tokens, wish.at) ? LONG.get(word) : undefined;
    const sense = long ?? SENSES.get(word)?.find((kind) => ofRoles.has(kind));
    return sense ? { ...wish, meaning: { ...wish.meaning, garments: [sense] } } : wish;
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
