import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import type { Rule } from '../../../first-rule.ts';
import type { ClothFrame } from './cloth-frame.ts';
import type { HatFacts } from './hat-facts.ts';

/** How bright, at most, the shadow of a brim is compared with the cheeks. */
const SHADE = 0.64;
/**
 * A brim juts out on both sides; turned away or before a dark wall one of them shows less. It stands out next to the
 * head, that of sun hats and cowboy hats far. A bucket's hangs over the ears.
 */
const BRIM = {
  jut: 0.55,
  lessJut: 0.18,
  near: 1.38,
  far: 1.6,
  wide: 2,
  rolled: 0.15,
  level: -0.2,
  low: 0.15,
  turn: 0.8,
  hanging: 1.5,
  helmet: 1.5,
};
const STRAW = { light: 0.6, vivid: 40 };
/** How thick a visor is at most, which juts out on one side of a turned head. */
const VISOR = { jut: 0.4, thick: 0.95, turn: 0.2 };
/** Domes are fuller than wedges, and what is flat is fullest. */
const FULL = { wedge: 0.66, flat: 0.77, beret: 0.77, wound: 0.85 };
/** How much of the throat may be bare below a headscarf, and how far below the eyes a headscarf hangs. */
const SCARF = { throat: 0.35, hang: 1.2, ears: 0.3 };
/**
 * How far wound cloth stands out next to the forehead, and how much higher its edge is at the middle than at the
 * temples.
 */
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
  hang: 0.25,
  free: 1.1,
  edge: 0.9,
  bareEar: 0.45,
  thick: 1.2,
  veryThick: 1.8,
};
/** How much hair hangs next to the jaw under a hood, which frames the cheeks and lies on both shoulders. */
const HOOD = { frame: 0.3, hair: 0.35, hang: 1.4 };
/**
 * How far a beret hangs over on one side, and how high above the other ear it ends; a turned head shows its back as
 * well.
 */
const OVERHANG = { reach: 1.25, turned: 0.4, hang: -0.3 };
/** The walls of a round cap stand up to its flat top, its edge is level, and it throws no shadow. */
const ROUND = { walls: 0.855, level: 0.17, high: 1.65, shade: 0.66, hang: 0, reach: 1.4, turned: 0.7 };

/** How far turned, radians, a head shows one side only, and how far turned only the edge of that side. */
const TURNED = { one: 0.35, edge: 0.5 };

/**
 * Whether what is worn runs next to cheeks and chin, as a headscarf does: on both sides, or on the one that is seen.
 */
export function framesFace({ more, less, underChin }: ClothFrame, turn: number): boolean {
  if (turn > TURNED.edge && Math.min(more.cheek, more.chin) > 0.4) return true;
  if (more.cheek < 0.6) return false;
  const onBoth = less.cheek >= 0.2 && less.chin >= 0.5;
  const onOne = more.chin >= 0.7 && (turn > TURNED.one || underChin >= 0.45);
  return onBoth || onOne;
}

/** How far a hat stands out next to the forehead, and how much higher its edge is at the middle than at the temples. */
const reachOf = ({ forehead }: HatFacts) => (forehead[0] + forehead[1]) / 2;
const peakOf = ({ edge }: HatFacts) => edge.middle - edge.temples;
const meanOf = ([less, more]: readonly [number, number]) => (less + more) / 2;

const hasBrim = ({ jut, spread, turn }: HatFacts) =>
  turn < BRIM.turn &&
  jut[1] >= BRIM.jut &&
  jut[0] >= BRIM.lessJut &&
  spread[0] >= BRIM.near &&
  spread[1] >= BRIM.far;

/** Cloth covers the throat, or hangs low, unless the wall hides it: an ear is never bare */
const mayBeScarf = (facts: HatFacts) =>
  facts.isOneCloth &&
  facts.bareThroat < SCARF.throat &&
  (facts.hang[1] >= SCARF.hang || facts.bareEars[1] < SCARF.ears);

