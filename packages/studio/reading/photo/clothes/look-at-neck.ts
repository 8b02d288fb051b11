import { luminance, type Rgb } from '../../../colour.ts';
import { perceivedDistance } from '../../../colour-lab.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { Edges, HeadRegions } from '../regions/head-regions.ts';
import { bareShoulders } from './bare-shoulders.ts';
import { type ClothAt, type Layers, readLayers } from './cloth-layers.ts';
import { readEdgeLayers } from './edge-layers.ts';
import { readOpening } from './neck-opening.ts';
import { followNeckline, type Neckline } from './neckline.ts';
import { type ClothPattern, readBusyness } from './read-cloth-pattern.ts';
import { readTie } from './read-tie.ts';
import { readZip } from './read-zip.ts';
import { skinTest } from './skin-test.ts';
import { runsInStripes } from './stripes.ts';
import { closesHigh, coversShoulders, isShirtUnder, lookAtThroat } from './throat-and-lapels.ts';

/** What is where below a head. */
export type Neck = Neckline & {
  /** How much of both shoulders and arms is bare, 0 to 1. */
  bareShoulders: number;
  /** The garment at the throat and the one over it; undefined if it is one. */
  layers: Layers | undefined;
  /** The tie on what is under an open front. */
  tie: Rgb | undefined;
  /** Whether that is a shirt. */
  shirt: boolean;
  /** Whether the opening's sides meet in a point. */
  pointed: boolean;
  /** Whether it is a narrow one that closes evenly, as of a shirt with some buttons open. */
  isSlit: boolean;
  /** Whether a zip shows below a high collar. */
  zip: boolean;
  /** What is all over the cloth. */
  pattern: ClothPattern | undefined;
  /**
   * How far apart to the eye the cloth at the throat and the cloth next to it are; undefined if the photo does not
   * show both.
   */
  contrast: number | undefined;
};

/**
 * An opening whose sides meet in a point, or close evenly to one where it is narrow, and what is bare of the throat
 * above it and above a high collar.
 */
const POINTED = { roundness: 0.5, half: 0.6, wide: 0.85, slim: 0.5, bare: 0.5 };
const HIGH_COLLAR = 0.3;
/** Of a head that is turned further than this, radians, the neckline is seen from the side. */
const TURNED = 0.45;
/** A cloth that changes its colour more often than this shows edges everywhere: they tell no garment from another. */
const CALM = 0.24;
/** How bright a shirt is compared with the face, unless a tie shows or its collar opens to a point. */
const BESIDE_FACE = 0.78;
/**
 * Where below the throat the garment under an open front shows as well, and how far two places of one cloth may
 * differ to the eye.
 */
const BELOW = { from: 0.2, until: 0.45, aside: 0.2, beside: 0.45 };
const ONE_CLOTH = 12;
/** A photo that ends higher below the eyes shows only strips of what is worn. */
const EDGE = 2.6;

/** Looks at what is worn around a neck; `clothAt` tells it from the skin. */
export function lookAtNeck(
  patch: HeadPatch,
  regions: HeadRegions,
  skin: Rgb,
  clothAt: ClothAt,
  chest: Edges,
): Neck {
  const line = followNeckline(regions);
  const busyness = readBusyness(clothAt, chest);
  const pair = lookAtThroat(patch, regions, skin);
  const maybeSkin = skinTest(skin, 'perhaps');
  const isCalm = busyness.share < CALM;
  const whole = isCalm
    ? (readLayers(clothAt, line, maybeSkin) ??
      (pair && isShirtUnder(pair) && !maybeSkin(pair.outer) ? pair : undefined))
    : undefined;
  const seen = whole ?? (patch.at(0, EDGE) ? undefined : readEdgeLayers(clothAt, chest));
  const isWornOver =
    seen &&
    !(pair && isSameCloth(pair.inner, seen)) &&
    isUnder(seen, clothAt, line) &&
    coversShoulders(seen, clothAt, line) &&
    !closesHigh(seen, clothAt, line) &&
    !maybeSkin(seen.inner);
  const layers = isWornOver ? seen : undefined;
  const tie = layers && readTie(clothAt, line, layers);
  const { roundness, bare, stands } = line;
  const isFrontal = bare >= POINTED.bare && Math.abs(patch.yaw) < TURNED;
  const opening = isFrontal ? readOpening(regions, line) : undefined;
  const isSlit =
    opening !== undefined &&
    opening.half < POINTED.half &&
    opening.wide < Math.min(POINTED.wide, (line.chin + opening.deep - line.sideTop) * POINTED.slim);
  const isEven = opening !== undefined && opening.half < POINTED.half && stands;
  const isPoint = isFrontal && roundness !== undefined && roundness < POINTED.roundness;
  const pointed = isSlit || isEven || isPoint;
  return {
    ...line,
    layers,
    tie,
    pointed,
    isSlit,
    shirt:
      layers !== undefined &&
      (tie !== undefined || pointed || luminance(layers.inner) > luminance(skin) * BESIDE_FACE),
    zip: bare < HIGH_COLLAR && readZip(clothAt, line),
    pattern: busyness.pattern === 'mottled' && runsInStripes(clothAt, chest) ? 'striped' : busyness.pattern,
    bareShoulders: bareShoulders(regions),
    contrast: pair && perceivedDistance(pair.inner, pair.outer),
  };
}

/** Whether what closes around the throat is the outer cloth: a lanyard hangs on what it lies on. */
function isSameCloth(atThroat: Rgb, { inner, outer }: Layers): boolean {
  const off = perceivedDistance(atThroat, outer);
  return off < ONE_CLOTH && off < perceivedDistance(atThroat, inner);
}

/**
 * Whether the cloth at the throat continues below it, as under an open front, even next to a tie of the jacket's
 * colour: the edge of another T-shirt does not.
 */
function isUnder({ inner, outer }: Layers, clothAt: ClothAt, { rows, throat }: Neckline): boolean {
  const middle = rows.at(-1)?.middle ?? 0;
  const isOver = (x: number, y: number): boolean[] => {
    const colour = clothAt(x, y);
    if (!colour || colour === 'unsure') return [];
    const off = perceivedDistance(colour, outer);
    return [off < ONE_CLOTH && off < perceivedDistance(colour, inner)];
  };
  const lines = [-BELOW.beside, 0, BELOW.beside].map((aside) => {
    const places: boolean[] = [];
    for (let y = throat + BELOW.from; y < throat + BELOW.until; y += 0.05) {
      for (let x = -BELOW.aside; x <= BELOW.aside; x += 0.05) places.push(...isOver(middle + aside + x, y));
    }
    return places.filter((over) => over).length / Math.max(1, places.length);
  });
  const [left = 1, straight = 1, right = 1] = lines;
  return straight <= 0.5 || Math.max(left, right) <= 0.5;
}
