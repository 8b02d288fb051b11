import { mean } from '../../../math.ts';
import { steps } from '../steps.ts';
import { ENDS } from './hair-length.ts';
import type { HairMap } from './hair-map.ts';
import type { Fall, HairOutline } from './hair-outline.ts';
import type { Strands } from './hair-strands.ts';
import { CHIN_LENGTH } from './measure-hair.ts';

/** What a photo says about hair that may be tied up or back, in the head's units. */
export type TiedFacts = {
  outline: HairOutline;
  /** The strands above the eyes. */
  onHead: Pick<Strands, 'near' | 'order' | 'contrast'>;
  /** How far the head is turned, radians. */
  yaw: number;
  /** Something wider stands on a narrow place above the crown. */
  isKnotted: boolean;
  /**
   * How much of its width at the lower end of the crown hair keeps above it: a skull is round, a knot stands upright.
   */
  upright: number;
  /** How wide hair is at the height of the crown. */
  crownWidth: number;
  /** Hair next to the neck on each side, in squares of a unit. */
  besideNeck: readonly [number, number];
  /** How much of that, on the side that shows most of it, has the colours of the hair on the head. */
  likeBesideNeck: number;
  /** Which share of the hair at the temples is thin enough to be skin or wall. */
  thin: number;
  /** How much of the hair's colour there is before the ears, 0 to 1 and more; none if nobody can tell. */
  sideburns?: number | undefined;
  isCrownSeen: boolean;
};

/** The height of the crown, where it is measured how wide hair is there, and the step of it. */
const CROWN = { up: 1.8, aside: 2.2, step: 0.05 };
/** Where it is measured whether hair above the crown stands upright, and the least of its width that it then keeps. */
const UPRIGHT = { below: 1.7, above: 2.1, least: 0.8 };
/** Next to the neck, and at the temples. */
const NECK = { near: 0.5, far: 1.5, top: 0.9, bottom: 2.6 };
const TEMPLES = { near: 0.6, far: 1.6, top: -1, bottom: 0 };
/** From the first on it may be hair, and from the second on it is. */
const SURE = { maybe: 0.12, yes: 0.75 };

/**
 * Measures what tells tied hair from short hair; `faint` is the hair with what may be hair as well, and `isLike` tells
 * where the photo has its colours.
 */
export function readTied(
  { isHair }: HairMap,
  faint: HairMap,
  isLike: (x: number, y: number) => boolean,
  hairAt: (x: number, y: number) => number,
): Pick<TiedFacts, 'isKnotted' | 'upright' | 'crownWidth' | 'besideNeck' | 'likeBesideNeck' | 'thin'> {
  const { up, aside, step } = CROWN;
  const widthAt = (height: number) =>
    steps(-aside, aside, step).filter((x) => isHair(x, -height)).length * step;
  const [left, right] = ([-1, 1] as const).map((side) =>
    placesIn(NECK).filter(([x, y]) => faint.isHair(side * x, y)),
  ) as [[number, number][], [number, number][]];
  const alike = [left.filter(([x, y]) => isLike(-x, y)), right.filter(([x, y]) => isLike(x, y))];
  const area = (places: readonly unknown[]) => places.length * step ** 2;
  const temples = placesIn(TEMPLES).flatMap(([x, y]) => [hairAt(-x, y), hairAt(x, y)]);
  const maybe = temples.filter((share) => share > SURE.maybe);
  return {
    isKnotted: hasKnot(isHair),
    upright: widthAt(UPRIGHT.above) / Math.max(step, widthAt(UPRIGHT.below)),
    crownWidth: widthAt(up),
    besideNeck: [area(left), area(right)],
    likeBesideNeck: Math.max(...alike.map(area)),
    thin: maybe.filter((share) => share < SURE.yes).length / Math.max(1, maybe.length),
  };
}

