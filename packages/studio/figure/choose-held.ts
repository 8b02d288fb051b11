import { thingOf } from '../catalogue/things/catalogue.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';

type Wished = CharacterOptions['accessories'][number];

/** Parts the accessories into the first one that a hand can hold, if any, and the others in their order. */
export function chooseHeld(accessories: readonly Wished[]): {
  held: Wished | undefined;
  others: readonly Wished[];
} {
  const held = accessories.find(({ kind, inHand }) => {
    const { stands, carriable } = thingOf(kind);
    return !stands || (inHand && carriable);
  });
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
