import type { Solid } from '../../sculpt/solid.ts';
import { cap, crop, overShorn, shorn, strands } from './cap.ts';
import { flow, riseOf, slopeAt, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt, rootAbove } from './hairline.ts';
import { onRounded } from './lock.ts';

/** Places on a parting, from the hairline to before the crown, and how wide the valley still is there. */
const PARTING = [
  { y: 1.02, z: 1.2, width: 1 },
  { y: 1.5, z: 0.85, width: 0.8 },
  { y: 1.8, z: 0.4, width: 0.5 },
  { y: 1.87, z: 0, width: 0.2 },
] as const;

/** The width of a parting, and how deep it reaches into the hair at the hairline. */
const VALLEY = { radius: 0.075, depth: 0.03, blend: 0.12 };

/** The line on a cap of hair at `x` between both sides: a soft valley that begins at the hairline and fades to the crown. */
export function partingLine({ paint, hairline }: HairHead, x: number, { at, size }: Solid): Solid[] {
  const places = PARTING.map(({ y, z, width }) => ({
    width,
    place: onRounded([x * (1.1 - 0.1 * width), Math.max(y, hairline + 0.02), z], at, [
      size[0] + VALLEY.radius * 0.6 - VALLEY.depth * width,
      size[1] + VALLEY.radius * 0.6 - VALLEY.depth * width,
      size[2] + VALLEY.radius * 0.6 - VALLEY.depth * width,
    ]),
  }));
  return places.slice(1).flatMap(({ place, width }, index): Solid[] => {
    const before = places[index];
    return before
      ? [
          {
            shape: 'capsule',
            at: before.place,
            to: place,
            size: [VALLEY.radius * before.width, VALLEY.radius * width, 0],
            paint,
            cutOut: true,
            blend: VALLEY.blend,
          },
        ]
      : [];
  });
}

/** A parting at the side is at least this far from the middle. */
const LEAST_PARTING = 0.34;

/** Locks of the long side, from the hairline to behind the crown: how far back they lie, and how broad and high they are. */
const LONG = [
  { back: 0, radius: 0.34, up: 0.07 },
  { back: 0.26, radius: 0.42, up: 0.02 },
  { back: 0.54, radius: 0.38, up: 0.05 },
  { back: 0.82, radius: 0.42, up: 0 },
] as const;
/** Those of the short side, flat on the skull. */
const SHORT = [
  { back: 0, radius: 0.3 },
  { back: 0.4, radius: 0.34 },
  { back: 0.8, radius: 0.34 },
] as const;

/** How far above the hairline the front locks begin and pass the temples, as shares of their breadth. */
const ROOT = 0.8;
const TEMPLE = 0.8;

/** Where the parting of short hair runs, across. */
const partingAt = ({ side, parting }: HairHead) => side * Math.max(LEAST_PARTING, Math.abs(parting ?? 0.5));

/** Locks that are combed from the line at `at` over the head; they stand `rise` over the skull. */
function combedOver(head: HairHead, at: number, rise: number): Solid[] {
  const { side, wide, puff } = head;
  const edge = (x: number) => edgeAt(head, x);
  return LONG.flatMap(({ back, radius, up }) => {
    const isFront = back === 0;
    const out = rise + up * (0.4 + rise * 4);
    const from = isFront ? 'front' : undefined;
    const deep = 1 - back * 1.7;
    const line = (x: number, above: number) =>
      isFront ? rootAbove(edge(x), radius) + above : 1.72 - back * 0.1;
    const slope = (x: number) => (isFront ? slopeAt(edge(x)) : 0);
    const [near, middle, far] = [at - side * 0.2, at - side * 0.62, -side * 0.86];
    return flow(
      head,
      [
        { at: [at - side * 0.02, line(at, 0), deep], out: 0, from: from && 'skin' },
        { at: [near, line(near, 0.16), deep], out: out + rise * 0.35, from, slope: slope(near) },
        { at: [middle, line(middle, 0.18), deep], out: out + rise * 0.3, from, slope: slope(middle) },
        {
          at: [far, edge(far) + (isFront ? radius * TEMPLE : 0.16 - back * 0.2), 0.8 - back * 1.5],
          out: out * 0.7 + puff * 0.5,
          from: from && 'skin',
        },
        { at: [-side * wide, 0.42 - back * 0.3, 0.5 - back * 1.3], out: 0.03 + puff * 0.4 },
      ],
      radius,
      { tip: 0.5 },
    );
  });
}

/** Locks that lie flat on the short side of the line. */
function besideParting(head: HairHead, at: number, rise: number): Solid[] {
  const { side, wide, puff } = head;
  const temple = side * 0.84;
  return SHORT.flatMap(({ back, radius }) => {
    const isFront = back === 0;
    const from = isFront ? 'skin' : undefined;
    const root = edgeAt(head, at) + (isFront ? radius * ROOT : 0.2 + back * 0.3);
    const past = edgeAt(head, temple) + (isFront ? radius * TEMPLE : 0.16 - back * 0.1);
    return flow(
      head,
      [
        { at: [at + side * 0.04, root, 1 - back * 1.6], out: 0.02, from },
        { at: [temple, past, 0.8 - back * 1.5], out: 0.06 + rise * 0.3 + puff * 0.3, from },
        { at: [side * wide, 0.4 - back * 0.2, 0.5 - back * 1.3], out: 0.03 + puff * 0.4 },
      ],
      radius,
      { tip: 0.5 },
    );
  });
}

/** Strands that begin below the face, on the side of the parting: where they meet is never seen. */
const fromParting = ({ side, phase }: HairHead) => strands([side * 0.6, -0.7, 0.8], 14, 0.04, phase);

/** Combed to both sides of a line: over the head to the one, flat down to the other. */
export const sideParting: HairMould = (head) => {
  const at = partingAt(head);
  const rise = riseOf(head);
  return [
    crop(head, [...softCap(head, rise * 0.8, fromParting(head))]),
    [...combedOver(head, at, rise), ...besideParting(head, at, rise)],
  ];
};

/** How far hair that is combed over shorn sides stands above the skull, and how far below the hairline it ends. */
const TOP = { least: 0.2, lift: 0.8, below: 0.1, lean: 7 };

/** Shorn at the sides, the top combed over to one side in a full wave. */
export const combOver: HairMould = (head) => {
  const { paint, side, lift } = head;
  return overShorn(
    head,
    shorn(head, 0.045, { end: -0.8, blend: 0.05 }),
    cap(head, paint, 0.08, fromParting(head), { lift: lift * 0.8 }),
    combedOver(head, side * 0.72, TOP.least + lift * TOP.lift),
    { below: TOP.below, turn: [-8, 0, side * TOP.lean] },
  );
};
