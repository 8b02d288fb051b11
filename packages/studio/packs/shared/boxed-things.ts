import type { CharacterOptions } from '../../reading/description/read-description.ts';
import type { Box } from '../../typesetting/typeset.ts';
import { type Bubble, roomIn } from './bubble.ts';
import { shareTray } from './share-space.ts';

type Accessory = CharacterOptions['accessories'][number];

/** A boxed thing, the room for it, and its width over its height. */
export type BoxedThing = { thing: Accessory; room: Box; aspect: number };

/** What lies in the bubble of an index: one thing, or all things next to two figures. */
export function thingsIn(
  bubble: Bubble,
  {
    boxed,
    aspects,
    index,
    areTwo,
  }: { boxed: readonly Accessory[]; aspects: readonly number[]; index: number; areTwo: boolean },
): BoxedThing[] {
  const inner = roomIn(bubble);
  const things = areTwo ? boxed : boxed.slice(index, index + 1);
  const shown = areTwo ? aspects : aspects.slice(index, index + 1);
  const rooms = areTwo ? shareTray(awayFromCorners(inner), shown) : [inner];
  return things.map((thing, at) => ({ thing, room: rooms[at] ?? inner, aspect: shown[at] ?? 1 }));
}

/** Things in the corners of a tray would touch its round walls. */
const CORNER = 0.05;

const awayFromCorners = ({ x, y, width, height }: Box): Box => ({
  x: x + width * CORNER,
  y: y + height * CORNER,
  width: width * (1 - 2 * CORNER),
  height: height * (1 - 2 * CORNER),
});
