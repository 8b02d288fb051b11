import type { Group, Paint, Solid } from '../sculpt/solid.ts';
import { sloganDecal } from '../typesetting/print-words.ts';
import { applique } from './applique.ts';
import type { Build } from './build.ts';
import { printApron, printLower } from './clothes-print.ts';
import { CUTS } from './cuts.ts';
import { type Drape, drapeCloth } from './drape.ts';
import type { Outfit } from './outfit.ts';
import { shadeOf } from './paints.ts';
import { strap } from './surface.ts';

const clothOf = (colour: Paint['colour'], { gloss }: Build): Paint => ({ colour, gloss: gloss * 0.4 });
/** How far an apron reaches below the waistline, world units. */
const reachOf = ({ hip }: Build) => hip[1] * 0.46;

/**
 * The apron on a torso of a length: a bib with a neck strap, and a skirt over the thighs with a pocket across. Over
 * coats and gowns the skirt is left to `sculptApronOver`, which knows how they flare.
 */
export function sculptApron(
  outfit: Outfit,
  build: Build,
  { form, length, seated }: { form: Group; length: number; seated: boolean },
): Group[] {
  const { apron, top, slogan } = outfit;
  if (!apron) return [];
  const { apronPattern } = outfit;
  const cloth = clothOf(apron, build);
  const paint = apronPattern ? { ...cloth, decal: printApron(outfit, apronPattern, apron, build) } : cloth;
  const [x, , z] = build.waist;
  const outline = [
    [-x * 0.56, length * 0.86],
    [-x * 0.86, length * 0.06],
    [x * 0.86, length * 0.06],
    [x * 0.56, length * 0.86],
  ] as const;
  const skirt: Drape = {
    top: { y: length * 0.3, x: x - 0.02, z: z - 0.012, at: 0 },
    hem: { y: -reachOf(build), x: x + 0.03, z: z + 0.05, at: 0 },
    ...FRONT,
    thick: [0.04, 0.042],
    wave: 0.012,
  };
  // Nor is there any below the lap of somebody who sits.
  const flows = seated || ['knee', 'ankle'].includes(CUTS[top].hem);
  return [
    ...(flows ? [] : [drapeCloth(skirt, paint), ...pocket(-reachOf(build) * 0.28, z + 0.052, build, paint)]),
    applique(
      form,
      outline,
      0.022,
      slogan ? { ...paint, decal: sloganDecal(slogan, apron, x * 0.6, length) } : paint,
    ),
    ...[-1, 1].map(
      (side): Group =>
        strap(
          form,
          [
            [side * x * 0.5, length * 0.84],
            [side * x * 0.46, length * 1.02],
          ],
          [0.02, 0.02],
          0.016,
          { ...cloth, colour: shadeOf(cloth.colour) },
        ),
    ),
  ];
}

/** The part of the body that the apron's skirt covers, degrees around it, and its folds. */
const FRONT = { from: -54, until: 54, folds: 8 } as const;

/** The apron's skirt over what flows down from the waist, in the lower body's coordinates. */
export function sculptApronOver(gown: Drape, outfit: Outfit, apron: Paint['colour'], build: Build): Group[] {
  const { apronPattern } = outfit;
  const cloth = clothOf(apron, build);
  const print = { ...outfit, bottomColour: apron };
  const paint = apronPattern ? { ...cloth, decal: printLower(print, apronPattern, build) } : cloth;
  const thick = [0.04, 0.042] as const;
  // Folds that blend into one another swell by a quarter of their seam.
  const swell = 1.28;
  const hemY = build.hip[1] - reachOf(build);
  const share = (gown.top.y - hemY) / (gown.top.y - gown.hem.y);
  const over = gown.thick[1] * swell + Math.max(0, gown.wave) * 1.3 + 0.014 - thick[1] * swell;
  const at = (axis: 'x' | 'z') => gown.top[axis] + (gown.hem[axis] - gown.top[axis]) * share + over;
  const [x, , z] = build.waist;
  const skirt: Drape = {
    top: { y: build.hip[1] + 0.15, x: x + 0.008, z: z + 0.008, at: 0 },
    hem: { y: hemY, x: at('x'), z: at('z'), at: 0 },
    ...FRONT,
    thick,
    wave: 0.008,
  };
  const down = 0.28;
  const y = build.hip[1] - reachOf(build) * down;
  const part = (skirt.top.y - y) / (skirt.top.y - hemY);
  const front = skirt.top.z + (skirt.hem.z - skirt.top.z) * part + thick[1] * swell;
  return [drapeCloth(skirt, paint), ...pocket(y, front - 0.004, build, paint)];
}

/** A pocket across the apron whose front is `z` deep. */
function pocket(y: number, z: number, { waist }: Build, paint: Paint): Group[] {
  const trim: Paint = { ...paint, colour: shadeOf(paint.colour) };
  const sheet = (up: number, out: number, [x, high, deep]: Solid['size'], cloth: Paint): Solid => ({
    shape: 'box',
    at: [0, y + up, z + out],
    size: [waist[0] * x, high, deep],
    round: deep * 0.8,
    paint: cloth,
  });
  return [[sheet(0, 0, [0.46, 0.065, 0.016], trim), sheet(0.012, 0.014, [0.41, 0.052, 0.01], paint)]];
}
