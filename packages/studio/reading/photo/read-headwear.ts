import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Pattern } from '../../catalogue/words/pattern-words.ts';
import { chroma, luminance, type Rgb } from '../../colour.ts';
import { perceivedDistance } from '../../colour-lab.ts';
import { firstRule, type Rule } from '../../figure/first-rule.ts';
import { average, mainColours } from './colour-groups.ts';
import { type HatShape, isWorn, measureHat } from './hat-shape.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { CROWN, type Edges, type HeadRegions, shareOf } from './head-regions.ts';
import { readHatPattern } from './read-hat-pattern.ts';
import { seeKippah } from './see-kippah.ts';

/** Headwear in the photo. */
export type SeenHeadwear = {
  kind: Headwear;
  colour: Rgb;
  pattern?: Pattern;
};

/** What tells one hat from another, in the head's units. */
type HatFacts = HatShape & {
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
const BRIM = { hanging: 1.5, standing: 1.5, wide: 2.05 };
/** Domes are fuller than wedges, and what is flat is fullest. */
const FULL = { wedge: 0.66, flat: 0.78, beret: 0.8, wound: 0.85 };
/** So far wound cloth stands out beside the forehead, and so much higher than at the temples its edge is at the middle. */
const WOUND = { reach: 1.3, peak: 0.2, high: 2.2, ear: 0.3 };
/** Under a hood, which frames the cheeks, so much hair hangs beside the jaw; a scarf lets none out there. */
const HOOD = { frame: 0.3, hair: 0.35 };
/** So far a beret hangs over on one side; a turned head shows its back as well. */
const OVERHANG = { reach: 1.25, turned: 0.4 };

/** What is worn, the more certain first. */
const RULES: readonly Rule<HatFacts, Headwear>[] = [
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
    why: 'wound cloth is high, as wide above as below, and leaves the ears free, whatever collar stands at the chin',
    when: ({ top, fullness, forehead, overEars }) =>
      top > WOUND.high && fullness > FULL.wound && forehead[0] >= WOUND.reach && overEars[1] < WOUND.ear,
    choice: 'turban',
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
    when: ({ forehead }) => forehead[0] > BRIM.wide,
    choice: 'sun-hat',
  },
  {
    why: 'a brim that hangs over both ears',
    when: ({ ears, forehead }) => ears[0] > BRIM.hanging && ears[0] > forehead[0] + 0.1,
    choice: 'bucket-hat',
  },
  { why: 'a brim that stands out', when: ({ forehead }) => forehead[0] > BRIM.standing, choice: 'fedora' },
  {
    why: 'wound cloth is high and wide and leaves the forehead free in a peak',
    when: ({ top, forehead, edge, overEars }) =>
      overEars[0] < 0.75 &&
      forehead[0] >= WOUND.reach &&
      (top > 2.2 || (top > 1.9 && edge.middle > edge.temples + 0.15)),
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

/** The least of it that a hat takes, and its least share of what is hat, hair or bare skin there. */
const COVERED = { all: 0.12, share: 0.55 };

/** Recognises headwear by its outline and its shadow; undefined on a bare head. */
export function readHeadwear(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  const covered = wornShare(regions, CROWN);
  const bare = shareOf(regions, 'hair', CROWN) + shareOf(regions, 'face', { ...CROWN, bottom: -1.2 });
  const worn = coloursIn(patch, CROWN, 0.05, (x, y) => isWorn(regions, x, y));
  const [colour] = mainColours(worn, 1);
  const kippah = readKippah(patch, regions);
  if (kippah) return kippah;
  if (!colour || covered < COVERED.all || covered < (covered + bare) * COVERED.share) {
    const seen = seeKippah(patch, regions);
    return seen ? { kind: 'kippah', colour: seen } : readHeadphones(patch, regions);
  }
  const facts: HatFacts = {
    ...measureHat(regions),
    shade: readShade(patch, regions),
    turn: Math.abs(patch.yaw),
    isCloth: shareOf(regions, 'clothes', CROWN) > shareOf(regions, 'thing', CROWN),
    isLikeClothes: isLikeClothes(patch, regions, colour),
    light: luminance(colour) / 255,
    vivid: chroma(colour),
  };
  const pattern = readHatPattern(patch, regions);
  return {
    kind: firstRule(RULES, facts, 'cap'),
    colour: pattern ? strongest(worn) : colour,
    ...(pattern && { pattern }),
  };
}

/** Of a checked cloth the strongest colour is its ground. */
const strongest = (colours: readonly Rgb[]): Rgb => {
  const vivid = colours.toSorted((a, b) => chroma(b) - chroma(a));
  return average(vivid.slice(0, Math.ceil(vivid.length / 4))) ?? [60, 60, 60];
};

const wornShare = (regions: HeadRegions, edges: Edges) =>
  shareOf(regions, 'thing', edges) + shareOf(regions, 'clothes', edges);

/** The top of a head, the least of it that a kippah takes, its greatest width and the least height of its lower edge. */
const TOP: Edges = { left: -0.5, right: 0.5, top: -2, bottom: -1.4 };
const KIPPAH = { least: 0.25, width: 1.9, edge: 1.1 };

/** A small round cap on the crown of a head whose hair or bare forehead is seen below it. */
function readKippah(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  if (wornShare(regions, TOP) < KIPPAH.least) return undefined;
  const { width, edge, isBelowHair } = measureHat({
    ...regions,
    at: (x, y) => (y < 0 ? regions.at(x, y) : undefined),
  });
  if (width > KIPPAH.width || edge.middle < KIPPAH.edge || isBelowHair) return undefined;
  const [colour] = mainColours(
    coloursIn(patch, TOP, 0.05, (x, y) => isWorn(regions, x, y)),
    1,
  );
  return colour && { kind: 'kippah', colour };
}

/** A cup over an ear, and the band above the head. */
const CUPS: readonly Edges[] = [
  { left: -1.9, right: -1, top: -0.2, bottom: 0.9 },
  { left: 1, right: 1.9, top: -0.2, bottom: 0.9 },
];
const LEAST_CUP = 0.35;
const BAND: Edges = { left: -1.5, right: 1.5, top: -2.2, bottom: -1.2 };
const LEAST_BAND = 0.03;

function readHeadphones(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  const cup = CUPS.find((edges) => shareOf(regions, 'thing', edges) > LEAST_CUP);
  if (!cup || shareOf(regions, 'thing', BAND) < LEAST_BAND) return undefined;
  const [colour] = mainColours(
    coloursIn(patch, cup, 0.05, (x, y) => regions.at(x, y) === 'thing'),
    1,
  );
  return colour && { kind: 'headphones', colour };
}

/** Brightness of the forehead just below a hat over that of the cheeks; of one out of sight 1. */
function readShade(patch: HeadPatch, regions: HeadRegions): number {
  const below = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].flatMap((x) => {
    let y = -1.6;
    while (y < 0.4 && (isWorn(regions, x, y) || !isWorn(regions, x, y - 0.05))) y += 0.05;
    return [0.05, 0.1, 0.15].flatMap((down) => {
      const colour = regions.at(x, y + down) === 'face' ? patch.at(x, y + down) : undefined;
      return colour ? [luminance(colour)] : [];
    });
  });
  const cheeks = [-1, 1].flatMap((side) =>
    coloursIn(patch, { left: side * 0.55 - 0.1, right: side * 0.55 + 0.1, top: 0.5, bottom: 0.75 }).map(
      luminance,
    ),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return below.length > 0 && cheeks.length > 0 ? mean(below) / mean(cheeks) : 1;
}

/** So far apart two places of one cloth are at most, as the eye sees it. */
const ONE_CLOTH = 18;

function isLikeClothes(patch: HeadPatch, regions: HeadRegions, colour: Rgb): boolean {
  const chest = { left: -1.8, right: 1.8, top: 2.1, bottom: 3.4 };
  const [clothes] = mainColours(
    coloursIn(patch, chest, 0.1, (x, y) => regions.at(x, y) === 'clothes'),
    1,
  );
  return clothes !== undefined && perceivedDistance(clothes, colour) < ONE_CLOTH;
}
