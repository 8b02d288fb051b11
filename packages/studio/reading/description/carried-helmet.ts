import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Headwear } from '../../catalogue/headwear/headwear-words.ts';
import { THINGS } from '../../catalogue/things/catalogue.ts';
import { isInHand } from './in-hand.ts';
import type { Requested } from './requested.ts';

/** The helmets that everybody knows by their colour. */
const USUAL: Readonly<Partial<Record<Headwear, string>>> = { 'fire-helmet': 'red', 'hard-hat': 'yellow' };

/** The helmets that everybody knows by their form, as they are carried: without it they would be a racer's. */
const CARRIED = new Map(
  [...THINGS.values()].flatMap(({ id, wornAs }) => (wornAs ? [[wornAs, id] as const] : [])),
);

const HELMETS = new Set(['crash-helmet', ...CARRIED.values()]);

/** What is carried is not worn: 'holding her helmet', 'an astronaut, helmet in hand'. */
export function carryHelmets(tokens: readonly string[], requests: readonly Requested[]): Requested[] {
  const carried = requests.map((wish) => {
    const { headwear } = wish.meaning;
    const isWorn = headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    if (!isWorn || !isInHand(tokens, wish)) return wish;
    return { ...wish, meaning: { ...wish.meaning, headwear: [], accessories: ['crash-helmet'] } };
  });
  const isHelmet = ({ meaning }: Requested) => meaning.accessories.some((kind) => HELMETS.has(kind));
  if (!carried.some(isHelmet)) return carried;
  const kinds = requests.flatMap(({ meaning }) => [
    ...meaning.headwear,
    ...meaning.roles.flatMap(({ headwear }) => headwear ?? []),
  ]);
  const usual = kinds.map((kind) => COLOUR_WORDS.get(USUAL[kind] ?? '')).find((colour) => colour);
  const form = kinds.map((kind) => CARRIED.get(kind)).find((kind) => kind);
  return carried.map((wish) => {
    const accessories = wish.meaning.accessories.map((kind) =>
      kind === 'crash-helmet' ? (form ?? kind) : kind,
    );
    return {
      ...wish,
      colour: wish.colour ?? (isHelmet(wish) ? usual : undefined),
      meaning: { ...wish.meaning, accessories, roles: wish.meaning.roles.map(bareheaded) },
    };
  });
}

function bareheaded({ headwear: _, ...role }: Requested['meaning']['roles'][number]) {
  return role;
}
