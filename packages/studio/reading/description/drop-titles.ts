import type { Request } from './request.ts';

/** Roles whose words are also a title: anywhere, right before a name, or right before another role. */
const TITLES: Readonly<Record<string, 'anywhere' | 'before a name' | 'before a role'>> = {
  captain: 'anywhere',
  doctor: 'before a name',
  teacher: 'before a name',
  coach: 'before a name',
  sheriff: 'before a name',
  student: 'before a role',
};

/**
 * Reads a title as a title where the words name what the person really is: 'Captain Zara, a pilot' is no sailor,
 * 'Doctor Kim, a chef' has no stethoscope, and a student nurse is a nurse. Without another role each is what it says.
 * @param written the tokens as the text has them.
 */
export function dropTitles(written: readonly string[], requests: readonly Request[]): Request[] {
  const starts = new Set(requests.flatMap(({ at, meaning }) => (meaning.roles.length > 0 ? [at] : [])));
  const isTitle = ({ end }: Request, role: string): boolean => {
    switch (TITLES[role]) {
      case 'anywhere':
        return true;
      case 'before a name':
        return /^\p{Lu}/u.test(written[end] ?? '');
      case 'before a role':
        return starts.has(end);
      default:
        return false;
    }
  };
  const isOther = requests.some((wish) => wish.meaning.roles.some(({ id }) => !isTitle(wish, id)));
  if (!isOther) return [...requests];
  return requests.map((wish) => {
    const roles = wish.meaning.roles.filter(({ id }) => !isTitle(wish, id));
    return { ...wish, meaning: { ...wish.meaning, roles } };
  });
}
