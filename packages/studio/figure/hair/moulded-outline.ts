import { CROWN_DIRECTIONS, CROWN_MIDDLE, type CrownOutline } from '../../reading/photo/hair/crown-outline.ts';
import type { Vector } from '../../sculpt/solid.ts';
import { onUsualCrown } from '../fit-crown.ts';
import { SKULL } from './hairline.ts';

/** The outline over the crown on the head that hair is moulded for: a distance in each of `CROWN_DIRECTIONS`. */
export type MouldedOutline = readonly number[];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A round thing seen from the middle of the crown: its direction, how far its own middle is, and how thick it is. */
export type Reach = { degrees: number; far: number; radius: number };

/** A place as it is seen from there; directions go on to 270 degrees beyond the left side. */
export function reachOf([x, y]: Vector, radius: number): Reach {
  const [across, up] = [x, y - CROWN_MIDDLE];
  const degrees = (Math.atan2(up, across) * 180) / Math.PI;
  return { degrees: degrees < -90 ? degrees + 360 : degrees, far: Math.hypot(across, up), radius };
}

/** How far a round thing reaches in a direction; 0 where it does not. */
export function edgeTowards({ degrees, far, radius }: Reach, direction: number): number {
  const aside = radians(degrees - direction);
  const beside = far * Math.sin(aside);
  return Math.abs(beside) >= radius || Math.cos(aside) < 0
    ? 0
    : far * Math.cos(aside) + Math.sqrt(radius * radius - beside * beside);
}

/** How far a skull of half width `wide` reaches in a direction. */
export function skullAt(degrees: number, wide: number): number {
  const [x, y] = [Math.cos(radians(degrees)) / wide, Math.sin(radians(degrees)) / SKULL.high];
  const up = (CROWN_MIDDLE - SKULL.y) / SKULL.high;
  const [a, b, c] = [x * x + y * y, y * up, up * up - 1];
  return (Math.sqrt(b * b - a * c) - b) / a;
}

/** The value of `CROWN_DIRECTIONS` in any direction; beyond them it fades to `beyond`. */
export function valueAt(values: readonly number[], degrees: number, beyond: number): number {
  const at = degrees / (CROWN_DIRECTIONS[0] ?? 1) - 1;
  const index = Math.floor(at);
  const [from, to] = [values[index] ?? beyond, values[index + 1] ?? beyond];
  return from + (to - from) * (at - index);
}

/** Directions that are farther than this from a normal, degrees, say nothing about it. */
const ASIDE = 24;

/** How far the outline reaches along a plane's normal: no farther than its nearest directions say. */
export const supportOf = (outline: MouldedOutline, normal: number): number =>
  Math.max(
    ...CROWN_DIRECTIONS.map((direction, index) => {
      const aside = Math.abs(direction - normal);
      return aside > ASIDE ? 0 : (outline[index] ?? 0) * Math.cos(radians(aside));
    }),
  );

/** The outline over a crown at the height `crown` as it is on the head that hair is moulded for. */
export function onUsualCrownOutline(outline: CrownOutline, crown: number): MouldedOutline {
  const places = outline.map((far, index) => {
    const way = radians(CROWN_DIRECTIONS[index] ?? 90);
    return reachOf([far * Math.cos(way), onUsualCrown(CROWN_MIDDLE + far * Math.sin(way), crown), 0], 0);
  });
  return CROWN_DIRECTIONS.map((direction) => {
    // Heights that are drawn out turn the first and the last direction upwards.
    const after = places.find((place) => place.degrees >= direction) ?? places.at(-1);
    const before = places.findLast((place) => place.degrees <= direction) ?? after;
    if (!before || !after) return 0;
    const share = (direction - before.degrees) / (after.degrees - before.degrees || 1);
    return before.far + (after.far - before.far) * share;
  });
}
