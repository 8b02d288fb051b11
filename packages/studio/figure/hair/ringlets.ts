import { lerpThree } from '../../math.ts';
import type { Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { tuft } from './lock.ts';

/**
 * A loose curl. Lengths are shares of its radius: half of a winding, how far it winds, and how thick its lock is.
 * `turn` is in half turns and no whole number, so that no two windings look alike from the front. `tip` is the
 * thickness of its tip, as a share of the lock's.
 */
const COIL = { half: 2.1, reach: 1.15, deep: 0.7, thick: 0.78, turn: 0.8, tip: 0.5 };
/** How soon a curl begins to wind; it ends in a winding as well. */
const WINDS = { from: 3, to: 0.3 };

/**
 * How a ringlet is made: where along its line each paint begins, its number among its neighbours, and how it is
 * joined.
 */
export type RingletShape = { index: number; paintAt(y: number): Paint; blend?: number };

/**
 * A lock that winds around a line. Neighbors wind differently: turns at the same height would look like strings of
 * pebbles.
 */
export function ringlet(
  line: readonly Vector[],
  radius: number,
  { index, paintAt, blend = 0.05 }: RingletShape,
): Solid[] {
  const long = line.slice(1).reduce((sum, place, at) => sum + apart(line[at] ?? place, place), 0);
  const last = Math.max(2, Math.round(long / (radius * COIL.half))) + 1;
  const wind = index % 2 ? 1 : -1;
  const places = Array.from({ length: last + 1 }, (_, half): Vector => {
    const share = half / last;
    const [x, y, z] = onLine(line, share);
    const reach = radius * COIL.reach * Math.min(1, share * WINDS.from, (1 - share) * WINDS.from + WINDS.to);
    const turn = half * Math.PI * COIL.turn + index * 1.7;
    return [x + Math.sin(turn) * reach * wind, y, z + Math.cos(turn) * reach * COIL.deep];
  });
  return tuft(paintAt(0), places, radius * COIL.thick, { tip: COIL.tip, blend }).map((limb) => ({
    ...limb,
    paint: paintAt((limb.at[1] + (limb.to?.[1] ?? 0)) / 2),
  }));
}

const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The place on a line of corners at a share of its number of parts. */
export function onLine(line: readonly Vector[], share: number): Vector {
  const at = share * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(at));
  const [from, to] = [line[index], line[index + 1]];
  if (!from || !to) throw new Error('a line has two places');
  const rest = at - index;
  return lerpThree(from, to, rest);
}
