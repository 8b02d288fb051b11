import { goesWith } from '../../catalogue/things/catalogue.ts';
import type { Request } from './request.ts';

/** Phrases of roles that may also be a hobby. */
const ACTIVITIES = new Set('cooking, cooks, baking, bakes, coding, photography, rock'.split(', '));

/**
 * Reads an activity as a hobby where the words also name a role, clothes or a hat. A hobby brings its first thing, but
 * no clothes and no theme: 'a knight who bakes' has a cake, but no apron, and stays in his castle.
 */
export function demoteActivities(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const isActivity = ({ at, end, meaning }: Request) =>
    meaning.roles.length > 0 && ACTIVITIES.has(tokens.slice(at, end).join(' '));
  const isMore = requests.some(
    (request) =>
      !isActivity(request) &&
      (request.meaning.roles.length > 0 ||
        request.meaning.headwear.length > 0 ||
        request.meaning.garments.some((kind) => kind !== 'hair')),
  );
  if (!isMore) return [...requests];
  // A rock drummer has drums, and no guitar.
  const others = new Set(
    requests
      .filter((request) => !isActivity(request))
      .flatMap(({ meaning: { accessories, roles } }) => [
        ...accessories,
        ...roles.flatMap((role) => role.things ?? []),
      ]),
  );
  return requests.map((request) => {
    if (!isActivity(request)) return request;
    const [thing] = request.meaning.roles.flatMap(({ things }) => things ?? []);
    const accessories = [
      ...request.meaning.accessories,
      ...(thing && goesWith(thing, others) ? [thing] : []),
    ];
    return { ...request, meaning: { ...request.meaning, accessories, roles: [] } };
  });
}
