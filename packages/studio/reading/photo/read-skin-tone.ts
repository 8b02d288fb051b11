import { luminance, type Rgb } from '../../colour.ts';
import { toLab } from '../../colour-lab.ts';
import type { Bitmap } from './read-photo.ts';
import { gatherSkinEvidence, type SkinEvidence } from './skin-evidence.ts';
import type { FaceStudy } from './study-face.ts';

/** Lightness, L* of CIELAB, of what is white in a photo and around its head. */
export type WhiteLevel = { photo: number; head: number };

/** Such is white in a well exposed photo; a darker one is half the camera's doing, half a dark place. */
const WELL_EXPOSED = 82;
const EXPOSURE_SHARE = 0.5;
/** L* is about the cube root of light plus this. */
const L_OFFSET = 16;
/** Surroundings this much lighter than the brightest skin light a head from behind; so much of the rest is made up. */
const BACKLIGHT = { from: 40, share: 0.25 };
/** The brightest skin is this much lighter than the usual on an evenly lit face; of the rest so much is the shade's. */
const ONE_SIDED = { from: 30, share: 0.5 };
/** Shade is never taken for skin darker than this. */
const LEAST_LIGHTNESS = 28;
/** Eyes this small, in pixels apart, or this flat tell nothing of lips and whites. */
const SHARP = { apart: 52, contrast: 25 };
/**
 * Redness of lips on a usual face, and within what it tells the skin: paint makes lips redder than this. Lips as pale as
 * those of dark skin are pale for other reasons on skin that is light in the photo, of these lightnesses.
 */
const LIPS = { usual: 0.35, least: 0.1, most: 0.5, light: { from: 58, to: 70 } };
/** How much lighter or darker than the whites of the eyes skin is told to be. */
const BESIDE_WHITES = { least: -40, most: 5 };
/** The white of eyes is a little yellow itself; of what is above, so much is the lamp's. */
const LAMP = { own: 0.1, most: 0.5, share: 0.5 };

/** The lightest tone that is read, and what makes it darker: lightness, contrast to the whites, yellow, pale lips. */
const LIGHTEST = 2.3;
const WEIGHTS = { start: 10.1, lightness: -0.11, besideWhites: -0.015, yellowness: 5, lips: -10.5 };

/**
 * Whites of the eyes below this lightness tell that a face lies in the shade. What makes it darker than the middle of the
 * scale is then hardly believed: shade is not skin.
 */
const SHADE = { eyeWhite: 42, middle: 5.5, share: 0.2 };
/** Dark skin mirrors more of the light than it shows of its own, so that it is read this much too light at the dark end. */
const SHEEN = { from: 5.5, to: 7, steps: 0.12 };

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
 * Tells the step of the Monk scale that a face has without its light from what shade and exposure leave as it is. Lips stand out less, and whites of eyes more, the darker the skin.
 */
export function readSkinTone(
  taken: FaceStudy,
  white: WhiteLevel,
  eyesApart: number,
  isMonochrome: boolean,
): ReadSkin {
  const seen = gatherSkinEvidence(taken);
  const isSharp = seen.eyeContrast >= SHARP.contrast && eyesApart >= SHARP.apart;
  const lightness = exposedLightness(seen, white);
  const sum =
    WEIGHTS.start +
    WEIGHTS.lightness * lightness +
    WEIGHTS.besideWhites *
      (isSharp ? clamp(seen.lightness - seen.eyeWhite, BESIDE_WHITES.least, BESIDE_WHITES.most) : 0) +
    WEIGHTS.yellowness * (isMonochrome ? USUAL_YELLOWNESS : yellownessInDaylight(seen)) +
    WEIGHTS.lips * (isSharp && !isMonochrome ? lipRedness(seen, lightness) : LIPS.usual);
  const isInShade = isSharp && seen.eyeWhite < SHADE.eyeWhite;
  const step = LIGHTEST + softPlus(sum);
  return {
    step: Math.min(10, withoutSheen(isInShade ? withoutShade(Math.min(10, step)) : step)),
    colour: seen.colour,
    gain: exposureGain(white),
    backlit: clamp((lightBehind(seen, white) - BACKLIT.from) / (BACKLIT.to - BACKLIT.from), 0, 1),
  };
}

/** How much lighter than the brightest skin the photo's lights are. */
const lightBehind = ({ highlight }: SkinEvidence, { photo, head }: WhiteLevel) =>
  Math.max(photo, head) - highlight;

const withoutShade = (step: number) =>
  step > SHADE.middle ? SHADE.middle + (step - SHADE.middle) * SHADE.share : step;
const withoutSheen = (step: number) =>
  step + SHEEN.steps * clamp((step - SHEEN.from) / (SHEEN.to - SHEEN.from), 0, 1);

const USUAL_YELLOWNESS = 0.3;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
/** Nothing below 0, the sum itself above, softly between. */
const softPlus = (sum: number) => Math.log1p(Math.exp(sum));

/** How light the skin would be in a well exposed photo. */
function exposedLightness(seen: SkinEvidence, white: WhiteLevel): number {
  const { lightness, highlight } = seen;
  const behind = Math.max(0, lightBehind(seen, white) - BACKLIGHT.from) * BACKLIGHT.share;
  const beside = Math.max(0, highlight - lightness - ONE_SIDED.from) * ONE_SIDED.share;
  return Math.max(LEAST_LIGHTNESS, (lightness + behind + beside + L_OFFSET) * exposureGain(white) - L_OFFSET);
}

/** What a dark photo lacks, as a factor of L* plus its offset. */
function exposureGain({ photo }: WhiteLevel): number {
  return ((WELL_EXPOSED + L_OFFSET) / (Math.min(WELL_EXPOSED, photo) + L_OFFSET)) ** EXPOSURE_SHARE;
}

function yellownessInDaylight({ yellowness, eyeWhiteYellowness }: SkinEvidence): number {
  return clamp(yellowness - clamp(eyeWhiteYellowness - LAMP.own, 0, LAMP.most) * LAMP.share, 0, 1);
}

/** Lips less red than the skin lie below a mask. */
function lipRedness({ lipRedness: redness }: SkinEvidence, lightness: number): number {
  if (redness < 0) return LIPS.usual;
  const { from, to } = LIPS.light;
  const least = LIPS.least + (LIPS.usual - LIPS.least) * clamp((lightness - from) / (to - from), 0, 1);
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
