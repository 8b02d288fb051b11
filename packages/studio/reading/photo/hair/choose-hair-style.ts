import { firstRule, type Rule } from '../../../figure/first-rule.ts';
import type { HairStyleId } from '../../../look/vocabulary.ts';
import { isCombedBack } from './close-hair.ts';
import {
  CORDS,
  hangBesideFace,
  hangsInCords,
  height,
  hidesCoils,
  isBall,
  isClose,
  isCoiled,
  isCurledCrop,
  isGathered,
  isTangled,
  showsCoils,
  showsFineCoils,
} from './curly-hair.ts';
import type { Texture } from './hair-coils.ts';
import type { Cords } from './hair-cords.ts';
import { type Length, readLengthOf } from './hair-length.ts';
import { CROWN_HEIGHT } from './hair-map.ts';
import type { HairOutline } from './hair-outline.ts';
import type { Strands } from './hair-strands.ts';
import { areBristles, areCurledLocks, areSpikes, formOfHanging } from './strand-form.ts';
import {
  hasHighKnot,
  hasLowKnot,
  hasOneTail,
  hasTail,
  hasTailBelow,
  hasTwoTails,
  isSurelyTied,
  isTiedBack,
  standsUpright,
  type TiedFacts,
} from './tied-hair.ts';

/** What a photo tells of hair that is not covered, in the head's units. */
export type HairFacts = TiedFacts & {
  /** The strands beside the face and neck, those on the left first. */
  beside: readonly [Strands, Strands];
  /** The strands above the eyes. */
  onHead: Strands;
  /** Hair around both ears together, where short hair shows below a hat, in squares of a unit. */
  aroundEars: number;
  /** Whether hair beside the face hangs in cords. */
  cords: Cords;
  texture: Texture;
  /** The texture of what hangs beside the face. */
  hanging: Texture;
  /** Pixels of the photo per unit. */
  detail: number;
  /** Brightness of the hair, as a share of 255. */
  light: number;
  /** Hair covers the crown. */
  isCrownCovered: boolean;
  /** The photo is fine enough to show strands. */
  isFine: boolean;
};

type Form = 'straight' | 'bangs' | 'swept back' | 'wavy' | 'curly';

/** Straight hair hangs close to the head; curls stand out. */
const VOLUME = { cropped: 0.125, close: 0.225, flat: 0.35, loose: 0.375, round: 0.6 };
/**
 * Height of a fringe above the eyes, and the share of the forehead that it covers. Where one side of the forehead is free
 * up to the hairline, hair falls from a parting to the other.
 */
const FRINGE = { height: 0.92, share: 0.55, free: 1.2 };
/** Hairlines above these are high, and higher still a front that has gone. */
const HIGH = { line: 1.42, gone: 1.58 };
/** This much hair between the hairline and the crown is full. */
const FULL_DEPTH = 0.4;

/** Whether a fringe covers the forehead. */
export function hasFringe({ hairline }: HairOutline): boolean {
  const middle = hairline.slice(3, -3);
  const isParted = [hairline.slice(0, 4), hairline.slice(-4)].some((side) =>
    side.every((height) => height > FRINGE.free && height < CROWN_HEIGHT),
  );
  return (
    !isParted && middle.filter((height) => height < FRINGE.height).length >= middle.length * FRINGE.share
  );
}

function readForm({ outline, beside, onHead, hanging, isFine }: HairFacts, length: Length): Form {
  const told = isFine ? formOfHanging(beside, onHead, hanging, length === 'chin') : undefined;
  if (told === 'curly') return told;
  if (hasFringe(outline)) return 'bangs';
  if (isSweptUp(outline) && outline.volume < VOLUME.round) return 'swept back';
  // Where strands cannot be told, hair that lies close, or smooth on the head, is straight.
  const isSmooth = isFine && onHead.steady > SMOOTH;
  return told ?? (outline.volume <= VOLUME.flat || isSmooth ? 'straight' : 'wavy');
}
const SMOOTH = 0.8;

/** Short and long hair combed back rises over the whole width of the forehead. */
const SWEPT = { least: 1.05, width: 5 };
function isSweptUp({ hairline, top }: HairOutline): boolean {
  const middle = hairline.slice(2, -2);
  return middle.every((height) => height >= SWEPT.least) && widthAt(top, 1.72) > 2;
}

