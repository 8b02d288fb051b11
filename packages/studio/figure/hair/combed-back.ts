import type { Solid } from '../../sculpt/solid.ts';
import { flow, slopeAt } from './flow.ts';
import type { HairHead } from './hair-mould.ts';
import { edgeAt, rootAbove } from './hairline.ts';

/** Where the broad locks of the top begin, across from the side that hair is combed from: no two are alike. */
const FLOWS = [
  { x: 0.9, radius: 0.28, up: -0.04 },
  { x: 0.62, radius: 0.34, up: 0 },
  { x: 0.3, radius: 0.4, up: 0.03 },
  { x: -0.06, radius: 0.36, up: 0.07 },
  { x: -0.4, radius: 0.42, up: 0.02 },
  { x: -0.72, radius: 0.34, up: 0.05 },
  { x: -0.94, radius: 0.28, up: -0.03 },
] as const;
/** Locks lean so far to the side that hair is combed to. */
const LEAN = 0.34;

/** However high hair stands, at the hairline it goes no farther forwards: it would shade the face. */
const FORWARD = 0.24;

/** Locks that grow out of the skin along the hairline and lie back over the crown, all a little to one side. */
export function combedBack(head: HairHead, rise: number): Solid[] {
  const { side } = head;
  return FLOWS.flatMap(({ x: from, radius, up }) => {
    const x = from * side;
    const edge = edgeAt(head, x);
    const root = rootAbove(edge, radius);
    const lean = -side * LEAN;
    const out = rise + 0.04 + up * (0.3 + rise * 6) - x * x * 0.05;
    const back = x * x * 0.3;
    return flow(
      head,
      [
        { at: [x, root, 1.12 - back], out: 0, from: 'skin' },
        {
          at: [x + lean * 0.1, Math.min(1.84, root + 0.16), 1 - back],
          out: out - rise + Math.min(rise, FORWARD) * 1.4,
          from: 'front',
          slope: slopeAt(edge),
        },
        { at: [x + lean * 0.5, Math.max(1.72, edge + 0.5), 0.5 - back], out: out + rise * 0.1 },
        { at: [x * 0.95 + lean, 1.7, -0.3], out: out - rise * 0.2 },
        { at: [x * 0.85 + lean, 1.1, -1.1], out: 0 },
      ],
      radius,
    );
  });
}
