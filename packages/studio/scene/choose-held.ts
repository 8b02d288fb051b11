import type { Accessory } from '../catalogue/things/accessory-kinds.ts';
import { ACCESSORY_MOULDS } from '../catalogue/things/moulds.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';

type Wished = CharacterOptions['accessories'][number];

/** What stands beside the figure, but is small enough to be carried if the words say so: 'holding her cat'. */
const CARRIED: ReadonlySet<Accessory> = new Set<Accessory>([
  'baby',
  'cat',
  'dog',
  'rabbit',
  'hamster',
  'duck',
  'chicken',
  'penguin',
  'frog',
  'turtle',
  'pig',
  'fox',
  'owl',
  'teddy-bear',
  'gift',
  'plant',
]);

/** Parts the accessories into the first one that a hand can hold, if any, and the others in their order. */
export function chooseHeld(accessories: readonly Wished[]): {
  held: Wished | undefined;
  others: readonly Wished[];
} {
  const held = accessories.find(
    ({ kind, inHand }) => !ACCESSORY_MOULDS[kind](undefined).stands || (inHand && CARRIED.has(kind)),
  );
  return { held, others: accessories.filter((accessory) => accessory !== held) };
}

/**
 * What the figure holds in a pack whose other things are boxed. A lone accessory is better seen in a bubble of its
 * own, unless the words put it into the hand.
 */
export function chooseHeldInPack(
  accessories: readonly Wished[],
  onlyAsTold = false,
): { held: Wished | undefined; boxed: readonly Wished[] } {
  const { held, others } = chooseHeld(accessories);
  const isHeld = held?.inHand || (!onlyAsTold && others.length > 0);
  return held && isHeld ? { held, boxed: others } : { held: undefined, boxed: accessories };
}
