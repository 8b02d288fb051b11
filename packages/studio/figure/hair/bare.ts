import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, nape, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import { SOFT } from './flow.ts';
import type { HairMould } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** A clean scalp. */
export const bald: HairMould = () => [];

/** A shadow on the skull with a crisp hairline. */
export const shaved: HairMould = (head) => [
  [
    cap(head, head.stubble, 0.03, { depth: 0.008, density: 34, phase: 0, pattern: 'curls' }),
    ...softWindow({ ...head, hairline: Math.max(1.06, head.hairline) }),
    ...aroundEars(head, 0, SOFT),
    nape(head, -0.75, 0.03),
  ],
];

/** Bare above, hair around the ears and the back of the head: it grows out of the skull below the crown. */
export const ring: HairMould = (head) => [
  [
    {
      shape: 'ellipsoid',
      at: [0, 0.12, -0.16],
      size: [head.wide + 0.2 + head.puff * 0.8, 1.12, 1.42],
      turn: [9, 0, 0],
      paint: head.paint,
      groove: strands(BACK, 7, 0.06, head.phase),
    },
    ...faceWindow({ ...head, hairline: 1.6, course: undefined }, 'round', { half: 1.04 }),
    ...aroundEars(head, -0.3, SOFT),
    nape(head, -0.85),
  ],
];

/** Short hair that has left both temples: a peak in the middle, bays beside it. */
export const receding: HairMould = (head) => {
  const { course, lift, phase, paint } = head;
  const high = { ...head, hairline: Math.max(1.28, head.hairline + 0.14) };
  // A photo shows the bays themselves; without one they are those that most men have.
  const window = course ? softWindow(head) : faceWindow(high, 'high temples');
  const peak: Solid = {
    shape: 'ellipsoid',
    at: [0, 1.55 + lift * 0.4, 0.1],
    size: [0.62, 0.34 + lift * 0.4, 0.74],
    paint,
    blend: 0.2,
    groove: strands(BACK, 6, 0.045, phase),
  };
  return [
    [
      cap(head, paint, 0.06, strands(BACK, 8, 0.045, phase), { lift: lift * 0.3 }),
      ...(course ? [] : [peak]),
      ...window,
      ...aroundEars(head, -0.2, SOFT),
      nape(head),
    ],
  ];
};