/** How wide hair is at a height above the eyes, within the head. */
const widthAt = (top: readonly number[], height: number) =>
  top.filter((upper) => upper >= height).length * 0.05;

const FALLING: Readonly<Record<Exclude<Length, 'short'>, Readonly<Record<Form, HairStyleId>>>> = {
  chin: {
    straight: 'bob',
    bangs: 'bob-fringe',
    'swept back': 'chin-swept-back',
    wavy: 'chin-wavy',
    curly: 'chin-curly',
  },
  shoulder: {
    straight: 'shoulder-straight',
    bangs: 'shoulder-fringe',
    'swept back': 'shoulder-swept-back',
    wavy: 'shoulder-wavy',
    curly: 'shoulder-curly',
  },
  long: {
    straight: 'long-straight',
    bangs: 'long-fringe',
    'swept back': 'shoulder-swept-back',
    wavy: 'long-wavy',
    curly: 'long-curly',
  },
};

const middleLine = ({ outline: { hairline } }: HairFacts) => {
  const middle = hairline.slice(6, -6);
  return middle.reduce((sum, height) => sum + height, 0) / middle.length;
};
/** How much hair stands between the hairline and the crown. */
const depth = (facts: HairFacts) => height(facts) - middleLine(facts);
const hasCurledLocks = ({ onHead, outline, isFine }: HairFacts) =>
  isFine && outline.volume > VOLUME.loose && areCurledLocks(onHead);
const isBristly = ({ onHead, outline, isFine }: HairFacts) =>
  isFine && outline.volume < VOLUME.cropped && areBristles(onHead);
const isSpiky = ({ onHead, outline, isFine }: HairFacts) =>
  isFine && outline.volume < VOLUME.close && areSpikes(onHead);

/** Hair that stands reaches higher above the eyes than this. */
const STANDING = 1.925;
/** Hair whose strands share this much of one direction falls to a side, it does not stand. */
const COMBED = 0.2;

/** Hair of which less is before the ears, 0 to 1, is combed back over them. */
const SIDEBURNS = 0.35;

/** Short hair, in this order. */
const SHORT: readonly Rule<HairFacts, HairStyleId>[] = [
  {
    why: 'a crown without hair',
    when: ({ isCrownCovered, isCrownSeen }) => isCrownSeen && !isCrownCovered,
    choice: 'ring',
  },
  { why: 'curls stand out on all sides', when: isBall, choice: 'afro' },
  {
    why: 'coils that swallow the light stand out',
    when: (facts) => hidesCoils(facts) && !isClose(facts),
    choice: 'afro',
  },
  {
    why: 'coils that are no open curls stand out',
    when: (facts) => showsFineCoils(facts) && !isTangled(facts) && !isClose(facts),
    choice: 'afro',
  },
  {
    why: 'open coils stand out, or are gathered on top',
    when: (facts) => showsCoils(facts) && (!isClose(facts) || isGathered(facts)),
    choice: 'short-curly',
  },
  {
    why: 'curls',
    when: (facts) => isTangled(facts) && facts.outline.volume > VOLUME.loose,
    choice: 'short-curly',
  },
  { why: 'a fringe', when: ({ outline }) => hasFringe(outline), choice: 'short-fringe' },
  {
    why: 'coils swallow the light',
    when: (facts) => isCoiled(facts) && isClose(facts),
    choice: 'short-afro',
  },
  { why: 'a crop of curls', when: isCurledCrop, choice: 'short-curly' },
  { why: 'curled locks stand out', when: hasCurledLocks, choice: 'short-curly' },
  {
    why: 'what is left of the front lies close',
    when: (facts) => facts.isCrownSeen && middleLine(facts) > HIGH.line && depth(facts) < 0.3,
    choice: 'receding',
  },
  {
    why: 'hair is combed over a front that has gone',
    when: (facts) => facts.isCrownSeen && middleLine(facts) > HIGH.gone && depth(facts) < FULL_DEPTH,
    choice: 'comb-over',
  },
  {
    why: 'full hair is combed to the side of a high forehead',
    when: (facts) => facts.isCrownSeen && middleLine(facts) > HIGH.gone,
    choice: 'side-parting',
  },
  { why: 'close hair is combed back from all of the brow', when: isCombedBack, choice: 'swept-back' },
  {
    why: 'hair that stands out all around and lies in no order',
    when: ({ outline }) => outline.volume > 0.8,
    choice: 'short-wavy',
  },
  {
    why: 'hair that stands up on all sides',
    when: (facts) =>
      facts.outline.volume > VOLUME.round && height(facts) > STANDING && facts.onHead.order < COMBED,
    choice: 'spiky',
  },
  {
    why: 'close hair of which next to none is before the ears is combed back over them',
    when: (facts) =>
      facts.isCrownSeen &&
      facts.outline.volume < 0.2 &&
      (facts.sideburns ?? 1) < SIDEBURNS &&
      depth(facts) < 0.3,
    choice: 'swept-back',
  },
  {
    why: 'as thin as a shaver leaves it',
    when: (facts) => facts.isCrownSeen && facts.outline.volume < 0.2 && depth(facts) < 0.3,
    choice: 'buzz-cut',
  },
  { why: 'tufts above close sides throw shadows', when: isSpiky, choice: 'spiky' },
  {
    why: 'close to the head on all sides',
    when: (facts) => facts.outline.volume < 0.15 && depth(facts) < 0.6 && facts.isCrownSeen,
    choice: 'crew-cut',
  },
  { why: 'bristles that run all ways', when: isBristly, choice: 'short-straight' },
  {
    why: 'hair that rises above a free forehead is combed back',
    when: (facts) => facts.isCrownSeen && isFreeForehead(facts),
    choice: 'swept-back',
  },
  {
    why: 'parted hair',
    when: ({ outline: { hairline } }) => sidesDiffer(hairline),
    choice: 'side-parting',
  },
];

