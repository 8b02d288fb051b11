import { mean } from '../../../math.ts';
import type { Fall, HairOutline } from './hair-outline.ts';

/** How far hair falls. */
export type Length = 'short' | 'chin' | 'shoulder' | 'long';

/**
 * How far below the eyes hair of each length ends: above the first limit it is short, and so on; the chin is about
 * 1.86 below the eyes. Hair that may continue below the shoulders is long; if both ends are seen, only hair that ends
 * on the chest is.
 */
export const ENDS = { chin: 0.7, shoulder: 1.8, long: 2.4, chest: 2.9 };
/** How much lower a bob may end whose ends all show. */
const BOB = 2.1;
/** How far hair that is brought forward on one side falls at least: as far as is looked. The rest of it is behind. */
const FORWARD = 3.4;
/** Hair from here on that meets clothes on both sides lies on the shoulders, however short the neck is. */
const ON_CLOTHES = 1.25;
/**
 * A lock next to the ear does not make hair longer. Below hair that stands out and turns in by more than `round`,
 * what is left may be broader by a share `more` of that: the bulk of the hair ends at the ears.
 */
const LOCK = { end: 1.6, breadth: 0.3, round: 0.4, more: 0.3 };
/**
 * Hair that the photo cuts off continues, unless both of its edges already turn in by this much. Clothes hide what
 * hangs behind a shoulder, but one edge that turns in by more shows where all of it ends.
 */
const TURNS_IN = { both: 0.25, one: 0.5 };
/**
 * Hair on one side alone is behind a turned head, unless it falls as far as this, or a lock on the other to here, or it
 * is so broad below the ear, and stands out no further than above as a knot does: the face hides what hangs on the
 * other side.
 */
const ONE_SIDED = { end: 2, other: 0.9, broad: 0.6, knot: 0.18 };

/** How far down both sides of hair fall; what hangs on both and is lost before a wall of its colour goes on. */
export function readLengthOf({ falls }: Pick<HairOutline, 'falls'>): Length {
  const real = falls.filter((fall) => fall.end >= (isLock(fall) ? LOCK.end : ENDS.chin));
  const longest = Math.max(0, ...real.map(({ end }) => end));
  if (real.length === 0 || (real.length === 1 && isBehind(falls, real))) return 'short';
  if (mean(real.map(({ end }) => end)) >= ENDS.chest || longest >= FORWARD || goesOn(real, longest))
    return 'long';
  const isOnClothes = real.length === 2 && real.every((fall) => fall.runsOut === 'clothes');
  if (isOnClothes && real.every(({ end }) => end >= ON_CLOTHES)) return 'shoulder';
  const isLost = real.length === 2 && real.some((fall) => fall.runsOut === 'wall');
  if (isLost) return 'shoulder';
  const isBob = falls.every(({ runsOut }) => !runsOut) && longest < BOB;
  return longest >= ENDS.shoulder && !isBob ? 'shoulder' : 'chin';
}

const isLock = ({ breadth, taper }: Fall) =>
  breadth < LOCK.breadth + Math.max(0, taper - LOCK.round) * LOCK.more;

/** Whether the hair that shows on one side is behind the head. */
const isBehind = (falls: readonly Fall[], real: readonly Fall[]) =>
  falls.some(({ end }) => end < ONE_SIDED.other) &&
  real.every(
    ({ end, breadth, bulge }) => end < ONE_SIDED.end && (breadth < ONE_SIDED.broad || bulge > ONE_SIDED.knot),
  );

/** Whether hair continues where nobody sees it. */
function goesOn(falls: readonly Fall[], longest: number): boolean {
  const tapers = falls.map(({ taper }) => taper);
  const turnIn = Math.min(...tapers) > TURNS_IN.both;
  if (falls.some(({ runsOut }) => runsOut === 'photo')) return longest >= ENDS.long || !turnIn;
  const isBehind = longest >= ENDS.shoulder && falls.some(({ runsOut }) => runsOut === 'clothes');
  return isBehind && !turnIn && Math.max(...tapers) <= TURNS_IN.one;
}
