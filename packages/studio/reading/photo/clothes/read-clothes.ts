import { chroma, luminance, type Rgb } from '../../../colour.ts';
import { perceivedDistance, toLab } from '../../../colour-lab.ts';
import { firstRule, type Rule } from '../../../first-rule.ts';
import { mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import type { Edges, HeadRegions } from '../regions/head-regions.ts';
import { bareShoulders } from './bare-shoulders.ts';
import { type ClothAt, litColour } from './cloth-layers.ts';
import { lookAtNeck, type Neck } from './look-at-neck.ts';
import { type NeckOpening, readOpening } from './neck-opening.ts';
import { followNeckline } from './neckline.ts';
import type { ClothPattern } from './read-cloth-pattern.ts';
import { readNecklace } from './read-necklace.ts';
import { shadeTest, skinTest } from './skin-test.ts';

/** How clothes are cut at the neck, which is all that a portrait shows of them. */
export type ClothesKind =
  | 'suit'
  | 'open front'
  | 'scarf'
  | 'strapless'
  | 'zip collar'
  | 'shirt collar'
  | 'roll neck'
  | 'round neck';

/** What is worn below the head in a photo. */
export type SeenClothes = {
  /** Undefined if the photo does not show it. */
  kind: ClothesKind | undefined;
  /** Up to three colours, that of the outer garment first; none if the photo shows no clothes. */
  colours: readonly Rgb[];
  /** What shows under an open front or a scarf, and the tie on it. */
  inner?: Rgb;
  tie?: Rgb;
  /** A pattern all over the cloth, and its other colour. */
  pattern?: { kind: ClothPattern; colour: Rgb };
  /** What it leaves free of throat and chest. */
  opening?: NeckOpening;
  /** The colour of a necklace on the throat. */
  necklace?: Rgb;
};

/**
 * The place next to and below the chin, as far as a patch reaches; and where a face may wear a mask, near the middle
 * and high up.
 */
const CHEST: Edges = { left: -2.5, right: 2.5, top: 1, bottom: 3.8 };
const FACE = { aside: 0.75, bottom: 1.35 };
/** Above bare shoulders a throat wears jewels at most. */
const JEWELS = { aside: 1.1, bottom: 2.9 };
/** The place of a scarf. */
const SCARF = { aside: 0.8, bottom: 2.6 };
/** How far from both colours of a scarf, to the eye, the cloth under it is. */
const OTHER_CLOTH = 20;
/** How narrow a throat is. In a photo that ends above `end` below the eyes, the throat is all that is seen. */
const THROAT = { aside: 1.1, end: 2.3 };
/** How many places of cloth tell its colour, and what share of them is a colour of its own. */
const LEAST_PLACES = 10;
const LEAST_SHARE = 0.15;
/**
 * Up to how many places cloth must be told from hair as well. Of `MANY` places a smaller share that does not look
 * like skin is certainly no cloth.
 */
const FEW = 20;
const MANY = 100;
const SURE = 0.4;
/** The least brightness of skin next to a neck, as a share of the face's. */
const LIKE_SKIN = 0.7;
const STEP = 0.1;

/** How far apart to the eye two places of one garment may be, and how colourful the garment under a suit may be. */
const ONE_CLOTH = 12;
const PALE = 0.4;
/** Suits are less colourful than this, in CIELAB: a red jacket or stole is worn over something. */
const BRIGHT = 45;
/** How high next to the neck a collar stands, unlike other necklines. */
const STANDS = 1.83;
/** How much of a free throat is bare; hardly anything above a scarf. A high collar begins at `low` below the eyes. */
const BARE = { free: 0.4, wrapped: 0.2, shoulders: 0.35, low: 2.9 };
const HIGH = 2.2;

const RULES: readonly Rule<Neck, ClothesKind | undefined>[] = [
  {
    why: 'both shoulders are bare',
    when: ({ bareShoulders: bare }) => bare > BARE.shoulders,
    choice: 'strapless',
  },
  {
    why: 'a tie, or a pale collar that stands around the neck, under something quiet',
    when: ({ layers, sideTop, shirt, tie }) =>
      layers !== undefined &&
      (sideTop < STANDS || tie !== undefined) &&
      isPale(layers.inner) &&
      isQuiet(layers.outer) &&
      shirt,
    choice: 'suit',
  },
  { why: 'one garment over another', when: ({ layers }) => layers !== undefined, choice: 'open front' },
  {
    why: 'a zip below a high collar',
    when: ({ zip, pattern }) => zip && !pattern,
    choice: 'zip collar',
  },
  {
    why: 'cloth of several colours wrapped up to the chin',
    when: ({ throat, bare, pattern }) => throat < HIGH && bare < BARE.wrapped && pattern !== undefined,
    choice: 'scarf',
  },
  {
    why: 'a collar that stands around the neck and opens to a point',
    when: ({ pointed, isSlit, sideTop }) => pointed && (isSlit || sideTop < STANDS),
    choice: 'shirt collar',
  },
  {
    why: 'one cloth up to the chin',
    when: ({ throat, bare, contrast }) =>
      throat < HIGH && bare < BARE.free && contrast !== undefined && contrast < ONE_CLOTH,
    choice: 'roll neck',
  },
  {
    why: 'a collar that stands next to the neck in a photo that ends at the throat',
    when: ({ stands, bare, pattern }) => stands && !(bare >= BARE.free && Number.isFinite(bare)) && !pattern,
    choice: 'shirt collar',
  },
  {
    why: 'cloth around a free throat',
    when: ({ bare, throat }) => Number.isFinite(throat) && bare >= BARE.free,
    choice: 'round neck',
  },
  {
    why: 'a neckline so low that the photo ends before it does',
    when: ({ rows, sideTop }) => Number.isFinite(sideTop) && (rows.at(-1)?.y ?? 0) > BARE.low,
    choice: 'round neck',
  },
];

/** A tie closes the collar: below a throat that is bare down to here, what is dark is another garment. */
const CLOSED = 0.8;

/** What may be cut low, or have an open collar. */
const OPEN: ReadonlySet<ClothesKind> = new Set(['round neck', 'strapless', 'shirt collar', 'suit']);

const isPale = (colour: Rgb) => chroma(colour) < Math.max(...colour) * PALE;

function isQuiet(colour: Rgb): boolean {
  const [, red, yellow] = toLab(colour);
  return Math.hypot(red, yellow) < BRIGHT;
}

/**
 * Reads the clothes below a head.
 * @param skin of the face, as the photo shows it: the network takes some of a bare throat for cloth.
 */
export function readClothes(patch: HeadPatch, seenRegions: HeadRegions, skin: Rgb): SeenClothes {
  const regions = bareThroat(patch, seenRegions, skin);
  const seen = seeClothes(patch, regions, skin);
  const line = followNeckline(regions);
  const opening = seen.kind && OPEN.has(seen.kind) ? readOpening(regions, line) : undefined;
  const necklace = readNecklace(patch, regions, line, skin);
  const { tie, ...others } = seen;
  const wearsTie = tie && !(opening && opening.deep > CLOSED);
  return {
    ...others,
    ...(wearsTie && { tie }),
    ...(opening && { opening }),
    ...(necklace && { necklace }),
  };
}

/**
 * Regions in which a throat is skin: in the shade of a chin, and where a photo ends, the network takes it for cloth.
 */
function bareThroat(patch: HeadPatch, regions: HeadRegions, skin: Rgb): HeadRegions {
  if (!endsAtThroat(patch)) return regions;
  const maybeShaded = shadeTest(skin);
  const at = (x: number, y: number) => {
    const seen = regions.at(x, y);
    if (seen !== 'clothes' || Math.abs(x) > THROAT.aside) return seen;
    const colour = patch.at(x, y);
    return colour && maybeShaded(colour) ? 'body' : seen;
  };
  return { ...regions, at };
}

function seeClothes(patch: HeadPatch, regions: HeadRegions, skin: Rgb): SeenClothes {
  const isBare = bareShoulders(regions) > BARE.shoulders;
  const free = isBare ? JEWELS : FACE;
  const isCloth = (x: number, y: number) =>
    regions.at(x, y) === 'clothes' && !(Math.abs(x) < free.aside && y < free.bottom);
  const isOfSkin = skinTest(skin);
  const seen = coloursIn(patch, CHEST, STEP, isCloth);
  const places = placesOfCloth(seen, skin, isBare);
  if (places.length < LEAST_PLACES) {
    return { kind: isBare ? 'strapless' : undefined, colours: [] };
  }
  const clothAt: ClothAt = (x, y) => {
    const colour = isCloth(x, y) ? patch.at(x, y) : undefined;
    return colour && isOfSkin(colour) ? 'unsure' : colour;
  };
  const neck = lookAtNeck(patch, regions, skin, clothAt, CHEST);
  const kind = firstRule(RULES, neck, undefined);
  const { layers, tie, stands } = neck;
  // Cloth with neither a colour nor a cut of its own is skin that the network takes for cloth.
  const isCut = kind !== undefined && !stands && !endsAtThroat(patch);
  if (!isCut && !layers && isMostlySkin(places, skin, endsAtThroat(patch)))
    return { kind: undefined, colours: [] };
  const main = mainColours(places, 3).filter(
    (colour, at) => at === 0 || shareLike(places, colour) > LEAST_SHARE,
  );
  if (layers) {
    const colours = [layers.outer, ...main.slice(0, 2)];
    return { kind, colours, inner: layers.inner, ...(kind === 'suit' && tie && { tie }) };
  }
  if (kind === 'scarf') return wrapped(patch, isCloth, skin, { main, pattern: neck.pattern ?? 'mottled' });
  const [fullest = skin, ...others] = main;
  const [other] = others.toSorted((a, b) => perceivedDistance(b, fullest) - perceivedDistance(a, fullest));
  if (neck.pattern && other) return { kind, colours: main, pattern: { kind: neck.pattern, colour: other } };
  return { kind, colours: [litColour(places.filter((place) => isInLight(place, fullest))), ...others] };
}

/** A scarf in its own colours, as the throat shows them, and what is worn under it next to and below that. */
function wrapped(
  patch: HeadPatch,
  isCloth: (x: number, y: number) => boolean,
  skin: Rgb,
  { main, pattern }: { main: readonly Rgb[]; pattern: ClothPattern },
): SeenClothes {
  const isOfSkin = skinTest(skin);
  const isScarf = (x: number, y: number) => Math.abs(x) < SCARF.aside && y < SCARF.bottom;
  const cloth = (isMeant: (x: number, y: number) => boolean) =>
    coloursIn(patch, CHEST, STEP, (x, y) => isCloth(x, y) && isMeant(x, y)).filter((seen) => !isOfSkin(seen));
  const around = cloth(isScarf);
  const beside = cloth((x, y) => !isScarf(x, y));
  const own = mainColours(around, 4).filter((colour) => shareLike(around, colour) > LEAST_SHARE);
  const colours = own.length > 0 ? own : main;
  const [first = skin] = colours;
  const [other = first] = colours.toSorted(
    (a, b) => perceivedDistance(b, first) - perceivedDistance(a, first),
  );
  // A scarf that fills the picture hides what is under it.
  const inner = mainColours(beside, 3).find(
    (colour) =>
      shareLike(beside, colour) > LEAST_SHARE &&
      Math.min(perceivedDistance(colour, first), perceivedDistance(colour, other)) > OTHER_CLOTH,
  );
  return { kind: 'scarf', colours, pattern: { kind: pattern, colour: other }, ...(inner && { inner }) };
}

/** The places of cloth that do not look like skin; cloth may have the colour of skin where there is much of it. */
function placesOfCloth(seen: readonly Rgb[], skin: Rgb, isBare: boolean): readonly Rgb[] {
  const isOfSkin = skinTest(skin);
  const maybeHair = shadeTest(skin, 'hair');
  const sure = seen.filter((colour) => !isOfSkin(colour));
  if (sure.length < seen.length * SURE && seen.length > MANY) return seen;
  // Few places may be hair as well.
  if (sure.length < FEW) return sure.filter((colour) => !maybeHair(colour));
  // Next to bare shoulders much of the skin is in shade, or tattooed.
  const maybeShaded = shadeTest(skin);
  const surer = isBare ? sure.filter((colour) => !maybeShaded(colour)) : sure;
  return surer.length < LEAST_PLACES ? sure : surer;
}

/** Skin that is burnt out has less colour, and brown cloth is darker than skin. */
function isMostlySkin(places: readonly Rgb[], skin: Rgb, inShade: boolean): boolean {
  const maybeSkin = skinTest(skin, 'perhaps');
  const maybeShaded = shadeTest(skin);
  const least = luminance(skin) * LIKE_SKIN;
  const isSkin = (place: Rgb) =>
    (luminance(place) > least && maybeSkin(place)) || (inShade && maybeShaded(place));
  return places.filter(isSkin).length > places.length / 2;
}

/** Whether a photo ends just below a face, so that a throat in the chin's shade is all that it shows. */
const endsAtThroat = (patch: HeadPatch) => patch.at(0, THROAT.end) === undefined;

/** Whether light and shade explain the difference of two colours of one cloth. */
const isInLight = (a: Rgb, b: Rgb) => perceivedDistance(a, b) < 25;
const shareLike = (places: readonly Rgb[], colour: Rgb) =>
  places.filter((place) => perceivedDistance(place, colour) < 15).length / places.length;
