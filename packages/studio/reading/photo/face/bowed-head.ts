import type { Point } from '../point.ts';

/**
 * Of what bowing lends a face so much stays: a head seen a little from above smiles more, and its brows rise more, than
 * the same head raised. People know the face that the photo shows, and a toy whose corners all fall looks sad.
 */
const KEPT = 0.7;

/** So far brows lie behind the middle of their face one unit aside, by height; nearer it with the square. Eyes stay. */
const BEHIND = [
  [-0.75, 0],
  [-0.36, 0.45],
  [-0.2, 0.4],
  [-0.1, 0],
] as const;

/** How far a bow of `pitch` radians lifts what lies so far `behind` the middle of a face; nothing of one that leans back. */
export const liftOfBow = (pitch: number, behind: number): number =>
  KEPT * Math.sin(Math.max(0, pitch)) * behind;

/** Lifts the outer ends of the brows of a head that was bowed, in place on its face seen from the front. */
export function liftBrows(points: readonly Point[], pitch: number): Point[] {
  return points.map(({ x, y }) => ({ x, y: y - liftOfBow(pitch, depthAt(y) * Math.min(1, x * x)) }));
}

function depthAt(y: number): number {
  const next = BEHIND.findIndex(([at]) => at >= y);
  const [from, to] = [BEHIND[next - 1], BEHIND[next]];
  if (!from || !to) return 0;
  return from[1] + ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0]);
}
