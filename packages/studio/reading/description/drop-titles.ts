import type { Request } from './request.ts';

/** Roles whose words are also a title, anywhere or only right before a name. */
const TITLES: Readonly<Record<string, { onlyBeforeName: boolean }>> = {
  captain: { onlyBeforeName: false },
  doctor: { onlyBeforeName: true },
  teacher: { onlyBeforeName: true },
};

/**
 * Reads a title as a title where the words name what the person really is: 'Captain Zara, a pilot' is no sailor, and
 * 'Doctor Kim, a chef' has no stethoscope. Without another role both are what their title says.
 * @param written the tokens as the text has them.
 */
export function dropTitles(written: readonly string[], requests: readonly Request[]): Request[] {
  const isTitle = ({ end }: Request, role: string) => {
    const title = TITLES[role];
    return title !== undefined && (!title.onlyBeforeName || /^\p{Lu}/u.test(written[end] ?? ''));
  };
  const isOther = requests.some((wish) => wish.meaning.roles.some(({ id }) => !isTitle(wish, id)));
  if (!isOther) return [...requests];
  return requests.map((wish) => {
    const roles = wish.meaning.roles.filter(({ id }) => !isTitle(wish, id));
    return { ...wish, meaning: { ...wish.meaning, roles } };
  });
}
