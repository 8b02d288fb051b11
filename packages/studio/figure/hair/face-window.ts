import { type HairCourse, heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Paint, Solid } from '../../sculpt/solid.ts';
import type { HairHead } from './hair-mould.ts';

/** How a hairline is cut where no photo shows it. */
export type Hairline = 'round' | 'square';

/** The cut through the forehead's hair in depth: from before the ears forwards. */
const DEPTH = { middle: 1.38, half: 1.3 };

/**
 * The window of the face, from the hairline down: `half` is half its breadth, `above` how much higher it is cut. It
 * follows the course that the photo shows; without one it is cut as `kind` says.
 */
export function faceWindow(
  head: Pick<HairHead, 'hairline' | 'paint' | 'course' | 'wide'>,
  kind: Hairline,
  { half = 0.98, above = 0 }: { half?: number; above?: number } = {},
): Solid[] {
  const { paint, course, wide } = head;
  if (course) return windowAlong(course, paint, { half: Math.max(half, wide * TO_TEMPLE), above });
  const top = head.hairline + above;
  return [
    {
      shape: 'box',
      at: [0, top - 2, DEPTH.middle],
      size: [half, 2, DEPTH.half],
      round: kind === 'square' ? 0.4 : 0.8,
      paint,
      cutOut: true,
      blend: kind === 'square' ? 0.02 : 0.05,
    },
  ];
}

/** The corners of a window that follows a course, across; beyond the last the hair comes down to the temple. */
const CORNERS = [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8] as const;
const TEMPLE_DROP = 0.4;
/** The temple is so far out, as a share of half the skull's breadth. */
const TO_TEMPLE = 0.87;
/** Half the height of the slanted cuts: what is below them the opening takes away. */
const SLANT = 0.5;
/** Half the breadth of the middle of a forehead. */
const MIDDLE = 0.5;
/** A cut that leans outwards more than this, in radians, would cut hair before the ear. */
const OUTWARDS = 0.25;

/** An opening on each side up to where its temple ends, and slanted cuts above from corner to corner. */
export function windowAlong(
  course: HairCourse,
  paint: Paint,
  { half, above }: { half: number; above: number },
): Solid[] {
  const line = CORNERS.map((x) => ({ x, y: heightAt(course, x) + above }));
  const temple = (side: -1 | 1) => ({ x: side * half, y: heightAt(course, side) + above - TEMPLE_DROP });
  const corners = [temple(-1), ...line, temple(1)];
  const cut = { shape: 'box', paint, cutOut: true, blend: 0.08 } as const;
  const slants = corners.slice(1).flatMap((to, index): Solid[] => {
    const from = corners[index];
    if (!from) return [];
    const slope = leanOf(from, to);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return [
      {
        ...cut,
        at: [middle.x + Math.sin(slope) * SLANT, middle.y - Math.cos(slope) * SLANT, DEPTH.middle],
        size: [length / 2 + 0.05, SLANT, DEPTH.half],
        turn: [0, 0, (slope * 180) / Math.PI],
        round: 0.05,
      },
    ];
  });
  const sides = ([-1, 1] as const).map((side): Solid => {
    const top = temple(side).y;
    return {
      ...cut,
      at: [(side * half) / 2, top - 2, DEPTH.middle],
      size: [half / 2, 2, DEPTH.half],
      round: 0.02,
    };
  });
  return [middleOf(line, cut), ...sides, ...slants];
}

/** Where a course is steep, slanted cuts and openings leave a gap before the brows. */
function middleOf(line: readonly Place[], cut: Pick<Solid, 'shape' | 'paint' | 'cutOut' | 'blend'>): Solid {
  const top = Math.min(...line.filter(({ x }) => Math.abs(x) <= MIDDLE).map(({ y }) => y));
  return { ...cut, at: [0, top - 2, DEPTH.middle], size: [MIDDLE, 2, DEPTH.half], round: 0.02 };
}

type Place = { x: number; y: number };

/** The angle of a cut, held back where its lower end would leave the window. */
function leanOf(from: Place, to: Place): number {
  const slope = Math.atan2(to.y - from.y, to.x - from.x);
  const isLeft = from.x + to.x < 0;
  return isLeft ? Math.max(-OUTWARDS, slope) : Math.min(OUTWARDS, slope);
}
