import { COURSE_EDGE, type HairCourse, heightAt } from '../../reading/photo/hair-course.ts';
import type { Groove, Solid, Vector } from '../../sculpt/solid.ts';
import { ACROSS, aroundEar, cap, DOWN, slice, strands } from './cap.ts';
import { faceWindow, windowAlong } from './face-window.ts';
import type { HairHead } from './hair-mould.ts';
import { drape, lock, onSkull, rope } from './lock.ts';

/** Places on the edge of a curtain, from the parting along the hairline to beside the eye: across, down, and out. */
const EDGE = [
  { across: 0, down: -0.03, out: 0.1 },
  { across: 0.45, down: 0.1, out: 0.1 },
  { across: 0.8, down: 0.45, out: 0.06 },
  { across: 1, down: 0.92, out: 0.02 },
] as const;

/** How much lower, as a share, the longer side of a parting hangs over the forehead where no photo shows it. */
const SWOOP = 0.5;
/** A parting that is so far out is one at the side. */
const ASIDE = 0.36;
/** The middle of the lowest row lies so high above the edge of the hair, and rows rise so far above the cap. */
const ROW = { above: 0.12, rise: 0.07 };
/** Beside the temples hair falls this much for each unit that it goes outwards. */
const FALL = 1.1;

/**
 * Parted hair that falls from a line at `x` along the hairline to both temples and frames the forehead; straight unless
 * it has a texture. Rows of hair lie one behind the other on the skull, so that no step stands over the forehead.
 */
export function curtains(head: HairHead, x: number, texture?: Groove): Solid[] {
  // Curls, and hair that is combed over from the side, stand up behind the first row.
  return ([-1, 1] as const).flatMap((way) =>
    (texture || x * way < -ASIDE ? [0, 0.5] : [0]).flatMap((back) => curtain(head, x, way, back, texture)),
  );
}

/** One row of a curtain, 0 at the hairline and 1 at the crown. */
function curtain(head: HairHead, x: number, way: -1 | 1, back: number, texture?: Groove): Solid[] {
  const { paint, wide, lift, puff } = head;
  const from = x + way * (0.15 + back * 0.12);
  const to = way * (wide - 0.04 + puff * 0.4);
  const radius = 0.17 + back * 0.13;
  const longer = Math.abs(to - from) - wide + 0.15;
  const edge = EDGE.map(({ across, down, out }): Vector => {
    const place = from + (to - from) * across;
    const swoop = Math.max(0, longer) * SWOOP * Math.sin(across * Math.PI) * (1 - back);
    const line = head.course
      ? lineBeside(head.course, place)
      : head.hairline - down * (head.hairline / 1.1) - swoop;
    const high = line + ROW.above + back * 0.55 * (1 - across * 0.6);
    const front = Math.sqrt(Math.max(0.05, 1 - across * across * 0.7)) * 1.2;
    const rows = out + lift * 0.6 - radius + ROW.rise;
    const swell = (back === 0 ? out * 0.5 : rows) * (1 - across * 0.5);
    return onSkull([place, high, front - back * 0.75], wide, swell);
  });
  const cheek: Vector = [way * (wide - 0.1 + puff * 0.5), -0.3, 0.7 - back * 0.9];
  const jaw: Vector = [way * (wide + 0.04 + puff * 0.6), -1, 0.5];
  const behind: Vector = [way * (wide + 0.02), 0.5, -0.2];
  const ends = head.tucked.has(way) ? [behind] : back === 0 ? [cheek, jaw] : [cheek];
  const line = [...edge, ...ends];
  const groove = texture ?? strands(DOWN, 3, 0.05, head.phase);
  return rope(paint, line, [radius, 0.13], groove, 0.22);
}

const lineBeside = (course: HairCourse, x: number) =>
  heightAt(course, x) - Math.max(0, Math.abs(x) - COURSE_EDGE) * FALL;

/** Ends of a fringe from one temple to the other: where each lies across, and how much lower than the shortest. */
const ENDS = [
  { across: -0.9, lower: 0.1 },
  { across: -0.66, lower: 0.03 },
  { across: -0.42, lower: 0.11 },
  { across: -0.18, lower: 0.01 },
  { across: 0.06, lower: 0.09 },
  { across: 0.3, lower: 0.02 },
  { across: 0.54, lower: 0.1 },
  { across: 0.78, lower: 0.05 },
] as const;

