import { chroma, luminance, type Rgb, toHsl } from '../../../colour.ts';
import { colourDifference, mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch, PATCH_SIDE, PATCH_TOP } from '../regions/head-patch.ts';

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
export function readBelowWall(patch: HeadPatch, skin: Rgb, foreign: readonly Rgb[]): BelowWall | undefined {
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
