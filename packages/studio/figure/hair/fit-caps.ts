import { CROWN_MIDDLE } from '../../reading/photo/hair/crown-outline.ts';
import type { Solid } from '../../sculpt/solid.ts';
import {
  edgeTowards,
  type MouldedOutline,
  type Reach,
  radians,
  supportOf,
  valueAt,
} from './moulded-outline.ts';

/** Directions of an outline in which caps are measured against it, degrees from the right upwards. */
const NORMALS = [32, 60, 90, 120, 148];

/** How far a cap reaches along a normal from the middle of the crown. */
function capAlong({ shape, at, size, round = 0, turn }: Solid, normal: number): number {
  const [x, y] = [Math.cos(radians(normal)), Math.sin(radians(normal))];
  const [a, b] = turn ? [size[0], Math.max(size[1], size[2] * 0.3)] : [size[0], size[1]];
  const own =
    shape === 'ellipsoid' ? Math.hypot(x * a, y * b) : Math.abs(x) * (a - round) + y * (b - round) + round;
  return at[0] * x + (at[1] - CROWN_MIDDLE) * y + own;
}

/** How far a cap reaches in a direction from the middle of the crown. */
function capTowards(cap: Solid, direction: number): number {
  return Math.min(
    ...[-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50].map(
      (aside) => capAlong(cap, direction + aside) / Math.cos(radians(aside)),
    ),
  );
}

/** The middle of a ball that fills out the temples sinks to here at most. */
const LOWEST = 0.4;

/** A ball that stands out beside the crown keeps its height, but its middle sinks: it grows rounder. */
export function flattenCap(solid: Solid, outline: MouldedOutline): Solid {
  const { shape, at, size, turn } = solid;
  if (shape !== 'ellipsoid' || turn || at[1] <= LOWEST) return solid;
  const top = at[1] + size[1];
  const stands = (one: Solid) =>
    Math.max(...NORMALS.map((normal) => capAlong(one, normal) - supportOf(outline, normal)));
  let lower: Solid = solid;
  for (let y = at[1]; y > LOWEST && stands(lower) > 0; y -= 0.05)
    lower = { ...solid, at: [at[0], y, at[2]], size: [size[0], top - y, size[2]] };
  return lower;
}

/** Half the length of a cut, half its thickness and half its depth, and its soft edge. */
const CUT = { long: 0.75, thick: 0.5, deep: 1.8, blend: 0.16 };
/** A cap that stands out by less is let be. */
const CLOSE = 0.02;
/** Hair that lies under other hair is cut so much deeper at most, or it would come through. */
const UNDER = 0.03;

/** Cuts away what still stands out, through the whole depth of the head; of all `caps`, `own` are those of one group. */
export function cutCaps(own: readonly Solid[], caps: readonly Solid[], outline: MouldedOutline): Solid[] {
  const [first] = own;
  if (!first) return [];
  return NORMALS.flatMap((normal): Solid[] => {
    const reachOfAll = (all: readonly Solid[]) => Math.max(...all.map((cap) => capAlong(cap, normal)));
    const under = Math.min(UNDER, reachOfAll(caps) - reachOfAll(own));
    const edge = supportOf(outline, normal) - under;
    if (reachOfAll(own) < edge + CLOSE) return [];
    // A soft edge digs in by a quarter.
    const far = edge + CUT.blend / 4 + CUT.thick;
    return [
      {
        shape: 'box',
        at: [Math.cos(radians(normal)) * far, CROWN_MIDDLE + Math.sin(radians(normal)) * far, -0.1],
        size: [CUT.long, CUT.thick, CUT.deep],
        // Its upper edge, which a crown moves, is the one that cuts.
        turn: [0, 0, normal + 90],
        paint: first.paint,
        cutOut: true,
        blend: CUT.blend,
      },
    ];
  });
}

/** A ball that fills out hair. */
const BALL = { radius: 0.9, deep: 1, z: -0.15, blend: 0.25 };
/** Directions in which hair may stand out, and how far from its cap and its locks it stands at least. */
const FULL = [
  [24, 36, 48, 60, 72],
  [78, 90, 102],
  [108, 120, 132, 144, 156],
];
const LACKING = 0.05;

/** Hair that stands out farther than what lies there: a ball on each side and on the crown, about where most is lacking. */
export function fillCaps(caps: readonly Solid[], locks: readonly Reach[], outline: MouldedOutline): Solid[] {
  const [first] = caps;
  if (!first) return [];
  return FULL.flatMap((directions): Solid[] => {
    const lacks = directions.map((direction) => {
      const own = caps.map((cap) => capTowards(cap, direction));
      const upon = locks.map((lock) => edgeTowards(lock, direction));
      return { direction, lack: valueAt(outline, direction, 0) - Math.max(...own, ...upon) };
    });
    if (Math.max(...lacks.map(({ lack }) => lack)) < LACKING) return [];
    const weights = lacks.map(({ direction, lack }) => ({ direction, weight: Math.max(0, lack) ** 2 }));
    const all = weights.reduce((sum, { weight }) => sum + weight, 0);
    const middle = weights.reduce((sum, { direction, weight }) => sum + (direction * weight) / all, 0);
    const far = valueAt(outline, middle, 0) - BALL.radius;
    return [
      {
        shape: 'ellipsoid',
        at: [Math.cos(radians(middle)) * far, CROWN_MIDDLE + Math.sin(radians(middle)) * far, BALL.z],
        size: [BALL.radius, BALL.radius, BALL.deep],
        paint: first.paint,
        blend: BALL.blend,
        ...(first.groove && { groove: first.groove }),
      },
    ];
  });
}
