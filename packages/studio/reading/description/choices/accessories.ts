import { goesWith, thingOf } from '../../../catalogue/things/catalogue.ts';
import type { ThingId } from '../../../catalogue/things/thing.ts';
import type { Rgb } from '../../../colour.ts';
import type { Request } from '../mentions/mention.ts';
import { isInHand } from '../senses/in-hand.ts';

/** The most accessories that a pack has room for. */
const MOST = 4;

/**
 * The plain form of a thing: a guitar for an electric guitar. A role does not bring the plain form where the words name
 * a special one, nor the reverse.
 */
export const familyOf = (kind: ThingId): ThingId => thingOf(kind).variantOf ?? kind;

/**
 * The accessories in their order of importance: one of each named thing, then the repeats, then the things of roles
 * that are of no named kind. With room for two, 'two dogs and a cat' shows both animals. Things that the words put
 * into the figure's hand come first, because the figure holds the first one that it can.
 */
export function chooseAccessories(
  tokens: readonly string[],
  requests: readonly Request[],
  unwanted: ReadonlySet<ThingId>,
): { kind: ThingId; colour: Rgb | undefined; inHand?: true }[] {
  const named = new Map<ThingId, { colour: Rgb | undefined; count: number }>();
  for (const { meaning, ...request } of requests)
    for (const kind of meaning.accessories) {
      const before = named.get(kind);
      named.set(kind, {
        colour: before?.colour ?? request.colour,
        count: Math.max(before?.count ?? 1, request.count),
      });
    }
  const inHand = new Set(
    requests.flatMap((request) => (isInHand(tokens, request) ? request.meaning.accessories : [])),
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
    requests.flatMap(({ meaning }) => meaning.roles).flatMap(({ things }) => things ?? []),
  );
  const brought = [...implied]
    .filter((kind) => !asked.has(familyOf(kind)) && goesWith(kind, asked))
    .map((kind) => ({ kind, colour: undefined }));
  once.sort((a, b) => Number(b.inHand ?? false) - Number(a.inHand ?? false));
  return [...once, ...again, ...brought]
    .filter(({ kind }) => !unwanted.has(kind) && !unwanted.has(familyOf(kind)))
    .slice(0, MOST);
}
