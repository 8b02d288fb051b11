import { mean } from '../../math.ts';
/** A place in a picture, in its pixels. */
export type Point = { x: number; y: number };

/** The mean of some places. */
export function middleOf(places: readonly Point[]): Point {
  return { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
}
