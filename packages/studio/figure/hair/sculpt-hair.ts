import { lighten, luminance, mix, type Rgb } from '../../colour.ts';
import { HAIR_STYLES, type HairForm, type HairStyleId } from '../../look/vocabulary.ts';
import { clamp, mean } from '../../math.ts';
import { between, type Random } from '../../random.ts';
import { type HairCourse, partingOf } from '../../reading/photo/hair/hair-course.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import type { Looks } from '../../reading/photo/looks.ts';
import type { Group, Paint, Solid } from '../../sculpt/solid.ts';
import { onUsualCrown } from '../fit-crown.ts';
import { ballOf } from './afro.ts';
import { cap, closeCap, crop, DOWN, GRAIN, SIDEBURN, slice, strands } from './cap.ts';
import { chooseHairStyle } from './choose-hair-style.ts';
import { clearFace } from './clear-face.ts';
import { fitOutline } from './fit-outline.ts';
import { fitReach } from './fit-reach.ts';
import type { HairHead } from './hair-mould.ts';
import { HAIR_MOULDS } from './hair-moulds.ts';
import { onUsualCrownOutline } from './moulded-outline.ts';
import { softWindow } from './soft-window.ts';
import { isCap } from './spine.ts';

/** Where long hair ends on a bust, below the eyes, in the head's units. */
const USUAL_CHEST = 3.1;

const DARKEST = 24;

/** Black plastic shows no form: hair is never darker than this. */
export const hairInPlastic = (colour: Rgb): Rgb =>
  luminance(colour) < DARKEST ? lighten(colour, 0.06) : colour;

/**
 * Hair as toys have it, in the head's units: the person's style, bent by the person's measures. Under a hat nothing
 * stands up above the height `pressedFrom`; long hair ends as far as `chest` below the eyes.
 */
export function sculptHair(
  looks: Looks,
  random: Random,
  gloss: number,
  pressedFrom: number | undefined,
  chest = USUAL_CHEST,
): Group[] {
  const style = chooseHairStyle(looks);
  const isBall = style === 'afro' && pressedFrom === undefined;
  const head: HairHead = {
    ...measureHead(looks, random, gloss, pressedFrom !== undefined),
    chest,
    ball: isBall ? ballOf(looks) : undefined,
  };
  const whole = HAIR_MOULDS[style](head);
  const { hairReach, hairOpening } = looks;
  const hides = hairOpening && pressedFrom === undefined && HIDES_CHEEKS.has(style);
  const moulded = hides ? clearFace(whole, hairOpening, head.wide) : whole;
  // Above a hat's edge nothing of the photo's outline is the hair's.
  const groups =
    hairReach && pressedFrom === undefined && !head.ball
      ? bendToPhoto(moulded, looks, hairReach, head.wide)
      : moulded;
  const tinted =
    looks.hairTemples && SHORT.has(style) ? tintTemples(groups, head, looks.hairTemples) : groups;
  if (pressedFrom !== undefined) return pressFlat(tinted, head, pressedFrom);
  return THINS_OUT.has(style) ? [...tinted, thinEdge(head)] : tinted;
}

/** The edge of short hair over the forehead is thin: skin shines through it. */
const thinEdge = (head: HairHead): Group =>
  crop(head, [closeCap(head, head.stubble, 0.03, GRAIN)], {
    above: -THIN,
    sideburn: SIDEBURN - THIN,
    end: -0.6,
    blend: 0.03,
  });
const THIN = 0.09;

/** Hair that stands out as far on all sides as in the photo. */
function bendToPhoto(groups: readonly Group[], looks: Looks, reach: HairReach, wide: number): Group[] {
  const style = chooseHairStyle(looks);
  const bent = fitReach(groups, onUsualHead(reach, looks, SHORT.has(style) ? CLOSE : 0), wide);
  return reach.crown && FOLLOWS_CROWN.has(style)
    ? fitOutline(bent, onUsualCrownOutline(reach.crown, looks.shape.crown), wide)
    : bent;
}

/** The outline on the head for which hair is moulded; its upper edge is at `least` or higher. */
const onUsualHead = (reach: HairReach, { shape: { crown } }: Looks, least: number): HairReach => ({
  ...reach,
  top: reach.top && Math.max(least, onUsualCrown(reach.top, crown)),
});

