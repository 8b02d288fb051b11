import { luminance, type Rgb } from '../../../colour.ts';
import { colourDifference, mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch } from '../regions/head-patch.ts';
import { hasStrands, isCurly } from './hair-grain.ts';
import { cheekBeside, growHair, isSkull } from './hair-map.ts';
import {
  guessedColour,
  type Hair,
  type HairLength,
  hairColour,
  LEAST_RING,
  litColour,
  measureHair,
  NO_HAIR,
  UNSEEN_HAIR,
} from './measure-hair.ts';
import { readBelowWall } from './wall-above.ts';

/**
 * Finds the hair around a face whose skin has the colour `skin` by colour alone: for drawings and whatever else no
 * network knows.
 */
export function readHairByColour(patch: HeadPatch, skin: Rgb): Hair {
  const around = ring(patch, skin);
  if (around.length < LEAST_RING) return { ...UNSEEN_HAIR, hair: besideTemples(patch, skin) };
  const foreign = around.filter((colour) => colourDifference(colour, skin) > 19);
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

/** The colour of the hair that is left next to the temples where the crown is outside the photo. */
function besideTemples(patch: HeadPatch, skin: Rgb): Rgb {
  const sides = [
    ...coloursIn(patch, { left: -1.4, right: -0.95, top: -1.1, bottom: -0.1 }),
    ...coloursIn(patch, { left: 0.95, right: 1.4, top: -1.1, bottom: -0.1 }),
  ];
  const hair = sides.filter(
    (colour) => luminance(colour) < luminance(skin) * 0.8 && colourDifference(colour, skin) > 19,
  );
  return litColour(hair) ?? guessedColour(skin);
}

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

const LENGTHS: readonly HairLength[] = ['bald', 'cropped', 'short', 'medium', 'long'];
const longer = (a: HairLength, b: HairLength) => (LENGTHS.indexOf(a) > LENGTHS.indexOf(b) ? a : b);

/**
 * What the ears tell, which no wall can feign: hair that hides one is at least of medium length, and long where
 * its colour goes on next to the jaw and the neck: next to the neck alone it is a dark collar's. With the ears in
 * sight, or outside the photo, it may have any length.
 */
function readEars(patch: HeadPatch, skin: Rgb, own: readonly Rgb[], curly: boolean): HairLength {
  const share = (side: number, near: number, far: number, top: number, bottom: number) => {
    const [left, right] = side < 0 ? [-far, -near] : [near, far];
    const colours = coloursIn(patch, { left, right, top, bottom });
    const hits = colours.filter((colour) => {
      const hair = Math.min(...own.map((tone) => colourDifference(colour, tone)));
      return hair < 34 && hair < colourDifference(colour, skin) * 0.8;
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
      const off = Math.min(colourDifference(colour, skin), colourDifference(colour, cheek));
      // Blond hair is as pale as skin: an ear is nearer to the skin than to the hair.
      return off < 24 && own.every((tone) => off < colourDifference(colour, tone));
    });
    return bare.length / Math.max(1, colours.length);
  });
  // A head turned aside shows one ear only.
  const seen = Math.abs(patch.yaw) < 0.35 ? ears : [ears[patch.yaw > 0 ? 0 : 1]];
  if (Math.min(...seen) > BARE_EAR) return 'bald';
  // Hair over one ear goes on next to the jaw, unless curls stand off it; otherwise shade or a dark wall hides the ear.
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
