import type { Rgb } from '../../../colour.ts';
import { type Lab, toLab } from '../../../colour-lab.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { CROWN, type HeadRegions } from '../regions/head-regions.ts';
import { isWorn } from './hat-mask.ts';

/**
 * The step between the places that are looked at, and how far the places are with which each is compared, in the
 * head's units.
 */
const STEP = 0.05;
const BESIDE = 0.05;
/** How far inside a hat its own colours are seen, not those of the wall. */
const INSIDE = 0.15;
/** Changes of colour across and down a printed cloth: folds and shade change hardly any hue. */
const PRINTED = { hue: 3, light: 9 };
const LEAST_PLACES = 100;

/** How much lightness and hue differ from those on both sides, on average. */
type Change = { light: number; hue: number };

/** Whether what is worn on a head has a pattern; not where little of it is seen. */
export function hasPattern(patch: HeadPatch, regions: HeadRegions): boolean {
  const places: { x: number; y: number; lab: Lab }[] = [];
  for (let y = CROWN.top; y < -0.6; y += STEP) {
    for (let x = CROWN.left; x <= CROWN.right; x += STEP) {
      const colour = isInside(regions, x, y) ? patch.at(x, y) : undefined;
      if (colour) places.push({ x, y, lab: toLab(colour) });
    }
  }
  if (places.length < LEAST_PLACES) return false;
  const change = (dx: number, dy: number): Change => {
    let [light, hue] = [0, 0];
    for (const { x, y, lab } of places) {
      const own = offMean(lab, patch.at(x - dx, y - dy), patch.at(x + dx, y + dy));
      light += own.light / places.length;
      hue += own.hue / places.length;
    }
    return { light, hue };
  };
  const [across, down] = [change(BESIDE, 0), change(0, BESIDE)];
  return Math.min(across.hue, down.hue) > PRINTED.hue || Math.min(across.light, down.light) > PRINTED.light;
}

const isInside = (regions: HeadRegions, x: number, y: number): boolean =>
  [-INSIDE, 0, INSIDE].every((off) => isWorn(regions, x + off, y) && isWorn(regions, x, y + off));

function offMean([light, a, b]: Lab, before: Rgb | undefined, after: Rgb | undefined): Change {
  if (!before || !after) return { light: 0, hue: 0 };
  const [one, other] = [toLab(before), toLab(after)];
  return {
    light: Math.abs(light - (one[0] + other[0]) / 2),
    hue: Math.hypot(a - (one[1] + other[1]) / 2, b - (one[2] + other[2]) / 2),
  };
}
