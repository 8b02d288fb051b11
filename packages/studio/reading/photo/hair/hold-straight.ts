import { clamp } from '../../../math.ts';
import { CROWN_DIRECTIONS } from './crown-outline.ts';
import type { HairCourse } from './hair-course.ts';
import type { HairReach } from './hair-reach.ts';

/** What shows of hair from the front. */
type Shown = { hairCourse?: HairCourse; hairReach?: HairReach };

/** How far behind its face the outline of a head is: bent forward, it shows higher, and leaning back, lower. */
const BEHIND_FACE = 0.9;
/** The pitch of this mesh for heads that are held straight, radians. */
const STRAIGHT = 0.08;
/** What share of it is believed, as of the crown, and how much at most. */
const BELIEVED = 0.8;
const MOST = 0.24;
/** A forehead: the height of its middle and its depth there, and its depth at the eyes, from the middle of the head. */
const FOREHEAD = { middle: 0.34, high: 1.52, deep: 1.32, eyes: 1.28 };

/** Hair as it shows on a head that is held straight; `pitch` is how far it is bent forward, radians. */
export function holdStraight<T extends object>(hair: T & Shown, pitch: number): T & Shown {
  const raised = clamp(BEHIND_FACE * Math.sin(pitch - STRAIGHT) * BELIEVED, -MOST, MOST);
  const { hairCourse, hairReach } = hair;
  return {
    ...hair,
    ...(hairCourse && {
      hairCourse: hairCourse.map((up) => up - (raised * Math.min(BEHIND_FACE, behindEyes(up))) / BEHIND_FACE),
    }),
    ...(hairReach && { hairReach: lower(hairReach, raised) }),
  };
}

/** How far behind the eyes a forehead lies at a height. */
function behindEyes(up: number): number {
  const { middle, high, deep, eyes } = FOREHEAD;
  return Math.max(0, eyes - deep * Math.sqrt(Math.max(0, 1 - ((up - middle) / high) ** 2)));
}

const lower = (reach: HairReach, by: number): HairReach => ({
  ...reach,
  top: reach.top === undefined ? undefined : reach.top - by,
  crown: reach.crown?.map(
    (far, index) => far - by * Math.sin(((CROWN_DIRECTIONS[index] ?? 0) * Math.PI) / 180),
  ),
});
