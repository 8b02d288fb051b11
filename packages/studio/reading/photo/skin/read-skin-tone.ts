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
 * those of dark skin are pale for other reasons on skin that is light in the photo, of these lightnesses.
 */
const LIPS = { usual: 0.43, least: 0.15, most: 0.55, light: { least: 0.4, from: 66, to: 78 } };
/** Gleams lighter than this are no skin's: a lamp, or a hat taken for it. */
const MOST_SHEEN = 40;
/** The white of eyes is a little yellow itself; of what is above, so much is the lamp's. A flat eye shows none. */
const LAMP = { own: 0.1, most: 1, share: 0.8, contrast: { from: 5, to: 15 } };
/** What is yellower than this is in a lamp's light, and no darker for it; in black and white skin is as yellow as usual. */
const YELLOW = { most: 0.7, usual: 0.3 };

/**
 * The lightest tone that is read, and what makes it darker: lightness, sheen, yellow, pale lips. Few numbers, so that they
 * hold for other faces than the 195 on which they were found: 186 are within a step of what the other two sets of three tell.
 */
const LIGHTEST = 2;
const WEIGHTS = { start: 6.77, lightness: -0.0662, sheen: 0.063, yellowness: 4.42, lips: -5.92 };
/** Dark skin mirrors more light than it shows of its own: beyond this step it is further from the middle than it looks. */
const DARK = { from: 4.5, further: 1.8 };

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
  const step =
    LIGHTEST +
    softPlus(
      WEIGHTS.start +
        WEIGHTS.lightness * lightness +
        WEIGHTS.sheen * Math.min(MOST_SHEEN, seen.sheen) +
        WEIGHTS.yellowness * (isMonochrome ? YELLOW.usual : yellownessInDaylight(seen)) +
        WEIGHTS.lips * (isMonochrome ? LIPS.usual : toldByLips(seen, lightness, eyesApart)),
    );
  return {
    step: Math.min(10, step + Math.max(0, step - DARK.from) * (DARK.further - 1)),
    colour: seen.colour,
    gain: exposureGain(white),
    backlit: within(BACKLIT, lightBehind(seen, white)),
  };
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

function yellownessInDaylight({ yellowness, eyeWhiteYellowness, eyeContrast }: SkinEvidence): number {
  const lamp = clamp(eyeWhiteYellowness - LAMP.own, 0, LAMP.most) * within(LAMP.contrast, eyeContrast);
  return clamp(yellowness - lamp * LAMP.share, 0, YELLOW.most);
}

/** Lips less red than the skin lie below a mask. */
function lipRedness({ lipRedness: redness }: SkinEvidence, lightness: number): number {
  if (redness < 0) return LIPS.usual;
  const least = LIPS.least + (LIPS.light.least - LIPS.least) * within(LIPS.light, lightness);
  return clamp(redness, least, LIPS.most);
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
