import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Vector } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';
import { onForehead } from './lock.ts';

/** Where no photo shows the hairline, it falls so much to the temples. */
const ROUND = 0.2;

/** Height of the hairline at a place across. */
export const edgeAt = ({ course, hairline }: Pick<HairHead, 'course' | 'hairline'>, x: number): number =>
  course ? heightAt(course, x) : hairline - x * x * ROUND;

/** Locks begin round and rise at once: they hang over the hairline by a share of their radius, and more where the skull slopes. */
const OVERHANG = { radius: 0.45, from: 1, slope: 0.6 };

/** Where a lock begins that shows from the hairline at the height `edge` on. */
export const rootAbove = (edge: number, radius: number): number =>
  edge + radius * OVERHANG.radius + Math.max(0, edge - OVERHANG.from) * OVERHANG.slope;

/** Hair fills out the corners of the skull: from this height on the bare skin lies deeper, by this share. */
const EGG = { from: 0.45, share: 0.19 };

/** The place `swell` above the bare skin of the forehead. */
export const onSkin = (towards: Vector, wide: number, swell: number): Vector =>
  onForehead(towards, wide, swell - Math.max(0, towards[1] - EGG.from) * EGG.share);

/** Middle and half height and depth of the bare skull. */
export const SKULL = { y: 0.34, z: -0.04, high: 1.52, deep: 1.32 };

/** The place `swell` above a bare skull of half width `wide` that is seen from its middle in the direction of another. */
export function onEgg([x, y, z]: Vector, wide: number, swell: number): Vector {
  const [up, ahead] = [y - SKULL.y, z - SKULL.z];
  const far = 1 / Math.hypot(x / (wide + swell), up / (SKULL.high + swell), ahead / (SKULL.deep + swell));
  return [x * far, SKULL.y + up * far, SKULL.z + ahead * far];
}
