import { HEADWEAR_ENTRIES, type Headwear } from '../catalogue/headwear/headwear.ts';
import type { Group, Solid } from '../sculpt/solid.ts';

/** Half the height and breadth of what is taken away: more than any head of hair. */
const REACH = 3;

/** The hair that shows under a hat. What would come through a hat that lies close to the head is cut off. */
export function hairUnderHat(hair: readonly Group[], hat: Headwear): Group[] {
  const fit = HEADWEAR_ENTRIES[hat].closeFit;
  if (!fit) return [...hair];
  if (fit.from === Number.NEGATIVE_INFINITY) return [];
  return hair.map((group) => [...group, ...group.slice(0, 1).map(({ paint }) => above(fit, paint))]);
}

/** All above the hat's lower edge. */
function above({ from, tilt }: { from: number; tilt: number }, paint: Solid['paint']): Solid {
  return {
    shape: 'box',
    at: [0, from + REACH, 0],
    size: [REACH, REACH, REACH],
    turn: [tilt, 0, 0],
    paint,
    cutOut: true,
    blend: 0.02,
  };
}
