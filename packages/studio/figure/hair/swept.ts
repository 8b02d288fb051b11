import type { Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, nape, SIDEBURN, slice, strands } from './cap.ts';
import { combedBack } from './combed-back.ts';
import { GRAIN } from './cropped.ts';
import { riseOf, SOFT, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** What lies on the head of hair combed back from the forehead, as long as it has to be to stay there. */
export const sweptCap = (head: HairHead, higher = 0): Solid[] => [
  ...softCap(head, riseOf(head) + higher, strands(BACK, 12, 0.085, head.phase)),
  ...softWindow(head),
];

/** Hair that is wished for stands so much higher than short hair combed forwards. */
const WISHED = 0.1;

/** Combed straight back: the whole forehead bare, the strands running away from it. Locks would be a roll over the brow. */
export const sweptBack: HairMould = (head) => [
  [...sweptCap(head, head.isSeen ? 0 : WISHED), ...aroundEars(head, SIDEBURN, SOFT), nape(head, -1.05)],
];

/** The front of a quiff stands so far over the skull, and by this share of what the photo shows of its height. */
const QUIFF = { least: 0.28, lift: 0.8 };

/** Short sides, the front drawn up and back in a roll. */
export const quiff: HairMould = (head) => {
  const { lift, tips, hairline, side, wide } = head;
  const rise = QUIFF.least + lift * QUIFF.lift;
  const groove = strands(BACK, 14, 0.04, head.phase);
  return [
    [
      cap(head, head.paint, 0.06, groove, { lift: lift * 0.4 }),
      {
        shape: 'ellipsoid',
        at: [-side * 0.06, Math.max(1.45, hairline + 0.3), 0.12],
        size: [wide - 0.12, 0.36 + rise * 0.9, 0.92],
        turn: [-14, 0, side * 5],
        paint: head.paint,
        blend: 0.2,
        groove,
      },
      ...softWindow(head),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head),
    ],
    combedBack({ ...head, paint: tips }, rise),
  ];
};

/** Hair on shorn sides stands so far over the skull, and ends so far below the hairline. */
const TOP = { least: 0.16, lift: 0.8, below: 0.14 };

/** Shorn sides under long hair on top, with a hard edge between them. */
export const undercut: HairMould = (head) => {
  const { paint, lift, hairline } = head;
  const edge = slice(head, [0, Math.min(1, hairline - TOP.below) - 2, 0], [3, 2, 3], [-8, 0, 0], 0.05);
  return [
    [
      cap(head, head.shorn, 0.035, GRAIN),
      ...softWindow(head),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head, -0.8, 0.04),
    ],
    [cap(head, paint, 0.08, strands(BACK, 14, 0.04, head.phase), { lift }), ...softWindow(head), edge],
    [...combedBack(head, TOP.least + lift * TOP.lift), edge],
  ];
};
