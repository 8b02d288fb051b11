import type { Solid, Vector } from '../../sculpt/solid.ts';
import { halfway } from '../../sculpt/vector.ts';

/** Places on the line of a limb, each with its radius; a curl has one place. */
export function spineOf({ shape, at, via, to, size }: Solid): { place: Vector; radius: number }[] {
  if (!to) return [{ place: at, radius: size[0] }];
  const corner: Vector = shape === 'arc' && via ? via : halfway(at, to);
  const thick = shape === 'arc' ? size[1] : (size[0] + size[1]) / 2;
  const last = shape === 'arc' ? size[2] : size[1];
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const mixed = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return {
      place: [mixed(at[0], corner[0], to[0]), mixed(at[1], corner[1], to[1]), mixed(at[2], corner[2], to[2])],
      radius: mixed(size[0], thick, last),
    };
  });
}

/** What is smaller than this is a curl, and moves like a lock; what is larger is on the skull. */
const CURL = 0.6;

export const isCap = ({ to, size, cutOut }: Solid): boolean => !cutOut && !to && Math.max(...size) >= CURL;
export const isLock = (solid: Solid): boolean => !solid.cutOut && !isCap(solid);
