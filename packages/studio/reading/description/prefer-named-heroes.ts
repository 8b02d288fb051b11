import type { Request } from './request.ts';

/** 'Superhero' beside the name of one is only what everybody knows: it brings neither shield nor colours. */
export function preferNamedHeroes(requests: readonly Request[]): Request[] {
  const isNamed = requests.some(({ meaning }) => meaning.roles.some(({ named }) => named));
  if (!isNamed) return [...requests];
  return requests.map((wish) => {
    const roles = wish.meaning.roles.filter(({ id }) => id !== 'superhero');
    return { ...wish, meaning: { ...wish.meaning, roles } };
  });
}
