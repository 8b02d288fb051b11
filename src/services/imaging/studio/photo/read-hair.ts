import { luminance, type Rgb } from '../colour.ts';
import { average, mainColours, unlikeness } from './colour-groups.ts';
import { hasStrands, isCurly } from './hair-grain.ts';
import { cheekBeside, growHair, HAIR_STEP, type HairMap, isSkull } from './hair-map.ts';
import { coloursIn, type HeadPatch } from './head-patch.ts';
import { readBelowWall } from './wall-above.ts';

/** How long the hair is; `cropped` lies close to the skull, `medium` covers the ears, `long` falls below the chin. */
export type HairLength = 'bald' | 'cropped' | 'short' | 'medium' | 'long';

/** What a photo tells of somebody's hair, in the head's units. */
export type Hair = {
  hair: Rgb;
  hairLength: HairLength;
  curly: boolean;
  /** Hair falls over the forehead. */
  fringe: boolean;
  /** How far hair stands above an average crown, 0 to 1. */
  hairHeight: number;
  /** How far hair stands out beside the temples, 0 to 1. */
  hairWidth: number;
  /** Height of the hairline above the eyes. */
  hairline: number;
  /** How far below the eyes the hair ends beside the face, 0.45 to 1.45; it shapes hair of medium length. */
  hairEnd: number;
  /** The side on which more forehead shows: -1 left, 1 right, 0 none. */
  parting: -1 | 0 | 1;
  /** Worn up in a knot on the crown. */
  bun: boolean;
};

/** Finds the hair around a face whose skin has the colour `skin` in the photo. */
export function readHair(patch: HeadPatch, skin: Rgb): Hair {
  const around = ring(patch, skin);
  if (around.length < LEAST_RING) return { ...UNSEEN_HAIR, hair: besideTemples(patch, skin) };
  const foreign = around.filter((colour) => unlikeness(colour, skin) > 19);
  const isSkin = foreign.length < around.length * 0.28;
  // Blond hair may have the colour of the skin, but never is as smooth.
  const isBlond = isSkin && hasStrands(patch);
  const found = mainColours(isBlond ? around : foreign, 3);
  if (!found[0] || (isSkin && !isBlond)) return { ...NO_HAIR, hair: found[0] ?? guessedColour(skin) };
  const below = isBlond ? undefined : readBelowWall(patch, skin, foreign);
  if (below === 'unseen') return { ...UNSEEN_HAIR, hairLength: 'cropped', hair: guessedColour(skin) };
  if (below === 'bald') return { ...NO_HAIR, hair: guessedColour(skin) };
  const own = below ? mainColours(below.hair, 3) : found;
  const map = growHair(patch, skin, own);
  const measured = measureHair(map);
  const grainy = isCurly(patch, map);
  const hairLength = longer(measured.hairLength, readEars(patch, skin, own, grainy));
  // Short hair that stands out on all sides is curly whatever its grain, which a dark photo swallows.
  const round = hairLength === 'short' && measured.hairHeight >= 0.5 && measured.hairWidth >= 0.5;
  return {
    ...measured,
    hairLength,
    hair: hairColour(patch, map) ?? own[0] ?? found[0],
    curly: round || grainy,
  };
}

/** Where hair ends that falls to the jaw, and where it ends at least when it covers the ears. */
export const CHIN_LENGTH = 1.45;
const BELOW_EARS = 0.45;

const NO_HAIR: Omit<Hair, 'hair'> = {
  hairLength: 'bald',
  curly: false,
  fringe: false,
  hairHeight: 0,
  hairWidth: 0,
  hairline: 1.3,
  hairEnd: CHIN_LENGTH,
  parting: 0,
  bun: false,
};

/** So many places of the ring above the forehead lie in the photo at least; of fewer nobody can tell a bald head. */
const LEAST_RING = 24;

/** The photo ends at the forehead: most people have hair, so it is short rather than none. */
const UNSEEN_HAIR: Omit<Hair, 'hair'> = {
  ...NO_HAIR,
  hairLength: 'short',
  hairHeight: 0.2,
  hairWidth: 0.1,
  hairline: 1.1,
  parting: 1,
};

