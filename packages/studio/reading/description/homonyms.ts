import { thingIds, thingOf } from '../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import type { Meaning } from './meaning.ts';
import type { Requested } from './requested.ts';

/** Words that mean another thing, of which there is no mould, beside what stands after them. */
const BESIDE: ReadonlyMap<string, readonly ThingId[]> = new Map([
  ['pipe', thingIds('spanner', 'plunger')],
  ['pipes', thingIds('spanner', 'plunger')],
  ['chips', thingIds('playing-cards', 'dice')],
]);

/** Chessmen that are also people. */
const CHESSMEN: ReadonlyMap<string, ThingId> = new Map([
  ['king', thingOf('chess-king').id],
  ['queen', thingOf('chess-king').id],
  ['knight', thingOf('chess-piece').id],
]);
/** What comes before a chessman: it is held or moved, or it has the colour of one side. */
const AS_CHESSMAN =
  /(?:\b(?:with|holding|holds|moving|moves)(?: (?:a|an|the|his|her|my|big|giant|wooden|black|white))*|\b(?:black|white))$/;
/** How many words before a chessman are looked at: 'holding a giant black king'. */
const REACH = 4;

/**
 * Gives words the meaning that they have in their company: a plumber's pipe is not smoked, nor a poker player's chips
 * eaten, and the black king of a chess player is a chessman.
 */
export function dropHomonyms(tokens: readonly string[], requests: readonly Requested[]): Requested[] {
  const company = new Set(
    requests.flatMap(({ meaning }) => [
      ...meaning.accessories,
      ...meaning.roles.flatMap(({ accessories }) => accessories ?? []),
    ]),
  );
  return requests.flatMap((wish) => {
    const word = tokens.slice(wish.at, wish.end).join(' ');
    if (BESIDE.get(word)?.some((kind) => company.has(kind))) return [];
    const before = tokens.slice(Math.max(0, wish.at - REACH), wish.at).join(' ');
    const chessman = company.has('chess-piece') && AS_CHESSMAN.test(before) && CHESSMEN.get(word);
    return [chessman ? { ...wish, meaning: asThing(wish.meaning, chessman) } : wish];
  });
}

const asThing = (meaning: Meaning, kind: ThingId): Meaning => ({
  ...meaning,
  accessories: [kind],
  headwear: [],
  garments: [],
  roles: [],
});
