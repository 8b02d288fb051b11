/** A place in a picture, in its pixels. */
export type Point = { x: number; y: number };

/** The mean of some places. */
export function middleOf(places: readonly Point[]): Point {
  const count = Math.max(1, places.length);
  return {
    x: places.reduce((sum, { x }) => sum + x, 0) / count,
    y: places.reduce((sum, { y }) => sum + y, 0) / count,
  };
}
