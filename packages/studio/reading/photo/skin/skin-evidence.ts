import type { Rgb } from '../../../colour.ts';
import { median } from '../../../math.ts';
import type { Point } from '../point.ts';
import type { Eye } from '../print/face-features.ts';
import { mouthGap } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import type { HeadRegions } from '../regions/head-regions.ts';
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
  /** Lightness above which the brightest fifth of the skin is: the lit part, also if half a face is in the shade. */
  lightness: number;
  /** How much lighter its gleams are than the usual skin: the same mirrored light shows the more, the darker it is. */
  sheen: number;
  /** How much less red its gleams are than the lit skin, as a logarithm of light: they have the colour of the lamp. */
  paleGleams: number;
  /** Lightness of the brightest tenth of all that is seen of the face. */
  highlight: number;
  /** How much brighter green is than blue in the skin, as a logarithm of light. */
  yellowness: number;
  /** How much redder skin is than the white of the eyes, in the same way: what the lamp adds, it adds to both. */
  redness: number;
  /** How much redder lips are than skin: no lamp changes it. */
  lipRedness: number;
  /** How much yellower they are than skin; as a rule they are less so, and the less, the lighter the skin. */
  lipYellowness: number;
  /** How far lips are apart, in distances of the eyes: of a mouth that is wide open the mesh loses the lower one. */
  mouthGap: number;
  /** How yellow the white of the eyes is. */
  eyeWhiteYellowness: number;
  /** Lightness from the pupils to the white of the eyes: little in a blurred photo and behind dark glasses. */
  eyeContrast: number;
  /** How light its teeth are compared with its skin, where it shows them. */
  teeth: TeethLight;
};

/** Skin is redder than green in any light; masks, frames and leaves are not. */
const LEAST_REDNESS = 0.04;
/** One of how many pixels of skin is looked at: skin is smooth. */
const EVERY = 19;
/** Fewer pixels than this share of the face are not its skin. */
const LEAST_SHARE = 0.2;

/**
 * Looks at bare skin, lips and eyes of a face cut out of a photo; where hair, hats and hands lie is known by its
 * regions.
 */
export function gatherSkinEvidence(study: FaceStudy, regions?: HeadRegions): SkinEvidence {
  const { cut, features } = study;
  const zone = coloursOf(study, () => true);
  const skin = byLightness(bareSkin(zone, regions ? coloursOf(study, faceIn(regions)) : zone));
  const colour = medianColour(skin.slice(Math.floor(skin.length * 0.4)));
  const lightnessAt = (share: number) => lightness(at(skin, share) ?? colour);
  const middle = (from: number, to: number, what: (colour: Rgb) => number) =>
    median(skin.slice(Math.floor(skin.length * from), Math.ceil(skin.length * to)).map(what));
  const [red, yellow] = [middle(0.4, 0.9, redness), middle(0.4, 0.9, yellowness)];
  const lips = coloursWithin(cut, features.lips, features.mouth);
  const eyes = features.eyes.map((eye) => byLightness(coloursWithin(cut, outlineOf(eye))));
  const whites = byLightness(eyes.map((eye) => medianColour(eye.slice(Math.floor(eye.length * 0.85)))));
  const white = whites.at(-1) ?? colour;
  const both = byLightness(eyes.flat());
  return {
    colour,
    lightness: lightnessAt(0.8),
    sheen: lightnessAt(0.99) - lightnessAt(0.5),
    paleGleams: middle(0.6, 0.95, redness) - middle(0.95, 1, redness),
    highlight: lightness(at(byLightness(zone), 0.9) ?? colour),
    yellowness: yellowness(colour),
    redness: red - redness(white),
    lipRedness: (quantile(lips.map(redness), 0.7) ?? 0) - red,
    lipYellowness: (quantile(lips.map(yellowness), 0.5) ?? 0) - yellow,
    mouthGap: mouthGap(features.mouth),
    eyeWhiteYellowness: yellowness(white),
    eyeContrast: lightness(at(both, 0.95) ?? colour) - lightness(at(both, 0.05) ?? colour),
    teeth: readTeethLight(study, redness(colour)),
  };
}

/** The colours of the skin zone where a place counts, in the head's units. */
function coloursOf({ cut, skinZone }: FaceStudy, counts: (x: number, y: number) => boolean): Rgb[] {
  const { width, perUnit, halfWidth, top } = FACE_PRINT;
  const colours: Rgb[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += EVERY) {
    if (skinZone[pixel] <= 0.9) continue;
    if (!counts((pixel % width) / perUnit - halfWidth, Math.floor(pixel / width) / perUnit + top)) continue;
    colours.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  }
  return colours;
}

/** Hair, hats, hands and frames do not count as skin of a face. */
const faceIn = (regions: HeadRegions) => (x: number, y: number) => (regions.at(x, y) ?? 'face') === 'face';

/** The part of a zone that is as red as skin, and not covered; all of it if that is next to nothing. */
function bareSkin(zone: readonly Rgb[], uncovered: readonly Rgb[]): readonly Rgb[] {
  const least = zone.length * LEAST_SHARE;
  const red = (colours: readonly Rgb[]) => colours.filter((colour) => redness(colour) > LEAST_REDNESS);
  return [red(uncovered), red(zone)].find((colours) => colours.length > least) ?? zone;
}

const outlineOf = ({ upper, lower }: Eye): Point[] => [...upper, ...[...lower].reverse()];
