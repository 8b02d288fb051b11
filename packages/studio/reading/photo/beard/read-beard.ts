import { luminance, type Rgb } from '../../../colour.ts';
import type { FacialHairId } from '../../../look/vocabulary.ts';
import { average } from '../colour-groups.ts';
import type { FaceShape } from '../face/frontal-face.ts';
import { colourAt } from '../print/face-print.ts';
import type { BeardCoverage, BeardKind } from './beard-coverage.ts';

/**
 * Hair of the lower face. Only words and the owner make it `dyed`, in a colour through which no skin shines. Only words
 * make it `long`, down to the chest.
 */
export type Beard = {
  kind: BeardKind;
  colour: Rgb;
  /** The form that is sculpted; without one it follows from the kind. */
  form?: FacialHairId;
  /** Where it grows; none of beards that words put on. */
  coverage?: BeardCoverage;
  /** How far a full one hangs below the chin in the photo, in the head's units. */
  length?: number;
  dyed?: true;
  long?: true;
};

/** Brightness over that of the cheeks: below the first it is hair, below the second the shadow of a shave; sides are a little lighter. */
const HAIR = 0.62;
const SHADOW = 0.8;
const SIDES = 0.05;
/** Lips with as bright a chin have a moustache alone. */
const BARE_CHIN = 0.85;

/**
 * Looks for a beard in a drawn face, cut out of its photo, three floats a pixel, whose bare skin has the colour `skin`: drawn
 * ones are evenly darker than the cheeks.
 */
export function readBeard(cut: Float32Array, skin: Rgb, { chin, jaw }: FaceShape): Beard | undefined {
  const region = (left: number, right: number, top: number, bottom: number): Rgb => {
    const colours: Rgb[] = [];
    for (let y = top; y <= bottom; y += 0.03) {
      for (let x = left; x <= right; x += 0.03) colours.push(colourAt(cut, x, y));
    }
    return average(colours) ?? skin;
  };
  const both = (from: number, to: number, top: number, bottom: number) => [
    region(-to, -from, top, bottom),
    region(from, to, top, bottom),
  ];
  const lip = both(0.1, 0.28, 0.78, 0.88);
  const chinHair = region(-0.22, 0.22, chin - 0.34, chin - 0.12);
  const sides = both(jaw * 0.7, jaw * 0.86, chin - 0.75, chin - 0.5);
  // In shadow all of the face is dark; a beard is dark against the cheek above it.
  const cheek = Math.max(luminance(skin) / 2, Math.min(...both(0.5, 0.68, 0.5, 0.68).map(luminance)));
  const light = (colour: Rgb) => luminance(colour) / cheek;
  const has = (parts: readonly Rgb[], limit: number) => parts.every((part) => light(part) < limit);
  const colour = average([chinHair, ...lip, ...sides].filter((part) => light(part) < SHADOW)) ?? skin;
  if (has([...lip, chinHair], HAIR)) return { kind: has(sides, HAIR + SIDES) ? 'full' : 'goatee', colour };
  if (has(lip, HAIR) && light(chinHair) > BARE_CHIN) return { kind: 'moustache', colour };
  if (has([...lip, chinHair], SHADOW) && has(sides, SHADOW + SIDES)) return { kind: 'stubble', colour };
  return undefined;
}
