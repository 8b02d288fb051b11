import { isInHand } from './in-hand.ts';
import type { Wish } from './wish.ts';

/** What is carried is not worn: 'holding her helmet', 'an astronaut, helmet in hand'. */
export function carryHelmets(tokens: readonly string[], wishes: readonly Wish[]): Wish[] {
  const carried = wishes.map((wish) => {
    const { headwear } = wish.meaning;
    const isHelmet = headwear.some((kind) => kind.endsWith('helmet') || kind === 'hard-hat');
    if (!isHelmet || !isInHand(tokens, wish)) return wish;
    return { ...wish, meaning: { ...wish.meaning, headwear: [], accessories: ['crash-helmet' as const] } };
  });
  if (!carried.some(({ meaning }) => meaning.accessories.includes('crash-helmet'))) return carried;
  return carried.map((wish) => ({
    ...wish,
    meaning: { ...wish.meaning, roles: wish.meaning.roles.map(bareheaded) },
  }));
}

function bareheaded({ headwear: _, ...role }: Wish['meaning']['roles'][number]) {
  return role;
}
