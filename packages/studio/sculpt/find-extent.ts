import { PULL } from './camera.ts';
import { buildField } from './field.ts';
import { HIDDEN, sampleAt } from './samples.ts';
import type { Sculpture, Vector } from './solid.ts';
import { traceVisible } from './visible.ts';

/** The square in which to look: its top left corner in world units, its edge in cells, and how many cells a unit has. */
type ExtentProbe = { left: number; top: number; edge: number; perUnit: number };

/**
 * What sculptures cover as seen from `turn` (degrees), in world units, to one cell of the probe. Much cheaper than
 * rendering them. Null where nothing is seen.
 */
export function findExtent(
  sculptures: readonly Sculpture[],
  probe: ExtentProbe,
  turn: Vector,
): { left: number; right: number; top: number; bottom: number } | null {
  const { left, top, edge, perUnit } = probe;
  const seen = look(sculptures, probe, turn);
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

/**
 * How far to the left and to the right sculptures reach in each row of the probe, from its top, in world units; null in a
 * row where nothing is seen.
 */
export function findOutline(
  sculptures: readonly Sculpture[],
  probe: ExtentProbe,
  turn: Vector,
): ({ left: number; right: number } | null)[] {
  const { left, edge, perUnit } = probe;
  const seen = look(sculptures, probe, turn);
  return Array.from({ length: edge }, (_, y) => {
    const isSeen = (x: number) => (seen.depths[sampleAt(seen, x, y)] ?? HIDDEN) > HIDDEN;
    const cells = Array.from({ length: edge }, (_, x) => x).filter(isSeen);
    const [first, last] = [cells[0], cells.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { left: left + first / perUnit, right: left + (last + 1) / perUnit };
  });
}

function look(sculptures: readonly Sculpture[], { left, top, edge, perUnit }: ExtentProbe, turn: Vector) {
  const middle = edge / 2 / perUnit;
  const axis = [left + middle, top - middle] as const;
  const camera = { left, top, width: edge, height: edge, pixelsPerUnit: perUnit, pull: PULL, axis };
  return traceVisible(buildField(sculptures, turn), camera, false);
}

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
