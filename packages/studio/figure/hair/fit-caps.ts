import { CROWN_MIDDLE } from '../../reading/photo/hair/crown-outline.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { SKULL } from './hairline.ts';
import {
  edgeTowards,
  type MouldedOutline,
  type Reach,
  radians,
  supportOf,
  valueAt,
} from './moulded-outline.ts';

/** Caps are cut along planes with these normals, degrees from the right upwards. */
const NORMALS = [22, 56, 90, 124, 158];

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

/**
 * The balls that are tried for an outline: heights of their middles, how much narrower they are, and how far to a
 * side they are.
 */
const TRIED = {
  middles: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  narrower: [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24],
  aside: [-0.08, -0.04, 0, 0.04, 0.08],
};

/**
 * Turns what stands out beyond the outline into the ball that is nearest to the outline and nowhere larger than
 * before, and at least as wide as twice `least`. A form with the corners of a box keeps its lower part: over the ears
 * and at the nape a ball would leave the skull bare.
 */
export function roundCap(
  solid: Solid,
  outline: MouldedOutline,
  { least, isCovered }: { least: number; isCovered: boolean },
): Solid[] {
  const { shape, size, turn, round = 0 } = solid;
  if (turn || !standsOut(solid, outline)) return [solid];
  if (shape === 'ellipsoid') return [nearestBall(solid, outline, least)];
  if (shape !== 'box' || round < 0.8 * Math.min(...size)) return [solid];
  const low = lower(solid, outline);
  const isEnough = isCovered || low.at[1] + low.size[1] > CROWN + LEAST;
  return isEnough ? [low] : [nearestBall({ ...solid, shape: 'ellipsoid' }, outline, size[0]), low];
}

const standsOut = (cap: Solid, outline: MouldedOutline): boolean =>
  NORMALS.some((normal) => capAlong(cap, normal) > supportOf(outline, normal) + CLOSE);

/** Of all balls that are tried, the one that is nearest to the outline and to the cap. */
function nearestBall(cap: Solid, outline: MouldedOutline, least: number): Solid {
  const { at, size } = cap;
  const wanted = NORMALS.map((normal) => Math.min(supportOf(outline, normal), capAlong(cap, normal)));
  const off = (ball: Solid) =>
    NORMALS.reduce((sum, normal, index) => sum + (capAlong(ball, normal) - (wanted[index] ?? 0)) ** 2, 0);
  const top = CROWN_MIDDLE + Math.min(supportOf(outline, 90), capAlong(cap, 90));
  // It sinks and never rises: below its middle it would leave the skull bare.
  const middles = TRIED.middles.filter((middle) => middle <= Math.max(at[1], TRIED.middles[0] ?? 0));
  const balls = middles.flatMap((middle) =>
    TRIED.narrower.flatMap((narrower) =>
      TRIED.aside.map((aside): Solid => {
        const half = Math.max(Math.min(size[0], least), size[0] - narrower);
        return { ...cap, at: [at[0] + aside, middle, at[2]], size: [half, top - middle, size[2]] };
      }),
    ),
  );
  return balls.reduce((best, ball) => (off(ball) < off(best) ? ball : best));
}

/** A box whose top is lowered until it stands out nowhere. */
function lower(box: Solid, outline: MouldedOutline): Solid {
  const { at, size, round = 0 } = box;
  let own = box;
  for (let down = LOWER.step; down < LOWER.most && standsOut(own, outline); down += LOWER.step)
    own = {
      ...box,
      at: [at[0], at[1] - down / 2, at[2]],
      size: [size[0], size[1] - down / 2, size[2]],
      round: Math.min(round, size[1] - down / 2),
      blend: LOWER.blend,
    };
  return own;
}

/** The skull's crown, and how thick hair lies on it at least. */
const CROWN = SKULL.y + SKULL.high;
const LEAST = 0.05;
const LOWER = { step: 0.08, most: 0.8, blend: 0.04 };

/** A cap that stands out by less than this is left unchanged. */
const CLOSE = 0.05;

/** Half the length of a cut, half its thickness and half its depth, and its soft edge. */
const CUT = { long: 0.75, thick: 0.5, deep: 1.8, blend: 0.16 };

/** Cuts away what still stands out, through the whole depth of the head. */
export function cutCaps(caps: readonly Solid[], outline: MouldedOutline): Solid[] {
  const [first] = caps;
  if (!first) return [];
  return NORMALS.flatMap((normal): Solid[] => {
    const edge = supportOf(outline, normal);
    if (Math.max(...caps.map((cap) => capAlong(cap, normal))) < edge + CLOSE) return [];
    // A soft edge digs in by a quarter.
    const far = edge + CUT.blend / 4 + CUT.thick;
    return [
      {
        shape: 'box',
        at: [Math.cos(radians(normal)) * far, CROWN_MIDDLE + Math.sin(radians(normal)) * far, -0.1],
        size: [CUT.long, CUT.thick, CUT.deep],
        // The cut is made by its upper edge, which moves with a crown.
        turn: [0, 0, normal + 90],
        paint: first.paint,
        cutOut: true,
        blend: CUT.blend,
      },
    ];
  });
}

/** A ball that fills out hair. */
const BALL = { radius: 1, deep: 1, z: -0.15, blend: 0.12 };
/**
 * Directions in which hair may stand out, and the least distance by which it must stand out beyond its cap and its
 * locks.
 */
const FULL = [
  [24, 36, 48, 60, 72],
  [78, 90, 102],
  [108, 120, 132, 144, 156],
];
const LACKING = 0.05;

/** Hair that stands out farther than the cap: a ball on each side and on the crown, about where most is missing. */
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
