import { luminance, type Rgb } from '../../../colour.ts';
import { HAIR_STYLES, type HairStyleId } from '../../../look/vocabulary.ts';
import { mean } from '../../../math.ts';
import type { Opinion } from '../opinion/read-opinion.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from '../regions/head-regions.ts';
import { chooseHairStyle, chooseStyleUnderHat } from './choose-hair-style.ts';
import { type FaceOpening, readOpening } from './face-opening.ts';
import { addFaintHair, likeCertainHair } from './faint-hair.ts';
import { NO_TEXTURE, readTexture } from './hair-coils.ts';
import { NO_CORDS, readCords } from './hair-cords.ts';
import { type HairCourse, readCourse } from './hair-course.ts';
import type { HairFacts } from './hair-facts.ts';
import { readLengthOf } from './hair-length.ts';
import { floodHair, HAIR_STEP, type HairMap } from './hair-map.ts';
import { followOutline, type HairOutline } from './hair-outline.ts';
import { type HairReach, readReach } from './hair-reach.ts';
import { followStrands } from './hair-strands.ts';
import {
  guessedColour,
  type Hair,
  type HairLength,
  hairColour,
  measureHair,
  NO_HAIR,
  UNSEEN_HAIR,
} from './measure-hair.ts';
import { readSideburns } from './sideburns.ts';
import { endOfTied, readTied, sideOfTied } from './tied-hair.ts';

/** Above most people's hairline: where nearly all of it is skin, a crown outside the photo is bald as well. */
const HIGH_FOREHEAD: Edges = { left: -0.5, right: 0.5, top: -1.35, bottom: -1.15 };
const BARE = 0.85;
/** Less hair than this on the upper head, in squares of a unit, counts as none. */
const LEAST_HAIR = 0.22;

/** Where the strands are read: next to the face and neck, and on the head. */
const BESIDE: Sides = [
  { left: -2.4, right: -0.7, top: 0.1, bottom: 3.5 },
  { left: 0.7, right: 2.4, top: 0.1, bottom: 3.5 },
];
const ON_HEAD: Edges = { left: -1.7, right: 1.7, top: -2.7, bottom: 0 };
/** Where short hair shows below a hat: before, above and behind the ears. */
const AROUND_EARS: Sides = [
  { left: -1.6, right: -0.6, top: -0.5, bottom: 0.6 },
  { left: 0.6, right: 1.6, top: -0.5, bottom: 0.6 },
];
/** Where the ears are; hair that is not worn behind them leaves less than this much of the place free. */
const EARS: Sides = [
  { left: -1.4, right: -0.95, top: 0.1, bottom: 0.8 },
  { left: 0.95, right: 1.4, top: 0.1, bottom: 0.8 },
];
const EAR_SHOWS = 0.49;

/** Photos with fewer pixels per unit show noise instead of strands. */
const LEAST_DETAIL = 24;
type Sides = readonly [Edges, Edges];
/** The crown, and how much of it hair covers at least. */
const TOP: Edges = { left: -0.5, right: 0.5, top: -1.9, bottom: -1.3 };
const LEAST_CROWN = 0.06;
/** Where a ring of hair below a bare crown is, and how much of both sides together it covers. */
const RING = { left: -1.6, right: 1.6, top: -1, bottom: 0.2 };
const LEAST_RING_HAIR = 0.5;

/**
 * Reads the hair of somebody whose skin has the colour `skin`, in a photo whose regions are known. Where a hat covers
 * it, only what hangs out below is known. Strands are read in `fine`, the same head in more pixels, and their texture
 * in `close`, in even more.
 */
