import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, DOWN, nape, slice, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import { flow, riseOf, SOFT, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt } from './hairline.ts';
import { drape, lock, onSkull } from './lock.ts';
import { softWindow } from './soft-window.ts';

/**
 * Locks over the forehead, across from the side that they are combed from: how much lower than the edge each ends, how far it
 * leans to the other side, and how broad it is. No two are alike, or they would be a scallop.
 */
const LOCKS = [
  { across: 0.95, lower: 0.12, lean: -0.06, radius: 0.28 },
  { across: 0.66, lower: 0.02, lean: 0.24, radius: 0.36 },
  { across: 0.34, lower: 0.05, lean: 0.34, radius: 0.4 },
  { across: 0.02, lower: -0.05, lean: 0.2, radius: 0.34 },
  { across: -0.26, lower: 0.07, lean: 0.38, radius: 0.4 },
  { across: -0.58, lower: 0, lean: 0.22, radius: 0.36 },
  { across: -0.86, lower: 0.1, lean: 0.16, radius: 0.32 },
] as const;

/**
 * Broad locks that fall from the crown over the forehead to one side and end in points of their own, more or less
 * `uneven` along an edge.
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
        { at: [x + aside * 0.5, low, 1.28 - (x + aside * 0.5) ** 2 * 0.5], out: 0.09 },
      ],
      radius,
      { tip: 0.22 },
    );
  });
}

/** A short cut combed forwards: its hairline is one of small points. */
export const shortStraight: HairMould = (head) => {
  const rise = riseOf(head);
  return [
    [
      ...softCap(head, rise, strands([head.side * 0.2, 1, 0], 12, 0.04, head.phase)),
      ...softWindow(head, BEHIND / 2),
      ...tousled(head, rise, (x) => edgeAt(head, x) - 0.02, 0.6),
      ...aroundEars(head, -0.12, SOFT),
      nape(head),
    ],
  ];
};

/** Hair behind the locks over the forehead ends so much higher. */
const BEHIND = 0.24;
/** A fringe ends so high above the eyes. */
const FRINGE_END = 0.5;

/** Hair over the forehead to just above the brows, tousled, the ears free. */
export const shortFringe: HairMould = (head) => {
  const rise = riseOf(head);
  return [
    [
      ...softCap(head, rise, strands([head.side * 0.2, 1, 0], 12, 0.04, head.phase)),
      ...softWindow({ ...head, hairline: FRINGE_END, course: head.fringe }, BEHIND),
      ...tousled(head, rise, (x) => (head.fringe ? heightAt(head.fringe, x) : FRINGE_END)),
      ...aroundEars(head, -0.12, SOFT),
      nape(head),
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

/** Short and soft: swept across the forehead, points before the ears and at the neck. */
export const pixie: HairMould = (head) => {
  const { paint, side, wide, lift, hairline } = head;
  const top = Math.max(1.5, hairline + 0.38);
  const sweep = (t: number, from: number, tip: Vector) =>
    drape(
      paint,
      onSkull([from, top + 0.1, 0.72 - t * 0.3], wide, 0.08 + lift * 0.4),
      onSkull(tip, wide, 0.05),
      {
        wide,
        swell: 0.1 + lift * 0.2,
        broad: 0.25,
        thick: 0.13,
        blend: 0.08,
      },
    );
  const across = [0, 0.25, 0.5, 0.75, 1].flatMap((t) =>
    sweep(t, side * (0.5 - t * 0.4), [-side * (t * (wide - 0.1) - 0.16), 0.66 - t * 0.5, 1.2 - t * t * 0.7]),
  );
  const near = [0, 0.6].flatMap((t) =>
    sweep(t, side * 0.5, [side * (0.84 + t * 0.3), 0.6 - t * 0.3, 0.9 - t * 0.4]),
  );
  const wisps = [-1, 1].flatMap((way): Solid[] => [
    lock(paint, [way * (wide - 0.02), 0.6, 0.42], [way * (wide - 0.02), -0.62, 0.46], {
      broad: 0.15,
      thick: 0.1,
    }),
    lock(paint, [way * (wide - 0.2), 0.2, -0.75], [way * (wide - 0.3), -1.15, -0.62], {
      broad: 0.26,
      thick: 0.14,
    }),
  ]);
  const crown = [-0.7, -0.25, 0.25, 0.7].map((x) =>
    lock(
      paint,
      [x * 0.7, 1.5 + lift, -0.5],
      [x * 1.2, 1.84 + lift * 1.1 - Math.abs(x) * 0.16, 0.3 - Math.abs(x) * 0.3],
      {
        broad: 0.3,
        thick: 0.16,
        blend: 0.16,
      },
    ),
  );
  return [
    [
      cap(head, paint, 0.16, strands(DOWN, 6, 0.06, head.phase), { lift: lift + 0.08, puff: head.puff }),
      ...faceWindow(head, 'round'),
      ...aroundEars(head, -0.1),
      nape(head, -0.9),
      ...across,
      ...near,
      ...wisps,
      ...crown,
    ],
  ];
};
