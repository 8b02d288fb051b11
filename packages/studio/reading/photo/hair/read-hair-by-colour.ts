import { chroma, luminance, type Rgb, toHsl } from '../../../colour.ts';
import { colourDifference, mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch, PATCH_SIDE, PATCH_TOP } from '../regions/head-patch.ts';
import { cheekBeside, growHair, type HairMap, isSkull } from './hair-map.ts';
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

/**
 * Finds the hair around a face whose skin has the colour `skin` by colour alone: for drawings and everything else
 * that no network knows.
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
 * Just above the forehead, where hair is if there is any. A high forehead that shines is as pale as blond hair: dark
 * hair above most of it shows that it is bare.
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
 * What the ears show, which no wall can imitate: hair that hides an ear is at least of medium length, and long if its
 * colour continues next to the jaw and the neck. Next to the neck alone the colour may be a dark collar's. With the
 * ears in sight, or outside the photo, hair may have any length.
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

/** What share of an ear must be as bright as skin for the ear to be in sight. */
const BARE_EAR = 0.26;

/** An ear with fewer places in the photo is outside of it, not under hair. */
const LEAST_EAR = 50;

/**
 * Whether hair is curly that was found by its colour. Strands of straight hair lie side by side: their brightness
 * changes across them only. Curls have no direction.
 */
function isCurly(patch: HeadPatch, { isHair }: HairMap): boolean {
  let [coherent, all] = [0, 0];
  for (let y = -PATCH_TOP; y < 2.4; y += 0.2) {
    for (let x = -2; x <= 2; x += 0.2) {
      if (!isHair(x, y) || !isHair(x + 0.2, y) || !isHair(x, y + 0.2)) continue;
      const [strength, direction] = readGrain(patch, x, y);
      coherent += direction * strength;
      all += strength;
    }
  }
  return all > 0 && coherent / all < CURLY;
}

/** Below this share of common direction hair is curly; found on photos of both. */
const CURLY = 0.45;

/** Strength of the changes of brightness around a place, and how much they share one direction, 0 to 1. */
function readGrain(patch: HeadPatch, x: number, y: number): [number, number] {
  let [xx, xy, yy] = [0, 0, 0];
  const step = 0.05;
  const light = (dx: number, dy: number) => {
    const colour = patch.at(x + dx, y + dy);
    return colour ? Math.log(luminance(colour) + 16) : 0;
  };
  for (let dy = 0; dy < 4; dy++) {
    for (let dx = 0; dx < 4; dx++) {
      const gx = light((dx + 1) * step, dy * step) - light((dx - 1) * step, dy * step);
      const gy = light(dx * step, (dy + 1) * step) - light(dx * step, (dy - 1) * step);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  }
  const strength = xx + yy;
  return [strength, strength > 0 ? Math.hypot(xx - yy, 2 * xy) / strength : 0];
}

/** How much less even than the forehead strands are: most places of the crown, and the middle one; found on photos. */
const STRANDS = { most: 1.55, middle: 2.2 };

/** Whether what is above the forehead is uneven nearly everywhere, as hair is and no bald head, whatever shines on it. */
function hasStrands(patch: HeadPatch): boolean {
  const crown = readUnevenness(patch, { left: -0.7, right: 0.65, top: -1.5, bottom: -1.2 });
  const forehead = readUnevenness(patch, { left: -0.45, right: 0.4, top: -0.85, bottom: -0.6 });
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)];
  const even = at(forehead, 0.5);
  return at(crown, 0.3) > even * STRANDS.most && at(crown, 0.5) > even * STRANDS.middle;
}

/** The strengths of the changes of brightness at the places of a region that lie in the photo, weakest first. */
function readUnevenness(
  patch: HeadPatch,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): number[] {
  const strengths: number[] = [];
  for (let y = top; y <= bottom + 1e-9; y += 0.1) {
    for (let x = left; x <= right + 1e-9; x += 0.1) {
      if (patch.at(x - 0.1, y - 0.1) && patch.at(x + 0.1, y + 0.1))
        strengths.push(Math.sqrt(readGrain(patch, x, y)[0]));
    }
  }
  return strengths.sort((a, b) => a - b);
}

/** What is above the forehead where a wall begins lower than most people's hair ends. */
type BelowWall = { hair: Rgb[] } | 'bald' | 'unseen';

/** So like the wall far from the head is what belongs to it. */
const SAME = 10;
/** Places of hair between forehead and wall that tell its colour. */
const LEAST_BAND = 14;

/**
 * A bald head, or one that is bent back, ends where others have their hair, and the wall behind begins: when what is
 * found there, `foreign`, is that wall, this tells what lies below it. None where it is no wall for sure: a dark
 * one may be dark hair, and hair that is as pale as the wall hides in it.
 */
function readBelowWall(patch: HeadPatch, skin: Rgb, foreign: readonly Rgb[]): BelowWall | undefined {
  const around = [
    ...coloursIn(patch, { left: -1.2, right: 1.2, top: -PATCH_TOP, bottom: -2.3 }, 0.1),
    ...coloursIn(patch, { left: -PATCH_SIDE, right: -1.9, top: -PATCH_TOP, bottom: -0.8 }, 0.1),
    ...coloursIn(patch, { left: 1.9, right: PATCH_SIDE, top: -PATCH_TOP, bottom: -0.8 }, 0.1),
  ];
  const walls = mainColours(around, 5).filter(
    (wall) => luminance(wall) > luminance(skin) * 0.9 || isOdd(wall),
  );
  const isWall = (colour: Rgb) => walls.some((wall) => colourDifference(colour, wall) < SAME);
  const hidden = foreign.filter(isWall);
  if (hidden.length < foreign.length * 0.5) return undefined;
  const hair = coloursIn(patch, { left: -0.6, right: 0.6, top: -1.6, bottom: -0.85 }, 0.1).filter(
    (colour) =>
      luminance(colour) < luminance(skin) * 0.72 && colourDifference(colour, skin) > 19 && !isWall(colour),
  );
  if (hair.length >= LEAST_BAND) return { hair };
  const top = coloursIn(patch, { left: -0.45, right: 0.45, top: -1.3, bottom: -1.15 });
  if (top.filter((colour) => colourDifference(colour, skin) < 20).length > top.length * 0.7) return 'bald';
  return hidden.filter(isOdd).length > hidden.length * 0.7 ? 'unseen' : undefined;
}

/** A colour that hardly any hair has, dyed or grown. */
function isOdd(colour: Rgb): boolean {
  const { hue } = toHsl(colour);
  return chroma(colour) > 60 && hue > 70 && hue < 345;
}
