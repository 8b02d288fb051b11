import type { Groove } from '../../sculpt/solid.ts';
import {
  aroundEars,
  BACK,
  closeCap,
  crop,
  DOWN,
  edgeOfTop,
  GRAIN,
  nape,
  overShorn,
  SOFT,
  shorn,
  slice,
  strands,
} from './cap.ts';
import type { HairMould } from './hair-mould.ts';
import { softWindow } from './soft-window.ts';

/** Hair that is clipped ends in a clear line at the neck. */
const CLIPPED = { end: -0.6, blend: 0.05 };

/** A clean scalp. */
export const bald: HairMould = () => [];

/** A shadow on the skull with a crisp hairline. */
export const shaved: HairMould = (head) => {
  const fine: Groove = { ...GRAIN, depth: 0.008, density: 34 };
  const higher = { ...head, hairline: Math.max(1.06, head.hairline) };
  return [crop(higher, [closeCap(head, head.stubble, 0.02, fine)], { sideburn: 0, end: -0.6, blend: 0.03 })];
};

/** Bare above; hair around the ears and at the back of the head grows out of the skull below the crown. */
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
    ...softWindow({ ...head, hairline: 1.7, course: undefined }),
    ...aroundEars(head, -0.3, SOFT),
    nape(head, -0.85),
  ],
];

/**
 * The bays of a receding hairline that no photo shows, as most men have them: heights of the hairline above the peak
 * between the bays. `PEAK` is the least height of the peak.
 */
const BAYS = [0, 0.2, 0.3, 0.06, -0.02, 0.06, 0.3, 0.2, 0];
const PEAK = 1.24;

/** Short hair that has receded at both temples: a peak in the middle, bays next to it. */
export const receding: HairMould = (head) => {
  const course = head.course ?? BAYS.map((above) => above + Math.max(PEAK, head.hairline + 0.1));
  const combed = strands(BACK, 14, 0.04, head.phase);
  return [crop({ ...head, course }, [closeCap(head, head.paint, 0.06, combed, { lift: head.lift * 0.3 })])];
};

/** One short length all over. */
export const buzzCut: HairMould = (head) => [crop(head, [closeCap(head, head.paint, 0.05, GRAIN)], CLIPPED)];

/** How far a brush of short hair stands above the skull, and how much the height in the photo adds. */
const BRUSH = { least: 0.05, lift: 0.4 };

/** Shorn sides, on top bristles that are highest over the forehead; they are too short to lie in locks. */
export const crewCut: HairMould = (head) => {
  const { paint, wide, lift, phase, isSeen } = head;
  const bristles = closeCap(head, paint, 0.06, strands(BACK, 18, 0.03, phase), { lift: lift * 0.6 });
  const brush: typeof bristles = {
    shape: 'ellipsoid',
    at: [0, 1, -0.02],
    size: [wide - 0.14, 0.92 + BRUSH.least + lift * BRUSH.lift, 1.16],
    paint,
    blend: 0.1,
    groove: { ...strands(DOWN, 26, 0.03, phase), wave: 0 },
  };
  // The sides in a photo are printed, shorn or not: a step above them would look like the rim of a beret.
  if (isSeen) return [crop(head, [bristles, brush], CLIPPED)];
  const sides = crop(head, [closeCap(head, head.shorn, 0.04, GRAIN)], CLIPPED);
  return overShorn(head, sides, bristles, [brush, ...softWindow(head)], CREW);
};

/** Where the hair on top of shorn sides ends. */
const CREW = { below: 0.05, most: 0.82, turn: [-10, 0, 0], z: -0.2, round: 0.1 } as const;
const FLAT = { below: 0.05, most: 0.95, turn: [-6, 0, 0], round: 0.1 } as const;

/** Tight sides, and a top as flat as a table. */
export const flatTop: HairMould = (head) => {
  const { paint, wide, lift } = head;
  const roof = 2.12 + lift * 0.4;
  return [
    shorn(head, 0.05, CLIPPED),
    [
      {
        shape: 'ellipsoid',
        at: [0, 0.72, -0.08],
        size: [wide - 0.06, 2.2 + lift * 0.3, 1.24],
        paint,
        groove: { ...strands(DOWN, 9, 0.04), wave: 0 },
      },
      slice(head, [0, roof + 2, -0.1], [3, 2, 3], [-3, 0, 0]),
      ...softWindow(head),
      edgeOfTop(head, FLAT),
    ],
  ];
};
