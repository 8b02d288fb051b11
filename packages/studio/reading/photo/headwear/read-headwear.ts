import type { Headwear } from '../../../catalogue/headwear/headwear.ts';
import { chroma, luminance, type Rgb } from '../../../colour.ts';
import { perceivedDistance } from '../../../colour-lab.ts';
import { firstRule } from '../../../first-rule.ts';
import { mean } from '../../../math.ts';
import { mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import { CROWN, type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';
import { type ClothFrame, readClothFrame } from './cloth-frame.ts';
import { hasPattern } from './has-pattern.ts';
import type { HatFacts } from './hat-facts.ts';
import { isWorn } from './hat-mask.ts';
import { measureHat } from './hat-shape.ts';
import { framesFace, HEADWEAR_RULES } from './headwear-rules.ts';
import { type HatPrint, readHatPrint } from './read-hat-print.ts';
import { seeKippah } from './see-kippah.ts';

/** Headwear in the photo. */
export type SeenHeadwear = {
  kind: Headwear;
  colour: Rgb;
  /** The cloth as the photo shows it, where it has a pattern. */
  print?: HatPrint;
};

/** The least of the crown that a hat takes, and its least share of it; above a loose scarf much hair shows. */
const COVERED = { all: 0.12, share: 0.55, turned: 0.42, underScarf: 0.35 };
/** A head that is turned further than this, radians, shows brow and temple where others show their crown. */
const TURNED = 0.6;
/** Where most of one half of the crown is hair, what is seen on the other half is hair as well: braids, or a slide. */
const HALVES: readonly Edges[] = [
  { ...CROWN, right: -0.2 },
  { ...CROWN, left: 0.2 },
];
/** Next to the jaw, on both sides. */
const JAW = [-1.4, 1].map((left): Edges => ({ left, right: left + 0.4, top: 0.4, bottom: 1.2 }));
const HAIRY = { share: 0.2, worn: 0.1 };

/** Recognises headwear by its outline and its shadow; `fine` shows its cloth. Undefined on a bare head. */
export function readHeadwear(
  patch: HeadPatch,
  regions: HeadRegions,
  fine: HeadPatch,
): SeenHeadwear | undefined {
  const frame = readClothFrame(regions);
  if (framesFace(frame, Math.abs(patch.yaw)))
    return (
      readHat({ patch, fine, regions, frame }, COVERED.underScarf) ?? readCutScarf(patch, regions, frame)
    );
  return (
    readKippah(patch, regions) ??
    readHat({ patch, fine, regions, frame }, Math.abs(patch.yaw) > TURNED ? COVERED.turned : COVERED.share) ??
    readPlainKippah(patch, regions) ??
    readHeadphones(patch, regions)
  );
}

/** What covers a head; undefined if it takes less than `least` of the place of hat, hair and bare skin. */
function readHat(
  {
    patch,
    fine,
    regions,
    frame,
  }: { patch: HeadPatch; fine: HeadPatch; regions: HeadRegions; frame: ClothFrame },
  least: number,
): SeenHeadwear | undefined {
  const covered = wornShare(regions, CROWN);
  const bare = shareOf(regions, 'hair', CROWN) + shareOf(regions, 'face', { ...CROWN, bottom: -1.2 });
  const worn = coloursIn(patch, CROWN, 0.05, (x, y) => isWorn(regions, x, y));
  const [colour] = mainColours(worn, 1);
  if (!colour || covered < COVERED.all || covered < (covered + bare) * least) return undefined;
  if (Math.abs(patch.yaw) < TURNED && HALVES.some((half) => isHairy(regions, half))) return undefined;
  const isCloth = shareOf(regions, 'clothes', CROWN) > shareOf(regions, 'thing', CROWN);
  const [thingBeside, clothesBeside] = (['thing', 'clothes'] as const).map((kind) =>
    JAW.reduce((sum, side) => sum + shareOf(regions, kind, side), 0),
  );
  const facts: HatFacts = {
    ...measureHat(regions),
    frame,
    shade: readShade(patch, regions),
    turn: Math.abs(patch.yaw),
    isCloth,
    isOneCloth: isCloth || thingBeside >= clothesBeside,
    isLikeClothes: isLikeClothes(patch, regions, colour),
    light: luminance(colour) / 255,
    vivid: chroma(colour),
  };
  const kind = chooseHat(facts);
  const isScarf = kind === 'headscarf';
  // A scarf goes on below where prints end.
  const print = !isScarf && hasPattern(patch, regions) ? readHatPrint(fine, regions) : undefined;
  return {
    kind,
    colour: isScarf ? (scarfColour(patch, regions) ?? colour) : colour,
    ...(print && { print }),
  };
}

const isHairy = (regions: HeadRegions, half: Edges): boolean =>
  shareOf(regions, 'hair', half) > HAIRY.share && wornShare(regions, half) < HAIRY.worn;

/** A scarf often shows more next to the face than above it, where another cloth or hair may lie. */
const SCARF: Edges = { left: -1.7, right: 1.7, top: -2.2, bottom: 1.2 };
const scarfColour = (patch: HeadPatch, regions: HeadRegions): Rgb | undefined =>
  mainColours(
    coloursIn(patch, SCARF, 0.1, (x, y) => isWorn(regions, x, y)),
    1,
  )[0];

/**
 * In a photo that ends at the forehead: how much next to the eyes, and of cheeks and chin on both sides, a scarf
 * covers.
 */
const CUT_SCARF = { top: -0.8, besideEyes: 0.3, frame: 0.5 };

/** A headscarf of which the photo shows only what lies next to and below the face. */
function readCutScarf(
  patch: HeadPatch,
  regions: HeadRegions,
  { less, underChin }: ClothFrame,
): SeenHeadwear | undefined {
  const isCut = [-0.6, 0, 0.6].some((x) => regions.at(x, CROWN.bottom) === undefined);
  const beside = [-1.3, 1].map((left) =>
    wornShare(regions, { left, right: left + 0.3, top: CUT_SCARF.top, bottom: 0.2 }),
  );
  if (!isCut || Math.min(...beside) < CUT_SCARF.besideEyes) return undefined;
  if (Math.min(less.cheek, less.chin, underChin) < CUT_SCARF.frame) return undefined;
  const colour = scarfColour(patch, regions);
  return colour && { kind: 'headscarf', colour };
}

const wornShare = (regions: HeadRegions, edges: Edges) =>
  shareOf(regions, 'thing', edges) + shareOf(regions, 'clothes', edges);

/** The top of a head, the least of it that a kippah takes, and the least height of its lower edge. */
const TOP: Edges = { left: -0.5, right: 0.5, top: -2, bottom: -1.4 };
const KIPPAH = { least: 0.25, edge: 1.1 };
/**
 * What is wider than this is no kippah. A kippah is seen everywhere between its ends: a band in the hair has hair
 * there.
 */
const WIDEST = 1.9;
const SOLID = 0.75;

/** A small round cap on the crown of a head whose hair or bare forehead is seen below it. */
function readKippah(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  if (wornShare(regions, TOP) < KIPPAH.least) return undefined;
  const { width, edge, isBelowHair } = measureHat(aboveEyes(regions));
  if (width > WIDEST || edge.middle < KIPPAH.edge || isBelowHair) return undefined;
  if (solidity(regions) < SOLID) return undefined;
  const [colour] = mainColours(
    coloursIn(patch, TOP, 0.05, (x, y) => isWorn(regions, x, y)),
    1,
  );
  return colour && { kind: 'kippah', colour };
}

/** One that the network does not see. */
function readPlainKippah(patch: HeadPatch, regions: HeadRegions): SeenHeadwear | undefined {
  if (measureHat(aboveEyes(regions)).width > WIDEST) return undefined;
  const colour = seeKippah(patch, regions);
  return colour && { kind: 'kippah', colour };
}

const aboveEyes = (regions: HeadRegions): HeadRegions => ({
  ...regions,
  at: (x, y) => (y < 0 ? regions.at(x, y) : undefined),
});

/** How much of what is worn on top is worn between its ends on both sides: a band has hair between them. */
function solidity(regions: HeadRegions): number {
  let [all, worn] = [0, 0];
  for (let y = -2.6; y <= TOP.bottom; y += 0.05) {
    const row = Array.from({ length: 61 }, (_, at) => isWorn(regions, -1.5 + at * 0.05, y));
    const first = row.indexOf(true);
    if (first < 0) continue;
    all += row.lastIndexOf(true) - first + 1;
    worn += row.filter((isHere) => isHere).length;
  }
  return worn / Math.max(1, all);
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
  return below.length > 0 && cheeks.length > 0 ? mean(below) / mean(cheeks) : 1;
}

/** How far apart to the eye two places of one cloth may be. */
const ONE_CLOTH = 18;

function isLikeClothes(patch: HeadPatch, regions: HeadRegions, colour: Rgb): boolean {
  const chest = { left: -1.8, right: 1.8, top: 2.1, bottom: 3.4 };
  const [clothes] = mainColours(
    coloursIn(patch, chest, 0.1, (x, y) => regions.at(x, y) === 'clothes'),
    1,
  );
  return clothes !== undefined && perceivedDistance(clothes, colour) < ONE_CLOTH;
}

/**
 * How high cloth that is tied low around the head may be, and how high its peak, lower than a turban's, if the head
 * is not turned.
 */
const LOW_WRAP = { top: 2.32, peak: 0.5, turn: 0.25 };

/** What is worn. Where no visor is seen nor its shade, it is a beanie. */
function chooseHat(facts: HatFacts): Headwear {
  const kind = firstRule(HEADWEAR_RULES, facts, 'beanie');
  const { top, edge, turn, isCutOff } = facts;
  const isLow =
    top < LOW_WRAP.top && !isCutOff && (edge.middle - edge.temples < LOW_WRAP.peak || turn > LOW_WRAP.turn);
  return kind === 'turban' && isLow ? 'headwrap' : kind;
}