/** Whether something wider stands on a narrow place above the crown: a quiff only grows narrower. */
function hasKnot(isHair: HairMap['isHair']): boolean {
  const xs = steps(-1.2, 1.2, 0.1);
  const widths = [1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4].map((up) => xs.filter((x) => isHair(x, -up)).length);
  return widths.some((width, row) => width > 0 && Math.max(...widths.slice(row)) >= width + 2);
}

function placesIn({ near, far, top, bottom }: typeof NECK): [number, number][] {
  const { step } = CROWN;
  return steps(top, bottom, step).flatMap((y) => steps(near, far, step).map((x): [number, number] => [x, y]));
}

/**
 * A knot stands on a head of hair that lies close at the sides and on the crown. A low knot is round: it stands out
 * below the temple and turns in again. Hair that is cut below the ear only turns in.
 */
const KNOT = {
  least: 2.4,
  wide: 1.9,
  volume: 0.6,
  crown: 2.5,
  round: 0.14,
  breadth: 0.35,
  end: 1.6,
};
/**
 * On a turned head the knot stands behind, higher than any skull and than the hair over the forehead. `back` and
 * `front` are where both are looked for, from the middle.
 */
const BEHIND = { turned: 0.35, least: 1.85, higher: 0.15, back: [0.4, 1.2], front: [-0.5, 0.2] } as const;

/** Whether hair is tied to a knot on the crown. */
export function hasHighKnot(facts: TiedFacts): boolean {
  const {
    isKnotted,
    outline: { top, volume },
    crownWidth,
    yaw,
  } = facts;
  const isClose = volume < KNOT.volume && crownWidth < KNOT.crown;
  const isTall = Math.max(...top) >= KNOT.least && standsUpright(facts);
  const wide = top.filter((upper) => upper >= 2.2).length * CROWN.step;
  return (isKnotted && wide < KNOT.wide) || (isClose && (isTall || standsBehind(top, yaw)));
}

/** Whether hair keeps its width above the crown, as a knot does: what is cut, a quiff or tufts, grows narrower. */
export const standsUpright = ({ upright }: TiedFacts) => upright >= UPRIGHT.least;

/** Whether hair stands higher at the back of a turned head than over its forehead. */
function standsBehind(top: readonly number[], yaw: number): boolean {
  if (Math.abs(yaw) < BEHIND.turned) return false;
  const highest = ([from, to]: readonly [number, number]) =>
    Math.max(...top.filter((_, at) => within(-Math.sign(yaw) * (at * CROWN.step - 1.2), from, to)));
  const back = highest(BEHIND.back);
  return back > BEHIND.least && back - highest(BEHIND.front) > BEHIND.higher;
}

const within = (value: number, from: number, to: number) => value >= from && value <= to;

/** Whether hair is tied to a knot behind an ear. */
export function hasLowKnot({ outline: { falls } }: TiedFacts): boolean {
  const [short, long] = falls.toSorted((a, b) => a.end - b.end);
  return (
    short !== undefined &&
    long !== undefined &&
    short.end < ENDS.chin &&
    long.end > ENDS.chin &&
    long.end < KNOT.end &&
    long.breadth >= KNOT.breadth &&
    Math.min(long.bulge, long.taper) >= KNOT.round
  );
}

/**
 * Hair that is drawn back ends in an arch, higher over the middle of the forehead than at the temples; its strands
 * are smooth and run in one direction; it stands high above its hairline, and none of it hangs into the forehead. The
 * skin shows through cut hair at the sides, and cut hair ends in sideburns. All signs count together, as heights of
 * the arch: none is sure alone.
 */
const DRAWN = { middle: [1, 1.48], sure: 0.33, least: 0.29 } as const;
const ARCH = { most: 0.4 };
const SMOOTH = { usual: 0.85, shared: 0.3, by: 0.66 };
const DEPTH = { least: 0.45, by: 0.9 };
/**
 * How high drawn hair below a knot may be on the crown, where it lies close; and how much more for each radian that a
 * head is turned, which shows its higher back as well.
 */
