import { luminance, type Rgb } from '../../colour.ts';
import { perceivedDistance } from '../../colour-lab.ts';
import { firstRule, type Rule } from '../../figure/first-rule.ts';
import { average, mainColours } from './colour-groups.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from './head-regions.ts';
import { maybeThroat } from './light-collar.ts';

/** How clothes are cut at the neck, which is all that a portrait shows of them. */
export type ClothesKind = 'suit' | 'open front' | 'strapless' | 'roll neck' | 'round neck';

/** What is worn below the head in a photo. */
export type SeenClothes = {
  /** Undefined where the photo does not tell. */
  kind: ClothesKind | undefined;
  /** Up to three colours, the most frequent first. */
  colours: readonly Rgb[];
};

/** Below the chin, as far as a patch reaches. */
const CHEST: Edges = { left: -2.4, right: 2.4, top: 1.7, bottom: 3.8 };
/** So many places of cloth tell its colour, and so large a share of them is a colour of its own. */
const LEAST_PLACES = 40;
const LEAST_SHARE = 0.15;

/** What is where below a head. */
type Neck = {
  /** How far below the eyes cloth begins under the chin; infinite where the photo shows none there. */
  throat: number;
  /** How much of both shoulders is bare, 0 to 1. */
  bareShoulders: number;
  /** How far the cloth at the throat is from that beside it to the eye; undefined where the photo does not show both. */
  contrast: number | undefined;
  /** Brightness at the throat and beside it, 0 to 1. */
  collar: number;
  lapels: number;
};

/** So far apart to the eye a suit and its shirt are at least, and two places of one garment at most. */
const APART = { least: 14, most: 12 };
/** A shirt is so bright, and the suit over it at most; 0 to 1. */
const SHIRT = 0.6;
const SUIT = 0.4;

const RULES: readonly Rule<Neck, ClothesKind | undefined>[] = [
  {
    why: 'a bright collar between dark lapels',
    when: ({ contrast, collar, lapels }) =>
      contrast !== undefined && contrast > APART.least && collar > SHIRT && lapels < SUIT,
    choice: 'suit',
  },
  {
    why: 'something lighter between its two sides',
    when: ({ contrast, collar, lapels }) =>
      contrast !== undefined && contrast > APART.least && collar > SHIRT && collar > lapels,
    choice: 'open front',
  },
  { why: 'both shoulders are bare', when: ({ bareShoulders }) => bareShoulders > 0.5, choice: 'strapless' },
  {
    why: 'one cloth up to the chin',
    when: ({ throat, contrast }) => throat < 2.1 && contrast !== undefined && contrast < APART.most,
    choice: 'roll neck',
  },
  {
    why: 'one cloth around a free throat',
    when: ({ throat, contrast }) =>
      throat > 2.2 && throat < 2.7 && contrast !== undefined && contrast < APART.most,
    choice: 'round neck',
  },
];

/**
 * Reads the clothes below a head; undefined where the photo shows none.
 * @param skin of the face, as the photo shows it: the network takes some of a bare throat for cloth.
 */
export function readClothes(patch: HeadPatch, regions: HeadRegions, skin: Rgb): SeenClothes | undefined {
  const isCloth = (x: number, y: number) => regions.at(x, y) === 'clothes';
  const places = coloursIn(patch, CHEST, 0.1, isCloth);
  if (places.length < LEAST_PLACES) return undefined;
  const colours = mainColours(places, 3).filter(
    (colour, at) =>
      at === 0 || places.filter((place) => isOneCloth(place, colour)).length > places.length * LEAST_SHARE,
  );
  return { kind: firstRule(RULES, lookAtNeck(patch, regions, skin), undefined), colours };
}

const isOneCloth = (a: Rgb, b: Rgb) => perceivedDistance(a, b) < 15;

/** The cloth at the throat lies between these below its upper edge, and so many places of it are needed to tell. */
const COLLAR = { wide: 0.3, below: 0.05, high: 0.5, least: 10, aside: 1 };
const LAPELS = { near: 0.7, far: 1.5, top: 2.1, bottom: 3.4 };

function lookAtNeck(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Neck {
  const cloth = (edges: Edges) => coloursIn(patch, edges, 0.05, (x, y) => regions.at(x, y) === 'clothes');
  const throat = throatOf(regions);
  const collar = Number.isFinite(throat) ? lookAtCollar(cloth, throat, skin) : [];
  const { near, far, top, bottom } = LAPELS;
  const beside = [
    ...cloth({ left: -far, right: -near, top, bottom }),
    ...cloth({ left: near, right: far, top, bottom }),
  ];
  const shoulders = [-1, 1].map((side) =>
    shareOf(regions, 'body', { left: side * 1.15 - 0.25, right: side * 1.15 + 0.25, top: 2.6, bottom: 3.1 }),
  );
  const bareShoulders = Math.min(...shoulders);
  // A tie is darker than the shirt around it.
  const shirt = average(brighterHalf(collar));
  const lapels = average(beside);
  if (!shirt || !lapels || Math.min(collar.length, beside.length) < COLLAR.least)
    return { throat, bareShoulders, contrast: undefined, collar: 0, lapels: 1 };
  return {
    throat,
    bareShoulders,
    contrast: perceivedDistance(shirt, lapels),
    collar: luminance(shirt) / 255,
    lapels: luminance(lapels) / 255,
  };
}

/** The cloth at the throat; in a photo that ends there, a shirt's collar on both sides of it. */
function lookAtCollar(cloth: (edges: Edges) => Rgb[], throat: number, skin: Rgb): Rgb[] {
  const { wide, below, high, least, aside } = COLLAR;
  const isCloth = (colour: Rgb) => !maybeThroat(colour, skin);
  const bottom = throat + high;
  const seen = cloth({ left: -wide, right: wide, top: throat + below, bottom }).filter(isCloth);
  if (seen.length >= least) return seen;
  const around = cloth({ left: -aside, right: aside, top: throat - high, bottom });
  return around.filter((colour) => isCloth(colour) && luminance(colour) > SHIRT * 255);
}

const brighterHalf = (colours: readonly Rgb[]) =>
  colours.toSorted((a, b) => luminance(b) - luminance(a)).slice(0, Math.ceil(colours.length / 2));

/** Where cloth begins under the chin. */
function throatOf(regions: HeadRegions): number {
  for (let y = 1.9; y < 3.4; y += 0.05) {
    if (shareOf(regions, 'clothes', { left: -0.2, right: 0.2, top: y, bottom: y + 0.1 }) > 0.6) return y;
  }
  return Number.POSITIVE_INFINITY;
}
