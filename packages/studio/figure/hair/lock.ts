import { clamp, lerpThree, mean } from '../../math.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { halfway, subtract, unit } from '../../sculpt/vector.ts';

/** Middle and half height and depth of the skull of `sculptHead`. */
const SKULL = { y: 0.32, z: -0.04, high: 1.53, deep: 1.32 };

/** The middle of the skull: locks turn their broad side away from it. */
const MIDDLE: Vector = [0, 0.3, -0.1];

/** Long shallow grooves along the outer side of a lock: the strands of which it is made. */
export const ALONG: Groove = { depth: 0.05, density: 3, phase: Math.PI / 2, pattern: 'strands', wave: 0 };

/** Where along its length a tuft is thickest, and how thick its root is compared with that, both as shares. */
const THICKEST = { at: 0.45, root: 0.7 };
/** Neighbours meet in a sharp valley with a soft bottom. */
const SEAM = 0.01;

type TuftShape = { tip?: number; blend?: number; groove?: Groove };

/**
 * A tuft of hair on a soft curve that begins at the first place, ends at the last and is drawn towards those between.
 * It swells from its root and narrows to its tip, which is `tip` times `radius` thick. Most of the tuft is inside the
 * hair below.
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
      // The curve is drawn towards the size between, as towards the corner: so it passes through the wanted size.
      size: [start ?? 0, 2 * (middle ?? 0) - ((start ?? 0) + (end ?? 0)) / 2, end ?? 0],
      paint,
      blend: index === 0 ? blend : Math.min(blend, SEAM),
      groove: { ...groove, pole },
    };
  });
}

/**
 * The direction to which the visible side of a tuft faces, on average: grooves count their angles from it without a
 * break.
 */
function outOf(corners: readonly Vector[]): Vector {
  const middle = (axis: 0 | 1 | 2) => mean(corners.map((corner) => corner[axis]));
  const [x, y, z] = subtract([middle(0), middle(1), middle(2)], MIDDLE);
  return unit([x, Math.max(y, 0), z + 0.2]);
}

/** The place `swell` above a skull of half width `wide` in the direction of another: on hair that fills out its corners. */
export const onSkull = (towards: Vector, wide: number, swell: number): Vector =>
  onRounded(towards, [0, SKULL.y, SKULL.z], [wide + swell, SKULL.high + swell, SKULL.deep + swell]);

/**
 * Nearer to the side of the skull than the first, squared, a height says little about the place; farther than the
 * second it says all.
 */
const FRONTAL = { from: 0.05, over: 0.35 };

/**
 * The place above a skull that is seen from the front at the height of another place. `onSkull` finds high places too
 * low, because it looks from the middle. At the side of the skull both are the same.
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

/** Enough halvings to reduce three units to less than a ten-thousandth. */
const HALVINGS = 16;