const HIGH = { most: 1.95, turned: 0.8, by: 0.7 };
/** Of a head that ends this low above the eyes nothing but a crop is left. */
const LOW = { least: 1.77, by: 1.3 };
/**
 * Hair that shows no strands, as white hair in the sun, is smooth for all that is seen: below this contrast ever less
 * so.
 */
const BLANK = 0.06;
const THIN = { most: 0.3, by: 0.38 };
const RAGGED = { most: 0.03, by: 2 };
/**
 * How different the free parts of both halves of the forehead may be below drawn hair, and how much more for each
 * radian that a head is turned: what hangs lower on one half falls from a parting. Halves are places of the hairline.
 */
const HALVES = { left: [3, 7], right: [10, 14], most: 0.25, turned: 0.9, by: 1 } as const;
/** Drawn hair and its shade leave up to this of the hair's colour before the ears. */
const SIDEBURNS = { most: 0.6, by: 1 };
/**
 * How narrow strands next to the neck are and above which height they end, and how much of them shows if the head is
 * turned less than `turned`.
 */
const STRANDS = { breadth: 0.25, end: 1.9, least: 0.02, turned: 0.35 };
/** Loose strands that fall further are no broader than this: hair that falls all around is. */
const LOOSE = { breadth: 0.47, end: 1.75 };
/** Of a head that is turned further than this, hair on one side alone that ends above `end` is tied behind it. */
const BEHIND_NECK = { turned: 0.3, end: KNOT.end };

/** Whether hair is drawn back and tied, be it where nobody sees it. */
export function isTiedBack(facts: TiedFacts): boolean {
  if (!facts.isCrownSeen) return fallsNowhere(facts, isStrand) && hasStrands(facts);
  return fallsNowhere(facts, isLooseStrand) && readDrawn(facts) >= DRAWN.least;
}

/**
 * Whether that is so certain that a knot may be shown which the photo hides: without one, drawn hair looks cut from
 * the front.
 */
export const isSurelyTied = (facts: TiedFacts) =>
  facts.isCrownSeen && unevenness(facts.outline.top) < EVEN && readDrawn(facts) >= DRAWN.sure;

/** The upper edge of drawn hair is even: cut curls stand out of it, by this and more on average. */
const EVEN = 0.04;
const unevenness = (top: readonly number[]) =>
  mean(top.slice(6, -6).map((up, at) => Math.abs(up - ((top[at + 3] ?? up) + (top[at + 9] ?? up)) / 2)));

const isStrand = ({ end, breadth }: Fall) =>
  end < ENDS.chin || (breadth <= STRANDS.breadth && end < STRANDS.end);

const isLooseStrand = (fall: Fall) =>
  isStrand(fall) || (fall.breadth <= LOOSE.breadth && fall.end > LOOSE.end);

function fallsNowhere({ outline: { falls }, yaw }: TiedFacts, isNoLength: (fall: Fall) => boolean): boolean {
  const [near, far] = yaw > 0 ? falls : [falls[1], falls[0]];
  const isBehind = Math.abs(yaw) > BEHIND_NECK.turned && near.end < BEHIND_NECK.end;
  return isNoLength(far) && (isNoLength(near) || isBehind);
}

/**
 * How much speaks for hair that is drawn back, as the height of an arch; none if the forehead is too high or low.
 */
function readDrawn(facts: TiedFacts): number {
  const {
    outline: { hairline, top },
    onHead,
    yaw,
    thin,
    sideburns = 0,
  } = facts;
  const middle = middleOf(hairline);
  if (!within(middle, ...DRAWN.middle)) return 0;
  const seen = Math.min(1, onHead.contrast / BLANK);
  const smooth = (onHead.near + Math.min(SMOOTH.shared, onHead.order)) * seen - SMOOTH.usual;
  const height = Math.max(...top);
  const ragged = mean(
    hairline
      .slice(1, -1)
      .map((up, at) => Math.abs(up - ((hairline[at] ?? up) + (hairline[at + 2] ?? up)) / 2)),
  );
  return (
    Math.min(ARCH.most, archOf(hairline)) +
    smooth * SMOOTH.by -
    over(DEPTH.least, height - middle) * DEPTH.by -
    over(LOW.least, height) * LOW.by -
    (standsUpright(facts) ? 0 : over(height, HIGH.most + Math.abs(yaw) * HIGH.turned) * HIGH.by) -
    over(thin, THIN.most) * THIN.by -
    over(ragged, RAGGED.most) * RAGGED.by -
    over(
      Math.abs(mean(hairline.slice(...HALVES.left)) - mean(hairline.slice(...HALVES.right))),
      HALVES.most + Math.abs(yaw) * HALVES.turned,
    ) *
      HALVES.by -
    over(sideburns, SIDEBURNS.most) * SIDEBURNS.by
  );
}

