import { clamp } from '../../math.ts';
import { COURSE_EDGE, type HairCourse, heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Groove, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEar, cap, DOWN, falling, slice, strands } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { ALONG, onForehead, onSkull, tuft } from './lock.ts';
import { softWindow } from './soft-window.ts';

/** Places on the edge of a curtain, from the parting along the hairline to next to the eye: across, down, and out. */
const EDGE = [
  { across: 0, down: -0.03, out: 0.06 },
  { across: 0.45, down: 0.1, out: 0.06 },
  { across: 0.8, down: 0.45, out: 0.04 },
  { across: 1, down: 0.92, out: 0.02 },
] as const;

/** How much lower, as a share, the longer side of a parting hangs over the forehead where no photo shows it. */
const SWOOP = 0.5;
/** How high above the edge of the hair the lowest row is. */
const ABOVE = 0.26;
/** Next to the temples hair falls this much for each unit that it goes outwards. */
const FALL = 1.1;
/**
 * Rows of a curtain, from the hairline to behind the crown: how far back, how thick, and how much of that is sunk in
 * the hair.
 */
const ROWS = [
  { back: 0, radius: 0.22, sunk: 0.9 },
  { back: 0.36, radius: 0.27, sunk: 0.84 },
  { back: 0.78, radius: 0.32, sunk: 0.86 },
] as const;

/**
 * Parted hair that falls from a line at `x` along the hairline to both temples and frames the forehead; broad locks lie
 * one behind the other on the skull.
 */
export function curtains(head: HairHead, x: number): Solid[] {
  return ([-1, 1] as const).flatMap((way) => ROWS.flatMap((row) => curtain(head, x, way, row)));
}

/** One row of a curtain, its `back` 0 at the hairline and 1 at the crown. */
function curtain(
  head: HairHead,
  x: number,
  way: -1 | 1,
  { back, radius, sunk }: (typeof ROWS)[number],
): Solid[] {
  const { paint, wide, lift, puff } = head;
  const from = x + way * 0.07;
  const to = way * (wide - 0.04 + puff * 0.4);
  const longer = Math.abs(to - from) - wide + 0.15;
  const edge = EDGE.map(({ across, down, out }): Vector => {
    const place = from + (to - from) * across;
    const swoop = Math.max(0, longer) * SWOOP * Math.sin(across * Math.PI) * (1 - back);
    const line = head.course
      ? lineBeside(head.course, place)
      : head.hairline - down * (head.hairline / 1.1) - swoop;
    const high = line + ABOVE + back * 0.9 * (1 - across * 0.55);
    const front = Math.sqrt(Math.max(0.05, 1 - across * across * 0.7)) * 1.2;
    const swell = (out + 0.06 + lift * (0.7 + back * 0.5)) * (1 - across * back * 0.6) - radius * sunk;
    return (back === 0 ? onForehead : onSkull)([place, high, front - back * 1.25], wide, swell);
  });
  const cheek: Vector = [way * (wide - 0.06 - back * 0.14 + puff * 0.5), -0.3, 0.66 - back * 0.9];
  const jaw: Vector = [way * (wide + 0.04 + puff * 0.6), -1, 0.5];
  const behind: Vector = [way * (wide + 0.02), 0.5, -0.2];
  const ends = head.tucked.has(way) ? [behind] : back === 0 ? [cheek, jaw] : [cheek];
  return tuft(paint, [...edge, ...ends], radius, {
    tip: 0.5,
    blend: 0.06,
  });
}

const lineBeside = (course: HairCourse, x: number) =>
  heightAt(course, x) - Math.max(0, Math.abs(x) - COURSE_EDGE) * FALL;

/**
 * Tufts of a fringe from one temple to the other: where each ends, how much lower than the shortest, how broad it is.
 */
const ENDS = [
  { across: -0.92, lower: 0.036, broad: 0.25 },
  { across: -0.7, lower: 0.006, broad: 0.24 },
  { across: -0.47, lower: 0.024, broad: 0.26 },
  { across: -0.22, lower: 0, broad: 0.24 },
  { across: 0.02, lower: 0.018, broad: 0.26 },
  { across: 0.26, lower: 0.03, broad: 0.26 },
  { across: 0.5, lower: 0.006, broad: 0.24 },
  { across: 0.72, lower: 0.024, broad: 0.25 },
  { across: 0.92, lower: 0.042, broad: 0.24 },
] as const;

/** A strand deeper than this would end in a slit. */
const SMOOTH: Groove = { ...ALONG, depth: 0.025 };
/**
 * A fringe whose ends differ in height by more than `from` is swept aside a little, and wholly if they differ by
 * `over` more.
 */
