import { clamp } from '../../math.ts';
import { type HairReach, REACH_HEIGHTS } from '../../reading/photo/hair/hair-reach.ts';
import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { isLock, spineOf } from './spine.ts';

/** Hair above this height is raised or lowered to the height in the photo: the hairline keeps its place. */
const RISES_FROM = 1.1;
/** How far a mould may be bent: beyond these limits another mould fits better. */
const LIMITS = { high: [0.88, 1.5], wide: [0.45, 1.7] } as const;
/** Hair reaches at least this far beyond the skull, or it would sink in. */
const LEAST = 0.12;
/** How much close hair may grow: it must not hide the ears, nor the locks that stand on it. */
const GROWS = 0.18;
/** How much of what the photo shows is believed: the edge of hair is soft, and curls and shade blur it. */
const BELIEVED = 0.8;

/** How the mould of hair is stretched: heights, and distances from the middle at a height of one side. */
type Stretch = { height: (y: number) => number; across: (x: number, y: number) => number };

/**
 * Bends hair to the outline of the photo: its height over the crown, and how far it reaches on each side from the temples
 * to the shoulders. `wide` is half the width of the skull, inside of which all stays in its place.
 */
export function fitReach(groups: readonly Group[], reach: HairReach, wide: number): Group[] {
  const stretch = { height: stretchHeight(groups, reach.top), across: stretchSides(groups, reach, wide) };
  return groups.map((group) => group.map((solid) => (solid.cutOut ? solid : bend(solid, stretch))));
}

function stretchHeight(groups: readonly Group[], top: number | undefined): Stretch['height'] {
  const own = furthest(solidsOf(groups).flatMap(topsOf));
  if (top === undefined || own.middle < RISES_FROM + 0.3) return (y) => y;
  const factor = clamp((believe(own, top) - RISES_FROM) / (own.middle - RISES_FROM), ...LIMITS.high);
  return (y) => (y > RISES_FROM ? RISES_FROM + (y - RISES_FROM) * factor : y);
}

function stretchSides(groups: readonly Group[], reach: HairReach, wide: number): Stretch['across'] {
  const inner = wide - 0.1;
  const factors = ([-1, 1] as const).map((side) => {
    // Where the photo does not show it, it continues as above.
    let last = 1;
    return REACH_HEIGHTS.map((height, index) => {
      const seen = (side < 0 ? reach.left : reach.right)[index];
      // Locks whose middle lies in the skull stay where they are.
      const movable = solidsOf(groups)
        .flatMap((solid) => reachesOf(solid, side, height))
        .filter(({ middle }) => middle >= inner + LEAST);
      if (movable.length === 0) return 1;
      const own = furthest(movable);
      if (seen !== undefined)
        last = clamp(
          (believe(own, Math.max(wide + LEAST, seen)) - inner) / (own.middle - inner),
          ...LIMITS.wide,
        );
      return last;
    });
  });
  return (x, y) => {
    const out = Math.abs(x) - inner;
    return out <= 0 ? x : Math.sign(x) * (inner + out * factorAt(factors[x < 0 ? 0 : 1] ?? [], y));
  };
}

/** The factor at a height, interpolated between the two nearest measured heights. */
function factorAt(factors: readonly number[], y: number): number {
  const below = REACH_HEIGHTS.findIndex((height) => height <= y);
  if (below === 0) return factors[0] ?? 1;
  const [from, to] = below < 0 ? [factors.at(-1), factors.at(-1)] : [factors[below - 1], factors[below]];
  const [high, low] = [REACH_HEIGHTS[below - 1] ?? 0, REACH_HEIGHTS[below] ?? -1];
  const share = below < 0 ? 0 : (high - y) / (high - low);
  return (from ?? 1) + ((to ?? 1) - (from ?? 1)) * share;
}

/** How far something reaches: the middle of a limb, which is moved, and its radius, which stays; of a ball its edge. */
type Reach = { middle: number; radius: number };

const furthest = (reaches: readonly Reach[]): Reach =>
  reaches.reduce((best, one) => (one.middle + one.radius > best.middle + best.radius ? one : best), {
    middle: 0,
    radius: 0,
  });

/** Where the middle has to be for the edge to come near to the one that was seen. */
const believe = ({ middle, radius }: Reach, seen: number): number =>
  middle + (seen - middle - radius) * BELIEVED;

const solidsOf = (groups: readonly Group[]): Solid[] => groups.flat().filter(({ cutOut }) => !cutOut);

const topsOf = (solid: Solid): Reach[] =>
  isLock(solid)
    ? spineOf(solid).map(({ place, radius }) => ({ middle: place[1], radius }))
    : [{ middle: solid.at[1] + (solid.turn ? Math.min(...solid.size) : solid.size[1]), radius: 0 }];

/** How far a solid reaches to a side about a height. */
function reachesOf(solid: Solid, side: -1 | 1, height: number): Reach[] {
  if (isLock(solid))
    return spineOf(solid)
      .filter(({ place, radius }) => Math.abs(place[1] - height) < Math.max(0.3, radius))
      .map(({ place, radius }) => ({ middle: side * place[0], radius }));
  const [across, up] = solid.size;
  const away = (height - solid.at[1]) / up;
  if (solid.turn || Math.abs(away) >= 1) return [];
  const isRound = solid.shape === 'ellipsoid' || (solid.round ?? 0) > across * 0.8;
  return [{ middle: side * solid.at[0] + across * (isRound ? Math.sqrt(1 - away ** 2) : 1), radius: 0 }];
}

/** Limbs and curls move; balls, which lie close to the skull, only grow: the skin would show through a smaller one. */
function bend(solid: Solid, { height, across }: Stretch): Solid {
  const place = ([x, y, z]: Vector): Vector => [across(x, y), height(y), z];
  const { at, via, to, size, round } = solid;
  if (to) return { ...solid, at: place(at), to: place(to), ...(via && { via: place(via) }) };
  if (solid.turn || isLock(solid)) return { ...solid, at: place(at) };
  // Of a ball each edge moves on its own: it may grow to one side more than to the other.
  const [west, east] = [at[0] - size[0], at[0] + size[0]];
  const left = clamp(across(west, at[1]), west - GROWS, west);
  const right = clamp(across(east, at[1]), east, east + GROWS);
  const [bottom, ceiling] = [at[1] - size[1], at[1] + size[1]];
  const top = clamp(height(ceiling), ceiling, ceiling + GROWS);
  const half = (right - left) / 2;
  return {
    ...solid,
    at: [(left + right) / 2, (bottom + top) / 2, at[2]],
    size: [half, (top - bottom) / 2, size[2]],
    ...(round !== undefined && { round: Math.min(round, half, (top - bottom) / 2, size[2]) }),
  };
}
