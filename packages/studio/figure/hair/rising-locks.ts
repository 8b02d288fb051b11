import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Groove, Solid } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';
import { ALONG, onForehead, onSkull, tuft } from './lock.ts';

/**
 * How far the front rises over the skull before it goes back, what its own height adds, and how far it leans
 * away from the parting.
 */
const FRONT = { swell: 0.14, lift: 1.2, lean: 0.26 };
/** Where the locks of the front grow, across: no two are of one breadth or height. */
const ROOTS = [
  { x: -0.88, radius: 0.2, up: -0.05 },
  { x: -0.68, radius: 0.25, up: 0 },
  { x: -0.42, radius: 0.27, up: 0.04 },
  { x: -0.14, radius: 0.3, up: 0.02 },
  { x: 0.14, radius: 0.27, up: 0.05 },
  { x: 0.42, radius: 0.29, up: 0 },
  { x: 0.7, radius: 0.25, up: 0.03 },
  { x: 0.88, radius: 0.2, up: -0.05 },
] as const;
/** A comb leaves finer strands. */
const COMBED: Groove = { ...ALONG, density: 3, depth: 0.045 };
/** A lock leaves the cap so far behind the edge of the hair: it never hangs over the forehead. */
const BEHIND_EDGE = 0.02;
/** Locks that rise behind the hairline and lie back over the crown: nothing hangs over their roots. */
export function risingLocks(head: HairHead, swell: number = FRONT.swell): Solid[] {
  const { paint, lift, wide, hairline, course, side } = head;
  return ROOTS.flatMap(({ x: from, radius, up }) => {
    // The broadest lock stands on the side that the hair is combed from.
    const x = from * side;
    const edge = course ? heightAt(course, x) : hairline - x * x * 0.2;
    const lean = -side * FRONT.lean;
    const rise = swell + lift * FRONT.lift - x * x * 0.1 + up;
    const sunk = radius * 0.68;
    const back = x * x * 0.35;
    const high = Math.max(1.72, edge + 0.5);
    return tuft(
      paint,
      [
        onForehead([x, edge + BEHIND_EDGE, 1.12 - back], wide, -0.14),
        onForehead(
          [x + lean * 0.1, Math.min(1.9, edge + BEHIND_EDGE + 0.2), 1 - back],
          wide,
          rise * 0.9 - sunk,
        ),
        onSkull([x + lean * 0.6, high + 0.1, 0.55 - back], wide, rise * 1.1 - sunk),
        onSkull([x * 0.95 + lean * 0.9, 1.8, -0.2], wide, rise * 0.75 - sunk),
        onSkull([x * 0.85 + lean, 1.3, -1], wide, -0.08),
      ],
      radius,
      { tip: 0.5, groove: COMBED },
    );
  });
}
