import type { Accessory } from '../../catalogue/things/accessory-kinds.ts';
import type { Request } from './request.ts';

/** What is only called a ball. */
const BARE = new Set('ball balls balon pallone bola'.split(' '));
/** The ball of each sport that has another than a football. */
const BALLS: Readonly<Partial<Record<Accessory, Accessory>>> = {
  basketball: 'basketball',
  baseball: 'baseball',
  'baseball-bat': 'baseball',
  'rugby-ball': 'rugby-ball',
  volleyball: 'volleyball',
  'tennis-ball': 'tennis-ball',
  'tennis-racket': 'tennis-ball',
  bowling: 'bowling',
};

/** 'A basketball coach with a ball': it is that sport's, and no second one beside it. */
export function nameBalls(tokens: readonly string[], requests: readonly Request[]): Request[] {
  const things = requests.flatMap(({ meaning }) => [
    ...meaning.accessories,
    ...meaning.roles.flatMap(({ things }) => things ?? []),
  ]);
  const ball = things.map((kind) => BALLS[kind]).find((kind) => kind);
  if (!ball) return [...requests];
  return requests.map((wish) =>
    wish.end === wish.at + 1 && BARE.has(tokens[wish.at] ?? '')
      ? { ...wish, meaning: { ...wish.meaning, accessories: [ball] } }
      : wish,
  );
}
