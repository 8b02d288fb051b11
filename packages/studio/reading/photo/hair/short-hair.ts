import { firstRule, type Rule } from '../../../first-rule.ts';
import type { HairStyleId } from '../../../look/vocabulary.ts';
import { mean } from '../../../math.ts';
import {
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
import { hasFringe, SWEPT } from './fringe.ts';
import type { HairFacts } from './hair-facts.ts';
import type { HairOutline } from './hair-outline.ts';
import { areBristles, areCurledLocks, areSpikes } from './strand-form.ts';
import { archOf, middleOf } from './tied-hair.ts';

/** Straight hair hangs close to the head; curls stand out. */
export const VOLUME = { cropped: 0.125, close: 0.225, flat: 0.35, loose: 0.375, round: 0.6 };
/** Hairlines above these are high, and higher still a front that has gone. */
const HIGH = { line: 1.42, gone: 1.58 };
/** This much hair between the hairline and the crown is full. */
const FULL_DEPTH = 0.4;

const middleLine = ({ outline: { hairline } }: HairFacts) => {
  const middle = hairline.slice(6, -6);
  return mean(middle);
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
  return Math.abs(mean(hairline.slice(1, 6)) - mean(hairline.slice(-6, -1))) > PARTED;
}

/** The style of short hair: the first of those whose choice is `wanted` that applies. */
export const chooseShortStyle = (
  facts: HairFacts,
  wanted: (style: HairStyleId) => boolean = () => true,
  otherwise: HairStyleId = 'short-straight',
): HairStyleId =>
  firstRule(
    SHORT.filter(({ choice }) => wanted(choice)),
    facts,
    otherwise,
  );

/** What a photo says about hair that is close to the head. */
type CloseFacts = {
  outline: HairOutline;
  isCrownSeen: boolean;
};

/** How deep the arch in which drawn hair begins is, below a front that has gone, and how much hair shows above it. */
const ARCHED = { least: 0.27, line: 1.42, depth: { least: 0.3, most: 0.6 } };

/** Whether hair lies close and begins in an arch: it is combed back from all of the brow, and none of it is clipped. */
function isCombedBack({ outline, isCrownSeen }: CloseFacts): boolean {
  const depth = depthOf(outline);
  return (
    isCrownSeen &&
    archOf(outline.hairline) >= ARCHED.least &&
    middleOf(outline.hairline) < ARCHED.line &&
    depth >= ARCHED.depth.least &&
    depth < ARCHED.depth.most
  );
}

/** How much hair stands between the hairline and the crown. */
const depthOf = ({ hairline, top }: HairOutline) => Math.max(...top) - middleOf(hairline);
