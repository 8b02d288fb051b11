import type { Groove, Solid, Vector } from '../../sculpt/solid.ts';
import { cap, DOWN, faceWindow, slice, strands } from './cap.ts';
import type { HairHead } from './hair-mould.ts';
import { lock, onSkull, rope } from './lock.ts';

/** Places on the edge of a curtain, from the parting along the hairline to beside the eye: across, down, and out. */
const EDGE = [
  { across: 0, down: -0.03, out: 0.1 },
  { across: 0.45, down: 0.1, out: 0.1 },
  { across: 0.8, down: 0.45, out: 0.06 },
  { across: 1, down: 0.92, out: 0.02 },
] as const;

/** How much lower, as a share, the longer side of a parting hangs over the forehead. */
const SWOOP = 0.4;

/**
 * Parted hair that falls from a line at `x` along the hairline to both temples and frames the forehead; straight unless
 * it has a texture. Rows of hair lie one behind the other on the skull, so that no step stands over the forehead.
 */
export function curtains(head: HairHead, x: number, texture?: Groove): Solid[] {
  // Curls on the crown hide the row at the back.
  const rows = texture ? [0, 0.5] : [0, 0.42, 0.85];
  return [-1, 1].flatMap((way) => rows.flatMap((back) => curtain(head, x, way, back, texture)));
}

/** One row of a curtain, 0 at the hairline and 1 at the crown. */
function curtain(head: HairHead, x: number, way: number, back: number, texture?: Groove): Solid[] {
  const { paint, wide, lift, puff, hairline } = head;
  const from = x + way * (0.15 + back * 0.04);
  const to = way * (wide - 0.04 + puff * 0.4);
  const longer = Math.abs(to - from) - wide + 0.15;
  const edge = EDGE.map(({ across, down, out }): Vector => {
    const high = hairline + 0.1 - down * (hairline / 1.1) + back * 0.55 * (1 - across * 0.6);
    const swoop = Math.max(0, longer) * SWOOP * Math.sin(across * Math.PI) * (1 - back);
    const front = Math.sqrt(Math.max(0.05, 1 - across * across * 0.7)) * 1.2;
    const swell = out + lift * 0.6 * back * (1 - across * 0.7);
    return onSkull([from + (to - from) * across, high - swoop, front - back * 0.75], wide, swell);
  });
  const cheek: Vector = [way * (wide - 0.1 + puff * 0.5), -0.3, 0.7 - back * 0.9];
  const jaw: Vector = [way * (wide + 0.04 + puff * 0.6), -1, 0.5];
  const line = back === 0 ? [...edge, cheek, jaw] : [...edge, cheek];
  const groove = texture ?? strands(DOWN, 3, 0.05, head.phase);
  return rope(paint, line, [0.18 + back * 0.13, 0.13], groove, 0.34);
}

/** Ends of a fringe from one temple to the other: where each lies across, and how much lower than the shortest. */
const ENDS = [
  { across: -0.84, lower: 0.1 },
  { across: -0.58, lower: 0.05 },
  { across: -0.34, lower: 0.09 },
  { across: -0.08, lower: 0.03 },
  { across: 0.2, lower: 0.07 },
  { across: 0.46, lower: 0.02 },
  { across: 0.72, lower: 0.08 },
] as const;

/** Broad locks that overlap and end a fringe a little unevenly at the height `bottom`, swept to the side of the parting. */
export function fringeEnds({ paint, side, wide, lift }: HairHead, bottom: number, swell: number): Solid[] {
  return ENDS.map(({ across, lower }) => {
    const x = across * side;
    return lock(
      paint,
      onSkull([x - side * 0.14, 1.15, 1.1 - x * x * 0.4], wide, swell - 0.03 + lift * 0.2),
      onSkull([x + side * 0.1, bottom + 0.1 - lower, 1.28 - x * x * 0.5], wide, swell - 0.07),
      { broad: 0.24, thick: 0.1, blend: 0.12 },
    );
  });
}

/** A fringe from temple to temple that ends at a height, as a group of its own. */
export function bluntFringe(head: HairHead, bottom = 0.5): Solid[] {
  return [
    cap(
      head,
      head.paint,
      0.21,
      { ...strands(DOWN, 17, 0.055, head.phase), wave: 0 },
      { lift: head.lift * 0.9, puff: head.puff * 0.5 },
    ),
    slice(head, [0, bottom + 0.06 - 2, 1.2], [3, 2, 3], [-3, 0, head.side * -2], 0.06),
    slice(head, [0, 1, -1.9], [3, 3, 2]),
    ...fringeEnds(head, bottom, 0.19),
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

/** The cap of long hair, its window open to below the chin. */
export function longCap(head: HairHead, swell = 0.14, texture?: Groove): Solid[] {
  return [
    cap(head, head.paint, swell, texture ?? strands(DOWN, 11, 0.05, head.phase), {
      lift: head.lift,
      puff: head.puff * 0.6,
    }),
    ...faceWindow(head, 'round', { half: 0.98 }),
  ];
}
