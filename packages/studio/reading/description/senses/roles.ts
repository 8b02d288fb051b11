import { goesWith } from '../../../catalogue/things/catalogue.ts';
import { type Request, rolesOf, thingsOf, withMeaning } from '../mentions/mention.ts';

/** Drops roles that are only a title, or said by another one already. */
export const settleRoles = (written: readonly string[], requests: readonly Request[]): Request[] =>
  preferNamedHeroes(dropTitles(written, requests));

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
function dropTitles(written: readonly string[], requests: readonly Request[]): Request[] {
  const starts = new Set(requests.flatMap(({ at, meaning }) => (meaning.roles.length > 0 ? [at] : [])));
  const rolesIn = ({ end, meaning }: Request) => {
    const isTitle = {
      anywhere: true,
      'before a name': /^\p{Lu}/u.test(written[end] ?? ''),
      'before a role': starts.has(end),
    };
    return meaning.roles.filter(({ id }) => {
      const title = TITLES[id];
      return title === undefined || !isTitle[title];
    });
  };
  if (requests.every((request) => rolesIn(request).length === 0)) return [...requests];
  return requests.map((request) => withMeaning(request, { roles: rolesIn(request) }));
}

/** Drops the general role of a superhero if there is a named one: 'the superhero Batman' has Batman's clothes only. */
function preferNamedHeroes(requests: readonly Request[]): Request[] {
  if (!rolesOf(requests).some(({ named }) => named)) return [...requests];
  return requests.map((request) =>
    withMeaning(request, { roles: request.meaning.roles.filter(({ id }) => id !== 'superhero') }),
  );
}

/** Phrases of roles that may also be a hobby. */
const ACTIVITIES = new Set('cooking cooks baking bakes coding photography rock'.split(' '));

/**
 * Reads an activity as a hobby where the words also name a role, clothes or a hat. A hobby brings its first thing, but
 * no clothes and no theme: 'a knight who bakes' has a cake, but no apron, and stays in his castle.
 */
export function demoteActivities(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const isActivity = ({ at, end, meaning }: Request) =>
    meaning.roles.length > 0 && ACTIVITIES.has(tokens.slice(at, end).join(' '));
  const others = requests.filter((request) => !isActivity(request));
  const isMore = others.some(
    ({ meaning: { roles, headwear, garments } }) =>
      roles.length + headwear.length > 0 || garments.some((kind) => kind !== 'hair'),
  );
  if (!isMore) return [...requests];
  // A rock drummer has drums, and no guitar.
  const theirs = new Set(thingsOf(others));
  return requests.map((request) => {
    if (!isActivity(request)) return request;
    const [thing] = rolesOf([request]).flatMap(({ things }) => things ?? []);
    const own = thing && goesWith(thing, theirs) ? [thing] : [];
    return withMeaning(request, { accessories: [...request.meaning.accessories, ...own], roles: [] });
  });
}
