import type { Rgb } from '../../../colour.ts';
import { linearStep, median } from '../../../math.ts';
import { middleOf, type Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import { at, byLightness, coloursWithin, lit, quantile, redness, STEP } from './face-colours.ts';

/**
 * How many times as light as the skin around the mouth teeth are, as a logarithm, and how certainly they are seen, 0
 * to 1. Teeth are equally light in every face and are in the same light as the face.
 */
export type TeethLight = { lighter: number; seen: number };

/**
 * How much less red than skin and lips teeth are, with a little to spare, and how dark they may be compared with the
 * skin.
 */
const TOOTH = { redness: 0.7, spare: 0.02, light: 0.5 };
/**
 * How much of the opening teeth fill if they are seen, and how many square units of it: a gleam on lips is no tooth.
 */
const FILLED = { from: 0.25, to: 0.45 };
const AREA = { from: 0.005, to: 0.016 };
/** The lit part of teeth: lips and the depth of the mouth shade the rest. */
const LIT = 0.8;
/** Skin that stands in the same light: next to the nose and the mouth, in the head's units. */
const CHEEKS = { from: 0.3, to: 0.9, above: 0.4, belowLips: 0.3 };
/** One of how many pixels of skin is looked at: skin is smooth. */
const EVERY = 19;

const UNSEEN: TeethLight = { lighter: 0, seen: 0 };

/** Compares teeth with the skin around them, whose usual redness is known. */
export function readTeethLight({ cut, skinZone, features }: FaceStudy, skinRedness: number): TeethLight {
  const between = coloursWithin(cut, features.mouth);
  if (between.length * STEP ** 2 < AREA.from) return UNSEEN;
  const lips = median(coloursWithin(cut, features.lips, features.mouth).map(redness));
  const cheeks = quantile(cheeksOf(cut, skinZone, features.lips).map(lit), 0.5);
  if (cheeks === undefined) return UNSEEN;
  const reddest = Math.min(skinRedness, lips) * TOOTH.redness + TOOTH.spare;
  const teeth = between.filter((colour) => redness(colour) < reddest && lit(colour) > cheeks * TOOTH.light);
  const lightest = at(byLightness(teeth), LIT);
  if (!lightest) return UNSEEN;
  return {
    lighter: Math.log(lit(lightest) / Math.max(0.002, cheeks)),
    seen:
      linearStep(FILLED.from, FILLED.to, teeth.length / between.length) *
      linearStep(AREA.from, AREA.to, teeth.length * STEP ** 2),
  };
}

/** Colours of the cheeks, on both sides of nose and mouth. */
function cheeksOf(cut: Float32Array, skinZone: Float32Array, lips: readonly Point[]): Rgb[] {
  const { y: mouth } = middleOf(lips);
  const { width, perUnit, halfWidth, top } = FACE_PRINT;
  const rowAt = (y: number) => Math.max(0, Math.round((y - top) * perUnit));
  const colours: Rgb[] = [];
  for (
    let pixel = rowAt(CHEEKS.above) * width;
    pixel < Math.min(skinZone.length, rowAt(mouth + CHEEKS.belowLips) * width);
    pixel += EVERY
  ) {
    const aside = Math.abs((pixel % width) / perUnit - halfWidth);
    if (aside < CHEEKS.from || aside > CHEEKS.to || skinZone[pixel] < 0.8) continue;
    colours.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  }
  return colours;
}
