import { luminance, type Rgb } from '../../../colour.ts';
import { fromLab, fromLinear, type Lab, toLab, toLinear } from '../../../colour-lab.ts';
import type { EYE_COLOURS } from '../../../look/vocabulary.ts';
import type { Eye } from './face-features.ts';
import { type SeenIris, seeIris } from './see-iris.ts';

type EyeColour = (typeof EYE_COLOURS)[number]['id'];

/** What is painted where no colour can be told: the commonest one. */
const USUAL: EyeColour = 'brown';
/** An eye whose white is darker than this, 0 to 255, lies in the dark or behind a dark lens. */
const LEAST_WHITE = 118;
/** An eye whose white is darker than this share of the other one's lies in a shadow. */
const AS_LIT = 0.75;
/** The light of an eye's white in an even light, 0 to 1: it is a little rosy and never full white. */
const LIVING_WHITE: Rgb = [0.636, 0.6, 0.564];
/** More red or less blue over green than this, as ratios of light, is flesh around the white and no lamp. */
const LAMP = { mostRed: 1.55, leastBlue: 0.7 };
/**
 * Living irises in even light, as they are painted: far duller than a toy maker's colours. CIELAB; none is painted more
 * colourful than its kind.
 */
const LIVING: Readonly<Record<EyeColour, Lab>> = {
  'dark-brown': [19, 9, 11],
  brown: [30, 13, 19],
  hazel: [40, 8, 24],
  green: [44, -6, 13],
  blue: [47, -4, -14],
  grey: [50, -2, -5],
};
/** The iris of an eye of which the photo shows none. */
export const USUAL_IRIS: Rgb = fromLab(LIVING[USUAL]);
/** So much of the painted iris' lightness and of its hue is the person's own: lids and lashes turn irises grey. */
const OWN = { lightness: 0.6, hue: 0.5 };
const OWN_IN_DOUBT = { lightness: 0.2, hue: 0.3 };

/**
 * The colour in which both irises of a face are painted: of a known kind, in the person's own shade. Where it `isDoubtful`,
 * as behind glasses, which mirror the sky, only a strong colour is believed.
 */
export function readIrisColour(
  cut: Float32Array,
  eyes: readonly [Eye, Eye],
  { monochrome, isDoubtful }: { monochrome: boolean; isDoubtful: boolean },
): Rgb {
  const seen = chooseEye(eyes.map((eye) => seeIris(cut, eye)).filter((iris) => iris !== undefined));
  if (!seen) return USUAL_IRIS;
  const colour = takeLampOut(seen);
  const lab = toLab(colour);
  if (monochrome) return fromLab(LIVING[lab[0] > 42 ? 'grey' : USUAL]);
  const kind = LIVING[nameEyeColour(lab, isDoubtful)];
  const between = (at: 0 | 1 | 2, share: number) => kind[at] + (lab[at] - kind[at]) * share;
  const own = isDoubtful ? OWN_IN_DOUBT : OWN;
  const [a, b] = [between(1, own.hue), between(2, own.hue)];
  const duller = Math.min(1, Math.hypot(kind[1], kind[2]) / Math.max(1, Math.hypot(a, b)));
  return fromLab([between(0, own.lightness), a * duller, b * duller]);
}

/** Of the lit eyes the cooler one: whatever muddies an iris, lids, lashes and skin that it mirrors, is warm. */
function chooseEye(irises: readonly SeenIris[]): SeenIris | undefined {
  const brightest = Math.max(...irises.map(({ white }) => luminance(white)));
  const least = Math.max(LEAST_WHITE, brightest * AS_LIT);
  const lit = irises.filter(({ white }) => luminance(white) >= least);
  return lit.toSorted((a, b) => warmth(toLab(takeLampOut(a))) - warmth(toLab(takeLampOut(b))))[0];
}

/** The iris as it looks where the white of its eye is as bright and as white as in daylight. */
function takeLampOut({ colour, white }: SeenIris): Rgb {
  const [red, green, blue] = [toLinear(white[0]), toLinear(white[1]), toLinear(white[2])];
  const lamp = [Math.min(red, green * LAMP.mostRed), green, Math.max(blue, green * LAMP.leastBlue)] as const;
  const channel = (at: 0 | 1 | 2) => fromLinear((toLinear(colour[at]) / lamp[at]) * LIVING_WHITE[at]);
  return [channel(0), channel(1), channel(2)];
}

/** Brown is red and yellow, green only yellow, blue neither; CIELAB. */
const warmth = ([, a, b]: Lab) => a + b / 2;

/** Lightness below which an iris is dark brown, and below which only a strong colour is believed. */
const DARK = 27;
const DIM = 34;
/** Colour that is believed in a doubtful iris, in a dim and in a clear one, in steps of CIELAB from grey. */
const BELIEVED = { doubtful: 11, dim: 7, clear: 3.5 };
/** Only an iris this light is grey; a darker one without colour is badly seen. */
const GREY = 40;

/** The kind of an iris by its colour beside a white of lightness 82. In photos even a blue eye is nearly grey. */
function nameEyeColour([lightness, a, b]: Lab, isDoubtful: boolean): EyeColour {
  const isWarm = warmth([lightness, a, b]) > 4.5 || (a > 0 && b > 3.5);
  const believed = isDoubtful ? BELIEVED.doubtful : lightness < DIM ? BELIEVED.dim : BELIEVED.clear;
  const isClear = Math.hypot(a, b) > believed;
  if (lightness < DARK && (isWarm || !isClear)) return 'dark-brown';
  if (isWarm) return lightness > 33 && b > 12 && b > a * 3 ? 'hazel' : 'brown';
  if (!isClear) return lightness > GREY && !isDoubtful ? 'grey' : USUAL;
  return b > 3.5 ? 'green' : 'blue';
}
