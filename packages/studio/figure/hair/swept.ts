import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, nape, slice, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { onSkull, tuft } from './lock.ts';
import { risingLocks } from './rising-locks.ts';

/** Where the locks of the sides begin, from the corner of the forehead down to before the ear: up, forwards. */
const TEMPLES = [
  [0.98, 0.62],
  [0.56, 0.56],
] as const;

/** Locks that sweep from the temple back over the ear. */
const sweptSides = ({ paint, wide, puff }: HairHead): Solid[] =>
  [-1, 1].flatMap((side) =>
    TEMPLES.flatMap(([y, z], index) =>
      tuft(
        paint,
        [
          onSkull([side * (wide - 0.1), y - 0.06, z - 0.14], wide, -0.24),
          onSkull([side * wide, y + 0.06, z - 0.4], wide, puff * 0.8 - 0.13),
          onSkull([side * wide, y - 0.06, -0.5], wide, puff * 0.8 - 0.13),
          onSkull([side * wide * 0.9, y - 0.4, -1.1], wide, -0.06),
        ],
        0.26 - index * 0.02,
        { tip: 0.4 },
      ),
    ),
  );

/** Hair combed back from the forehead, on top and at the sides, as long as it has to be to stay there. */
export function sweptCap(head: HairHead): Solid[] {
  const { paint, lift, puff, course } = head;
  return [
    cap(head, paint, 0.1, strands(BACK, 11, 0.02, head.phase), { lift: lift * 0.9, puff: puff * 0.8 }),
    ...sweptSides(head),
    ...risingLocks(head),
    // Last: it cuts cap and locks along one clean edge.
    ...faceWindow(head, 'round', { above: course ? -0.04 : 0.06 }),
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
  const front = [-0.76, -0.44, -0.1, 0.24, 0.54, 0.8].flatMap((x, index) =>
    tuft(
      tips,
      [
        onSkull([x, roots - 0.1, 1.1 - x * x * 0.3], wide, -0.1),
        [x - side * 0.03, roots + 0.2, 1.14 - x * x * 0.3],
        [x - side * 0.12, roots + rise * 0.85 - x * x * 0.2 + (index % 2) * 0.05, 1.02 - x * x * 0.3],
        [x * 0.94 - side * 0.26, roots + rise + 0.02 - x * x * 0.3, 0.5],
        [x * 0.8 - side * 0.3, roots + rise * 0.5 - x * x * 0.3, -0.4],
      ],
      0.26,
      { tip: 0.3 },
    ),
  );
  return [
    [
      cap(head, paint, 0.075, strands(BACK, 7, 0.04, head.phase)),
      {
        shape: 'ellipsoid',
        at: [0, roots + rise * 0.5, 0.38],
        size: [Math.min(0.92, wide - 0.26), 0.36 + rise * 0.42, 0.92],
        turn: [-16, 0, 0],
        paint,
        blend: 0.12,
        groove: strands(BACK, 5, 0.06),
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
  const { paint, lift, hairline, side, wide } = head;
  const top = [-0.78, -0.46, -0.12, 0.22, 0.54, 0.8].flatMap((x, index) =>
    tuft(
      paint,
      [
        onSkull([x - side * 0.06, hairline - 0.04, 1.06 - x * x * 0.3], wide, -0.08),
        onSkull([x - side * 0.1, hairline + 0.34, 0.92 - x * x * 0.3], wide, 0.12 + lift * 0.8),
        onSkull([x, 1.85, 0.2], wide, 0.06 + lift * 0.8 + (index % 2) * 0.03),
        onSkull([x * 0.8 + side * 0.1, 1.5, -0.9], wide, -0.05),
      ],
      0.26,
      { tip: 0.4 },
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
      cap(head, paint, 0.08, strands(BACK, 6, 0.06, head.phase), { lift }),
      ...faceWindow(head, 'round', { above: 0.04 }),
      slice(head, [0, Math.min(1.02, hairline - 0.08) - 2, 0], [3, 2, 3], [5, 0, 0], 0.05),
      ...top,
    ],
  ];
};
