import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, crop, DOWN, nape, slice, strands } from './cap.ts';
import { flow, riseOf, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt } from './hairline.ts';

/**
 * Locks over the forehead, from the side where they begin: how much lower than the edge each ends, how far it leans
 * to the other side, and how broad it is. No two are alike: otherwise they would look like a scallop.
 */
const LOCKS = [
  { across: 0.98, lower: 0.12, lean: -0.06, radius: 0.24 },
  { across: 0.8, lower: 0.03, lean: 0.16, radius: 0.28 },
  { across: 0.6, lower: 0.07, lean: 0.24, radius: 0.26 },
  { across: 0.4, lower: 0.01, lean: 0.3, radius: 0.3 },
  { across: 0.2, lower: 0.08, lean: 0.22, radius: 0.26 },
  { across: 0.01, lower: -0.04, lean: 0.26, radius: 0.28 },
  { across: -0.19, lower: 0.06, lean: 0.34, radius: 0.28 },
  { across: -0.4, lower: -0.02, lean: 0.24, radius: 0.3 },
  { across: -0.6, lower: 0.05, lean: 0.28, radius: 0.27 },
  { across: -0.78, lower: 0.02, lean: 0.18, radius: 0.28 },
  { across: -0.94, lower: 0.1, lean: 0.14, radius: 0.24 },
] as const;

/**
 * Broad locks that fall from the crown over the forehead to one side; each ends in a point of its own, `uneven` says
 * how unevenly.
 */
function tousled(head: HairHead, rise: number, edge: (x: number) => number, uneven = 1): Solid[] {
  const { side } = head;
  const crown = side * 0.22;
  return LOCKS.flatMap(({ across, lower, lean, radius }, index) => {
    const x = across * side;
    const aside = -side * lean;
    const low = edge(x) - lower * uneven + 0.06;
    const up = (index % 2) * 0.04;
    return flow(
      head,
      [
        { at: [crown + x * 0.35, 1.84, 0.1 - (index % 2) * 0.25], out: rise * 0.7 },
        { at: [crown + (x - crown) * 0.55, 1.62, 0.72 - x * x * 0.2], out: rise * 1.1 + up },
        {
          at: [x - aside * 0.5, (Math.max(1.4, low + 0.4) + low) / 2, 1.14 - x * x * 0.4],
          out: 0.17 + rise * 0.4 + up,
        },
        { at: [x + aside * 0.5, low, 1.28 - (x + aside * 0.5) ** 2 * 0.5], out: 0.09, from: 'skin' },
      ],
      radius,
      { tip: 0.24 },
    );
  });
}

/** How far above the hairline points begin to hang: they reach a little below the place where they would end. */
const POINTS = 0.06;

/** A short cut combed forwards: its hairline is one of small points. */
export const shortStraight: HairMould = (head) => {
  const rise = riseOf(head);
  return [
    crop(head, [...softCap(head, rise, strands([head.side * 0.2, 1, 0], 12, 0.04, head.phase))], {
      above: BEHIND / 2,
    }),
    tousled(head, rise, (x) => edgeAt(head, x) + POINTS, 0.6),
  ];
};

/** How much higher the hair behind the locks over the forehead ends. */
const BEHIND = 0.24;
/** How high above the eyes a fringe ends. */
const FRINGE_END = 0.5;

/** Locks that fall over the temples and back over the ears: where they begin, and how low and how far back they end. */
const SIDES = [
  { from: 0.5, low: 0.42, back: 0.42, radius: 0.34 },
  { from: -0.1, low: 0.16, back: -0.2, radius: 0.38 },
  { from: -0.6, low: -0.2, back: -0.8, radius: 0.38 },
] as const;

/** Locks of both sides, one behind the other. */
const sideLocks = (head: HairHead, rise: number): Solid[] =>
  [-1, 1].flatMap((way) =>
    SIDES.flatMap(({ from, low, back, radius }, index) => {
      const x = way * head.wide;
      const out = 0.06 + rise * 0.3 + head.puff * 0.7 + ((index + way + 1) % 3) * 0.02;
      return flow(
        head,
        [
          { at: [x * 0.6, 1.5, from], out: rise * 0.6 },
          { at: [x * 0.95, 1, (from + back) / 2 + 0.06], out },
          { at: [x, low, back], out: 0.05 + head.puff * 0.5 },
        ],
        radius,
        { tip: 0.3 },
      );
    }),
  );