/** What does not fit into a hat is cut off; above its edge the hair is close to the skull. */
function pressFlat(groups: readonly Group[], head: HairHead, from: number): Group[] {
  const [first] = groups;
  if (!first?.[0]) return [];
  const { paint } = first[0];
  const above: Solid = { ...slice(head, [0, from + 3, 0], [4, 3, 4], [-4, 0, 0]), blend: 0.3 };
  const close = [
    cap(head, paint, 0.1, strands(DOWN, 11, 0.05, head.phase)),
    ...softWindow(head),
    slice(head, [0, from - 3.2, 0], [4, 3, 4]),
  ];
  return [...groups.map((group) => [...group, above]), close];
}

/** Forms that are tied to a knot or a tail. */
const KNOTS: ReadonlySet<HairForm> = new Set(['bun', 'ponytail', 'pigtails']);

/** Styles that leave the temples free: others hang over them. */
const SHORT: ReadonlySet<HairStyleId> = new Set(
  HAIR_STYLES.filter(({ length }) => length === 'short' || length === 'up').map(({ id }) => id),
);

/** Styles whose hair thins out towards the forehead; coils end in a clear line, and a ring has no hair there. */
const THINS_OUT: ReadonlySet<HairStyleId> = new Set(
  HAIR_STYLES.filter(
    ({ id, length, form }) => length === 'short' && form !== 'afro' && form !== 'braids' && id !== 'ring',
  ).map(({ id }) => id),
);

/** The outline of these over the crown is that of the head itself: a knot stands on it. */
const FOLLOWS_CROWN: ReadonlySet<HairStyleId> = new Set(
  HAIR_STYLES.filter(({ id, form }) => SHORT.has(id) && !KNOTS.has(form)).map(({ id }) => id),
);

/** Styles that hang before the ears. */
const HIDES_CHEEKS: ReadonlySet<HairStyleId> = new Set(
  HAIR_STYLES.filter(({ length }) => ['chin', 'shoulder', 'long'].includes(length)).map(({ id }) => id),
);

/** How far it is below the height from which hair grows narrower: further up it would stand out. */
const BELOW_SHOULDER = 0.38;

/** Another colour at the temples: a hair's breadth of it lies on the cap of hair. */
function tintTemples([first = [], ...others]: readonly Group[], { wide }: HairHead, colour: Rgb): Group[] {
  const [cap, ...rest] = first;
  if (!cap) return [];
  // Where fuller hair lies over the cap, its patches stay below that.
  const halves = [cap, ...rest].filter(isCap).map(({ size }) => size[0]);
  const swell = Math.min(...halves.filter((half) => half > wide)) - wide;
  const shoulder = cap.at[1] + (cap.shape === 'box' ? cap.size[1] - (cap.round ?? 0) : 0);
  const patches = [-1, 1].map(
    (side): Solid => ({
      ...cap,
      at: [side * (wide - 0.5), Math.min(0.3, shoulder - BELOW_SHOULDER), 0.1],
      size: [0.52 + swell, 0.86, 0.95],
      paint: { ...cap.paint, colour },
    }),
  );
  return [[cap, ...patches, ...rest], ...others];
}

/** Within these limits every style looks good on the head for which hair is moulded. */
const LIMITS = { hairline: [0.7, 1.8], end: [0.45, 1.9], stand: [0, 1.2] } as const;

const UNSEEN = { course: undefined, fringe: undefined, parting: undefined };

/** A course whose middle is as low as this is that of a fringe, which ends above the brows. */
const FRINGE = { middle: 0.92, least: 0.42 };
/** The temples, at the ends of a course, may be covered to here. */
const TEMPLE = 0.3;

/** What the course over the forehead tells: hair that is moved off it or over it keeps none of the photo's. */
function bendCourse({
  hairCourse,
  shape: { crown },
}: Looks): Pick<HairHead, 'course' | 'fringe' | 'parting'> {
  if (!hairCourse) return UNSEEN;
  const parting = partingOf(hairCourse);
  const middle = hairCourse.slice(2, -2);
  const isFringe = middle.filter((height) => height < FRINGE.middle).length > middle.length / 2;
  const hold = (least: number, most: number): HairCourse =>
    hairCourse.map((height, index) => {
      const isTemple = index === 0 || index === hairCourse.length - 1;
      return clamp(onUsualCrown(height, crown), isTemple ? TEMPLE : least, most);
    });
  return isFringe
    ? { course: undefined, fringe: hold(FRINGE.least, LIMITS.hairline[1]), parting }
    : { course: hold(LIMITS.hairline[0], LIMITS.hairline[1]), fringe: undefined, parting };
}

