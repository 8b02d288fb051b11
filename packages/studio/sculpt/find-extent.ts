import { PULL } from './camera.ts';
import { buildField } from './field.ts';
import { HIDDEN, sampleAt } from './samples.ts';
import type { Sculpture, Vector } from './solid.ts';
import { traceVisible } from './visible.ts';

/** The square in which to look: its top left corner in world units, its edge in cells, and how many cells a unit has. */
export type ExtentProbe = { left: number; top: number; edge: number; perUnit: number };

/**
 * What sculptures cover as seen from `turn` (degrees), in world units, to one cell of the probe. Much cheaper than
 * rendering them. Null where nothing is seen.
 */
export function findExtent(
  sculptures: readonly Sculpture[],
  { left, top, edge, perUnit }: ExtentProbe,
  turn: Vector,
): { left: number; right: number; top: number; bottom: number } | null {
  const middle = edge / 2 / perUnit;
  const axis = [left + middle, top - middle] as const;
  const camera = { left, top, width: edge, height: edge, pixelsPerUnit: perUnit, pull: PULL, axis };
  const seen = traceVisible(buildField(sculptures, turn), camera, false);
  let [first, last, highest, lowest] = [edge, 0, edge, 0];
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      if ((seen.depths[sampleAt(seen, x, y)] ?? HIDDEN) <= HIDDEN) continue;
      first = Math.min(first, x);
      last = Math.max(last, x + 1);
      highest = Math.min(highest, y);
      lowest = Math.max(lowest, y + 1);
    }
  }
  if (last === 0) return null;
  return {
    left: left + first / perUnit,
    right: left + last / perUnit,
    top: top - highest / perUnit,
    bottom: top - lowest / perUnit,
  };
}
