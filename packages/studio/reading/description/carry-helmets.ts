import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Accessory } from '../../catalogue/things/accessory-kinds.ts';
import { isInHand } from './is-in-hand.ts';
import type { Request } from './request.ts';

/** The helmets that everybody knows by their colour. */
const USUAL: Readonly<Partial<Record<Headwear, string>>> = { 'fire-helmet': 'red', 'hard-hat': 'yellow' };

/** The helmets that everybody knows by their form: without it they would be a racer's. */
const CARRIED: Readonly<Partial<Record<Headwear, Accessory>>> = {
  'fire-helmet': 'fire-helmet',
  'hard-hat': 'safety-helmet',
  'space-helmet': 'space-helmet',
  'knight-helmet': 'knight-helmet',
};

const HELMETS: ReadonlySet<Accessory> = new Set(['crash-helmet', ...Object.values(CARRIED)]);

/** What is carried is not worn: 'holding her helmet', 'an astronaut, helmet in hand'. */
export function carryHelmets(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const carried = requests.map((wish) => {
    const { headwear } = wish.meaning;
    const isWorn = headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    if (!isWorn || !isInHand(tokens, wish)) return wish;
    return { ...wish, meaning: { ...wish.meaning, headwear: [], accessories: ['crash-helmet' as const] } };
  });
  const isHelmet = ({ meaning }: Request) => meaning.accessories.some((kind) => HELMETS.has(kind));
  if (!carried.some(isHelmet)) return carried;
  const kinds = requests.flatMap(({ meaning }) => [
    ...meaning.headwear,
    ...meaning.roles.flatMap(({ headwear }) => headwear ?? []),
  ]);
  const usual = kinds.map((kind) => COLOUR_WORDS.get(USUAL[kind] ?? '')).find((colour) => colour);
  const form = kinds.map((kind) => CARRIED[kind]).find((kind) => kind);
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

function bareheaded({ headwear: _, ...role }: Request['meaning']['roles'][number]) {
  return role;
}
