import type { Rgb } from '../../../colour.ts';
import { clamp, linearStep } from '../../../math.ts';
import type { PhotoLight } from './photo-light.ts';
import type { SkinEvidence } from './skin-evidence.ts';

/** What is white in a well exposed photo. A darker white is half the camera's doing, half a dark place. */
const WELL_EXPOSED = 82;
const EXPOSURE_SHARE = 0.5;
/** L* is about the cube root of light plus this. */
const L_OFFSET = 16;
/**
 * How much lighter than the brightest skin surroundings are that light a head from behind, and how much of the rest
 * is made up for.
 */
const BACKLIGHT = { from: 40, share: 0.4 };
/**
 * The lips of a face count as far as the face is sharp: by how far its eyes are apart, pixels, and by their contrast.
 */
const SHARP = { apart: { from: 20, to: 40 }, contrast: { from: 15, to: 30 } };
/** The wider a mouth is open, the less its lips count. */
const GAPING = { from: 0.2, to: 0.8 };
/**
 * The redness of lips, and the limits within which it says something about the skin: paint makes lips redder. Lips
 * that are not seen are taken to be as usual on a face of this lightness: the usual of all faces would make dark skin
 * light in a small photo. Lips as pale as those of dark skin are pale for other reasons on skin that is light in the
 * photo, of these lightnesses. On dark skin they may be a little less red than the skin; what is far less red is a
 * mask.
 */
const LIPS = {
  usual: { dark: 0.2, light: 0.47, from: 45, to: 75 },
  least: 0.15,
  most: 0.55,
  light: { least: 0.4, from: 66, to: 78 },
  mask: { from: -0.3, to: -0.6 },
};
/**
 * Gleams lighter than this are not the skin's: they are a lamp, or a hat taken for skin. The same goes for redder and
 * for paler ones.
 */
const MOST_SHEEN = 60;
const PALE_GLEAMS = { least: -0.05, usual: 0.12, most: 0.4 };
/** The white of eyes is a little yellow itself; `share` of the rest is the lamp's. A flat eye shows none. */
const LAMP = { own: 0.1, most: 1, share: 0.8, contrast: { from: 5, to: 15 } };
/**
 * What is yellower than `most` is in a lamp's light, and no darker for it; in black and white skin is as yellow as
 * usual. Skin as dark as `dark`, L*, swallows yellow as well: that it shows none does not make it lighter.
 */
const YELLOW = { most: 0.7, usual: 0.3, dark: { from: 48, to: 40 } };
/**
 * How much of what a photo is bluer than grey comes from its camera or its lamp, and is missing in the yellow of
 * skin.
 */
const BLUE_SHARE = 0.8;
/**
 * The better eyes are seen, the lighter all of a photo is, and the darker the skin for its lightness; within these
 * limits.
 */
const EYES = { from: 15, to: 80 };

/**
 * Painted lips are less yellow than any skin makes them, and what is yellower than skin is no lip; the usual value if
 * lips are not seen.
 */
const LIP_YELLOW = { least: -0.5, usual: -0.2, most: 0.4 };
/** How much redder than the white of the eyes skin may be; counts as far as the white is seen. */
const RED = { least: 0, usual: 0.25, most: 1, contrast: { from: 15, to: 40 } };

/**
 * The lightest tone that is read, and what makes it darker. Ridge regression over 422 faces of seven sets, and 191 of
 * them once more 220 pixels wide, in which the mean error of light, middle and dark people counts as well: 405 and 188
 * are within a step when their set is left out. `start` is a tenth lower than fitted, as light people came out dark.
 * Yellow weighs little: it is the camera's as much as the skin's.
 */
const LIGHTEST = 1.6;
const WEIGHTS = {
  start: 5.17,
  lightness: -0.0638,
  lipRedness: -3.52,
  lipYellowness: -1.03,
  sheen: 0.0383,
  paleGleams: 1.99,
  redness: 1.01,
  yellowness: 1.52,
  eyeContrast: 0.013,
};
/**
 * Dark skin mirrors more light than it shows of its own: beyond the first step it is further from the middle than it
 * looks. Beyond the second the signs of dark skin add up to too much.
 */
const DARK = { from: 3.45, further: 1.9, deep: 8, less: 0.6 };
/**
 * The step of skin that is as light as the teeth next to it, how much darker each logarithm makes it, and how far
 * teeth are believed.
 */
const TEETH = { start: 1.6, darker: 3.6, share: 0.6 };

/**
 * How much darker than its background a head is that is lit from behind: from the first value on its hair is in the
 * light and its face in the shade, from the second on only the rim of the hair is lit.
 */
const BACKLIT = { from: 40, to: 70 };

/**
 * Skin without its light: the step of the Monk scale, 1 to 10 and between; the colour that the photo shows; how many
 * times as light as in the photo hair would be in a well exposed one; and how far the head is lit from behind, 0 to
 * 1.
 */
export type ReadSkin = { step: number; colour: Rgb; gain: number; backlit: number };

/**
 * Reads the step of the Monk scale that a face has without its light, from what shade and exposure do not change: the
 * darker skin is, the less lips stand out from it, and the more its gleams do.
 */