export function readHair(
  { patch, fine, close }: { patch: HeadPatch; fine: HeadPatch; close: HeadPatch },
  regions: HeadRegions,
  { skin, isCovered, opinion }: { skin: Rgb; isCovered: boolean; opinion?: Opinion | undefined },
): ReadHair {
  const map = ownHair({ isHair: (x, y) => regions.at(x, y) === 'hair' });
  const isLike = likeCertainHair(patch, regions, map);
  const faint = isLike ? ownHair(addFaintHair(regions, map, isLike)) : map;
  const isLost = (x: number, y: number) => isNight(patch.at(x, y)) && isLike?.(x, y) === true;
  const outline = followOutline(map, regions.at, faint, isLost);
  const hair = hairColour(patch, map) ?? guessedColour(skin);
  const measured = measureHair(map);
  const isCrownSeen = !isCut(patch);
  const isBare = areaOf(map, { left: -1.1, right: 1.1, top: -2.4, bottom: -0.5 }) < LEAST_HAIR;
  const isBareAbove = endsBare(regions) || shareOf(regions, 'face', HIGH_FOREHEAD) > BARE;
  const isBald = isBare && !isCovered && (isCrownSeen || isBareAbove);
  if (isBald) return { ...NO_HAIR, hair, hairStyle: areaOf(map, RING) > LEAST_RING_HAIR ? 'ring' : 'bald' };
  const { grain, strandsIn } = followStrands(fine, map);
  const beside: HairFacts['beside'] = [strandsIn(BESIDE[0]), strandsIn(BESIDE[1])];
  const fallen = readLengthOf(outline);
  const facts: HairFacts = {
    outline,
    beside,
    cords: fallen === 'short' ? NO_CORDS : readCords(fine, grain, BESIDE, beside),
    onHead: strandsIn(ON_HEAD),
    texture: isCovered || fallen === 'long' ? NO_TEXTURE : readTexture(close, grain, ON_HEAD),
    hanging: fallen === 'short' ? NO_TEXTURE : readTexture(close, grain, ...BESIDE),
    aroundEars: areaOf(map, AROUND_EARS[0]) + areaOf(map, AROUND_EARS[1]),
    light: readLight(patch, map),
    isCrownCovered: !isCrownSeen || areaOf(map, TOP) > LEAST_CROWN,
    isCrownSeen,
    ...readTied(
      map,
      faint,
      isLike ?? (() => true),
      (x, y) => regions.hairAt?.(x, y) ?? Number(map.isHair(x, y)),
    ),
    sideburns: readSideburns(patch, regions.at, map),
    yaw: patch.yaw,
    detail: patch.detail,
    isFine: patch.detail >= LEAST_DETAIL,
  };
  const hairStyle = isCovered ? chooseStyleUnderHat(facts) : chooseHairStyle(facts, opinion);
  if (hairStyle === 'shaved') return { ...NO_HAIR, hair, hairStyle };
  const { length, form } = styleOf(hairStyle);
  const told = {
    hair,
    ...(hairStyle && { hairStyle }),
    hairLength: lengthOf(length, measured.hairLength, outline),
    hairEnd: hairStyle === 'tied-back' ? endOfTied(facts) : measured.hairEnd,
    // What is tied hangs on the side away from the parting.
    ...(length === 'up' && sideOfTied(facts) && { parting: -sideOfTied(facts) as -1 | 1 }),
    fringe: form === 'bangs',
    curly: form === 'curly' || form === 'afro',
  };
  if (isCovered) return { ...UNSEEN_HAIR, ...told };
  // Most people have hair on a crown that is out of sight.
  if (!isCrownSeen) return { ...UNSEEN_HAIR, ...told, hairLength: atLeastShort(told.hairLength) };
  const hairHeight = isTopSeen(patch) ? measured.hairHeight : Math.max(UNSEEN_HEIGHT, measured.hairHeight);
  const hairCourse = readCourse(outline.hairline, patch.yaw);
  const hairTucked = ([-1, 1] as const).filter(
    (side) => shareOf(regions, 'face', EARS[side < 0 ? 0 : 1]) > EAR_SHOWS,
  );
  const hairReach = readReach(map, regions.at, patch.yaw);
  return {
    ...measured,
    ...told,
    hairHeight,
    hairCourse,
    hairTucked,
    hairReach,
    hairOpening: readOpening(regions.at, patch.yaw),
    bun: hairStyle === 'high-bun',
  };
}

