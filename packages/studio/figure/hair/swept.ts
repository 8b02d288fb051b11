import type { Solid } from '../../sculpt/solid.ts';
import { BACK, cap, crop, overShorn, shorn, strands } from './cap.ts';
import { flow, riseOf, slopeAt, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
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
/** How far locks lean to the side to which the hair is combed. */
const LEAN = 0.34;

/** However high hair stands, it goes no farther forwards than this at the hairline: it would shade the face. */
const FORWARD = 0.24;

/** Locks that grow out of the skin along the hairline and lie back over the crown, all a little to one side. */
function combedBack(head: HairHead, rise: number): Solid[] {
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

/** What is on the head below hair that is combed back from the forehead: as long as it must be to stay there. */
export const sweptCap = (head: HairHead, higher = 0): Solid[] =>
  softCap(head, riseOf(head) + higher, strands(BACK, 12, 0.085, head.phase));

/** How much higher than short hair combed forwards such hair stands if the words ask for it. */
const WISHED = 0.1;

/**
 * Combed straight back: the whole forehead bare, the strands running away from it. Locks would look like a roll over
 * the brow.
 */
export const sweptBack: HairMould = (head) => [
  crop(head, sweptCap(head, head.isSeen ? 0 : WISHED), { end: -1.05 }),
];

/** How far the front of a quiff stands above the skull, and how much the height in the photo adds. */
const QUIFF = { least: 0.28, lift: 0.8 };

/** Short sides, the front drawn up and back in a roll. */
export const quiff: HairMould = (head) => {
  const { lift, tips, hairline, side, wide } = head;
  const rise = QUIFF.least + lift * QUIFF.lift;
  const groove = strands(BACK, 14, 0.04, head.phase);
  return [
    crop(head, [
      cap(head, head.paint, 0.06, groove, { lift: lift * 0.4 }),
      {
        shape: 'ellipsoid',
        at: [-side * 0.06, Math.max(1.45, hairline + 0.3), 0.12],
        size: [wide - 0.12, 0.36 + rise * 0.9, 0.92],
        turn: [-14, 0, side * 5],
        paint: head.paint,
        blend: 0.2,
        groove,
      },
    ]),
    combedBack({ ...head, paint: tips }, rise),
  ];
};

/** How far hair on shorn sides stands above the skull, and how far below the hairline it ends. */
const TOP = { least: 0.16, lift: 0.8, below: 0.14, turn: [-8, 0, 0] } as const;

/** Shorn sides under long hair on top, with a hard edge between them. */
export const undercut: HairMould = (head) => {
  const { paint, lift, phase } = head;
  return overShorn(
    head,
    shorn(head, 0.035, { end: -0.8, blend: 0.04 }),
    cap(head, paint, 0.08, strands(BACK, 14, 0.04, phase), { lift }),
    combedBack(head, TOP.least + lift * TOP.lift),
    TOP,
  );
};