export function readSkinTone(
  seen: SkinEvidence,
  light: PhotoLight,
  eyesApart: number,
  isMonochrome: boolean,
): ReadSkin {
  const lightness = exposedLightness(seen, light);
  const hue = isMonochrome ? usualHue(lightness) : measureHue(seen, lightness, eyesApart, light);
  const step = spread(
    WEIGHTS.start +
      WEIGHTS.lightness * lightness +
      WEIGHTS.sheen * Math.min(MOST_SHEEN, seen.sheen) +
      WEIGHTS.eyeContrast * clamp(seen.eyeContrast, EYES.from, EYES.to) +
      WEIGHTS.lipRedness * hue.lipRedness +
      WEIGHTS.lipYellowness * hue.lipYellowness +
      WEIGHTS.paleGleams * hue.paleGleams +
      WEIGHTS.redness * hue.redness +
      WEIGHTS.yellowness * hue.yellowness,
  );
  return {
    step: clamp(isMonochrome ? step : besideTeeth(step, seen), 1, 10),
    colour: seen.colour,
    gain: exposureGain(light),
    backlit: within(BACKLIT, lightBehind(seen, light)),
  };
}

/** What only a coloured photo shows, and the usual values for a photo in black and white. */
type Hue = Pick<SkinEvidence, 'lipRedness' | 'lipYellowness' | 'paleGleams' | 'redness' | 'yellowness'>;
const usualHue = (lightness: number): Hue => ({
  lipRedness: usualLips(lightness),
  lipYellowness: LIP_YELLOW.usual,
  paleGleams: PALE_GLEAMS.usual,
  redness: RED.usual,
  yellowness: YELLOW.usual,
});
const usualLips = (lightness: number) =>
  LIPS.usual.dark + (LIPS.usual.light - LIPS.usual.dark) * within(LIPS.usual, lightness);

function measureHue(seen: SkinEvidence, lightness: number, eyesApart: number, light: PhotoLight): Hue {
  const lips = toldByLips(seen, eyesApart);
  const eyes = within(RED.contrast, seen.eyeContrast);
  const believed = (usual: number, value: number, share: number) => usual + (value - usual) * share;
  const lipYellow = clamp(seen.lipYellowness, LIP_YELLOW.least, LIP_YELLOW.most);
  return {
    lipRedness: believed(usualLips(lightness), lipRedness(seen, lightness), lips),
    lipYellowness: believed(LIP_YELLOW.usual, lipYellow, lips),
    paleGleams: clamp(seen.paleGleams, PALE_GLEAMS.least, PALE_GLEAMS.most),
    redness: believed(RED.usual, clamp(seen.redness, RED.least, RED.most), eyes),
    yellowness: yellownessInDaylight(seen, lightness, light),
  };
}

/** The step for a sum of evidence. */
function spread(sum: number): number {
  const plain = LIGHTEST + softPlus(sum);
  const step = plain + Math.max(0, plain - DARK.from) * (DARK.further - 1);
  return step - Math.max(0, step - DARK.deep) * (1 - DARK.less);
}

/** Brings a step nearer to what teeth show, whatever the light and the exposure of the photo are. */
function besideTeeth(step: number, { teeth }: SkinEvidence): number {
  const told = Math.min(10, TEETH.start + TEETH.darker * Math.max(0, teeth.lighter));
  return step + (told - step) * TEETH.share * teeth.seen;
}

/** How far lips are believed, 0 to 1: as they are seen, shut, and not behind a mask. */
function toldByLips(seen: SkinEvidence, eyesApart: number): number {
  const sharp = within(SHARP.apart, eyesApart) * within(SHARP.contrast, seen.eyeContrast);
  return sharp * (1 - within(GAPING, seen.mouthGap)) * (1 - within(LIPS.mask, seen.lipRedness));
}

/** How much lighter than the brightest skin the photo's lights are. */
const lightBehind = ({ highlight }: SkinEvidence, { photo, head }: PhotoLight) =>
  Math.max(photo, head) - highlight;

/** How far a value lies between two marks, 0 to 1. */
const within = ({ from, to }: { from: number; to: number }, value: number) => linearStep(from, to, value);
/** Nothing below 0, the sum itself above, softly between. */
const softPlus = (sum: number) => Math.log1p(Math.exp(sum));

/** How light the skin would be in a well exposed photo. */
function exposedLightness(seen: SkinEvidence, white: PhotoLight): number {
  const behind = Math.max(0, lightBehind(seen, white) - BACKLIGHT.from) * BACKLIGHT.share;
  return (seen.lightness + behind + L_OFFSET) * exposureGain(white) - L_OFFSET;
}

/** How much light a dark photo lacks, as a factor of L* plus its offset. */
function exposureGain({ photo }: PhotoLight): number {
  return ((WELL_EXPOSED + L_OFFSET) / (Math.min(WELL_EXPOSED, photo) + L_OFFSET)) ** EXPOSURE_SHARE;
}

function yellownessInDaylight(
  { yellowness, eyeWhiteYellowness, eyeContrast }: SkinEvidence,
  lightness: number,
  light: PhotoLight,
): number {
  const lamp = clamp(eyeWhiteYellowness - LAMP.own, 0, LAMP.most) * within(LAMP.contrast, eyeContrast);
  const least = YELLOW.usual * within(YELLOW.dark, lightness);
  const lit = clamp(yellowness - lamp * LAMP.share, least, YELLOW.most);
  return clamp(lit + Math.max(0, -light.yellow) * BLUE_SHARE, 0, YELLOW.most);
}

function lipRedness({ lipRedness: redness }: SkinEvidence, lightness: number): number {
  const least = LIPS.least + (LIPS.light.least - LIPS.least) * within(LIPS.light, lightness);
  return clamp(redness, least, LIPS.most);
}
