import { aroundEars, BACK, closeCap, nape, SIDEBURN, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import { SOFT } from './flow.ts';
import type { HairMould } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** A clean scalp. */
export const bald: HairMould = () => [];

/** A shadow on the skull with a crisp hairline. */
export const shaved: HairMould = (head) => [
  [
    closeCap(head, head.stubble, 0.02, { depth: 0.008, density: 34, phase: 0, pattern: 'curls' }),
    ...softWindow({ ...head, hairline: Math.max(1.06, head.hairline) }),
    ...aroundEars(head, 0, SOFT),
    nape(head, -0.6, 0.03),
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

/**
 * Without a photo the bays of a receding hairline are those that most men have: its heights above the peak between
 * them.
 */
const BAYS = [0, 0.2, 0.3, 0.06, -0.02, 0.06, 0.3, 0.2, 0];
/** The peak lies so high at least. */
const PEAK = 1.24;

/** Short hair that has left both temples: a peak in the middle, bays next to it. */
export const receding: HairMould = (head) => {
  const { course, hairline, lift, phase, paint } = head;
  const bays = BAYS.map((above) => above + Math.max(PEAK, hairline + 0.1));
  return [
    [
      closeCap(head, paint, 0.06, strands(BACK, 14, 0.04, phase), { lift: lift * 0.3 }),
      ...softWindow({ ...head, course: course ?? bays }),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head),
    ],
  ];
};
