import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, DOWN, faceWindow, nape, slice, strands } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock } from './lock.ts';

/** A clean scalp. */
export const bald: HairMould = () => [];

/** A shadow on the skull with a crisp hairline. */
export const shaved: HairMould = (head) => [
  [
    cap(head, head.shorn, 0.03, { depth: 0.012, density: 30, phase: 0, pattern: 'curls' }),
    ...faceWindow({ ...head, hairline: Math.max(1.06, head.hairline) }, 'square'),
    ...aroundEars(head, 0),
    nape(head, -0.75, 0.03),
  ],
];

/** Bare above, hair around the ears and the back of the head. */
export const ring: HairMould = (head) => [
  [
    cap(head, head.paint, 0.12, strands(DOWN, 14, 0.05, head.phase)),
    ...[-1, 1].flatMap((side) => sideTufts(head, side)),
    slice(head, [0, 0.72 + 1.5, 0.1], [3, 1.5, 3], [7, 0, 0], 0.2),
    ...faceWindow({ ...head, hairline: 1.4 }, 'round', { half: 1.02 }),
    ...aroundEars(head, -0.3),
    nape(head, -0.85),
  ],
];

/** What stands out above the ears of a bare crown. */
function sideTufts({ paint, wide, puff }: HairHead, side: number): Solid[] {
  return [0.3, -0.15, -0.6].map((z) =>
    lock(
      paint,
      [side * (wide + 0.02), 0.85, z],
      [side * (wide + 0.12 + puff * 0.4), 0.05, z - 0.22],
      { broad: 0.26, thick: 0.15, blend: 0.12 },
    ),
  );
}

/** Short hair that has left both temples: a peak in the middle, bays beside it. */
export const receding: HairMould = (head) => {
  const high = { ...head, hairline: Math.max(1.28, head.hairline + 0.14) };
  return [
    [
      cap(head, head.paint, 0.09, strands(BACK, 16, 0.045, head.phase), { lift: head.lift * 0.5 }),
      {
        shape: 'ellipsoid',
        at: [0, 1.55 + head.lift * 0.4, 0.1],
        size: [0.62, 0.4 + head.lift * 0.4, 0.9],
        paint: head.paint,
        blend: 0.2,
        groove: strands(BACK, 10, 0.045, head.phase),
      },
      ...faceWindow(high, 'high temples'),
      ...aroundEars(head),
      nape(head),
    ],
  ];
};
