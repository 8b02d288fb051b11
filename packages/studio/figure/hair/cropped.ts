import type { Groove } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, DOWN, faceWindow, nape, slice, strands } from './cap.ts';
import type { HairMould } from './hair-mould.ts';
import { lock } from './lock.ts';

/** Stubble, seen as a fine grain. */
export const GRAIN: Groove = { depth: 0.018, density: 17, phase: 0, pattern: 'curls' };

/** One short length all over, squared at the temples. */
export const buzzCut: HairMould = (head) => [
  [
    cap(head, head.paint, 0.075, GRAIN),
    ...faceWindow(head, 'square'),
    ...aroundEars(head, -0.05),
    nape(head, -0.8, 0.05),
  ],
];

/** Shorn sides, a brush of short hair on top that stands up over the forehead. */
export const crewCut: HairMould = (head) => {
  const { paint, hairline, lift, wide } = head;
  const top = hairline + 0.24;
  return [
    [
      cap(head, head.shorn, 0.04, GRAIN),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.05),
      nape(head, -0.8, 0.05),
    ],
    [
      {
        shape: 'ellipsoid',
        at: [0, 1.2 + lift * 0.3, -0.02],
        size: [wide - 0.06, 0.86 + lift * 0.3, 1.24],
        paint,
        groove: strands(BACK, 15, 0.06, head.phase),
      },
      slice(head, [0, 0.96 - 2, -0.2], [3, 2, 3], [-6, 0, 0], 0.1),
      slice(head, [0, hairline - 2, 2.2], [3, 2, 1.3]),
      ...[-0.78, -0.46, -0.15, 0.17, 0.48, 0.8].map((x, index) =>
        lock(
          paint,
          [x * 0.96, top - 0.22, 1.02 - x * x * 0.42],
          [x * 1.06 + 0.05, top + 0.34 + (index % 2) * 0.08 + lift * 0.3, 1 - x * x * 0.4],
          { broad: 0.2, thick: 0.13, blend: 0.05 },
          [0, 0, 1],
        ),
      ),
    ],
  ];
};

/** Tight sides, and a top as flat as a table. */
export const flatTop: HairMould = (head) => {
  const { paint, wide, hairline, lift } = head;
  const roof = 2.22 + lift * 0.5;
  return [
    [
      cap(head, head.shorn, 0.05, GRAIN),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.05),
      nape(head, -0.8, 0.05),
    ],
    [
      {
        shape: 'box',
        at: [0, (roof + 0.7) / 2, -0.1],
        size: [wide - 0.02, (roof - 0.7) / 2, 1.16],
        round: 0.2,
        paint,
        groove: { ...strands(DOWN, 20, 0.03), wave: 0 },
      },
      slice(head, [0, hairline - 2, 1.5], [3, 2, 1.4], [0, 0, 0], 0.1),
      slice(head, [0, 0.86 - 2, 0], [3, 2, 3], [-8, 0, 0]),
    ],
  ];
};
