import type { Rgb } from '../../../colour.ts';
import { toLab, toLinear } from '../../../colour-lab.ts';
import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import type { Eye } from '../print/face-features.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { mouthGap } from '../print/read-inks.ts';
import type { FaceStudy } from '../print/study-face.ts';

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
  /** How much redder lips are than skin, as a logarithm of light: no lamp changes it. */
  lipRedness: number;
  /** How far lips are apart, in distances of the eyes: of a mouth that is wide open the mesh loses the lower one. */
  mouthGap: number;
  /** How yellow the white of the eyes is. */
  eyeWhiteYellowness: number;
  /** Lightness from the pupils to the white of the eyes: little in a blurred photo and behind dark glasses. */
  eyeContrast: number;
};

/** Skin is redder than green in any light; masks, frames and leaves are not. */
const LEAST_REDNESS = 0.04;
/** Skin is smooth: one in so many of its pixels is enough. */
const EVERY = 19;
/** Fewer pixels than this share of the face are not its skin. */
const LEAST_SHARE = 0.2;

/** Looks at bare skin, lips and eyes of a face cut out of a photo. */
export function gatherSkinEvidence({ cut, skinZone, features }: FaceStudy): SkinEvidence {
  const zone: Rgb[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += EVERY)
    if (skinZone[pixel] > 0.9) zone.push([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]);
  const red = zone.filter((colour) => redness(colour) > LEAST_REDNESS);
  const skin = byLightness(red.length > zone.length * LEAST_SHARE ? red : zone);
  const colour = medianColour(skin.slice(Math.floor(skin.length * 0.4)));
  const lightnessAt = (share: number) => lightness(at(skin, share) ?? colour);
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
    lipRedness:
      (at(
        lips.toSorted((a, b) => a - b),
        0.7,
      ) ?? 0) - redness(colour),
    mouthGap: mouthGap(features.mouth),
    eyeWhiteYellowness: yellowness(white),
    eyeContrast: lightness(at(both, 0.95) ?? colour) - lightness(at(both, 0.05) ?? colour),
  };
}

const lightness = (colour: Rgb) => toLab(colour)[0];
/** Of pitch black no share can be told. */
const light = (value: number) => Math.max(0.002, toLinear(value));
const redness = ([red, green]: Rgb) => Math.log(light(red) / light(green));
const yellowness = ([, green, blue]: Rgb) => Math.log(light(green) / light(blue));

/** Of equal lights the weights do not matter: green is most of what the eye sees. */
const lit = ([red, green, blue]: Rgb) =>
  0.2127 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

function byLightness(colours: readonly Rgb[]): Rgb[] {
  return colours
    .map((colour) => ({ colour, light: lit(colour) }))
    .sort((a, b) => a.light - b.light)
    .map(({ colour }) => colour);
}

/** The value at a share of a sorted list. */
const at = <Value>(sorted: readonly Value[], share: number): Value | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** The middle of each channel. */
function medianColour(colours: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2) =>
    at(
      colours.map((colour) => colour[channel]).sort((a, b) => a - b),
      0.5,
    ) ?? 128;
  return [middle(0), middle(1), middle(2)];
}

const outlineOf = ({ upper, lower }: Eye): Point[] => [...upper, ...[...lower].reverse()];

/** Step between the places that are looked at, in the head's units: two to three pixels of the print. */
const STEP = 0.02;

/** The colours within an outline but not within its opening. */
function coloursWithin(cut: Float32Array, outline: readonly Point[], opening: readonly Point[] = []): Rgb[] {
  const colours: Rgb[] = [];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      if (!isInside(outline, x, y) || isInside(opening, x, y)) continue;
      const column = Math.round((x + FACE_PRINT.halfWidth) * FACE_PRINT.perUnit);
      const row = Math.round((y - FACE_PRINT.top) * FACE_PRINT.perUnit);
      const place = (row * FACE_PRINT.width + column) * 3;
      colours.push([cut[place], cut[place + 1], cut[place + 2]]);
    }
  }
  return colours;
}
