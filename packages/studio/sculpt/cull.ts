import { type Field, SLOT, STRIDE } from './field.ts';
import { type Probe, smoothUnion, solidDistance } from './sdf.ts';

/**
 * The distance of an ellipsoid and of a tapering limb is only near the truth away from the surface; this much more
 * room keeps what a cell needs.
 */
const SLACK = 1.3;
const FAR = 1e3;

/** A stack of lists of solids: the list of each finer cell follows that of its parent. */
export type SolidStack = { indices: Int32Array; distances: Float64Array };

/** Allocates the lists of `levels` nested cells. */
export function createSolidStack(field: Field, levels: number): SolidStack {
  const indices = new Int32Array(field.count * (levels + 1));
  for (let index = 0; index < field.count; index++) indices[index] = index;
  return { indices, distances: new Float64Array(field.count) };
}

/**
 * Removes from a list all solids that do not shape a surface within `radius` of a probe, and writes the rest behind
 * the list. Returns how many are left; none means that no surface passes through that ball.
 */
export function cull(
  field: Field,
  stack: SolidStack,
  start: number,
  count: number,
  probe: Probe,
  radius: number,
): number {
  const n = field.numbers;
  const { indices, distances } = stack;
  const x = probe[0];
  const y = probe[1];
  const z = probe[2];
  const room = radius * SLACK;
  const end = start + count;
  let out = end;
  let from = start;
  while (from < end) {
    const group = n[indices[from] * STRIDE + SLOT.group];
    const pad = n[indices[from] * STRIDE + SLOT.pad];
    const first = out;
    let whole = FAR;
    let bare = FAR;
    for (; from < end; from++) {
      const index = indices[from];
      const o = index * STRIDE;
      if (n[o + SLOT.group] !== group) break;
      const mx = x - n[o + SLOT.middleX];
      const my = y - n[o + SLOT.middleY];
      const mz = z - n[o + SLOT.middleZ];
      const limit = room + n[o + SLOT.reach] + pad;
      if (mx * mx + my * my + mz * mz > limit * limit) continue;
      solidDistance(n, o, probe, false);
      const d = probe[3];
      if (d > room + pad) continue;
      const k = n[o + SLOT.blend];
      if (n[o + SLOT.cut] === 1) whole = -smoothUnion(-whole, d, k);
      else {
        whole = smoothUnion(whole, d, k);
        const deep = Math.max(d, -n[o + SLOT.thin]);
        if (deep < bare) bare = deep;
      }
      distances[out - end] = d;
      indices[out++] = index;
    }
    if (whole > room) {
      out = first;
      continue;
    }
    // Inside a group only the nearest solids and the cutters that reach them count.
    const limit = bare + 2 * room + pad;
    let kept = first;
    for (let at = first; at < out; at++) {
      const index = indices[at];
      const d = distances[at - end];
      const matters = n[index * STRIDE + SLOT.cut] === 1 ? -d > bare - 2 * room - 2 * pad : d < limit;
      if (!matters) continue;
      indices[kept] = index;
      distances[kept - end] = d;
      kept++;
    }
    out = kept;
  }
  return out - end;
}
