import { SLOT, STRIDE } from './field.ts';
import { solidGradient } from './gradient.ts';
import { type Probe, smoothUnion, solidDistance } from './sdf.ts';

const FAR = 1e3;

/**
 * Measures the distance from a probe to the nearest surface of a short list of solids, all of which count. `fine` adds
 * the combed grooves.
 */
export function listDistance(
  n: Float64Array,
  list: Int32Array,
  start: number,
  count: number,
  probe: Probe,
  fine: boolean,
): void {
  if (count === 1) {
    solidDistance(n, list[start] * STRIDE, probe, fine);
    return;
  }
  let nearest = FAR;
  let whole = FAR;
  let group = -1;
  for (let at = start; at < start + count; at++) {
    const o = list[at] * STRIDE;
    const of = n[o + SLOT.group];
    if (of !== group) {
      if (whole < nearest) nearest = whole;
      whole = FAR;
      group = of;
    }
    solidDistance(n, o, probe, fine);
    const d = probe[3];
    const k = n[o + SLOT.blend];
    if (n[o + SLOT.cut] === 1) whole = -smoothUnion(-whole, d, k);
    else whole = whole === FAR ? d : smoothUnion(whole, d, k);
  }
  probe[3] = Math.min(whole, nearest);
}

/**
 * Finds the surface of a list of solids at a probe near it: leaves the distance, writes its unit normal into `normal`, returns the
 * index of the solid it belongs to: the nearest of the nearest group, without cutters. Grooves are felt over `e`.
 */
export function listSurface(
  n: Float64Array,
  list: Int32Array,
  start: number,
  count: number,
  probe: Probe,
  e: number,
  normal: Float64Array,
): number {
  let best = FAR;
  let found = -1;
  let [bestX, bestY, bestZ] = [0, 0, 1];
  let [x, y, z] = [0, 0, 1];
  let whole = FAR;
  let nearest = FAR;
  let member = -1;
  for (let at = start; at < start + count; at++) {
    const index = list[at];
    const o = index * STRIDE;
    solidGradient(n, o, probe, e);
    const d = probe[3];
    const k = n[o + SLOT.blend];
    const cut = n[o + SLOT.cut] === 1;
    const sign = cut ? -1 : 1;
    if (!cut && d < nearest) {
      nearest = d;
      member = index;
    }
    // The seam mixes both directions by how near each surface is.
    const before = sign * whole;
    const soft = Math.max(0, k - Math.abs(before - d));
    const share = soft > 0 ? soft / (2 * k) : 0;
    const mine = d < before ? 1 - share : share;
    x = x * (1 - mine) + probe[4] * mine * sign;
    y = y * (1 - mine) + probe[5] * mine * sign;
    z = z * (1 - mine) + probe[6] * mine * sign;
    whole = sign * smoothUnion(before, d, k);
    const next = at + 1 < start + count ? list[at + 1] * STRIDE : -1;
    if (next >= 0 && n[next + SLOT.group] === n[o + SLOT.group]) continue;
    if (whole < best) {
      best = whole;
      found = member;
      bestX = x;
      bestY = y;
      bestZ = z;
    }
    whole = FAR;
    nearest = FAR;
    member = -1;
  }
  const length = 1 / (Math.sqrt(bestX * bestX + bestY * bestY + bestZ * bestZ) || 1);
  probe[3] = best;
  normal[0] = bestX * length;
  normal[1] = bestY * length;
  normal[2] = bestZ * length;
  return found < 0 ? list[start] : found;
}
