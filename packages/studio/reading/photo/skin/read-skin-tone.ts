import { luminance, type Rgb } from '../../../colour.ts';
import { toLab } from '../../../colour-lab.ts';
import type { FaceStudy } from '../print/study-face.ts';
import type { Bitmap } from '../read-photo.ts';
import { gatherSkinEvidence, type SkinEvidence } from './skin-evidence.ts';

/** Lightness, L* of CIELAB, of what is white in a photo and around its head. */
export type WhiteLevel = { photo: number; head: number };

/** Such is white in a well exposed photo; a darker one is half the camera's doing, half a dark place. */
const WELL_EXPOSED = 82;
const EXPOSURE_SHARE = 0.5;
/** L* is about the cube root of light plus this. */
const L_OFFSET = 16;
/** Surroundings this much lighter than the brightest skin light a head from behind; so much of the rest is made up. */
const BACKLIGHT = { from: 40, share: 0.4 };
/** A face tells of its lips as far as it is sharp: by how far its eyes are apart, pixels, and by their contrast. */
const SHARP = { apart: { from: 36, to: 62 }, contrast: { from: 15, to: 30 } };
/** And the less, the wider its mouth is open. */
const GAPING = { from: 0.2, to: 0.8 };
/**
 * Redness of lips on a usual face, and within what it tells the skin: paint makes lips redder than this. Lips as pale as
 * those of dark skin are pale for other reasons on skin that is light in the photo, of these lightnesses. On dark skin
 * they may be a little less red than it; what is far less red is a mask.
 */
const LIPS = {
  usual: 0.43,
  least: 0.15,
  most: 0.55,
  light: { least: 0.4, from: 66, to: 78 },
  mask: { from: -0.3, to: -0.6 },
};
/** Gleams lighter than this are no skin's: a lamp, or a hat taken for it. */
const MOST_SHEEN = 40;
/** The white of eyes is a little yellow itself; of what is above, so much is the lamp's. A flat eye shows none. */
const LAMP = { own: 0.1, most: 1, share: 0.8, contrast: { from: 5, to: 15 } };
/**
 * What is yellower than this is in a lamp's light, and no darker for it; in black and white skin is as yellow as usual. So
 * dark a skin, L*, swallows yellow as well: that it shows none does not make it lighter.
 */
const YELLOW = { most: 0.7, usual: 0.3, dark: { from: 48, to: 40 } };
/** A shade redder than this is another thing's colour; in black and white it is as red as usual. */
const SHADE = { most: 0.8, usual: 0.3 };
/** The better eyes are seen, the lighter is all of a photo, and the darker the skin for its lightness; within these. */
const EYES = { from: 15, to: 80 };

/**
 * The lightest tone that is read, and what makes it darker: lightness, sheen, yellow, redness of the shade, contrast of
 * the eyes, pale lips. Few numbers, so that they hold for other faces than the 371 on which they were found: 361 of these are
 * within a step, and 356 of what was left out of six fits, a sixth of the faces each.
 */
const LIGHTEST = 1.6;
const WEIGHTS = {
  start: 6.2,
  lightness: -0.0639,
  sheen: 0.054,
  yellowness: 2.65,
  shadeRedness: 1.11,
  eyeContrast: 0.0104,
  lips: -4.83,
};
/**
 * Dark skin mirrors more light than it shows of its own: beyond the first step it is further from the middle than it
 * looks. Beyond the second what makes it darker adds up to too much.
 */
const DARK = { from: 3.45, further: 1.9, deep: 8, less: 0.6 };
/** The step of skin as light as the teeth beside it, how much darker each logarithm makes it, and how far teeth are believed. */
const TEETH = { start: 1.6, darker: 3.6, share: 0.6 };

/**
 * A head that is this much darker than what is behind it is lit from behind: half way its hair is in the light and its
 * face in the shade, from the second on the hair's rim alone is lit.
 */
const BACKLIT = { from: 40, to: 70 };

/**
 * Skin without its light: the step of the Monk scale, 1 to 10 and between, the colour that the photo shows, how many times
 * as light as there hair would be in a well exposed photo, and how far the head is lit from behind, 0 to 1.
 */
export type ReadSkin = { step: number; colour: Rgb; gain: number; backlit: number };

/**
 * Tells the step of the Monk scale that a face has without its light from what shade and exposure leave as it is: the
 * darker skin is, the less lips stand out from it, and the more its gleams do.
 */
