import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import type { Rule } from '../../../figure/first-rule.ts';
import type { ClothFrame } from './cloth-frame.ts';
import type { HatShape } from './hat-shape.ts';

/** What tells one hat from another, in the head's units. */
export type HatFacts = HatShape & {
  /** What is around the face. */
  frame: ClothFrame;
  /** How dark the forehead is just below it, as a share of the cheeks: a brim throws a shadow. */
  shade: number;
  /** How far the head is turned to either side, radians. */
  turn: number;
  /** The network takes it for cloth. */
  isCloth: boolean;
  /** It has the colour of the clothes. */
  isLikeClothes: boolean;
  /** Brightness, 0 to 1, and how much colour it has, 0 to 255. */
  light: number;
  vivid: number;
};

/** A brim's shadow is at most so bright beside the cheeks. */
const SHADE = 0.58;
/** How far brims reach to both sides: those of fedoras and sun hats stand out above the ears, a bucket's hangs over them. */
const BRIM = { hanging: 1.5, standing: 1.5, wide: 2.05, ears: 0.5 };
/** Domes are fuller than wedges, and what is flat is fullest. */
const FULL = { wedge: 0.66, flat: 0.78, beret: 0.8, wound: 0.85 };
/** So far wound cloth stands out beside the forehead, and so much higher than at the temples its edge is at the middle. */
const WOUND = {
  reach: 1.3,
  peak: 0.2,
  high: 2.2,
  ear: 0.3,
  wide: 1.45,
  highPeak: 0.6,
  narrow: 1.1,
  mean: 1.38,
  anyPeak: 0.25,
  turn: 0.6,
};
/** Under a hood, which frames the cheeks, so much hair hangs beside the jaw; a scarf lets none out there. */
const HOOD = { frame: 0.3, hair: 0.35 };
/** So far a beret hangs over on one side; a turned head shows its back as well. */
const OVERHANG = { reach: 1.25, turned: 0.4 };

/** From so far, radians, a turned head shows one side only, and from so far the edge of that one. */
const TURNED = { one: 0.35, edge: 0.5 };

/** Whether what is worn runs beside cheeks and chin, as a headscarf does: on both sides, or on the one that is seen. */
export function framesFace({ more, less, underChin }: ClothFrame, turn: number): boolean {
  if (turn > TURNED.edge && Math.min(more.cheek, more.chin) > 0.4) return true;
  if (more.cheek < 0.6) return false;
  const onBoth = less.cheek >= 0.2 && less.chin >= 0.5;
  const onOne = more.chin >= 0.7 && (turn > TURNED.one || underChin >= 0.45);
  return onBoth || onOne;
}

/** How far a hat stands out beside the forehead, and how much higher its edge is at the middle than at the temples. */
const reachOf = ({ forehead }: HatFacts) => (forehead[0] + forehead[1]) / 2;
const peakOf = ({ edge }: HatFacts) => edge.middle - edge.temples;

