import { clamp } from '../../math.ts';
import { REACH_HEIGHTS } from '../../reading/photo/hair/hair-reach.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import { onUsualCrown } from '../fit-crown.ts';
import { aroundEars, cap, nape, SIDEBURN, SOFT } from './cap.ts';
import { ball, behindEars, coils, GOLDEN, MATT, matt } from './curls.ts';
import type { HairHead, HairMould } from './hair-mould.ts';

/** A ball is at most as wide and high as a pack has room for, and never so small that it looks like a crop. */
const LIMITS = { out: [1.5, 2.3], top: [1.95, 2.75] } as const;
/**
 * The ball ends `BELOW` under the lowest place where it stands out by `STANDS` beyond the skull, within these limits.
 */
const STANDS = 0.3;
const BELOW = 0.3;
const BOTTOM = [-1.6, -0.3] as const;

/**
 * The ball of hair that the photo shows around a head. The ball is one round whole: where its edge is ragged, or the
 * wall as dark as the hair, the widest place tells the size of all of it. Where neither side stands out, the ball is
 * as small as possible. There is none if the photo does not show its top.
 */
export function ballOf({ hairReach, shape: { cheek, crown } }: Looks): HairHead['ball'] {
  const sides = REACH_HEIGHTS.map((_, index) =>
    [hairReach?.left[index], hairReach?.right[index]].filter((reach) => reach !== undefined),
  );
  const widest = Math.max(0, ...sides.flat());
  if (!hairReach?.top) return undefined;
  const lowest = sides.findLastIndex((reaches) => Math.max(0, ...reaches) > cheek * 1.1 + STANDS);
  return {
    out: clamp(widest, ...LIMITS.out),
    top: clamp(onUsualCrown(hairReach.top, crown), ...LIMITS.top),
    bottom: clamp((REACH_HEIGHTS[lowest] ?? 0) - BELOW, ...BOTTOM),
  };
}

/** How far a ball that no photo shows reaches beyond the skull; the height of its middle, and half its height. */
const USUAL_BALL = { beyond: 0.74, middle: 0.72, half: 1.78 };
/** The depth of a ball, as a share of its width, and how far it is behind the middle of the head. */
const DEPTH = { share: 0.75, least: 1.6, behind: 0.24 };
/** How many bumps break the edge of a ball, how thick they are and how deep they are in it. No two are alike. */
const BUMPS = { count: 100, radius: 0.24, thicker: 0.03, sunk: 0.15, deeper: 0.02 };
/** How far a bump stays away from what is cut out of the ball, as a share of the ball's size. */
const CLEAR = 1.06;
/** A ball that ends above this leaves the ears free, and ends at the nape. */
const EARS_FREE = -0.6;
/** Below this no bump hides an ear. */
const EARS = { below: 0.3, before: -0.7 };

/** A large ball of fine coils around the head. */
export const afro: HairMould = (head) => {
  const { lift, puff, wide, hairline, ball: seen } = head;
  const paint = matt(head.paint, MATT.coils);
  const out = seen?.out ?? wide + USUAL_BALL.beyond + puff;
  const up = seen ? (seen.top - seen.bottom) / 2 : USUAL_BALL.half + lift;
  const middle = seen ? (seen.top + seen.bottom) / 2 : USUAL_BALL.middle;
  const whole: Solid = {
    shape: 'ellipsoid',
    at: [0, middle, -DEPTH.behind],
    size: [out, up, Math.max(DEPTH.least, out * DEPTH.share)],
    paint,
    groove: coils(22, 0.045, head.phase),
  };
  const cut = { shape: 'ellipsoid', paint, cutOut: true } as const;
  const window: Solid = { ...cut, at: [0, hairline - 1.62, 1.2], size: [1.12, 1.62, 1.5], blend: 0.16 };
  const neck: Solid = { ...cut, at: [0, -1.5, 0.2], size: [1.5, 0.95, 1.3], blend: 0.3 };
  const showsEars = middle - up > EARS_FREE;
  const bumps = bumpsOn(whole).filter(
    ({ at: [, y, z], at }) =>
      isBeyond(at, window) &&
      isBeyond(at, neck) &&
      !(showsEars && y < EARS.below && z > EARS.before) &&
      !(showsEars && y < EARS_FREE),
  );
  return [
    [
      whole,
      cap(head, paint, 0.1, coils(22, 0.045, head.phase)),
      window,
      neck,
      ...(showsEars ? [...aroundEars(head, SIDEBURN, SOFT), nape(head, -0.7), ...behindEars(head)] : []),
    ],
    bumps,
  ];
};

/** Bumps all over a ball, except on its lowest part, which nobody sees. */
const bumpsOn = ({ at, size: [out, up, deep], paint }: Solid): Solid[] =>
  Array.from({ length: BUMPS.count }, (_, index) => {
    const height = 1 - (index / (BUMPS.count - 1)) * 1.72;
    const around = Math.sqrt(Math.max(0, 1 - height * height));
    const radius = BUMPS.radius + ((index * 5) % 4) * BUMPS.thicker;
    const sunk = BUMPS.sunk + ((index * 3) % 5) * BUMPS.deeper;
    const place: Vector = [
      at[0] + Math.sin(index * GOLDEN) * around * (out - sunk),
      at[1] + height * (up - sunk),
      at[2] + Math.cos(index * GOLDEN) * around * (deep - sunk),
    ];
    return ball(paint, place, radius, coils(22, 0.045, index), 0.06);
  });

/** Whether a place lies outside a ball and clear of its surface. */
const isBeyond = (place: Vector, { at, size }: Solid): boolean =>
  Math.hypot(...place.map((value, axis) => (value - (at[axis] ?? 0)) / (size[axis] ?? 1))) > CLEAR;