/** Hair over the forehead to just above the brows, tousled, the ears free. */
export const shortFringe: HairMould = (head) => {
  const rise = riseOf(head);
  return [
    crop(
      { ...head, hairline: FRINGE_END, course: head.fringe },
      [...softCap(head, rise, strands([head.side * 0.2, 1, 0], 12, 0.04, head.phase))],
      { above: BEHIND },
    ),
    [
      ...tousled(head, rise, (x) => (head.fringe ? heightAt(head.fringe, x) : FRINGE_END)),
      ...sideLocks(head, rise),
      ...aroundEars(head),
    ],
  ];
};

/** One smooth rim around the head, above it as round as a bowl. */
export const bowlCut: HairMould = (head) => [
  [
    cap(
      head,
      head.paint,
      0.22,
      { ...strands(DOWN, 7, 0.06, head.phase), wave: 0 },
      { lift: head.lift * 0.6, puff: head.puff },
    ),
    slice(head, [0, 0.5 - 2, 0.6], [3, 2, 2.4], [-7, 0, 0], 0.06),
  ],
  [
    cap(head, head.shorn, 0.05, undefined),
    slice(head, [0, 0, 1.3], [3, 3, 1.4]),
    ...aroundEars(head, 0.1),
    nape(head, -0.6, 0.05),
  ],
];

/** Locks of a pixie cut, from the middle of the forehead to the far temple: each ends lower and farther out. */
const SWEEP = [
  { share: 0, radius: 0.34, lower: 0.02 },
  { share: 0.28, radius: 0.38, lower: -0.05 },
  { share: 0.54, radius: 0.36, lower: 0.04 },
  { share: 0.8, radius: 0.38, lower: 0 },
  { share: 1, radius: 0.3, lower: 0.06 },
] as const;

/** A lock that falls from the crown past `via` and ends in a point. */
const fall = (head: HairHead, from: Vector, via: Vector, tip: Vector, radius: number, out: number): Solid[] =>
  flow(
    head,
    [
      { at: from, out: out * 0.5 },
      { at: via, out },
      { at: tip, out: 0.08 },
    ],
    radius,
    { tip: 0.25 },
  );

/** Short and soft: swept across the forehead, points before the ears and at the neck. */
export const pixie: HairMould = (head) => {
  const { side, wide, hairline } = head;
  const rise = riseOf(head) + 0.06;
  const top = Math.max(1.5, hairline + 0.38);
  const across = SWEEP.flatMap(({ share, radius, lower }) => {
    const end = -side * (share * (wide - 0.08) - 0.2);
    return fall(
      head,
      [side * (0.46 - share * 0.3), top + 0.16, 0.6 - share * 0.4],
      [end * 0.7 + side * 0.1, 1.28 - share * 0.3, 1.05 - share * share * 0.5],
      [end, 0.66 - share * 0.55 - lower, 1.2 - share * share * 0.7],
      radius,
      0.14 + rise * 0.6,
    );
  });
  const near = [0, 0.7].flatMap((share) =>
    fall(
      head,
      [side * 0.5, top + 0.1, 0.7 - share * 0.6],
      [side * 0.86, 1.12, 0.72 - share * 0.5],
      [side * (0.94 + share * 0.2), 0.5 - share * 0.4, 0.76 - share * 0.4],
      0.34,
      0.12 + rise * 0.4,
    ),
  );
  const points = [-1, 1].flatMap((way) => [
    ...fall(
      head,
      [way * wide, 0.8, 0.2],
      [way * wide, 0.3, 0.4],
      [way * (wide - 0.04), -0.5, 0.5],
      0.2,
      0.07,
    ),
    ...fall(
      head,
      [way * (wide - 0.2), 0.2, -0.85],
      [way * (wide - 0.2), -0.4, -0.8],
      [way * (wide - 0.36), -1.05, -0.66],
      0.28,
      0.1,
    ),
  ]);
  return [
    crop(head, [...softCap(head, rise, strands([side * 0.3, 1, -0.1], 14, 0.04, head.phase))], {
      above: 0.1,
      end: -0.9,
    }),
    head.underHat ? points : [...across, ...near, ...points],
  ];
};
