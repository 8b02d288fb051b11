import type { Request } from './request.ts';

/** Drops the general role of a superhero if there is a named one: 'the superhero Batman' has Batman's clothes only. */
export function preferNamedHeroes(requests: readonly Request[]): Request[] {
  const isNamed = requests.some(({ meaning }) => meaning.roles.some(({ named }) => named));
  if (!isNamed) return [...requests];
  return requests.map((request) => {
    const roles = request.meaning.roles.filter(({ id }) => id !== 'superhero');
    return { ...request, meaning: { ...request.meaning, roles } };
  });
}
