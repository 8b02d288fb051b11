import { goesWith, thingOf } from '../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import type { Rgb } from '../../colour.ts';
import { isInHand } from './in-hand.ts';
import type { Requested } from './requested.ts';

/** More would crowd any pack. */
const MOST = 4;

/** The plain form of a thing: a guitar for an electric guitar. A buyer who names the one is not given the other. */
export const familyOf = (kind: ThingId): ThingId => thingOf(kind).variantOf ?? kind;

/**
 * Named things come first, one of each, then their repeats, then what the roles bring, nothing of a kind that is
 * named: where there is room for two only, 'two dogs and a cat' shows both animals. The figure holds the first that
 * it can: what the words put into its hand comes before all others.
 */
export function chooseAccessories(
  tokens: readonly string[],
  requests: readonly Requested[],
  unwanted: ReadonlySet<ThingId>,
): { kind: ThingId; colour: Rgb | undefined; inHand?: true }[] {
  const named = new Map<ThingId, { colour: Rgb | undefined; count: number }>();
  for (const { meaning, ...wish } of requests)
    for (const kind of meaning.accessories) {
      const before = named.get(kind);
      named.set(kind, {
        colour: before?.colour ?? wish.colour,
        count: Math.max(before?.count ?? 1, wish.count),
      });
    }
  const inHand = new Set(
    requests.flatMap((wish) => (isInHand(tokens, wish) ? wish.meaning.accessories : [])),
  );
  const once = [...named].map(([kind, { colour }]) => ({
    kind,
    colour,
    ...(inHand.has(kind) && { inHand: true as const }),
  }));
  const again = [...named].flatMap(([kind, { colour, count }]) =>
    Array.from({ length: count - 1 }, () => ({ kind, colour })),
  );
  const asked = new Set([...named.keys()].map(familyOf));
  const implied = new Set(
    requests.flatMap(({ meaning }) => meaning.roles).flatMap(({ accessories }) => accessories ?? []),
  );
  const brought = [...implied]
    .filter((kind) => !asked.has(familyOf(kind)) && goesWith(kind, asked))
    .map((kind) => ({ kind, colour: undefined }));
  once.sort((a, b) => Number(b.inHand ?? false) - Number(a.inHand ?? false));
  return [...once, ...again, ...brought]
    .filter(({ kind }) => !unwanted.has(kind) && !unwanted.has(familyOf(kind)))
    .slice(0, MOST);
}
