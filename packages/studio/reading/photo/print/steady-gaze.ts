import type { Point } from '../point.ts';
import type { Eye } from './face-features.ts';

/** All lengths are shares of an eye's width. So far beside the middle of its corners an iris lies that looks straight ahead. */
const OUTWARD = 0.02;
/** Of a look aside so much stays, and no more than so much of it: a toy looks at whoever holds it. */
const ASIDE = { kept: 0.3, most: 0.05 };
/** So far above and below the middle of its lids an iris may lie. */
const UPRIGHT = 0.035;
/** Irises moved less than the first cover what the photo shows of them; from the second on the photo's own is painted over. */
const MOVED = { from: 0.035, to: 0.11 };

/** Both irises as they lie in eyes that look at us, and how much of the photo's own would be seen beside them, 0 to 1. */
export function steadyGaze(
  eyes: readonly [Eye, Eye],
  irises: readonly [Point, Point],
): { irises: readonly [Point, Point]; moved: number } {
  const places = [placeIn(eyes[0], irises[0]), placeIn(eyes[1], irises[1])] as const;
  const aside = within(((places[0].x + places[1].x) / 2) * ASIDE.kept, ASIDE.most);
  const height = within((places[0].y + places[1].y) / 2, UPRIGHT);
  const look = (side: 0 | 1) => ({ x: aside + (side === 0 ? -OUTWARD : OUTWARD), y: height });
  const looks = [look(0), look(1)] as const;
  const away = Math.max(
    ...([0, 1] as const).map((side) =>
      Math.hypot(looks[side].x - places[side].x, looks[side].y - places[side].y),
    ),
  );
  const moved = Math.max(0, Math.min(1, (away - MOVED.from) / (MOVED.to - MOVED.from)));
  return { irises: [placeOn(eyes[0], looks[0]), placeOn(eyes[1], looks[1])], moved };
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

function placeIn(eye: Eye, { x, y }: Point): Point {
  const { middle, width } = measure(eye);
  return { x: (x - middle.x) / width, y: (y - middle.y) / width };
}

function placeOn(eye: Eye, { x, y }: Point): Point {
  const { middle, width } = measure(eye);
  return { x: middle.x + x * width, y: middle.y + y * width };
}

function measure({ upper, lower }: Eye) {
  const [first, last] = [upper[0]?.x ?? 0, upper.at(-1)?.x ?? 0];
  const half = Math.floor(upper.length / 2);
  return {
    middle: { x: (first + last) / 2, y: ((upper[half]?.y ?? 0) + (lower[half]?.y ?? 0)) / 2 },
    width: Math.max(0.05, last - first),
  };
}