/** What is worn, the more certain first. */
export const HEADWEAR_RULES: readonly Rule<HatFacts, Headwear>[] = [
  {
    // In doubt it is a headscarf: one that is lost hurts more than a hood that is.
    why: 'a hood has the colour of what hangs on the shoulders and leaves all of the throat free',
    when: ({ besideJaw, belowChin, isLikeClothes }) =>
      besideJaw[0] > 0.45 && isLikeClothes && belowChin < 0.25,
    choice: 'hood',
  },
  {
    why: 'a hood frames the cheeks and the hair that hangs beside them',
    when: ({ isCloth, aroundCheeks, hairBesideJaw }) =>
      isCloth && aroundCheeks > HOOD.frame && hairBesideJaw > HOOD.hair,
    choice: 'hood',
  },
  {
    why: 'wound cloth is wide, leaves the forehead free in a high peak and does not meet below the chin',
    when: (facts) =>
      facts.forehead[0] >= WOUND.wide && peakOf(facts) >= WOUND.highPeak && facts.frame.less.chin < 0.9,
    choice: 'turban',
  },
  {
    why: 'wound cloth is wide, leaves the forehead free in a peak and goes down beside one cheek at most',
    when: (facts) =>
      facts.turn < WOUND.turn &&
      facts.forehead[0] >= WOUND.narrow &&
      reachOf(facts) >= WOUND.mean &&
      peakOf(facts) >= WOUND.anyPeak &&
      Math.min(facts.frame.less.cheek, facts.frame.more.cheek) < 0.6 &&
      facts.frame.underChin < 0.45 &&
      !framesFace(facts.frame, facts.turn),
    choice: 'turban',
  },
  {
    why: 'wound cloth is high, as wide above as below, and leaves the ears free, whatever collar stands at the chin',
    when: ({ top, fullness, forehead, overEars }) =>
      top > WOUND.high && fullness > FULL.wound && forehead[0] >= WOUND.reach && overEars[1] < WOUND.ear,
    choice: 'turban',
  },
  {
    why: 'a scarf runs beside cheeks and chin',
    when: ({ frame, turn }) => framesFace(frame, turn),
    choice: 'headscarf',
  },
  {
    why: 'a scarf lies close and runs beside all of one cheek towards the chin',
    when: ({ frame, turn, forehead }) =>
      frame.more.cheek > 0.85 &&
      forehead[0] < WOUND.reach &&
      (frame.more.chin >= 0.5 || frame.underChin >= 0.45 || (turn > TURNED.one && frame.more.chin >= 0.3)),
    choice: 'headscarf',
  },
  {
    why: 'cloth on the head hangs beside the jaw',
    when: ({ isCloth, besideJaw, forehead, frame }) =>
      isCloth &&
      besideJaw[1] > 0.8 &&
      Math.max(frame.more.cheek, frame.less.cheek) >= 0.5 &&
      forehead[0] < WOUND.reach,
    choice: 'headscarf',
  },
  { why: 'a scarf lies beside the jaw', when: ({ besideJaw }) => besideJaw[0] > 0.5, choice: 'headscarf' },
  {
    // Where the wall is as dark as the cloth, the network sees less of it: in doubt it stays a headscarf.
    why: 'cloth on the head goes on below the chin, with some of it beside the jaw',
    when: ({ isCloth, belowChin, besideJaw }) => belowChin > 0.6 && besideJaw[1] > (isCloth ? 0.3 : 0.6),
    choice: 'headscarf',
  },
  {
    why: 'wound cloth is as wide above as below and leaves the forehead free in a peak',
    when: ({ top, isCutOff, fullness, forehead, edge, overEars }) =>
      (top > 1.9 || isCutOff) &&
      overEars[0] < 0.75 &&
      fullness > FULL.wound &&
      // Of a turned head one side is seen, and much of it.
      (forehead[0] + forehead[1]) / 2 >= WOUND.reach &&
      edge.middle > edge.temples + WOUND.peak,
    choice: 'turban',
  },
  {
    why: 'a very wide brim',
    when: ({ forehead, overEars }) => forehead[0] > BRIM.wide && overEars[0] < BRIM.ears,
    choice: 'sun-hat',
  },
  {
    why: 'a brim that hangs over both ears',
    when: ({ ears, forehead }) => ears[0] > BRIM.hanging && ears[0] > forehead[0] + 0.1,
    choice: 'bucket-hat',
  },
  {
    why: 'a brim that stands out',
    when: ({ forehead, overEars }) => forehead[0] > BRIM.standing && overEars[0] < BRIM.ears,
    choice: 'fedora',
  },
  {
    why: 'wound cloth is high and wide and leaves the forehead free in a peak',
    when: ({ top, forehead, edge, overEars }) =>
      overEars[0] < 0.75 &&
      forehead[0] >= WOUND.reach &&
      (top > 2.2 || (top > 1.9 && edge.middle > edge.temples + 0.15)),
    choice: 'turban',
  },
  {
    why: 'wound cloth is wide, full above and covers an ear',
    when: (facts) =>
      facts.turn < WOUND.turn &&
      facts.forehead[0] >= WOUND.reach &&
      facts.fullness > FULL.beret &&
      facts.overEars[1] > 0.5,
    choice: 'turban',
  },
  {
    why: 'knitted over both ears, with a knob',
    when: ({ overEars, hasKnob }) => overEars[0] > 0.5 && hasKnob,
    choice: 'pompom-beanie',
  },
  { why: 'knitted over both ears', when: ({ overEars }) => overEars[0] > 0.5, choice: 'beanie' },
  {
    why: 'a hard shell is high, bright and without folds',
    when: ({ top, vivid, light, shade, fullness }) =>
      top > 1.9 && fullness > 0.72 && shade < 0.8 && (vivid > 110 || light > 0.8),
    choice: 'hard-hat',
  },
  {
    why: 'what is flat hangs over on one side',
    when: ({ fullness, forehead, turn, shade }) =>
      shade > SHADE && fullness > FULL.beret && forehead[1] > OVERHANG.reach + OVERHANG.turned * turn,
    choice: 'beret',
  },
  { why: 'cloth that lies close', when: ({ isCloth, top }) => isCloth && top < 2, choice: 'bandana' },
  {
    why: 'a brim in front of a wedge',
    when: ({ shade, fullness }) => shade < SHADE && fullness < FULL.wedge,
    choice: 'flat-cap',
  },
  { why: 'a brim in front', when: ({ shade }) => shade < SHADE, choice: 'cap' },
  {
    why: 'high above the ears and narrow above',
    when: ({ top, fullness }) => top > 1.95 && fullness < FULL.wedge,
    choice: 'beanie',
  },
  {
    why: 'a dome without a brim',
    when: ({ fullness, edge }) => fullness > FULL.flat && edge.middle < edge.temples + 0.1,
    choice: 'backwards-cap',
  },
];