const isFreeForehead = ({ outline: { hairline } }: HairFacts) =>
  hairline.slice(3, -3).every((up) => up >= SWEPT.least);

/** One side of the forehead shows this much more than the other. */
const PARTED = 0.12;
function sidesDiffer(hairline: readonly number[]): boolean {
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return Math.abs(mean(hairline.slice(1, 6)) - mean(hairline.slice(-6, -1))) > PARTED;
}

/** Drawn hair shows the knot or the tail that tells it from cut hair, unless it may be cut after all. */
function chooseTied(facts: HairFacts): HairStyleId {
  if (standsUpright(facts)) return 'high-bun';
  return hasTail(facts) || !isSurelyTied(facts) ? 'tied-back' : 'low-bun';
}

/** The style that is nearest to what the photo shows. */
export function chooseHairStyle(facts: HairFacts): HairStyleId {
  const knot = hasHighKnot(facts) ? 'high-bun' : hasLowKnot(facts) ? 'low-bun' : undefined;
  // Coils hang nowhere: what seems to is the wall.
  const isTied =
    !isCoiled(facts) && !showsCoils(facts) && (isTiedBack(facts) || hasOneTail(facts) || hasTailBelow(facts));
  if (isTied && !hasFringe(facts.outline)) return knot ?? chooseTied(facts);
  // Below a fringe nothing else tells whether hair is tied.
  if (hasFringe(facts.outline) && hasTwoTails(facts)) return 'two-braids';
  const length = readLengthOf(facts.outline);
  if (length !== 'short' && hangsInCords(facts))
    return facts.cords.links > CORDS.plaited ? 'box-braids' : 'locs';
  if (length !== 'short' && length !== 'long' && isBall(facts)) return 'afro';
  if (length !== 'short') return FALLING[length][readForm(facts, length)];
  if (!knot && hangBesideFace(facts)) return 'chin-curly';
  return knot ?? firstRule(SHORT, facts, 'short-straight');
}

/** So little hair around the ears is cut to stubble, in squares of a unit. */
const CROPPED_EARS = 0.05;

/**
 * The style of hair that hangs out below a hat. Around bare ears only stubble is made up, as what the hat hides is
 * unknown; short hair there tells no style.
 */
export function chooseStyleUnderHat(facts: HairFacts): HairStyleId | undefined {
  const length = readLengthOf(facts.outline);
  if (length === 'short') return facts.aroundEars <= CROPPED_EARS ? 'buzz-cut' : undefined;
  const form = readForm(facts, length);
  return FALLING[length][form === 'wavy' || form === 'curly' ? form : 'straight'];
}
