import { clamp } from '../math.ts';
import type { Probe } from '../sculpt/sdf.ts';
import { listDistance, listSurface } from '../sculpt/tile-sdf.ts';
import { type Grid, LEAF } from './sample-grid.ts';

/** Where a lattice edge passes the surface, which way the surface faces there, and whose it is. */
export type Crossing = { point: Float64Array; normal: Float64Array; solid: number };

/** A crossing to measure into. */
export const createCrossing = (): Crossing => ({
  point: new Float64Array(3),
  normal: new Float64Array(3),
  solid: 0,
});

/** So close to a point the direction of a groove is measured: a crease must not be smeared. */
const GROOVE = 0.0015;
/** A crossing keeps away from the samples at both ends of its edge, so that no triangle degenerates. */
const LEAST = 0.02;

const probe: Probe = new Float64Array(7);

/** Measures where the edge from a sample along an axis passes the surface. */
export function measureCrossing(
  grid: Grid,
  i: number,
  j: number,
  k: number,
  axis: number,
  out: Crossing,
): void {
  const { nx, ny, step, distances, field, neighbourhoods } = grid;
  const { solids, starts, counts } = neighbourhoods;
  const block = neighbourhoods.block((i / LEAF) | 0, (j / LEAF) | 0, (k / LEAF) | 0);
  const list = starts[block];
  const count = counts[block];
  const at = (k * ny + j) * nx + i;
  const a = distances[at];
  const b = distances[at + (axis === 0 ? 1 : axis === 1 ? nx : nx * ny)];
  probe[0] = grid.x0 + i * step;
  probe[1] = grid.y0 + j * step;
  probe[2] = grid.z0 + k * step;
  const origin = probe[axis];
  // An edge whose ends were filled or cut off on the lattice has no true crossing: its middle will do.
  const real = a < 0 !== b < 0 && count > 0;
  let share = real ? a / (a - b) : 0.5;
  if (real) {
    probe[axis] = origin + share * step;
    listDistance(field.numbers, solids, list, count, probe, true);
    share = refine(share, a, b, probe[3]);
  }
  probe[axis] = origin + share * step;
  for (let c = 0; c < 3; c++) out.point[c] = probe[c];
  if (count > 0) {
    out.solid = listSurface(field.numbers, solids, list, count, probe, GROOVE, out.normal);
    return;
  }
  out.normal.fill(0);
  out.normal[axis] = a < b ? 1 : -1;
}

/** One step of regula falsi: the distance `d` was measured at `share` of an edge from distance `a` to `b`. */
function refine(share: number, a: number, b: number, d: number): number {
  const better = d < 0 === a < 0 ? share + ((1 - share) * d) / (d - b) : (share * a) / (a - d);
  return Number.isFinite(better) ? clamp(better, LEAST, 1 - LEAST) : share;
}
