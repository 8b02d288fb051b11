import { chroma, luminance, type Rgb } from '../../colour.ts';
import { perceivedDistance } from '../../colour-lab.ts';
import { firstRule, type Rule } from '../../figure/first-rule.ts';
import { type ClothAt, type Layers, litColour, readLayers } from './cloth-layers.ts';
import { average, mainColours } from './colour-groups.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from './head-regions.ts';
import { maybeThroat, skinTest } from './light-collar.ts';
import { followNeckline, type Neckline } from './neckline.ts';
import { type ClothPattern, readBusyness } from './read-cloth-pattern.ts';
import { readTie } from './read-tie.ts';
import { readZip } from './read-zip.ts';

/** How clothes are cut at the neck, which is all that a portrait shows of them. */
export type ClothesKind =
  | 'suit'
  | 'open front'
  | 'strapless'
  | 'zip collar'
  | 'shirt collar'
  | 'roll neck'
  | 'round neck';

/** What is worn below the head in a photo. */
export type SeenClothes = {
  /** Undefined where the photo does not tell. */
  kind: ClothesKind | undefined;
  /** Up to three colours, that of the outer garment first; none where the photo shows no clothes. */
  colours: readonly Rgb[];
  /** What shows under an open front, and the tie on it. */
  inner?: Rgb;
  tie?: Rgb;
  /** A pattern all over the cloth, and its other colour. */
  pattern?: { kind: ClothPattern; colour: Rgb };
};

/** Beside and below the chin, as far as a patch reaches; so near to its middle and so high up a face may wear a mask. */
const CHEST: Edges = { left: -2.5, right: 2.5, top: 1, bottom: 3.8 };
const FACE = { aside: 0.75, bottom: 1.35 };
/** So many places of cloth tell its colour, and so large a share of them is a colour of its own. */
const LEAST_PLACES = 20;
const LEAST_SHARE = 0.15;
const STEP = 0.1;

/** What is where below a head. */
type Neck = Neckline & {
  /** How much of both shoulders is bare, 0 to 1. */
  bareShoulders: number;
  /** The garment at the throat and the one over it; undefined where it is one. */
  layers: Layers | undefined;
  /** The tie on what is under an open front. */
  tie: Rgb | undefined;
  /** Whether that is a shirt. */
  shirt: boolean;
  /** Whether the opening's sides meet in a point. */
  pointed: boolean;
  /** Whether a zip shows below a high collar. */
  zip: boolean;
  /** What is all over the cloth. */
  pattern: ClothPattern | undefined;
  /** How far the cloth at the throat is from that beside it to the eye; undefined where the photo does not show both. */
  contrast: number | undefined;
};

/** So far apart to the eye two garments are at least, and two places of one at most. */
const APART = { least: 14, most: 12 };
/** A shirt under something darker is so bright, 0 to 1; what is under a suit, so little colourful. */
const SHIRT = 0.6;
const PALE = 0.4;
/** A collar, unlike other necklines, stands so high beside the neck. */
const STANDS = 1.88;
/** An opening whose sides meet in a point; what is bare of the throat above it, above a free neck, and in a high collar. */
const POINTED = 0.5;
const BARE = { open: 0.5, free: 0.4, high: 0.3 };
/** Of a head that is turned so far, radians, the neckline is seen from the side. */
const TURNED = 0.45;
/** A cloth that changes its colour so often shows edges everywhere: they tell no garment from another. */
const CALM = 0.24;
/** A shirt is so bright beside the face, unless a tie shows or its collar opens to a point. */
const BESIDE_FACE = 0.78;
/** What is under an open front also shows here below the throat. */
const BELOW = { from: 0.2, until: 0.45, aside: 0.2 };
/** Cloth that begins so far below the eyes reaches the chin. */
const HIGH = 2.2;

