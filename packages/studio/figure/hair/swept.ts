import { heightAt } from '../../reading/photo/hair-course.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, DOWN, nape, slice, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock, onSkull, rope } from './lock.ts';

/**
 * How far the front rises over the skull before it goes back, what its own height adds, and how far it leans
 * away from the parting. */
const FRONT = { swell: 0.06, lift: 1.1, lean: 0.3 };

/** Hair combed back from the forehead, on top and at the sides, as long as it has to be to stay there. */
export function sweptCap(head: HairHead): Solid[] {
  const { paint, lift, puff, wide, hairline, course, side } = head;
  const sides = [-1, 1].flatMap((side) =>
    [0.92, 0.6, 0.28].map((y, index) =>
      lock(
        paint,
        [side * (wide - 0.22 + index * 0.1), y, 0.72 - index * 0.1],
        [side * (wide + 0.04 + puff * 0.6), y - 0.28, -0.9],
        { broad: 0.24, thick: 0.13, blend: 0.1 },
      ),
    ),
  );
  const front = [-0.82, -0.58, -0.35, -0.12, 0.12, 0.35, 0.58, 0.82].flatMap((x) => {
    const edge = course ? heightAt(course, x) : hairline - x * x * 0.2;
    const lean = -side * FRONT.lean;
    const root = onSkull([x, edge + 0.06, 1.1 - x * x * 0.3], wide, -0.1);
    const rise = FRONT.swell - x * x * 0.1 + lift * FRONT.lift;
    const top = onSkull([x + lean * 0.5, edge + 0.55, 0.8 - x * x * 0.3], wide, rise);
    const end = onSkull([x * 0.9 + lean, 1.75, -0.1], wide, lift * 0.6 - 0.2);
    const groove = strands(DOWN, 3, 0.035, x * 5);
    return [
      ...rope(paint, [root, top], [0.1, 0.16], groove, 0.1),
      ...rope(paint, [top, end], [0.16, 0.06], groove, 0.1),
    ];
  });
  return [
    cap(head, paint, 0.1, strands(BACK, 15, 0.07, head.phase), { lift: lift * 0.8, puff: puff * 0.7 }),
    ...sides,
    ...front,
    ...faceWindow(head, 'round', { above: course ? 0 : 0.1 }),
  ];
}

/** Combed straight back: the whole forehead bare, the strands running away from it. */
export const sweptBack: HairMould = (head) => [
  [...sweptCap(head), ...aroundEars(head, -0.05), nape(head, -1.05)],
];

/** Short sides, the front drawn up and back in a roll. */
export const quiff: HairMould = (head) => {
  const { paint, tips, lift, hairline, wide, side } = head;
  const roots = hairline + 0.06;
  const rise = 0.62 + lift * 0.6;
  const front = [-0.74, -0.44, -0.12, 0.2, 0.5, 0.76].map((x) =>
    lock(
      tips,
      [x * 0.96, roots, 1.02 - x * x * 0.32],
      [x - side * 0.14, roots + rise - (x + side * 0.2) ** 2 * 0.22, 1.08 - x * x * 0.3],
      { broad: 0.25, thick: 0.26, blend: 0.14 },
      [x * 0.4, 0.1, 1],
    ),
  );
  return [
    [
      cap(head, paint, 0.075, strands(BACK, 12, 0.04, head.phase)),
      {
        shape: 'ellipsoid',
        at: [0, roots + rise * 0.5, 0.38],
        size: [Math.min(0.92, wide - 0.26), 0.36 + rise * 0.42, 0.92],
        turn: [-16, 0, 0],
        paint,
        blend: 0.12,
        groove: strands(BACK, 9, 0.07),
      },
      ...faceWindow(head, 'round'),
      ...aroundEars(head),
      nape(head),
      ...front,
    ],
  ];
};

/** Shorn sides under long hair on top, with a hard edge between them. */
export const undercut: HairMould = (head) => {
  const { paint, lift, hairline, side } = head;
  const top = [-0.72, -0.26, 0.2, 0.66].map((x) =>
    lock(
      paint,
      [x - side * 0.1, hairline + 0.22 + lift * 0.3, 1.02 - x * x * 0.3],
      [x * 0.9 + side * 0.06, 1.84 + lift * 0.8, -0.35],
      { broad: 0.34, thick: 0.22, blend: 0.12 },
      [x * 0.3, 1, 0.5],
    ),
  );
  return [
    [
      cap(head, head.shorn, 0.035, GRAIN),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.05),
      nape(head, -0.8, 0.04),
    ],
    [
      cap(head, paint, 0.08, strands(BACK, 11, 0.07, head.phase), { lift }),
      ...faceWindow(head, 'round', { above: 0.04 }),
      ...top,
      slice(head, [0, Math.min(1.02, hairline - 0.08) - 2, 0], [3, 2, 3], [5, 0, 0], 0.05),
    ],
  ];
};
