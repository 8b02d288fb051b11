import { clamp, lerpThree, mean } from '../../math.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { cross, halfway, subtract, unit } from '../../sculpt/vector.ts';

/** How a lock is shaped: half its breadth and half its thickness, and the seam to what is before it. */
type LockShape = { broad: number; thick: number; blend?: number; groove?: Groove };

/** Middle and half height and depth of the skull of `sculptHead`. */
const SKULL = { y: 0.32, z: -0.04, high: 1.53, deep: 1.32 };

/** The middle of the skull: locks turn their broad side away from it. */
const MIDDLE: Vector = [0, 0.3, -0.1];

/**
 * One lock of hair from `root` to `tip`, flat like a ribbon that lies on the head, its strands along it. `out` is the
 * direction of its broad side; without one it looks away from the middle of the head.
 */
export function lock(
  paint: Paint,
  root: Vector,
  tip: Vector,
  { broad, thick, blend = 0.1, groove }: LockShape,
  out?: Vector,
): Solid {
  const at = halfway(root, tip);
  const along = subtract(tip, root);
  const length = Math.hypot(...along) || 1e-6;
  return {
    shape: 'ellipsoid',
    at,
    size: [broad, length / 2 + thick * 0.4, thick],
    turn: turnAlong(along, out ?? subtract(at, MIDDLE)),
    paint,
    blend,
    groove: groove ?? ALONG,
  };
}

/** Long shallow grooves along the outer side of a lock: the strands of which it is made. */
export const ALONG: Groove = { depth: 0.05, density: 3, phase: Math.PI / 2, pattern: 'strands', wave: 0 };

/** A tuft is thickest at a share of its length, and so thick, as a share of that, at its root. */
const THICKEST = { at: 0.45, root: 0.7 };
/** Neighbours meet in a sharp valley with a soft bottom. */
const SEAM = 0.01;

type TuftShape = { tip?: number; blend?: number; groove?: Groove };

/**
 * A tuft of hair on a soft curve that begins at the first place, ends at the last and is drawn towards those between. It
 * swells from its root and narrows to its tip, which is `tip` of `radius` thick. Most of it lies in the hair below.
 */
export function tuft(
  paint: Paint,
  places: readonly Vector[],
  radius: number,
  { tip = 0.2, blend = SEAM, groove = ALONG }: TuftShape = {},
): Solid[] {
  const corners = places.slice(1, -1);
  const pole = outOf(corners);
  const thickAt = (share: number) =>
    share < THICKEST.at
      ? radius * (THICKEST.root + (1 - THICKEST.root) * Math.sin(((share / THICKEST.at) * Math.PI) / 2))
      : radius * (1 - (1 - tip) * ((share - THICKEST.at) / (1 - THICKEST.at)) ** 1.8);
  const between = (index: number): Vector => {
    const [from, to] = [corners[index - 1], corners[index]];
    return from && to ? halfway(from, to) : (places[index === 0 ? 0 : places.length - 1] ?? MIDDLE);
  };
  return corners.map((via, index): Solid => {
    const [start, middle, end] = [0, 0.5, 1].map((share) => thickAt((index + share) / corners.length));
    return {
      shape: 'arc',
      at: between(index),
      via,
      to: between(index + 1),
      // Drawn towards the size between, as towards the corner: it passes through the wanted one.
      size: [start ?? 0, 2 * (middle ?? 0) - ((start ?? 0) + (end ?? 0)) / 2, end ?? 0],
      paint,
      blend: index === 0 ? blend : Math.min(blend, SEAM),
      groove: { ...groove, pole },
    };
  });
}

/** The side of a tuft that is seen, on average: grooves count their angles from it without a break. */
function outOf(corners: readonly Vector[]): Vector {
  const middle = (axis: 0 | 1 | 2) => mean(corners.map((corner) => corner[axis]));
  const [x, y, z] = subtract([middle(0), middle(1), middle(2)], MIDDLE);
  return unit([x, Math.max(y, 0), z + 0.2]);
}

/** A lock that follows the skull instead of cutting through it: its middle lies `swell` above a skull of half width `wide`. */
export function drape(
  paint: Paint,
  root: Vector,
  tip: Vector,
  { wide, swell, ...shape }: LockShape & { wide: number; swell: number },
): Solid[] {
  const middle = onSkull(halfway(root, tip), wide, swell);
  return [lock(paint, root, middle, shape), lock(paint, middle, tip, shape)];
}

/** The place `swell` above a skull of half width `wide` in the direction of another: on hair that fills out its corners. */
export const onSkull = (towards: Vector, wide: number, swell: number): Vector =>
  onRounded(towards, [0, SKULL.y, SKULL.z], [wide + swell, SKULL.high + swell, SKULL.deep + swell]);

/** Nearer to the side of the skull than this, squared, a height says little of the place; farther by the other, all. */
const FRONTAL = { from: 0.05, over: 0.35 };

/**
 * The place above a skull that is seen from the front at the height of another: `onSkull` finds high places too low, as it
 * looks from the middle. At the side of the skull it is the same.
 */
export function onForehead(towards: Vector, wide: number, swell: number): Vector {
  const beside = onSkull(towards, wide, swell);
  const round = wide + swell;
  const up = Math.max(0, towards[1] - SKULL.y - Math.max(0, SKULL.high - wide));
  const free = round * round - towards[0] * towards[0] - up * up;
  const share = clamp((free - FRONTAL.from) / FRONTAL.over, 0, 1);
  const z = SKULL.z + Math.max(0, SKULL.deep - wide) + Math.sqrt(Math.max(0, free));
  const front: Vector = [towards[0], towards[1], z];
  return lerpThree(beside, front, share);
}

/** The place on a box, as round as it can be, that is seen from its middle in the direction of another place. */
export function onRounded(towards: Vector, middle: Vector, half: Vector): Vector {
  const way = unit(subtract(towards, middle));
  const round = Math.min(...half);
  const isInside = (far: number) =>
    Math.hypot(...way.map((share, axis) => Math.max(0, Math.abs(share) * far - (half[axis] ?? 0) + round))) <
    round;
  let [near, far] = [0, Math.hypot(...half)];
  for (let step = 0; step < HALVINGS; step++) {
    const between = (near + far) / 2;
    if (isInside(between)) near = between;
    else far = between;
  }
  return [middle[0] + way[0] * near, middle[1] + way[1] * near, middle[2] + way[2] * near];
}

/** Halves three units to less than a ten-thousandth. */
const HALVINGS = 16;

/** A chain of limbs through points, thick at each by `radii`, as one rope of hair. */
export function rope(
  paint: Paint,
  points: readonly Vector[],
  radii: readonly [number, number],
  groove?: Groove,
  blend = 0.06,
): Solid[] {
  const last = points.length - 1;
  const radius = (index: number) => radii[0] + ((radii[1] - radii[0]) * index) / last;
  return points.slice(1).map(
    (to, index): Solid => ({
      shape: 'capsule',
      at: points[index] ?? to,
      to,
      size: [radius(index), radius(index + 1), 0],
      paint,
      blend: index === 0 ? blend : radius(index) * 0.5,
      ...(groove && { groove }),
    }),
  );
}

/** Degrees that turn a solid so that its height runs along one direction and its depth towards another. */
function turnAlong(along: Vector, out: Vector): Vector {
  const y = unit(along);
  const x = unit(cross(y, out));
  const z = cross(x, y);
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return [
    degrees(Math.atan2(y[2], z[2])),
    degrees(Math.asin(clamp(-x[2], -1, 1))),
    degrees(Math.atan2(x[1], x[0])),
  ];
}
