import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Vector } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';

/** How far a hairline that no photo shows falls to the temples. */
const ROUND = 0.2;

/** Height of the hairline at a place across. */
export const edgeAt = ({ course, hairline }: Pick<HairHead, 'course' | 'hairline'>, x: number): number =>
  course ? heightAt(course, x) : hairline - x * x * ROUND;

/** Locks begin round and rise at once: they hang over the hairline by a share of their radius, and more where the skull slopes. */
const OVERHANG = { radius: 0.45, from: 1, slope: 0.6 };

/** Where a lock begins that shows from the hairline at the height `edge` on. */
export const rootAbove = (edge: number, radius: number): number =>
  edge + radius * OVERHANG.radius + Math.max(0, edge - OVERHANG.from) * OVERHANG.slope;

/** Middle and half height and depth of the bare skull. */
export const SKULL = { y: 0.34, z: -0.04, high: 1.52, deep: 1.32 };

/** Nearer than this share to the outline of the skull, as seen from the front, a height says little about a place. */
const RIM = 0.97;

/**
 * The place `swell` above the bare skin that is seen from the front at the same place across and the same height.
 * High on the slope of the crown this place is far back: seen from the middle of the head it would be taken for the
 * forehead.
 */
export function onSkin([across, height]: Vector, wide: number, swell: number): Vector {
  const [x, y] = [across / wide, (height - SKULL.y) / SKULL.high];
  const held = Math.min(1, RIM / Math.hypot(x, y));
  const front = Math.sqrt(1 - (x * held) ** 2 - (y * held) ** 2);
  const out: Vector = [(x * held) / wide, (y * held) / SKULL.high, front / SKULL.deep];
  const far = swell / Math.hypot(...out);
  return [
    x * held * wide + out[0] * far,
    SKULL.y + y * held * SKULL.high + out[1] * far,
    SKULL.z + front * SKULL.deep + out[2] * far,
  ];
}

/** The place `swell` above a bare skull of half width `wide` that is seen from its middle in the direction of another. */
export function onEgg([x, y, z]: Vector, wide: number, swell: number): Vector {
  const [up, ahead] = [y - SKULL.y, z - SKULL.z];
  const far = 1 / Math.hypot(x / (wide + swell), up / (SKULL.high + swell), ahead / (SKULL.deep + swell));
  return [x * far, SKULL.y + up * far, SKULL.z + ahead * far];
}