/** The colour of the hair that is left beside the temples where the crown is outside the photo. */
function besideTemples(patch: HeadPatch, skin: Rgb): Rgb {
  const sides = [
    ...coloursIn(patch, { left: -1.4, right: -0.95, top: -1.1, bottom: -0.1 }),
    ...coloursIn(patch, { left: 0.95, right: 1.4, top: -1.1, bottom: -0.1 }),
  ];
  const hair = sides.filter(
    (colour) => luminance(colour) < luminance(skin) * 0.8 && unlikeness(colour, skin) > 19,
  );
  return litColour(hair) ?? guessedColour(skin);
}

const guessedColour = (skin: Rgb): Rgb => [skin[0] * 0.35, skin[1] * 0.32, skin[2] * 0.32];

/**
 * Just above the forehead, where hair is if there is any. A forehead that reaches so far and shines is as pale as
 * blond hair: dark hair above most of it tells that it is none.
 */
function ring(patch: HeadPatch, skin: Rgb): Rgb[] {
  const rays: Rgb[][] = [];
  for (let turn = -46; turn <= 46; turn += 4) {
    const angle = (turn * Math.PI) / 180;
    const places = [1.36, 1.44, 1.52, 1.6, 1.7].map((reach) => ({
      x: Math.sin(angle) * reach * 0.86,
      y: -Math.cos(angle) * reach,
    }));
    const colours = places.map(({ x, y }) => (isSkull(x, y) ? patch.at(x, y) : undefined));
    rays.push(colours.filter((colour) => colour !== undefined));
  }
  const isPale = (colour: Rgb) => luminance(colour) > luminance(skin);
  const pale = rays.filter((ray) => ray.some(isPale));
  const underDark = pale.filter((ray) => {
    const last = ray.at(-1);
    return last && luminance(last) < Math.max(...ray.map(luminance)) * 0.5;
  });
  if (underDark.length * 2 > pale.length) return rays.flat().filter((colour) => !isPale(colour));
  return rays.flatMap((ray) => ray.slice(0, 3));
}

function measureHair({ isHair }: HairMap): Omit<Hair, 'hair' | 'curly'> {
  const share = (left: number, right: number, top: number, bottom: number) => {
    let [hits, all] = [0, 0];
    for (let y = top; y <= bottom + 1e-9; y += HAIR_STEP) {
      for (let x = left; x <= right + 1e-9; x += HAIR_STEP) {
        all++;
        if (isHair(x, y)) hits++;
      }
    }
    return hits / Math.max(1, all);
  };
  const hairHeight = [1.9, 2, 2.1, 2.2, 2.3, 2.4].filter((up) => share(-0.5, 0.5, -up, -up) > 0.5).length / 6;
  const outside = [1.3, 1.4, 1.5, 1.6, 1.7, 1.8];
  const hairWidth =
    outside.filter((far) => share(far, far, -0.9, -0.1) + share(-far, -far, -0.9, -0.1) > 1).length /
    outside.length;
  const lineAt = (x: number) => {
    for (let up = 0.5; up < 1.9; up += HAIR_STEP) if (isHair(x, -up) && isHair(x, -up - HAIR_STEP)) return up;
    return 1.5;
  };
  const mean = (xs: number[]) => xs.reduce((sum, x) => sum + lineAt(x), 0) / xs.length;
  const [left, right] = [mean([-0.65, -0.5, -0.35]), mean([0.35, 0.5, 0.65])];
  return {
    hairLength: readLength(share, hairHeight, hairWidth),
    fringe: share(-0.45, 0.45, -0.85, -0.6) > 0.45,
    hairHeight,
    hairWidth,
    hairline: Math.max(0.75, Math.min(1.4, mean([-0.2, 0, 0.2]))),
    hairEnd: readEnd(share),
    bun:
      share(-0.3, 0.3, -2.25, -1.95) > 0.7 &&
      share(-1.1, -0.75, -2.25, -1.95) + share(0.75, 1.1, -2.25, -1.95) < 0.15,
    parting: left - right > 0.12 ? -1 : right - left > 0.12 ? 1 : 0,
  };
}

/** The share of a rectangle that is hair. */
type Share = (left: number, right: number, top: number, bottom: number) => number;

/** Follows the hair down beside both cheeks. Hair of medium length hides the ears, so it ends below them. */
function readEnd(share: Share): number {
  const down = (left: number, right: number) => {
    let end = 0;
    while (end < CHIN_LENGTH && share(left, right, end, end) > 0.2) end += HAIR_STEP;
    return Math.min(CHIN_LENGTH, end);
  };
  return Math.max(BELOW_EARS, (down(-1.7, -0.9) + down(0.9, 1.7)) / 2);
}

