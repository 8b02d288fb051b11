import { CROWN_HEIGHT } from './hair-map.ts';
import type { HairOutline } from './hair-outline.ts';

/**
 * Height of a fringe above the eyes, and the share of the forehead that it covers. Where one side of the forehead is free
 * up to the hairline, hair falls from a parting to the other.
 */
const FRINGE = { height: 0.92, share: 0.55, free: 1.2 };

/** Whether a fringe covers the forehead. */
export function hasFringe({ hairline }: HairOutline): boolean {
  const middle = hairline.slice(3, -3);
  const isParted = [hairline.slice(0, 4), hairline.slice(-4)].some((side) =>
    side.every((height) => height > FRINGE.free && height < CROWN_HEIGHT),
  );
  return (
    !isParted && middle.filter((height) => height < FRINGE.height).length >= middle.length * FRINGE.share
  );
}

/** Short and long hair combed back rises over the whole width of the forehead. */
export const SWEPT = { least: 1.05 };
export function isSweptUp({ hairline, top }: HairOutline): boolean {
  const middle = hairline.slice(2, -2);
  return middle.every((height) => height >= SWEPT.least) && widthAt(top, 1.72) > 2;
}

/** How wide hair is at a height above the eyes, within the head. */
const widthAt = (top: readonly number[], height: number) =>
  top.filter((upper) => upper >= height).length * 0.05;