const RULES: readonly Rule<Neck, ClothesKind | undefined>[] = [
  {
    why: 'a pale collar that stands around the neck, under something else',
    when: ({ layers, sideTop, shirt }) =>
      layers !== undefined && sideTop < STANDS && isPale(layers.inner) && shirt,
    choice: 'suit',
  },
  { why: 'one garment over another', when: ({ layers }) => layers !== undefined, choice: 'open front' },
  { why: 'both shoulders are bare', when: ({ bareShoulders }) => bareShoulders > 0.5, choice: 'strapless' },
  {
    why: 'a zip below a high collar',
    when: ({ zip }) => zip,
    choice: 'zip collar',
  },
  {
    why: 'cloth of several colours wrapped up to the chin',
    when: ({ throat, pattern }) => throat < HIGH && pattern === 'mottled',
    choice: 'roll neck',
  },
  {
    why: 'a collar that stands around the neck and opens to a point',
    when: ({ pointed, sideTop }) => pointed && sideTop < STANDS,
    choice: 'shirt collar',
  },
  {
    why: 'one cloth up to the chin',
    when: ({ throat, bare, contrast }) =>
      throat < HIGH && bare < BARE.open && contrast !== undefined && contrast < APART.most,
    choice: 'roll neck',
  },
  {
    why: 'cloth around a free throat',
    when: ({ bare, throat }) => Number.isFinite(throat) && bare >= BARE.free,
    choice: 'round neck',
  },
];

const isPale = (colour: Rgb) => chroma(colour) < Math.max(...colour) * PALE;

/**
 * Reads the clothes below a head.
 * @param skin of the face, as the photo shows it: the network takes some of a bare throat for cloth.
 */
export function readClothes(patch: HeadPatch, regions: HeadRegions, skin: Rgb): SeenClothes {
  const isCloth = (x: number, y: number) =>
    regions.at(x, y) === 'clothes' && !(Math.abs(x) < FACE.aside && y < FACE.bottom);
  const isOfSkin = skinTest(skin);
  const seen = coloursIn(patch, CHEST, STEP, isCloth);
  const sure = seen.filter((colour) => !isOfSkin(colour));
  // Cloth may have the colour of skin where there is much of it.
  const places = sure.length > seen.length / 2 ? sure : seen.length > LEAST_PLACES * 5 ? seen : sure;
  if (places.length < LEAST_PLACES) return { kind: undefined, colours: [] };
  const clothAt: ClothAt = (x, y) => {
    const colour = isCloth(x, y) ? patch.at(x, y) : undefined;
    return colour && isOfSkin(colour) ? 'unsure' : colour;
  };
  const neck = lookAtNeck(patch, regions, skin, clothAt);
  const kind = firstRule(RULES, neck, undefined);
  const { layers, tie } = neck;
  const main = mainColours(places, 3).filter(
    (colour, at) => at === 0 || shareLike(places, colour) > LEAST_SHARE,
  );
  if (layers) {
    const colours = [layers.outer, ...main.slice(0, 2)];
    return { kind, colours, inner: layers.inner, ...(kind === 'suit' && tie && { tie }) };
  }
  const [fullest = skin, ...others] = main;
  const [other] = others.toSorted((a, b) => perceivedDistance(b, fullest) - perceivedDistance(a, fullest));
  if (neck.pattern && other) return { kind, colours: main, pattern: { kind: neck.pattern, colour: other } };
  return { kind, colours: [litColour(places.filter((place) => isOneCloth(place, fullest))), ...others] };
}

/** Light and shade take a cloth's colour so far from itself to the eye. */
const isOneCloth = (a: Rgb, b: Rgb) => perceivedDistance(a, b) < 25;
const shareLike = (places: readonly Rgb[], colour: Rgb) =>
  places.filter((place) => perceivedDistance(place, colour) < 15).length / places.length;

