import { mean, median } from '../../../math.ts';
import type { Point } from '../point.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { CROWN_HEIGHT, type HairMap } from './hair-map.ts';

/** Step in which an outline is followed, in the head's units. */
const STEP = 0.05;
/** Hair that is narrower than this is a wisp, and a gap lower than this is a strand that swings away. */
const WISP = 0.12;
const GAP = 0.3;
/** Lower ends of the ears. */
const EARS = 0.9;
/** Next to the face hair is looked for between these, from the eyes down. */
const BESIDE = { near: 0.75, far: 2.5 };
/** Hair that ends this near to clothes, or to the photo's edge, may go on: the edge cuts locks of all lengths. */
const AT_CLOTHES = 0.14;
const AT_EDGE = 0.4;
/**
 * From this height on, below the chin and any bob, what is bare next to the neck is a shoulder; above it, a hand or
 * the neck.
 */
const SHOULDER = 2.1;
/** A temple, where it is measured how far hair reaches above what stands out below. */
const TEMPLE = -0.4;
/** Where next to the neck, and how far below hair that ends there, its own colour may be hair or wall. */
const LOST = { near: 0.95, far: 1.6, below: [0.1, 0.4], share: 0.5 } as const;
/** The photo goes on next to an outer edge that is seen at least by this. */
const BEYOND = 0.15;

/** What one side of a head of hair does below the eyes, in the head's units. */
export type Fall = {
  /** How far below the eyes it ends; 0 where nothing hangs there. */
  end: number;
  /**
   * What begins there if the hair may go on: what is outside the photo, clothes and shoulders, or a wall that it is
   * lost before.
   */
  runsOut: 'photo' | 'clothes' | 'wall' | undefined;
  /** How much further it reaches out where it is widest than at its end; 0 where the photo cuts its edge off. */
  taper: number;
  /** How far it reaches from inside to outside, on average from the ears down to its end. */
  breadth: number;
  /**
   * How much further out it reaches somewhere than higher up next to the head, from the temple down: a knot stands out.
   */
  bulge: number;
};

/** The outline of hair, in the head's units. */
export type HairOutline = {
  /** Both sides, that on the left first. */
  falls: readonly [Fall, Fall];
  /** How high above the eyes the skin ends, from one temple to the other: at -0.8, -0.7 … 0.8. */
  hairline: readonly number[];
  /** The upper edge above the eyes, from -1.2 to 1.2 in steps of a twentieth; 0 where there is no hair. */
  top: readonly number[];
  /** How far hair stands out just above the eyes, both sides together, beyond an average head. */
  volume: number;
};

/**
 * Follows the outline of hair among what is around it: outside the photo and behind clothes its end cannot be seen.
 * `hanging` is the hair next to face and neck, which is less certain; `isLost` says where hair could not be seen.
 */
export function followOutline(
  { isHair }: HairMap,
  around: HeadRegions['at'],
  hanging: HairMap = { isHair },
  isLost: (x: number, y: number) => boolean = () => false,
): HairOutline {
  const isWallAlike = (x: number, y: number) => around(x, y) === 'background' && isLost(x, y);
  const top = steps(-1.2, 1.2).map((x) => {
    const from = steps(-2.7, -0.3).find((y) => isHair(x, y) && isHair(x, y + STEP));
    return from === undefined ? 0 : -from;
  });
  return {
    falls: [
      readFall(-1, hanging.isHair, around, isWallAlike),
      readFall(1, hanging.isHair, around, isWallAlike),
    ],
    hairline: steps(-0.8, 0.8, 0.1).map((x) => {
      const up = steps(0.35, 2).find((height) => isHair(x, -height) && isHair(x, -height - STEP));
      return up ?? CROWN_HEIGHT;
    }),
    top,
    volume: ([-1, 1] as const).reduce(
      (sum, side) => sum + Math.max(0, outermost(side, -0.3, isHair) - 1.2),
      0,
    ),
  };
}

function readFall(
  side: -1 | 1,
  isHair: HairMap['isHair'],
  around: HeadRegions['at'],
  isWallAlike: (x: number, y: number) => boolean,
): Fall {
  let end = 0;
  const outer: Point[] = [];
  const breadths: number[] = [];
  for (const y of steps(0, 3.8)) {
    const hair = steps(BESIDE.near, BESIDE.far).filter((x) => isHair(side * x, y));
    const breadth = hair.length * STEP;
    // Behind an ear and the frames of glasses nothing of it may show.
    if (y > Math.max(end, EARS) + GAP) break;
    if (breadth < WISP) continue;
    end = y;
    outer.push({ x: hair.at(-1) ?? 0, y });
    if (y > 0.5) breadths.push(breadth);
  }
  const isInPhoto = (x: number, y: number) => around(side * x, y) !== undefined;
  const below = around(side * 1.2, end + AT_CLOTHES);
  const wall = goesOnUnseen(end, (x, y) => isWallAlike(side * x, y)) ? 'wall' : undefined;
  return {
    end,
    runsOut: !isInPhoto(1.2, end + AT_EDGE) ? 'photo' : hidesHair(below, end) ? 'clothes' : wall,
    taper: taperOf(outer, ({ x, y }) => isInPhoto(x + BEYOND, y)),
    bulge: bulgeOf([
      ...steps(TEMPLE, -STEP).map((y) => outermost(side, y, isHair)),
      ...outer.map(({ x }) => x),
    ]),
    breadth: mean(breadths),
  };
}

/** How far an edge, from above, stands out beyond the narrowest place above it. */
function bulgeOf(edge: readonly number[]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  return edge.reduce((most, x) => {
    narrowest = Math.min(narrowest, x);
    return Math.max(most, x - narrowest);
  }, 0);
}

/**
 * How far an outer edge turns in at its end. A single row says little: collars and corners of the photo bite into it.
 */
function taperOf(outer: readonly Point[], isSeen: (place: Point) => boolean): number {
  const widest = Math.max(0, ...outer.map(({ x }) => x));
  const last = outer.slice(-3).map((place) => (isSeen(place) ? place.x : widest));
  return widest - median(last);
}

/** Whether hair that ends here may go on where nobody can tell it from the wall. */
function goesOnUnseen(end: number, isWallAlike: (x: number, y: number) => boolean): boolean {
  const rows = steps(end + LOST.below[0], end + LOST.below[1], 2 * STEP);
  const places = rows.flatMap((y) => steps(LOST.near, LOST.far, 2 * STEP).map((x) => isWallAlike(x, y)));
  return places.filter(Boolean).length >= places.length * LOST.share;
}

/** Hair goes on behind clothes, and behind a bare shoulder. */
const hidesHair = (below: Region | undefined, end: number) =>
  below === 'clothes' || (below === 'body' && end > SHOULDER);

const outermost = (side: -1 | 1, y: number, isHair: HairMap['isHair']): number =>
  steps(0.8, 2.5).findLast((x) => isHair(side * x, y)) ?? 0;

/** The numbers from one to another, both included. */
function steps(from: number, to: number, step = STEP): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}
