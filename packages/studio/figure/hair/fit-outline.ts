import { CROWN_DIRECTIONS, CROWN_MIDDLE } from '../../reading/photo/hair/crown-outline.ts';
import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { cutCaps, fillCaps, roundCap } from './fit-caps.ts';
import {
  edgeTowards,
  type MouldedOutline,
  type Reach,
  reachOf,
  skullAt,
  valueAt,
} from './moulded-outline.ts';
import { isCap, isLock, spineOf } from './spine.ts';

/** The least thickness of hair on the skull: the skin would show through thinner hair. */
const LEAST = 0.12;
/** How far a lock stands off the skull grows by this factor at most. */
const GROWS = 1.8;
/**
 * How far below the locks on it the hair on the skull ends: the tips of the locks and the valleys between them make
 * the outline.
 */
const UNDER_LOCKS = 0.03;
const UNDER_CURLS = 0.16;
/** How much deeper hair under other hair ends: otherwise it would come through. */
const UNDER_HAIR = 0.03;
/** How far hair on the skull reaches beyond the skull's sides at least, under other hair and over it. */
const BESIDE = { under: 0.04, over: 0.07 };

/**
 * Bends short hair to the photo's outline over the crown: locks move out and in; hair on the skull is filled up where
 * something is missing and cut where it stands out. `wide` is half the width of the skull.
 */
export function fitOutline(groups: readonly Group[], seen: MouldedOutline, wide: number): Group[] {
  const skull = CROWN_DIRECTIONS.map((direction) => skullAt(direction, wide) + LEAST);
  const outline = seen.map((far, index) => Math.max(far, skull[index] ?? 0));
  const inset = insetUnder(groups.flat().filter(isLock));
  const tops = groups.map((group) => Math.max(...group.filter(isCap).map((cap) => cap.at[1] + cap.size[1])));
  const isUnder = (index: number) => (tops[index] ?? 0) < Math.max(...tops);
  const inner = (index: number) => outline.map((far) => far - inset - (isUnder(index) ? UNDER_HAIR : 0));
  const fitOf = (isCovered: boolean) => ({
    least: wide + (isCovered ? BESIDE.under : BESIDE.over),
    isCovered,
  });
  const round = groups.map((group, index) =>
    group.flatMap((solid) => (isCap(solid) ? roundCap(solid, inner(index), fitOf(isUnder(index))) : [solid])),
  );
  const moved = moveLocks(moveLocks(round, outline, wide), outline, wide);
  const locks = moved.flat().filter(isLock).flatMap(reachesOf);
  return moved.map((group, index) => {
    const own = group.filter(isCap);
    const last = group.findLastIndex((solid) => own.includes(solid)) + 1;
    return [
      ...group.slice(0, last),
      ...(isUnder(index) ? [] : fillCaps(own, locks, inner(index))),
      ...group.slice(last),
      ...cutCaps(own, inner(index)),
    ];
  });
}

/** Curls are on top of each other: a filling as high as their valleys would level them. */
const insetUnder = (locks: readonly Solid[]): number =>
  locks.length === 0 ? 0 : locks.every(({ to }) => !to) ? UNDER_CURLS : UNDER_LOCKS;

const reachesOf = (lock: Solid): Reach[] => spineOf(lock).map(({ place, radius }) => reachOf(place, radius));

/** Moves all locks so that the longest reach the outline. Because they bend, a second pass brings them nearer. */
function moveLocks(groups: readonly Group[], outline: MouldedOutline, wide: number): Group[] {
  const factors = factorsOf(groups.flat().filter(isLock), outline, wide);
  return groups.map((group) => group.map((solid) => (isLock(solid) ? move(solid, factors, wide) : solid)));
}

/** By how much the distance of locks from the skull changes, in each of the directions. */
function factorsOf(locks: readonly Solid[], outline: MouldedOutline, wide: number): number[] {
  const reaches = locks.flatMap(reachesOf);
  return CROWN_DIRECTIONS.map((direction, index) => {
    const skull = skullAt(direction, wide);
    const near = NEAR.flatMap((aside) => reaches.map((reach) => edgeTowards(reach, direction + aside)));
    const own = Math.max(0, ...near);
    if (own <= skull + LEAST) return 1;
    return Math.min(GROWS, ((outline[index] ?? own) - skull) / (own - skull));
  });
}

/** Within how many degrees of a direction the longest lock is the one that reaches the outline. */
const NEAR = [-7.5, -3.75, 0, 3.75, 7.5];

/** Moves a lock: its outer edge moves away from the skull or towards it; what is inside the skull stays. */
function move(solid: Solid, factors: readonly number[], wide: number): Solid {
  const { at, via, to, size } = solid;
  const moved = (place: Vector, radius: number): Vector => {
    const { degrees, far } = reachOf(place, radius);
    if (degrees <= 0 || degrees >= 180) return place;
    const off = far + radius - skullAt(degrees, wide);
    if (off <= 0) return place;
    const share = (far + off * (valueAt(factors, degrees, 1) - 1)) / far;
    return [place[0] * share, CROWN_MIDDLE + (place[1] - CROWN_MIDDLE) * share, place[2]];
  };
  if (!to) return { ...solid, at: moved(at, size[0]) };
  return solid.shape === 'arc' && via
    ? { ...solid, at: moved(at, size[0]), via: moved(via, size[1]), to: moved(to, size[2]) }
    : { ...solid, at: moved(at, size[0]), to: moved(to, size[1]) };
}