/** What is worn, the more certain first. */
export const HEADWEAR_RULES: readonly Rule<HatFacts, Headwear>[] = [
  {
    why: 'a wide brim that rolls up at its sides or is of felt and does not hang',
    when: (facts) => {
      const rise = meanOf(facts.end) - facts.edge.middle;
      const isStraw = facts.light > STRAW.light && facts.vivid > STRAW.vivid;
      const rolls = rise > (isStraw ? BRIM.rolled : BRIM.level);
      return hasBrim(facts) && meanOf(facts.spread) >= BRIM.wide && rolls;
    },
    choice: 'cowboy-hat',
  },
  {
    why: 'a very wide brim',
    when: (facts) => hasBrim(facts) && meanOf(facts.spread) >= BRIM.wide,
    choice: 'sun-hat',
  },
  {
    why: 'a brim that ends below the eyes',
    when: (facts) => hasBrim(facts) && facts.end[1] < BRIM.low,
    choice: 'bucket-hat',
  },
  { why: 'a brim that juts out', when: hasBrim, choice: 'fedora' },
  {
    why: 'a visor juts out before a turned head',
    when: ({ jut, spread, thickness, turn }) =>
      turn > VISOR.turn && jut[1] >= VISOR.jut && spread[1] < BRIM.wide && thickness[1] < VISOR.thick,
    choice: 'cap',
  },
  {
    // In doubt it is a headscarf: one that is lost hurts more than a hood that is.
    why: 'a hood has the colour of what hangs on the shoulders and leaves all of the throat free',
    when: ({ besideJaw, belowChin, isLikeClothes, hang }) =>
      hang[0] > HOOD.hang && besideJaw[0] > 0.45 && isLikeClothes && belowChin < 0.25,
    choice: 'hood',
  },
  {
    why: 'a hood frames the cheeks and the hair that hangs next to them',
    when: ({ isCloth, aroundCheeks, hairBesideJaw, hang }) =>
      hang[0] > HOOD.hang && isCloth && aroundCheeks > HOOD.frame && hairBesideJaw > HOOD.hair,
    choice: 'hood',
  },
  {
    why: 'wound cloth is wide, leaves the forehead free in a high peak and does not meet below the chin',
    when: (facts) =>
      facts.forehead[0] >= WOUND.wide && peakOf(facts) >= WOUND.highPeak && facts.frame.less.chin < 0.9,
    choice: 'turban',
  },
  {
    why: 'wound cloth stands out on both sides down to the ears and leaves the throat bare',
    when: ({ spread, hang, bareThroat, bareEars, edge }) =>
      bareThroat >= SCARF.throat &&
      spread[0] >= BRIM.near &&
      hang[1] >= WOUND.hang &&
      bareEars[0] < WOUND.bareEar &&
      edge.middle > WOUND.edge,
    choice: 'turban',
  },
  {
    why: 'wound cloth is wide, leaves the forehead free in a peak and goes down next to one cheek at most',
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
    why: 'a scarf runs next to cheeks and chin',
    when: (facts) => mayBeScarf(facts) && framesFace(facts.frame, facts.turn),
    choice: 'headscarf',
  },
  {
    why: 'a scarf lies close and runs next to all of one cheek towards the chin',
    when: (facts) =>
      mayBeScarf(facts) &&
      facts.frame.more.cheek > 0.85 &&
      facts.forehead[0] < WOUND.reach &&
      (facts.frame.more.chin >= 0.5 ||
        facts.frame.underChin >= 0.45 ||
        (facts.turn > TURNED.one && facts.frame.more.chin >= 0.3)),
    choice: 'headscarf',
  },
  {
    why: 'cloth on the head hangs next to the jaw',
    when: (facts) =>
      mayBeScarf(facts) &&
      facts.isCloth &&
      facts.besideJaw[1] > 0.8 &&
      Math.max(facts.frame.more.cheek, facts.frame.less.cheek) >= 0.5 &&
      facts.forehead[0] < WOUND.reach,
    choice: 'headscarf',
  },
  {
    why: 'a scarf lies next to the jaw',
    when: (facts) => mayBeScarf(facts) && facts.besideJaw[0] > 0.5,
    choice: 'headscarf',
  },
  {
    // Where the wall is as dark as the cloth, the network sees less of it: in doubt it stays a headscarf.
    why: 'cloth on the head goes on below the chin, with some of it next to the jaw',
    when: (facts) =>
      mayBeScarf(facts) &&
      (facts.hang[1] >= SCARF.hang || facts.besideJaw[1] > 0.6) &&
      facts.belowChin > 0.6 &&
      facts.besideJaw[1] > (facts.isCloth ? 0.3 : 0.6),
    choice: 'headscarf',
  },
  {
    why: 'wound cloth covers an ear and leaves a high forehead free',
    when: ({ hang, spread, edge, bareEars }) =>
      edge.middle >= WOUND.free && hang[1] >= 0 && spread[1] >= WOUND.mean && bareEars[0] < WOUND.bareEar,
    choice: 'turban',
  },
  {
    why: 'wound cloth stands out thick next to the head, very thick or covering an ear',
    when: ({ hang, thickness, bareEars }) =>
      hang[1] >= WOUND.hang && thickness[1] >= (bareEars[0] < SCARF.ears ? WOUND.thick : WOUND.veryThick),
    choice: 'turban',
  },
  {
    why: 'wound cloth is as wide above as below and leaves the forehead free in a peak',
    when: (facts) =>
      (facts.top > 1.9 || facts.isCutOff) &&
      facts.overEars[0] < 0.75 &&
      facts.fullness > FULL.wound &&
      // Of a turned head one side is seen, and much of it.
      reachOf(facts) >= WOUND.reach &&
      facts.bareEars[0] < 2 * WOUND.bareEar &&
      peakOf(facts) > WOUND.peak,
    choice: 'turban',
  },
  {
    why: 'a brim that hangs over both ears',
    when: ({ ears, forehead }) => ears[0] > BRIM.hanging && ears[0] > forehead[0] + 0.1,
    choice: 'bucket-hat',
  },
  {
    why: 'a shell stands out above both ears',
    when: ({ forehead, bareEars }) => forehead[0] > BRIM.helmet && bareEars[0] > 0.5,
    choice: 'hard-hat',
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
    why: 'the walls of a round cap stand up to its top',
    when: (facts) =>
      !facts.isCloth &&
      facts.shade > ROUND.shade &&
      facts.top > ROUND.high &&
      facts.hang[1] < ROUND.hang &&
      peakOf(facts) < ROUND.level &&
      facts.forehead[1] < ROUND.reach + ROUND.turned * facts.turn &&
      facts.walls > ROUND.walls,
    choice: 'kufi',
  },
  {
    why: 'what is flat hangs over on one side',
    when: ({ fullness, forehead, turn, shade, hang }) =>
      shade > SHADE &&
      fullness > FULL.beret &&
      hang[0] < OVERHANG.hang &&
      forehead[1] > OVERHANG.reach + OVERHANG.turned * turn,
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
    why: 'a dome without a brim',
    when: ({ fullness, edge }) => fullness > FULL.flat && edge.middle < edge.temples + 0.1,
    choice: 'backwards-cap',
  },
];
