import type { Wish } from './wish.ts';

/** 'Superhero' beside the name of one is only what everybody knows: it brings neither shield nor colours. */
export function preferNamedHeroes(wishes: readonly Wish[]): Wish[] {
  const isNamed = wishes.some(({ meaning }) => meaning.roles.some(({ named }) => named));
  if (!isNamed) return [...wishes];
  return wishes.map((wish) => {
    const roles = wish.meaning.roles.filter(({ words }) => !words.startsWith('superhero,'));
    return { ...wish, meaning: { ...wish.meaning, roles } };
  });
}