/** The cloth at the throat lies between these below its upper edge, and so many places of it are needed to tell. */
const COLLAR = { wide: 0.3, below: 0.05, high: 0.5, least: 10, aside: 1 };
/** Of the cloth beside it such a share is another garment's; the rest is more of the same, or shade. */
const OTHERS = 0.4;
const LAPELS = { near: 0.7, far: 1.5, top: 2.1, bottom: 3.4 };

function lookAtNeck(patch: HeadPatch, regions: HeadRegions, skin: Rgb, clothAt: ClothAt): Neck {
  const line = followNeckline(regions);
  const busyness = readBusyness(clothAt, CHEST);
  const pair = lookBelow(patch, regions, skin);
  const isCalm = busyness.share < CALM;
  const seen = isCalm
    ? (readLayers(clothAt, line) ?? (pair && isShirtUnder(pair) ? pair : undefined))
    : undefined;
  const layers =
    seen && isUnder(seen, clothAt, line) && !skinTest(skin, 'perhaps')(seen.inner) ? seen : undefined;
  const tie = layers && readTie(clothAt, line, layers);
  const { roundness, bare } = line;
  const pointed =
    roundness !== undefined && roundness < POINTED && bare >= BARE.open && Math.abs(patch.yaw) < TURNED;
  return {
    ...line,
    layers,
    tie,
    pointed,
    shirt:
      layers !== undefined &&
      (tie !== undefined || pointed || luminance(layers.inner) > luminance(skin) * BESIDE_FACE),
    zip: bare < BARE.high && readZip(clothAt, line),
    pattern: busyness.pattern,
    bareShoulders: Math.min(...[-1, 1].map((side) => bareAt(regions, side * 1.15))),
    contrast: pair && perceivedDistance(pair.inner, pair.outer),
  };
}

/** Whether what is at the throat goes on below it, as under an open front: another tee's edge does not. */
function isUnder({ inner, outer }: Layers, clothAt: ClothAt, { rows, throat }: Neckline): boolean {
  const middle = rows.at(-1)?.middle ?? 0;
  let [over, all] = [0, 0];
  for (let y = throat + BELOW.from; y < throat + BELOW.until; y += 0.05) {
    for (let x = middle - BELOW.aside; x <= middle + BELOW.aside; x += 0.05) {
      const colour = clothAt(x, y);
      if (!colour || colour === 'unsure') continue;
      all++;
      const off = perceivedDistance(colour, outer);
      if (off < APART.most && off < perceivedDistance(colour, inner)) over++;
    }
  }
  return over <= all / 2;
}

/** Something bright between two darker sides. */
const isShirtUnder = ({ inner, outer }: Layers) =>
  perceivedDistance(inner, outer) > APART.least && luminance(inner) > Math.max(SHIRT * 255, luminance(outer));

const bareAt = (regions: HeadRegions, x: number) =>
  shareOf(regions, 'body', { left: x - 0.25, right: x + 0.25, top: 2.6, bottom: 3.1 });

/** The colour of what is worn at the throat and of what is beside it; undefined where the photo does not show both. */
function lookBelow(patch: HeadPatch, regions: HeadRegions, skin: Rgb): Layers | undefined {
  const cloth = (edges: Edges) => coloursIn(patch, edges, 0.05, (x, y) => regions.at(x, y) === 'clothes');
  const throat = throatOf(regions);
  const collar = Number.isFinite(throat) ? lookAtCollar(cloth, throat, skin) : [];
  const { near, far, top, bottom } = LAPELS;
  const beside = [
    ...cloth({ left: -far, right: -near, top, bottom }),
    ...cloth({ left: near, right: far, top, bottom }),
  ];
  // A tie is darker than the shirt around it.
  const inner = average(brighterHalf(collar));
  if (!inner || Math.min(collar.length, beside.length) < COLLAR.least) return undefined;
  const others = beside.filter((colour) => perceivedDistance(colour, inner) > APART.least);
  const [outer] = mainColours(others.length > beside.length * OTHERS ? others : beside, 1);
  return outer && { inner, outer };
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
