import { thingOf } from '../../catalogue/things/catalogue.ts';
import type { Requested } from './requested.ts';

/** What is only called a ball. */
const BARE = new Set('ball balls balon pallone bola'.split(' '));

/** 'A basketball coach with a ball': it is that sport's, and no second one beside it. */
export function nameBalls(tokens: readonly string[], requests: readonly Requested[]): Requested[] {
  const things = requests.flatMap(({ meaning }) => [
    ...meaning.accessories,
    ...meaning.roles.flatMap(({ accessories }) => accessories ?? []),
  ]);
  const ball = things.map((kind) => thingOf(kind).ball).find((kind) => kind);
  if (!ball) return [...requests];
  return requests.map((wish) =>
    wish.end === wish.at + 1 && BARE.has(tokens[wish.at] ?? '')
      ? { ...wish, meaning: { ...wish.meaning, accessories: [ball] } }
      : wish,
  );
}
