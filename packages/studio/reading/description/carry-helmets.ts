import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { HEADWEAR, HEADWEAR_ENTRIES } from '../../catalogue/headwear/headwear.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import { isInHand } from './is-in-hand.ts';
import type { Request } from './request.ts';

/** The accessories that are helmets. */
const HELMETS: ReadonlySet<ThingId> = new Set<ThingId>([
  'crash-helmet',
  ...HEADWEAR.flatMap((kind) => HEADWEAR_ENTRIES[kind].carriedAs ?? []),
]);

/**
 * Turns helmets that the words put into a hand from headwear into accessories: 'holding her helmet', 'an astronaut,
 * helmet in hand'. The carried helmet has the form and colour of the role's helmet, and the role wears none.
 */
export function carryHelmets(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const carried = requests.map((request) => {
    const { headwear } = request.meaning;
    const isWorn = headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    if (!isWorn || !isInHand(tokens, request)) return request;
    return { ...request, meaning: { ...request.meaning, headwear: [], accessories: ['crash-helmet'] } };
  });
  const isHelmet = ({ meaning }: Request) => meaning.accessories.some((kind) => HELMETS.has(kind));
  if (!carried.some(isHelmet)) return carried;
  const kinds = requests.flatMap(({ meaning }) => [
    ...meaning.headwear,
    ...meaning.roles.flatMap(({ headwear }) => headwear ?? []),
  ]);
  const usual = kinds
    .map((kind) => COLOUR_WORDS.get(HEADWEAR_ENTRIES[kind].colour ?? ''))
    .find((colour) => colour);
  const form = kinds.map((kind) => HEADWEAR_ENTRIES[kind].carriedAs).find((kind) => kind);
  return carried.map((request) => {
    const accessories = request.meaning.accessories.map((kind) =>
      kind === 'crash-helmet' ? (form ?? kind) : kind,
    );
    return {
      ...request,
      colour: request.colour ?? (isHelmet(request) ? usual : undefined),
      meaning: { ...request.meaning, accessories, roles: request.meaning.roles.map(bareheaded) },
    };
  });
}

function bareheaded({ headwear: _, ...role }: Request['meaning']['roles'][number]) {
  return role;
}
