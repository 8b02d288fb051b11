import type { Mould } from '../mould.ts';
import type { Accessory } from './accessory-kinds.ts';
import { bee, bowl, chocolate, corn, crisps, discoBall, fries, toiletRoll } from './bowls-and-bags.ts';
import {
  armchair,
  blackboard,
  cauldron,
  christmasTree,
  handFan,
  lawnMower,
  remoteControl,
  rockingChair,
  ruler,
} from './house-and-garden.ts';

/** The moulds of things of house, garden and table. */
export const HOME_MOULDS = {
  'lawn-mower': lawnMower,
  'rocking-chair': rockingChair,
  armchair,
  blackboard,
  ruler,
  'remote-control': remoteControl,
  'christmas-tree': christmasTree,
  cauldron,
  'hand-fan': handFan,
  bowl,
  fries,
  crisps,
  chocolate,
  corn,
  'toilet-roll': toiletRoll,
  'disco-ball': discoBall,
  bee,
} satisfies Partial<Record<Accessory, Mould>>;
