import { grammar } from '../../catalogue/languages/languages.ts';
import { thingOf } from '../../catalogue/things/catalogue.ts';
import type { Request } from './request.ts';

/** Words for a ball of any sport. */
const BARE = grammar(['ball']);

/** Gives a ball the sport of the other things: 'a basketball coach with a ball' has one basketball. */
export function nameBalls(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const things = requests.flatMap(({ meaning }) => [
    ...meaning.accessories,
    ...meaning.roles.flatMap(({ things }) => things ?? []),
  ]);
  const ball = things.map((kind) => thingOf(kind).ball).find((kind) => kind);
  if (!ball) return [...requests];
  return requests.map((request) =>
    request.end === request.at + 1 && BARE.has(tokens[request.at] ?? '')
      ? { ...request, meaning: { ...request.meaning, accessories: [ball] } }
      : request,
  );
}
