import type { Group, Paint, Vector } from '../../sculpt/solid.ts';
import { box, cut, ellipsoid } from '../mould.ts';

/** So much wider than the crown a band around it is. */
const OVER = 1.035;

/** A band around a round crown at `at` with the radii `size`, between two heights; as an ellipsoid it widens as the crown does. */
export function hatBand(
  paint: Paint,
  [at, size]: readonly [Vector, Vector],
  from: number,
  to: number,
): Group {
  const [x, y, z] = size;
  return [
    ellipsoid(paint, at, [x * OVER, y, z * OVER]),
    cut(box(paint, [0, from - 2, 0], [3, 2, 3], 0, [-6, 0, 0])),
    cut(box(paint, [0, to + 2, 0], [3, 2, 3], 0, [-6, 0, 0])),
  ];
}
