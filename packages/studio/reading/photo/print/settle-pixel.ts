import { luminance, type Rgb } from '../../../colour.ts';
import { ramp } from '../ramp.ts';

/**
 * What is known of a pixel of the print: the skin; how much it belongs to the face, to brows, eyes and lips, to brows and
 * eyes alone, to the nose, to what lies between lids and between lips, and to a beard; how much of it is hair or a smear; and how much of
 * the shade and the gleams beside them is printed. All but the skin 0 to 1.
 */
type Place = {
  skin: Rgb;
  face: number;
  own: number;
  traced: number;
  smear: number;
  nose: number;
  eyes: number;
  mouth: number;
  beard: number;
  relief: number;
};

/** So much of the relief is kept where light skin gleams, and where dark skin does, whose form is seen by its lights. */
const GLEAM = { light: 0.7, dark: 1 };
/** Lines and spots of the skin are no darker than this share of it. */
const DEEPEST = 0.6;
/** Shade is as much warmer as these powers make it, as grey looks like dirt; gleams have the skin's own hue, whatever lamp they are of. */
const WARM = [0.8, 1.06, 1.22] as const;
const WARMED = 0.7;
/** A colour this far from the skin's is a lamp's or a thing's, in shares of its light. */
const STRANGE = { from: 0.16, to: 0.4 };
/** What is so much brighter than dark skin between lids is white, whatever light made the skin as dark. */
const MUCH_BRIGHTER = { from: 1.25, to: 1.7 };
const WHITE = 240;
/** Less of a face than this is not seen. */
const SEEN = 0.004;
const WHITE_SHARE = 0.92;
/** Between the lips of an even, light face this luminance may be lip, from the second on it is tooth. */
const TEETH = { from: 180, to: 222 };
/** The whites of eyes and teeth take so much of their tint from the photo. */
const TINT = 0.35;
/** The pinkest lips have so much of red over green in their blue as well. */
const PINK = 0.12;
/** The palest beard is so much less green than red. */
const GREENEST = 0.975;
/** What is darker than the skin is taken so much further, as a power, on light and on dark skin: a toy is seen from afar. */
const CONTRAST = { light: 1.3, dark: 1.75 };
/** Lips are deepened by so much of that. */
const OF_LIPS = 0.55;
/** Skin is dark below the first luminance and light from the second on. */
const DARK_SKIN = { from: 130, to: 75 };

/** Shared: this runs for every pixel of a print. */
const CHANNELS = [0, 1, 2] as const;

const between = ({ light, dark }: { light: number; dark: number }, share: number) =>
  light + (dark - light) * share;

/** Writes a pixel of the print: the photo where it shows the face, the skin elsewhere. */
export function settlePixel(cut: Float32Array, pixel: number, place: Place, into: Uint8ClampedArray): void {
  const { skin, eyes, mouth } = place;
  if (place.face < SEEN) {
    for (const channel of CHANNELS) into[pixel * 4 + channel] = skin[channel];
    into[pixel * 4 + 3] = 255;
    return;
  }
  const colour: Rgb = [cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]];
  const light = luminance(colour);
  const share = light / Math.max(1, luminance(skin));
  const kept = keptOf(colour, share, place);
  const white = eyes * ramp(MUCH_BRIGHTER.from, MUCH_BRIGHTER.to, share);
  const pale = Math.max(eyes * ramp(0.55, 0.9, share), mouth * ramp(TEETH.from, TEETH.to, light));
  const untinted = pale * (1 - TINT);
  const deeper = depthOf(share, place);
  const warmed = WARMED * (1 - place.own);
  const at = pixel * 4;
  for (const channel of CHANNELS) {
    const grey = colour[channel] + (light - colour[channel]) * untinted;
    const warm = grey + (skin[channel] * share ** (share < 1 ? WARM[channel] : 1) - grey) * warmed;
    const clean = warm + (WHITE - warm) * WHITE_SHARE * white;
    into[at + channel] = (skin[channel] + (clean - skin[channel]) * kept) * deeper;
  }
  // Of a face only eyes are green: white beards mirror leaves, and a coarse photo makes colours of its own.
  into[at + 1] = into[at + 1] + (Math.min(into[at + 1], into[at] * GREENEST) - into[at + 1]) * (1 - eyes);
  // Lamps turn lips violet.
  const bluest = into[at + 1] + Math.max(0, into[at] - into[at + 1]) * PINK;
  into[at + 2] = into[at + 2] + (Math.min(into[at + 2], bluest) - into[at + 2]) * (1 - eyes);
  into[at + 3] = 255;
}

/** How much of the photo is printed, 0 to 1; `share` is the pixel's light over that of the skin. */
function keptOf(
  colour: Rgb,
  share: number,
  { skin, face, own, nose, smear, eyes, mouth, beard, relief }: Place,
): number {
  const light = luminance(colour);
  const skinLight = Math.max(8, luminance(skin));
  let away = 0;
  for (const channel of CHANNELS)
    away = Math.max(away, Math.abs(colour[channel] / Math.max(8, light) - skin[channel] / skinLight));
  const strange = ramp(STRANGE.from, STRANGE.to, away) * Math.min(1, share * 2);
  const feature = Math.max(own, nose);
  const foreign = Math.max(smear, strange) * (1 - feature);
  if (share > 1) {
    // Lips of dark faces are brighter than the skin, and no gleam.
    const red = ramp(1.06, 1.25, (colour[0] * skin[1]) / Math.max(1, colour[1] * skin[0])) * own;
    const gleam = relief * between(GLEAM, ramp(DARK_SKIN.from, DARK_SKIN.to, luminance(skin)));
    // Beside what covers a face, taking the shade out leaves a pale edge.
    const wholly = gleam * face ** 2;
    return face * (1 - foreign) * (wholly + (1 - wholly) * Math.max(eyes, mouth, beard, red));
  }
  const shaded = relief + (1 - relief) * feature;
  const dark = Math.max(1e-3, 1 - share);
  const softest = (DEEPEST * (1 - Math.exp(-dark / DEEPEST))) / dark;
  const soft = 1 + (softest - 1) * (1 - own);
  return face * (1 - foreign) * shaded * soft;
}

/** What a pixel that is darker than the skin is multiplied with, so that features are seen from an arm's length. */
function depthOf(share: number, { skin, face, own, traced, eyes, mouth }: Place): number {
  const power = between(CONTRAST, ramp(DARK_SKIN.from, DARK_SKIN.to, luminance(skin)));
  const deeper = Math.max(0.05, Math.min(1, share)) ** (power - 1);
  const feature = Math.max(traced, own * OF_LIPS * (1 - mouth));
  return 1 + (deeper - 1) * feature * face * (1 - eyes);
}
