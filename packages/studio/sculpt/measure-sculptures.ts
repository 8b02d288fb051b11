import { findExtent } from './find-extent.ts';
import type { Sculpture, Vector } from './solid.ts';

const PROBE = { left: -1.2, top: 1.2, edge: 72, perUnit: 30 };

/**
 * What sculptures around the origin cover as seen from `turn` (degrees), in world units, to a thirtieth. Extents are at
 * least 0.1; what lies further than 1.2 from the origin is not seen.
 */
export function measureSculptures(sculptures: readonly Sculpture[], turn: Vector) {
  const seen = findExtent(sculptures, PROBE, turn) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    width: Math.max(0.1, seen.right - seen.left),
    height: Math.max(0.1, seen.top - seen.bottom),
    middleX: (seen.left + seen.right) / 2,
    middleY: (seen.top + seen.bottom) / 2,
  };
}