/** A fringe whose ends differ by this much in height is swept to the side. */
const SWEPT = 0.3;

/**
 * Broad locks that overlap and end a fringe a little unevenly: where the photo's fringe ends, or else at the height
 * `bottom`. A fringe that ends in a slant is combed from its parting across the forehead.
 */
export function fringeEnds(head: HairHead, bottom: number, swell: number): Solid[] {
  const { paint, side, wide, lift, fringe, parting = 0 } = head;
  const isSwept = fringe !== undefined && Math.max(...fringe) - Math.min(...fringe.slice(1, -1)) > SWEPT;
  return ENDS.flatMap(({ across, lower }) => {
    const x = fringe ? across : across * side;
    const low = (fringe ? heightAt(fringe, x) : bottom) + 0.1 - lower;
    const shape = { broad: 0.22, thick: 0.1, blend: 0.12 };
    const tip = onSkull([x + (fringe ? 0 : side * 0.1), low, 1.28 - x * x * 0.5], wide, swell - 0.07);
    if (isSwept) {
      const root = onSkull(
        [parting + (x - parting) * 0.3, 1.62, 0.95 - Math.abs(x - parting) * 0.25],
        wide,
        swell - 0.03,
      );
      return drape(paint, root, tip, { ...shape, broad: 0.26, wide, swell: swell - 0.02 + lift * 0.2 });
    }
    const root: Vector = [x - side * (fringe ? 0.06 : 0.14), Math.max(1.15, low + 0.35), 1.1 - x * x * 0.4];
    return [lock(paint, onSkull(root, wide, swell - 0.03 + lift * 0.2), tip, shape)];
  });
}

/** The strands of a fringe run down from the crown, or away from the parting that it is combed from. */
export function fringeStrands({ fringe, parting = 0, phase }: HairHead, density: number): Groove {
  const pole: Vector = fringe ? [parting * 0.8, 1.2, 0.35] : DOWN;
  return { ...strands(pole, density, 0.055, phase), wave: 0.1 };
}

/** A fringe from temple to temple, as a group of its own; without a photo it ends at the height `bottom`. */
export function bluntFringe(head: HairHead, bottom = 0.5): Solid[] {
  const { paint, fringe } = head;
  const lowest = fringe ? Math.min(...fringe) : bottom;
  return [
    cap({ ...head, wide: head.wide - 0.1 }, paint, 0.2, fringeStrands(head, 17), {
      lift: head.lift * 0.9,
      puff: head.puff * 0.5,
    }),
    slice(head, [0, lowest + 0.06 - 2, 1.2], [3, 2, 3], [-3, 0, fringe ? 0 : head.side * -2], 0.06),
    ...(fringe ? windowAlong(fringe, paint, { half: 0.98, above: 0.06 }) : []),
    slice(head, [0, 1, -1.9], [3, 3, 2]),
    ...fringeEnds(head, bottom, 0.18),
  ];
}

/** What frames the face below a fringe: hair from the temple past the cheek on both sides. */
export function faceFrame({ paint, wide, puff, phase }: HairHead): Solid[] {
  return [-1, 1].flatMap((way) =>
    rope(
      paint,
      [
        [way * (wide - 0.26), 0.85, 0.88],
        [way * (wide - 0.08), 0.3, 0.76],
        [way * (wide - 0.04 + puff * 0.5), -0.3, 0.68],
        [way * (wide + 0.04 + puff * 0.6), -1, 0.5],
      ],
      [0.18, 0.16],
      strands(DOWN, 3, 0.05, phase),
      0.3,
    ),
  );
}

/** Takes hair away that would hang before an ear that is free. */
const belowTemple = (head: HairHead, side: -1 | 1): Solid =>
  slice(head, [side * 1.1, -1.3, 1.05], [1, 1.4, 1.2], [-12, 0, 0]);

/** The cap of long hair, its window open to below the chin. */
export function longCap(head: HairHead, swell = 0.14, texture?: Groove): [Solid, ...Solid[]] {
  return [
    cap(head, head.paint, swell, texture ?? strands(ACROSS, 15, 0.055, head.phase), {
      lift: head.lift,
      puff: head.puff * 0.6,
    }),
    ...faceWindow(head, 'round'),
    ...[...head.tucked].flatMap((side) => [...aroundEar(head, side, 0.1), belowTemple(head, side)]),
  ];
}