const SWEPT = { from: 0.08, over: 0.22 };
/** How much broader tufts are than the distance between them: no slit is left between two of them. */
const OVERLAP = 0.07;

/**
 * Broad pointed tufts from the crown to the forehead. They end where the photo's fringe ends, otherwise at the height
 * `bottom`. A fringe that ends in a slant is combed from its parting across the forehead.
 */
function fringeEnds(head: HairHead, bottom: number, swell: number): Solid[] {
  const { paint, side, wide, lift, fringe, parting = 0 } = head;
  const aslant = fringe ? Math.max(...fringe) - Math.min(...fringe.slice(1, -1)) : 0;
  const swept = clamp((aslant - SWEPT.from) / SWEPT.over, 0, 1);
  const mixed = (straight: number, aside: number) => straight + (aside - straight) * swept;
  const sunk = swell - 0.2;
  return ENDS.flatMap(({ across, lower, broad }) => {
    const x = fringe ? across : across * side;
    const low = (fringe ? heightAt(fringe, x) : bottom) - lower + 0.1;
    const lean = mixed(-side * 0.1, 0.16 * Math.sign(x - parting));
    const from = mixed(x * 0.5, parting + (x - parting) * 0.25);
    const on = (place: Vector, out: number) => onSkull(place, wide, sunk + out);
    return tuft(
      paint,
      [
        on([from, 1.85, 0.35], lift * 0.7),
        on([from + (x - from) * 0.45, 1.5, 0.85 - x * x * 0.2], 0.02 + lift * 0.5),
        on([x - lean * 0.5, (1.5 + low) / 2, 1.12 - x * x * 0.4], 0.08 + lift * 0.2),
        on([x + lean * 0.6, low, 1.28 - x * x * 0.5], 0.07),
      ],
      broad + OVERLAP,
      { tip: 0.66, groove: SMOOTH },
    );
  });
}

/** The strands of a fringe run down from the crown, or away from the parting that it is combed from. */
function fringeStrands({ fringe, parting = 0, phase }: HairHead, density: number): Groove {
  const pole: Vector = fringe ? [parting * 0.8, 1.2, 0.35] : DOWN;
  return { ...strands(pole, density, 0.06, phase), wave: 0.1 };
}

/** A fringe from temple to temple, as a group of its own; without a photo it ends at the height `bottom`. */
export function bluntFringe(head: HairHead, bottom = 0.5): Solid[] {
  const { paint, fringe } = head;
  const lowest = fringe ? Math.min(...fringe) : bottom;
  return [
    cap({ ...head, wide: head.wide - 0.1 }, paint, 0.2, fringeStrands(head, 7), {
      lift: head.lift * 0.9,
      puff: head.puff * 0.5,
    }),
    slice(head, [0, lowest + 0.15 - 2, 1.2], [3, 2, 3], [-3, 0, fringe ? 0 : head.side * -2], 0.06),
    ...(fringe ? softWindow({ ...head, course: fringe }, 0.06) : []),
    slice(head, [0, 1, -1.9], [3, 3, 2]),
    ...fringeEnds(head, bottom, 0.25),
  ];
}

/** What frames the face below a fringe: hair from the temple past the cheek on both sides. */
export function faceFrame({ paint, wide, puff }: HairHead): Solid[] {
  return [-1, 1].flatMap((way) =>
    tuft(
      paint,
      [
        [way * (wide - 0.3), 0.95, 0.84],
        [way * (wide - 0.08), 0.3, 0.74],
        [way * (wide - 0.04 + puff * 0.5), -0.3, 0.66],
        [way * (wide + 0.04 + puff * 0.6), -1, 0.5],
      ],
      0.19,
      { tip: 0.7 },
    ),
  );
}

/** Takes hair away that would hang before an ear that is free. */
const belowTemple = (head: HairHead, side: -1 | 1): Solid =>
  slice(head, [side * 1.1, -1.12, 1.05], [1, 1.4, 1.2], [-12, 0, 0]);

/** How much higher the edge of the cap is over which curtains hang. */
const BEHIND_CURTAINS = 0.1;

/** The cap of long hair, its window open to below the chin. */
export function longCap(head: HairHead, swell = 0.14, texture?: Groove): [Solid, ...Solid[]] {
  return [
    cap(head, head.paint, swell, texture ?? falling(head.phase), {
      lift: head.lift,
      puff: head.puff * 0.6,
    }),
    // Behind a fringe the cap ends where the fringe ends: otherwise it would show below a slanted fringe as a band.
    ...softWindow({ ...head, course: head.course ?? head.fringe }, BEHIND_CURTAINS),
    ...[...head.tucked].flatMap((side) => [...aroundEar(head, side, 0.24), belowTemple(head, side)]),
  ];
}
