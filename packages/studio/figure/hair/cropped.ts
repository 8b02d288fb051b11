import type { Groove, Solid } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, closeCap, DOWN, nape, SIDEBURN, slice, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import { SOFT } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** Stubble, seen as a fine grain. */
export const GRAIN: Groove = { depth: 0.012, density: 30, phase: 0, pattern: 'curls' };

/** One short length all over. */
export const buzzCut: HairMould = (head) => [
  [
    closeCap(head, head.paint, 0.05, GRAIN),
    ...softWindow(head),
    ...aroundEars(head, SIDEBURN, SOFT),
    nape(head, -0.6, 0.05),
  ],
];

/** A brush of short hair stands so far over the skull, and by this share of what the photo shows of its height. */
const BRUSH = { least: 0.05, lift: 0.4 };

/** Shorn sides, a brush of short hair on top that grows up from the forehead. */
export const crewCut: HairMould = (head) => {
  const { paint, hairline, lift, isSeen, shorn } = head;
  const bristles = closeCap(head, paint, 0.06, strands(BACK, 18, 0.03, head.phase), { lift: lift * 0.6 });
  const edges = [...softWindow(head), ...aroundEars(head, SIDEBURN, SOFT), nape(head, -0.6, 0.05)];
  // A photo's own sides are printed, shorn or not: a step above them would be the rim of a beret.
  if (isSeen) return [[bristles, brush(head), ...edges]];
  const edge = slice(head, [0, Math.min(0.82, hairline - 0.05) - 2, -0.2], [3, 2, 3], [-10, 0, 0], 0.1);
  return [
    [closeCap(head, shorn, 0.04, GRAIN), ...edges],
    [bristles, ...softWindow(head), edge],
    [brush(head), ...softWindow(head), edge],
  ];
};

/** Bristles as one soft whole, highest over the forehead: they are too short to lie in locks. */
const brush = (head: HairHead): Solid => ({
  shape: 'ellipsoid',
  at: [0, 1, -0.02],
  size: [head.wide - 0.14, 0.92 + BRUSH.least + head.lift * BRUSH.lift, 1.16],
  paint: head.paint,
  blend: 0.1,
  groove: { ...strands(DOWN, 26, 0.03, head.phase), wave: 0 },
});

/** Tight sides, and a top as flat as a table. */
export const flatTop: HairMould = (head) => {
  const { paint, wide, lift } = head;
  const roof = 2.12 + lift * 0.4;
  return [
    [
      cap(head, head.shorn, 0.05, GRAIN),
      ...softWindow(head),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head, -0.6, 0.05),
    ],
    [
      {
        shape: 'ellipsoid',
        at: [0, 0.72, -0.08],
        size: [wide - 0.06, 2.2 + lift * 0.3, 1.24],
        paint,
        groove: { ...strands(DOWN, 9, 0.04), wave: 0 },
      },
      slice(head, [0, roof + 2, -0.1], [3, 2, 3], [-3, 0, 0]),
      ...faceWindow(head, 'square'),
      slice(head, [0, Math.min(0.95, head.hairline - 0.05) - 2, 0], [3, 2, 3], [-6, 0, 0], 0.1),
    ],
  ];
};
