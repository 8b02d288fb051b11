import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, DOWN, nape, slice, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { drape, lock, onSkull, tuft } from './lock.ts';
import { fringeEnds, fringeStrands } from './tops.ts';

/** So much of how uneven a cut is moulded shows on an edge that was measured. */
const UNEVEN = 0.3;

/** Locks over the forehead from the crown to a line of tips, one for each place across. */
function forelocks(
  { paint, lift, hairline, wide, course }: HairHead,
  places: readonly { x: number; tip: number; lean?: number }[],
  broad = 0.26,
): Solid[] {
  // The photo shows where they end: then they are no more uneven than hair is.
  const endOf = (x: number, tip: number) => (course ? heightAt(course, x) + (tip - hairline) * UNEVEN : tip);
  return places.flatMap(({ x, tip, lean = 0 }) =>
    tuft(
      paint,
      [
        onSkull([x * 0.6 - lean * 0.6, 1.8, 0.2], wide, lift * 0.6 - 0.08),
        onSkull([x * 0.85 - lean * 0.3, Math.max(1.5, hairline + 0.35), 0.9 - x * x * 0.2], wide, lift * 0.8),
        onSkull([x, endOf(x, tip) + 0.36, 1.2 - x * x * 0.4], wide, 0.02),
        onSkull([x * 1.04 + lean, endOf(x, tip) + 0.14, 1.28 - (x + lean * 0.6) ** 2 * 0.42], wide, -0.06),
      ],
      broad,
      { tip: 0.25 },
    ),
  );
}

/** A short cut combed forwards, its hairline of small points. */
export const shortStraight: HairMould = (head) => {
  const { side, hairline, paint, lift } = head;
  const edge = hairline - 0.02;
  return [
    [
      cap(head, paint, 0.09, strands(DOWN, 7, 0.05, head.phase), { lift: head.lift, puff: head.puff * 0.7 }),
      ...faceWindow(head, 'round'),
      ...aroundEars(head),
      nape(head),
      ...forelocks(head, [
        { x: side * 0.74, tip: edge - 0.1, lean: side * 0.14 },
        { x: side * 0.4, tip: edge + 0.02, lean: -side * 0.1 },
        { x: side * 0.06, tip: edge - 0.04, lean: -side * 0.16 },
        { x: -side * 0.28, tip: edge - 0.02, lean: -side * 0.18 },
        { x: -side * 0.6, tip: edge - 0.14, lean: -side * 0.18 },
        { x: -side * 0.84, tip: edge - 0.4, lean: -side * 0.12 },
      ]),
      {
        shape: 'ellipsoid',
        at: [-side * 0.1, 1.52 + lift * 0.7, 0.05],
        size: [0.9, 0.42 + lift * 0.4, 0.95],
        paint,
        blend: 0.25,
        groove: strands([side * 0.4, 0.5, -0.8], 5, 0.05),
      },
    ],
  ];
};

/** A fringe ends so high above the eyes. */
const FRINGE_END = 0.46;

/** Hair over the forehead to just above the brows, the ears free. */
export const shortFringe: HairMould = (head) => [
  [
    cap(head, head.paint, 0.14, fringeStrands(head, 7), { lift: head.lift, puff: head.puff }),
    ...faceWindow({ ...head, hairline: FRINGE_END + 0.16, course: head.fringe }, 'round', {
      above: head.fringe ? 0.12 : 0.1,
    }),
    ...aroundEars(head, -0.08),
    nape(head),
    ...fringeEnds(head, FRINGE_END, 0.2),
  ],
];

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
