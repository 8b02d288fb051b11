import { isOfColour } from '../../../catalogue/colours/colour-words.ts';
import { type Garment, garmentsIn } from '../../../catalogue/garments/garments.ts';
import { type Headwear, headwearIn } from '../../../catalogue/headwear/headwear.ts';
import { grammar } from '../../../catalogue/languages/languages.ts';
import { type Request, rolesOf, withMeaning } from '../mentions/mention.ts';
import { lookBack } from '../words/look-back.ts';

const allOf = <Kind>(words: Iterable<string>, kinds: ReadonlySet<Kind>) =>
  [...words].map((word) => [word, kinds] as const);

/**
 * What a word means next to a role that wears one of these garments; the first one that a role wears counts. The suit
 * of an astronaut is no business suit, and the shirt of a footballer is no dress shirt.
 */
const SENSES: ReadonlyMap<string, ReadonlySet<Garment>> = new Map([
  ...allOf(grammar(['suit']), garmentsIn('spacesuit armour wetsuit')),
  ...allOf(['suit', 'suits'], garmentsIn('spacesuit armour wetsuit swimsuit')),
  ['shirt', garmentsIn('jersey polo')],
  ['top', garmentsIn('jersey swimsuit')],
  ['tail', garmentsIn('long-skirt')],
]);

/**
 * Hats of roles that go by these words alone, as those of `SENSES`: 'helmet' means the role's own one, and a wizard's blue
 * hat is the pointed one in blue. Soft ones have a word of their own in other languages: a cook's 'gorro' is his tall hat.
 */
const HATS: ReadonlyMap<string, ReadonlySet<Headwear>> = new Map([
  ['mask', headwearIn('welding-mask goggles')],
  ['cap', headwearIn('sailor-cap police-cap')],
  ...allOf(grammar(['softHat']), headwearIn('chef-hat santa-hat sailor-cap police-cap swim-cap')),
  ...allOf(
    grammar(['hat']),
    headwearIn(
      `wizard-hat witch-hat pirate-hat santa-hat cowboy-hat chef-hat top-hat graduation-cap fire-helmet hard-hat sailor-cap
      police-cap beret sun-hat sombrero party-hat`,
    ),
  ),
  ...allOf(
    grammar(['helmet']),
    headwearIn('space-helmet knight-helmet fire-helmet viking-helmet hard-hat bike-helmet football-helmet'),
  ),
]);

/** Clothes of medicine. A mask next to them is a surgeon's, which is not moulded, and no carnival mask. */
const MASKED = garmentsIn('scrubs lab-coat');

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
export function settleClothes(
  tokens: readonly string[],
  requests: readonly Request[],
  isCapLettered: boolean,
): Request[] {
  const roles = rolesOf(requests);
  const worn = new Set(roles.flatMap(({ garments }) => garments ?? []));
  const hats = new Set(roles.map(({ headwear }) => headwear));
  return requests.map((request) => {
    const word = tokens.slice(request.at, request.end).join(' ');
    if (word === 'mask' && MASKED.intersection(worn).size > 0) return withMeaning(request, { headwear: [] });
    const isSwimCap = word === 'cap' && worn.has('swimsuit');
    const hat = isSwimCap
      ? 'swim-cap'
      : HATS.get(word)
          ?.values()
          .find((kind) => hats.has(kind));
    if (hat && !(word === 'cap' && isCapLettered)) return withMeaning(request, { headwear: [hat] });
    const long = isLong(tokens, request.at) ? LONG.get(word) : undefined;
    const sense =
      long ??
      SENSES.get(word)
        ?.values()
        .find((kind) => worn.has(kind));
    return sense ? withMeaning(request, { garments: [sense] }) : request;
  });
}

/** Whether 'long' stands before a garment with nothing but colours between them. */
const isLong = (tokens: readonly string[], at: number): boolean =>
  lookBack(
    tokens,
    at,
    REACH,
    (token) => LENGTHS.has(token),
    (token) => !isOfColour(token) && token !== 'length',
  ) !== undefined;