/** The height of the middle of a hairline. */
export const middleOf = (hairline: readonly number[]): number => mean(hairline.slice(6, -6));

/** How much higher hair begins over the middle of the forehead than at the temples. */
export const archOf = (hairline: readonly number[]): number =>
  middleOf(hairline) - mean([...hairline.slice(0, 2), ...hairline.slice(-2)]);

const over = (value: number, most: number) => Math.max(0, value - most);

/** Where the photo cuts the crown off, strands next to the neck tell that the rest of the hair is behind. */
const hasStrands = ({ besideNeck, yaw }: TiedFacts) =>
  Math.abs(yaw) < STRANDS.turned && Math.max(...besideNeck) >= STRANDS.least;

/** How much hair next to the neck is a tail: it ends below the chin, a knot above it. */
const TAIL = { least: 0.08, end: CHIN_LENGTH, none: 0.45 };

/** Whether a tail shows next to the neck. */
export const hasTail = ({ besideNeck }: TiedFacts) => Math.max(...besideNeck) >= TAIL.least;

/** Whether a tail shows next to the neck alone: nothing falls next to the face, and between them the ears are bare. */
export const hasTailBelow = (facts: TiedFacts) =>
  facts.likeBesideNeck >= TAIL.least && facts.outline.falls.every(({ end }) => end < TAIL.none);

/**
 * Narrow hair that falls to here next to a bare other side, on a head without sideburns. What is narrower than a tail
 * is a blurred edge, or wisps at the nape.
 */
const ONE_TAIL = { end: 1.7, least: 0.3, breadth: 0.65, none: 0.3, sideburns: 0.75 };

/** Whether narrow hair falls far on one side alone: a tail, or loose strands, of what is tied behind. */
export function hasOneTail({ outline: { falls }, sideburns = 0 }: TiedFacts): boolean {
  const isBare = falls.some(({ end }) => end < ONE_TAIL.none) && sideburns < ONE_TAIL.sideburns;
  return (
    isBare &&
    falls.some(({ end, breadth }) => end >= ONE_TAIL.end && within(breadth, ONE_TAIL.least, ONE_TAIL.breadth))
  );
}

/**
 * Next to the neck two tails or plaits hang down from behind the ears: as narrow as this, and straight, below these.
 */
const TWO_TAILS = { end: 0.95, breadth: 0.32, straight: 0.25, least: 0.04 };

/** Whether narrow hair hangs on both sides of the neck. */
export const hasTwoTails = ({ outline: { falls }, besideNeck }: TiedFacts) =>
  falls.every(
    ({ end, breadth, taper }) =>
      end >= TWO_TAILS.end && breadth < TWO_TAILS.breadth && taper < TWO_TAILS.straight,
  ) && besideNeck.every((area) => area >= TWO_TAILS.least);

/** The side on which more of what is tied hangs next to the neck: -1 left, 1 right; 0 where none does. */
export function sideOfTied({ besideNeck: [left, right] }: TiedFacts): -1 | 0 | 1 {
  if (Math.abs(left - right) < STRANDS.least) return 0;
  return left > right ? -1 : 1;
}

/** How far below the eyes hair reaches that is tied back. */
export const endOfTied = (facts: TiedFacts) => (hasTail(facts) ? TAIL.end : TAIL.none);