export function readSkinTone(
  taken: FaceStudy,
  white: WhiteLevel,
  eyesApart: number,
  isMonochrome: boolean,
): ReadSkin {
  const seen = gatherSkinEvidence(taken);
  const lightness = exposedLightness(seen, white);
  const step = spread(
    WEIGHTS.start +
      WEIGHTS.lightness * lightness +
      WEIGHTS.sheen * Math.min(MOST_SHEEN, seen.sheen) +
      WEIGHTS.eyeContrast * clamp(seen.eyeContrast, EYES.from, EYES.to) +
      WEIGHTS.shadeRedness * (isMonochrome ? SHADE.usual : Math.min(SHADE.most, seen.shadeRedness)) +
      WEIGHTS.yellowness * (isMonochrome ? YELLOW.usual : yellownessInDaylight(seen, lightness)) +
      WEIGHTS.lips * (isMonochrome ? LIPS.usual : toldByLips(seen, lightness, eyesApart)),
  );
  return {
    step: clamp(isMonochrome ? step : besideTeeth(step, seen), 1, 10),
    colour: seen.colour,
    gain: exposureGain(white),
    backlit: within(BACKLIT, lightBehind(seen, white)),
  };
}

/** The step that a sum of evidence means. */
function spread(sum: number): number {
  const plain = LIGHTEST + softPlus(sum);
  const step = plain + Math.max(0, plain - DARK.from) * (DARK.further - 1);
  return step - Math.max(0, step - DARK.deep) * (1 - DARK.less);
}

/** Brings a step nearer to what teeth tell, whatever the light and the exposure of the photo are. */
function besideTeeth(step: number, { teeth }: SkinEvidence): number {
  const told = Math.min(10, TEETH.start + TEETH.darker * Math.max(0, teeth.lighter));
  return step + (told - step) * TEETH.share * teeth.seen;
}

/** The redness of lips that are well seen; of others less is believed. */
function toldByLips(seen: SkinEvidence, lightness: number, eyesApart: number): number {
  const sharp = within(SHARP.apart, eyesApart) * within(SHARP.contrast, seen.eyeContrast);
  const told = sharp * (1 - within(GAPING, seen.mouthGap));
  return LIPS.usual + (lipRedness(seen, lightness) - LIPS.usual) * told;
}

/** How much lighter than the brightest skin the photo's lights are. */
const lightBehind = ({ highlight }: SkinEvidence, { photo, head }: WhiteLevel) =>
  Math.max(photo, head) - highlight;

/** How far a value lies between two marks, 0 to 1. */
const within = ({ from, to }: { from: number; to: number }, value: number) =>
  clamp((value - from) / (to - from), 0, 1);
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
/** Nothing below 0, the sum itself above, softly between. */
const softPlus = (sum: number) => Math.log1p(Math.exp(sum));

/** How light the skin would be in a well exposed photo. */
function exposedLightness(seen: SkinEvidence, white: WhiteLevel): number {
  const behind = Math.max(0, lightBehind(seen, white) - BACKLIGHT.from) * BACKLIGHT.share;
  return (seen.lightness + behind + L_OFFSET) * exposureGain(white) - L_OFFSET;
}

/** What a dark photo lacks, as a factor of L* plus its offset. */
function exposureGain({ photo }: WhiteLevel): number {
  return ((WELL_EXPOSED + L_OFFSET) / (Math.min(WELL_EXPOSED, photo) + L_OFFSET)) ** EXPOSURE_SHARE;
}

function yellownessInDaylight(
  { yellowness, eyeWhiteYellowness, eyeContrast }: SkinEvidence,
  lightness: number,
): number {
  const lamp = clamp(eyeWhiteYellowness - LAMP.own, 0, LAMP.most) * within(LAMP.contrast, eyeContrast);
  const least = YELLOW.usual * within(YELLOW.dark, lightness);
  return clamp(yellowness - lamp * LAMP.share, least, YELLOW.most);
}

function lipRedness({ lipRedness: redness }: SkinEvidence, lightness: number): number {
  const least = LIPS.least + (LIPS.light.least - LIPS.least) * within(LIPS.light, lightness);
  const seen = clamp(redness, least, LIPS.most);
  return seen + (LIPS.usual - seen) * within(LIPS.mask, redness);
}

/** Lightness above which a fiftieth of a part of a photo lies; edges in pixels. */
export function whiteLevel(
  { data, width, height }: Bitmap,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y += 2) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x += 4) {
      const pixel = (y * width + x) * 3;
      const level = Math.round(luminance([data[pixel], data[pixel + 1], data[pixel + 2]]));
      histogram[level] = histogram[level] + 1;
      count++;
    }
  }
  let rest = count * 0.02;
  let level = 255;
  while (level > 0 && rest >= histogram[level]) rest -= histogram[level--];
  return toLab([level, level, level])[0];
}
