import { COLOUR_WORDS } from './colour-words.ts';
import type { Headwear } from './headwear-words.ts';
import { isInHand } from './in-hand.ts';
import type { Wish } from './wish.ts';

/** The helmets that everybody knows by their colour. */
const USUAL: Readonly<Partial<Record<Headwear, string>>> = { 'fire-helmet': 'red', 'hard-hat': 'yellow' };

/** What is carried is not worn: 'holding her helmet', 'an astronaut, helmet in hand'. */
export function carryHelmets(tokens: readonly string[], wishes: readonly Wish[]): Wish[] {
  const carried = wishes.map((wish) => {
    const { headwear } = wish.meaning;
    const isWorn = headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    if (!isWorn || !isInHand(tokens, wish)) return wish;
    return { ...wish, meaning: { ...wish.meaning, headwear: [], accessories: ['crash-helmet' as const] } };
  });
  const isHelmet = ({ meaning }: Wish) => meaning.accessories.includes('crash-helmet');
  if (!carried.some(isHelmet)) return carried;
  const kinds = wishes.flatMap(({ meaning }) => [
    ...meaning.headwear,
    ...meaning.roles.flatMap(({ headwear }) => headwear ?? []),
  ]);
  const usual = kinds.map((kind) => COLOUR_WORDS.get(USUAL[kind] ?? '')).find((colour) => colour);
  return carried.map((wish) => ({
    ...wish,
    colour: wish.colour ?? (isHelmet(wish) ? usual : undefined),
    meaning: { ...wish.meaning, roles: wish.meaning.roles.map(bareheaded) },
  }));
}

function bareheaded({ headwear: _, ...role }: Wish['meaning']['roles'][number]) {
  return role;
}