function readLength(share: Share, hairHeight: number, hairWidth: number): HairLength {
  const beside = (top: number, bottom: number) =>
    Math.max(share(-1.75, -1.05, top, bottom), share(1.05, 1.75, top, bottom));
  const both = (top: number, bottom: number) =>
    Math.min(share(-1.6, -1.05, top, bottom), share(1.05, 1.6, top, bottom));
  if (beside(1.7, 2.5) > 0.24 && beside(0.6, 1.6) > 0.22) return 'long';
  if (both(0.3, 0.9) > 0.2 || beside(0.5, 1.3) > 0.35) return 'medium';
  return hairHeight < 0.3 && hairWidth < 0.2 ? 'cropped' : 'short';
}

const LENGTHS: readonly HairLength[] = ['bald', 'cropped', 'short', 'medium', 'long'];
const longer = (a: HairLength, b: HairLength) => (LENGTHS.indexOf(a) > LENGTHS.indexOf(b) ? a : b);

/**
 * What the ears tell, which no wall can feign: hair that hides one is at least of medium length, and long where
 * its colour goes on beside the jaw and the neck: beside the neck alone it is a dark collar's. With the ears in
 * sight, or outside the photo, it may have any length.
 */
function readEars(patch: HeadPatch, skin: Rgb, own: readonly Rgb[], curly: boolean): HairLength {
  const share = (side: number, near: number, far: number, top: number, bottom: number) => {
    const [left, right] = side < 0 ? [-far, -near] : [near, far];
    const colours = coloursIn(patch, { left, right, top, bottom });
    const hits = colours.filter((colour) => {
      const hair = Math.min(...own.map((tone) => unlikeness(colour, tone)));
      return hair < 34 && hair < unlikeness(colour, skin) * 0.8;
    });
    return hits.length / Math.max(1, colours.length);
  };
  const ears = [
    { left: -1.3, right: -1.02, top: -0.25, bottom: 0.6 },
    { left: 1.02, right: 1.3, top: -0.25, bottom: 0.6 },
  ].map((region) => {
    const colours = coloursIn(patch, region);
    if (colours.length < LEAST_EAR) return 1;
    const cheek = cheekBeside(patch, region.left < 0 ? -1 : 1, skin);
    const bare = colours.filter((colour) => {
      const off = Math.min(unlikeness(colour, skin), unlikeness(colour, cheek));
      // Blond hair is as pale as skin: an ear is nearer to the skin than to the hair.
      return off < 24 && own.every((tone) => off < unlikeness(colour, tone));
    });
    return bare.length / Math.max(1, colours.length);
  });
  // A head turned aside shows one ear only.
  const seen = Math.abs(patch.yaw) < 0.35 ? ears : [ears[patch.yaw > 0 ? 0 : 1] ?? 0];
  if (Math.min(...seen) > BARE_EAR) return 'bald';
  // Hair over one ear goes on beside the jaw, unless curls stand off it; otherwise shade or a dark wall hides the ear.
  const besideJaw = Math.max(...[-1, 1].map((side) => share(side, 1, 1.5, 0.6, 1.4)));
  if (!curly && Math.max(...seen) > BARE_EAR && besideJaw < 0.2) return 'bald';
  const falls = [-1, 1].some(
    (side) => share(side, 0.95, 1.4, 1.5, 2.3) > 0.35 && share(side, 1, 1.5, 0.6, 1.4) > 0.3,
  );
  return falls ? 'long' : 'medium';
}

/** An ear of which so much is as bright as skin is in sight. */
const BARE_EAR = 0.26;

/** An ear with fewer places in the photo is outside of it, not under hair. */
const LEAST_EAR = 50;

/** The hair's usual colour. */
function hairColour(patch: HeadPatch, { isHair }: HairMap): Rgb | undefined {
  const colours: Rgb[] = [];
  for (let y = -1.75; y < 0; y += HAIR_STEP) {
    for (let x = -1.2; x <= 1.2; x += HAIR_STEP) {
      const colour = isHair(x, y) && isSkull(x, y) ? patch.at(x, y) : undefined;
      if (colour) colours.push(colour);
    }
  }
  return litColour(colours);
}

/** The mean of what is neither a glint nor in deep shadow; none of no colours. */
function litColour(colours: Rgb[]): Rgb | undefined {
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  return average(sorted.slice(Math.floor(sorted.length * 0.3), Math.ceil(sorted.length * 0.8)));
}
