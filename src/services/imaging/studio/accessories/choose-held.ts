import type { Wishes } from '../description/read-description.ts';
import { ACCESSORY_MOULDS } from './moulds.ts';

type Wished = Wishes['accessories'][number];

/** Parts the accessories into the first one that a hand can hold, if any, and the others in their order. */
export function chooseHeld(accessories: readonly Wished[]): {
  held: Wished | undefined;
  others: readonly Wished[];
} {
  const held = accessories.find(({ kind }) => !ACCESSORY_MOULDS[kind](undefined).stands);
  return { held, others: accessories.filter((accessory) => accessory !== held) };
}
