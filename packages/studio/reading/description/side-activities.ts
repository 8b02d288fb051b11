import { goesWith } from '../../catalogue/things/catalogue.ts';
import type { Requested } from './requested.ts';

/** Words that say what somebody does now and then rather than what somebody is. */
const ACTIVITIES = new Set('cooking, cooks, baking, bakes, coding, photography, rock'.split(', '));

/**
 * Who is something else by trade, or has clothes of their own, only does what the words say beside it: 'a knight
 * who bakes' has a cake, but neither apron nor hat, and stays in his castle.
 */
export function demoteActivities(tokens: readonly string[], requests: readonly Requested[]): Requested[] {
  const isActivity = ({ at, end, meaning }: Requested) =>
    meaning.roles.length > 0 && ACTIVITIES.has(tokens.slice(at, end).join(' '));
  const isMore = requests.some(
    (wish) =>
      !isActivity(wish) &&
      (wish.meaning.roles.length > 0 ||
        wish.meaning.headwear.length > 0 ||
        wish.meaning.garments.some((kind) => kind !== 'hair')),
  );
  if (!isMore) return [...requests];
  // A rock drummer has drums, and no guitar.
  const others = new Set(
    requests
      .filter((wish) => !isActivity(wish))
      .flatMap(({ meaning: { accessories, roles } }) => [
        ...accessories,
        ...roles.flatMap((role) => role.accessories ?? []),
      ]),
  );
  return requests.map((wish) => {
    if (!isActivity(wish)) return wish;
    const [thing] = wish.meaning.roles.flatMap(({ accessories }) => accessories ?? []);
    const accessories = [...wish.meaning.accessories, ...(thing && goesWith(thing, others) ? [thing] : [])];
    return { ...wish, meaning: { ...wish.meaning, accessories, roles: [] } };
  });
}
