import { CROWN_HEIGHT, type HairMap } from './hair-map.ts';

/** Step in which an outline is followed, in the head's units. */
const STEP = 0.05;
/** Hair that is narrower than this is a wisp, and a gap lower than this is a strand that swings away. */
const WISP = 0.12;
const GAP = 0.3;
/** Lower ends of the ears. */
const EARS = 0.9;
/** Beside the face hair is looked for between these, from the eyes down. */
const BESIDE = { near: 0.75, far: 2.5 };
/** Hair that ends so near to the photo's edge, or to clothes, may go on. */
const AT_EDGE = 0.14;

/** What one side of a head of hair does below the eyes, in the head's units. */
export type Fall = {
  /** How far below the eyes it ends; 0 where nothing hangs there. */
  end: number;
  /** The photo ends there, or clothes begin: the hair may go on. */
  runsOut: boolean;
  /** How much further it reaches out where it is widest than at its end. */
  taper: number;
  /** How far it reaches from inside to outside, on average from the ears down to its end. */
  breadth: number;
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

/** Follows the outline of hair; where `mayGoOn`, outside the photo and behind clothes, nobody sees whether it ends. */
export function followOutline({ isHair }: HairMap, mayGoOn: (x: number, y: number) => boolean): HairOutline {
  const top = steps(-1.2, 1.2).map((x) => {
    const from = steps(-2.7, -0.3).find((y) => isHair(x, y) && isHair(x, y + STEP));
    return from === undefined ? 0 : -from;
  });
  return {
    falls: [readFall(-1, isHair, mayGoOn), readFall(1, isHair, mayGoOn)],
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

function readFall(side: -1 | 1, isHair: HairMap['isHair'], mayGoOn: (x: number, y: number) => boolean): Fall {
  let [end, widest, outer] = [0, 0, 0];
  const breadths: number[] = [];
  for (const y of steps(0, 3.8)) {
    const hair = steps(BESIDE.near, BESIDE.far).filter((x) => isHair(side * x, y));
    const breadth = hair.length * STEP;
    // Behind an ear and the frames of glasses nothing of it may show.
    if (y > Math.max(end, EARS) + GAP) break;
    if (breadth < WISP) continue;
    end = y;
    outer = hair.at(-1) ?? 0;
    widest = Math.max(widest, outer);
    if (y > 0.5) breadths.push(breadth);
  }
  const runsOut = end > 0 && mayGoOn(side * 1.2, end + AT_EDGE);
  return {
    end,
    runsOut,
    taper: widest - outer,
    breadth: breadths.reduce((sum, one) => sum + one, 0) / Math.max(1, breadths.length),
  };
}

const outermost = (side: -1 | 1, y: number, isHair: HairMap['isHair']): number =>
  steps(0.8, 2.5).findLast((x) => isHair(side * x, y)) ?? 0;

/** The numbers from one to another, both included. */
function steps(from: number, to: number, step = STEP): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}
