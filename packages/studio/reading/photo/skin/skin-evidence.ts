import type { Rgb } from '../../../colour.ts';
import { median } from '../median.ts';
import type { Point } from '../point.ts';
import type { Eye } from '../print/face-features.ts';
import { mouthGap } from '../print/read-inks.ts';
import type { FaceStudy } from '../print/study-face.ts';
import {
  at,
  byLightness,
  coloursWithin,
  lightness,
  medianColour,
  quantile,
  redness,
  yellowness,
} from './face-colours.ts';
import { readTeethLight, type TeethLight } from './teeth-light.ts';

/** What a face shows of its skin, as the photo was taken. Lightness is CIELAB's L*, 0 to 100. */
export type SkinEvidence = {
  /** The usual colour of the lit skin. */
  colour: Rgb;
  /** Lightness above which the brightest fifth of the skin lies: what is lit of it, also where half a face is in the shade. */
  lightness: number;
  /** How much lighter its gleams are than the usual skin: the same mirrored light shows the more, the darker it is. */
  sheen: number;
  /** Lightness of the brightest tenth of all that is seen of the face. */
  highlight: number;
  /** How much brighter green is than blue in the skin, as a logarithm of light. */
  yellowness: number;
  /** How much redder it is in its shade than where it is lit, as a logarithm of light: gleams pale dark skin most. */
  shadeRedness: number;
  /** How much redder lips are than skin, as a logarithm of light: no lamp changes it. */
  lipRedness: number;
  /** How far lips are apart, in distances of the eyes: of a mouth that is wide open the mesh loses the lower one. */
  mouthGap: number;
  /** How yellow the white of the eyes is. */
  eyeWhiteYellowness: number;
  /** Lightness from the pupils to the white of the eyes: little in a blurred photo and behind dark glasses. */
  eyeContrast: number;
  /** How light its teeth are beside its skin, where it shows them. */
  teeth: TeethLight;
};

/** Skin is redder than green in any light; masks, frames and leaves are not. */
const LEAST_REDNESS = 0.04;
/** Skin is smooth: one in so many of its pixels is enough. */
const EVERY = 19;
/** Fewer pixels than this share of the face are not its skin. */
const LEAST_SHARE = 0.2;

/** Looks at bare skin, lips and eyes of a face cut out of a photo. */
export function gatherSkinEvidence(study: FaceStudy): SkinEvidence {
  const { cut, skinZone, features } = study;
  const zone: Rgb[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += EVERY)
    if (skinZone[pixel] > 0.9) zone.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  const red = zone.filter((colour) => redness(colour) > LEAST_REDNESS);
  const skin = byLightness(red.length > zone.length * LEAST_SHARE ? red : zone);
  const colour = medianColour(skin.slice(Math.floor(skin.length * 0.4)));
  const lightnessAt = (share: number) => lightness(at(skin, share) ?? colour);
  const rednessBetween = (from: number, to: number) =>
    median(skin.slice(Math.floor(skin.length * from), Math.ceil(skin.length * to)).map(redness));
  const lips = coloursWithin(cut, features.lips, features.mouth).map(redness);
  const eyes = features.eyes.map((eye) => byLightness(coloursWithin(cut, outlineOf(eye))));
  const whites = byLightness(eyes.map((eye) => medianColour(eye.slice(Math.floor(eye.length * 0.85)))));
  const white = whites.at(-1) ?? colour;
  const both = byLightness(eyes.flat());
  return {
    colour,
    lightness: lightnessAt(0.8),
    sheen: lightnessAt(0.97) - lightnessAt(0.6),
    highlight: lightness(at(byLightness(zone), 0.9) ?? colour),
    yellowness: yellowness(colour),
    shadeRedness: Math.max(0, rednessBetween(0, 0.3) - rednessBetween(0.6, 0.95)),
    lipRedness: (quantile(lips, 0.7) ?? 0) - redness(colour),
    mouthGap: mouthGap(features.mouth),
    eyeWhiteYellowness: yellowness(white),
    eyeContrast: lightness(at(both, 0.95) ?? colour) - lightness(at(both, 0.05) ?? colour),
    teeth: readTeethLight(study, redness(colour)),
  };
}

const outlineOf = ({ upper, lower }: Eye): Point[] => [...upper, ...[...lower].reverse()];