/**
 * How much of the other colour tips get: they begin in a line, and the print of the strands has that colour as well.
 */
const TIPS = 0.6;

/** The thickness of hair on the crown, and how much higher it may stand. */
const LIFT = { least: 0.03, most: 0.5 };
/** Where hair ends above the eyes if the photo cuts off its upper edge: flat hair, and how much higher full hair. */
const UNSEEN_TOP = { flat: 1.7, high: 0.45 };
/** The greatest share of cropped hair that stands up if the photo cuts off its upper edge. */
const CROPPED = 0.4;
/** How high above the eyes close hair ends on the head for which hair is moulded. */
const CLOSE = 1.95;

/** How far hair stands over the crown: as high as its upper edge, where the photo shows it. */
function liftOf({ hairReach, hairHeight, hairLength, shape: { crown } }: Looks): number {
  const stand = clamp(hairHeight, ...LIMITS.stand) * (hairLength === 'cropped' ? CROPPED : 1);
  const top = hairReach?.top ?? UNSEEN_TOP.flat + stand * UNSEEN_TOP.high;
  const least = hairReach?.top === undefined ? 0.04 + stand * 0.26 : LIFT.least;
  return clamp(onUsualCrown(top, crown) - CLOSE, least, LIFT.most);
}

/** How far beyond the skull close hair reaches, and how much farther full short hair may reach. */
const BESIDE = { close: 0.12, most: 0.24 };

/** How far hair stands next to the skull: short hair as far as the photo shows it over the ears. */
function puffOf({ hairReach, hairWidth, hairLength, shape: { cheek } }: Looks): number {
  const guess = clamp(hairWidth, ...LIMITS.stand) * 0.16;
  const isShort = hairLength === 'short' || hairLength === 'cropped';
  if (!hairReach || !isShort) return guess;
  const seen = [hairReach.left, hairReach.right].flatMap((side) =>
    side.slice(0, 2).filter((reach) => reach !== undefined),
  );
  if (seen.length < 4) return guess;
  return Math.max(guess, clamp(mean(seen) - cheek * 1.1 - BESIDE.close, 0, BESIDE.most));
}

function measureHead(
  looks: Looks,
  random: Random,
  gloss: number,
  underHat: boolean,
): Omit<HairHead, 'chest' | 'ball'> {
  const seeded = random() < 0.5 ? -1 : 1;
  const phase = between(random, 0, 6);
  const { cheek, jaw } = looks.shape;
  const paint: Paint = { colour: hairInPlastic(looks.hair), gloss: gloss * 0.7 };
  const matt = (share: number): Paint => ({
    colour: mix(paint.colour, looks.skin, share),
    gloss: gloss * 0.35,
  });
  return {
    paint,
    shorn: matt(0.28),
    stubble: matt(0.6),
    tips: looks.hairTips
      ? { ...paint, colour: mix(paint.colour, hairInPlastic(looks.hairTips), TIPS) }
      : paint,
    side: looks.parting === 0 ? seeded : looks.parting,
    isCropped: looks.hairLength === 'cropped',
    wide: cheek * 1.1,
    lift: underHat ? 0 : liftOf(looks),
    reach: underHat ? undefined : looks.hairReach,
    isSeen: looks.hairReach !== undefined,
    top: looks.hairReach?.top && onUsualCrown(looks.hairReach.top, looks.shape.crown),
    puff: underHat ? 0 : puffOf(looks),
    hairline: clamp(
      underHat ? looks.hairline : onUsualCrown(looks.hairline, looks.shape.crown),
      ...LIMITS.hairline,
    ),
    ...(underHat ? UNSEEN : bendCourse(looks)),
    tucked: new Set(underHat ? [] : looks.hairTucked),
    end: clamp(looks.hairEnd, ...LIMITS.end),
    jaw: jaw * 1.06,
    phase,
    underHat,
  };
}