/** From this darkness on hair cannot be told from a wall of its colour. */
const NIGHT = 32;
const isNight = (colour: Rgb | undefined) => colour !== undefined && luminance(colour) < NIGHT;

/** How far hair stands above the crown, 0 to 1, where the photo ends below its top. */
const UNSEEN_HEIGHT = 0.45;
/** The least height above the eyes that shows how far hair stands, in the head's units. */
const TOP_OF_HAIR = -2.1;

const isTopSeen = (patch: HeadPatch) => [-0.3, 0, 0.3].every((x) => patch.at(x, TOP_OF_HAIR) !== undefined);

/** Hair, and the style in which it is worn, if it is known. */
export type ReadHair = Hair & {
  hairStyle?: HairStyleId;
  hairCourse?: HairCourse;
  hairTucked?: readonly (-1 | 1)[];
  hairReach?: HairReach;
  hairOpening?: FaceOpening;
};

/** The hair of the head, without that of others behind it. */
function ownHair({ isHair }: HairMap): HairMap {
  const own = floodHair(isHair, (x, y) => Math.abs(x) < 1.6 && y < 1.6);
  const reach = HAIR_STEP / 2;
  const isOwn = (x: number, y: number) =>
    own.isHair(x, y) ||
    own.isHair(x - reach, y) ||
    own.isHair(x + reach, y) ||
    own.isHair(x, y - reach) ||
    own.isHair(x, y + reach);
  return { isHair: (x, y) => isHair(x, y) && isOwn(x, y) };
}

const styleOf = (id: HairStyleId | undefined) =>
  HAIR_STYLES.find((style) => style.id === id) ?? { length: 'short', form: 'straight' };

/** How far down on both sides short hair hangs that covers both ears. */
const OVER_EARS = 0.45;

/** The measure of length that goes with a style: a crop stays one. */
function lengthOf(length: string, measured: HairLength, { falls }: HairOutline): HairLength {
  if (length === 'long' || length === 'shoulder') return 'long';
  if (length === 'chin') return 'medium';
  if (measured === 'cropped') return 'cropped';
  return measured === 'medium' && falls.every(({ end }) => end > OVER_EARS) ? 'medium' : 'short';
}

/** How bright hair is, 0 to 1. */
function readLight(patch: HeadPatch, { isHair }: HairMap): number {
  const lights = coloursIn(patch, { left: -1.2, right: 1.2, top: -1.9, bottom: -0.8 }, 0.05, isHair);
  if (lights.length === 0) return 1;
  return mean(lights.map((light) => luminance(light))) / 255;
}

const atLeastShort = (length: HairLength): HairLength => (length === 'cropped' ? 'short' : length);

/** Whether the photo ends below the crown. */
function isCut(patch: HeadPatch): boolean {
  return [-0.4, 0, 0.4].every((x) => patch.at(x, -1.45) === undefined);
}

/** The least forehead above the eyes. */
const FOREHEAD = 0.7;

/**
 * Whether the wall begins right above the face: of a head that leans back the photo shows no more than its forehead.
 */
function endsBare({ at }: HeadRegions): boolean {
  return [-0.3, 0, 0.3].every((x) => {
    let up = 0.4;
    while (at(x, -up) === 'face') up += 0.05;
    return up > FOREHEAD && [0.1, 0.2].every((beyond) => at(x, -up - beyond) === 'background');
  });
}

/** How much of a rectangle is hair, in squares of a unit. */
function areaOf(
  { isHair }: HairMap,
  edges: { left: number; right: number; top: number; bottom: number },
): number {
  let cells = 0;
  for (let y = edges.top; y <= edges.bottom; y += HAIR_STEP)
    for (let x = edges.left; x <= edges.right; x += HAIR_STEP) if (isHair(x, y)) cells++;
  return cells * HAIR_STEP ** 2;
}
