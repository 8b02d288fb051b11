import { mean } from '../../../math.ts';
import type { Region } from '../regions/head-regions.ts';
import { type CrownOutline, readCrownOutline, topOf } from './crown-outline.ts';
import type { HairMap } from './hair-map.ts';

/**
 * Heights at which it is measured how far hair reaches to the sides, above the eyes, from the temples to the shoulders.
 */
export const REACH_HEIGHTS = [0.9, 0.3, -0.5, -1.2, -1.9] as const;

/**
 * The outer edge of a head of hair as seen from the front, in the head's units; none if the photo does not show it.
 */
export type HairReach = {
  /** How high hair stands above the eyes; where the photo cuts it, as high as what is nearby suggests. */
  top: number | undefined;
  /** How far it reaches from the middle of the head at each of `REACH_HEIGHTS`, left and right. */
  left: readonly (number | undefined)[];
  right: readonly (number | undefined)[];
  /** Its outline over the crown, from temple to temple. */
  crown?: CrownOutline | undefined;
};

const STEP = 0.05;
/** Across the crown, where the height is measured. */
const CROWN = [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45];
/** Above the first and beyond the second there is no hair next to the face. */
const HIGHEST = 2.6;
const FARTHEST = 2.4;
/** Hair begins before this next to the face. */
const BESIDE = 1.5;
/**
 * From this angle on, radians, both sides of a turned head are taken as alike: one side shows the hair behind it and
 * hides its own edge.
 */
const ALIKE = 0.2;
/** A head turned further, radians, shows the hair at its back instead of its outline from the front. */
const STRAIGHT = 0.3;

/**
 * Measures the outer edge of hair. `at` says what the photo shows at a place (y down), `yaw` how far the head is
 * turned.
 */
export function readReach(
  map: HairMap,
  at: (x: number, y: number) => Region | undefined,
  yaw: number,
): HairReach {
  const { isHair } = map;
  const alike = Math.min(1, Math.abs(yaw) / ALIKE);
  const side = (way: -1 | 1) =>
    REACH_HEIGHTS.map((height) => (Math.abs(yaw) > STRAIGHT ? undefined : reachAt(way, height)));
  /** The outermost hair that is connected to the head; none if the photo ends in it. */
  const reachAt = (way: -1 | 1, height: number): number | undefined => {
    let outermost: number | undefined;
    for (let x = 0.75; x < FARTHEST; x += STEP) {
      if (isHair(way * x, -height)) outermost = x;
      else if (outermost === undefined ? x > BESIDE : x - outermost > 3 * STEP) break;
    }
    return outermost !== undefined && at(way * (outermost + 2 * STEP), -height) === undefined
      ? undefined
      : outermost;
  };
  const tops = CROWN.map((x) => topAt(x, isHair, at)).filter((top) => top !== undefined);
  const crown = Math.abs(yaw) > STRAIGHT ? undefined : readCrownOutline(map, at, alike);
  const isTopSeen = tops.length === CROWN.length;
  return {
    top: isTopSeen ? mean(tops) : crown && topOf(crown),
    ...evenOut(side(-1), side(1), alike),
    crown,
  };
}

/**
 * Brings both sides nearer to each other, by a share; where a shoulder or the photo's edge hides one, it is as the
 * other.
 */
function evenOut(
  left: readonly (number | undefined)[],
  right: readonly (number | undefined)[],
  share: number,
): Pick<HairReach, 'left' | 'right'> {
  const nearer = (own: number | undefined, other: number | undefined) =>
    own === undefined || other === undefined ? (own ?? other) : own + ((other - own) / 2) * share;
  return {
    left: left.map((own, index) => nearer(own, right[index])),
    right: right.map((own, index) => nearer(own, left[index])),
  };
}

/** The upper edge of hair at a place across; none if there is no hair, or where the photo or a hand cuts it. */
function topAt(
  x: number,
  isHair: HairMap['isHair'],
  at: (x: number, y: number) => Region | undefined,
): number | undefined {
  for (let up = HIGHEST; up > 1.2; up -= STEP) {
    if (!isHair(x, -up)) continue;
    return at(x, -up - 2 * STEP) === 'background' ? up : undefined;
  }
  return undefined;
}
