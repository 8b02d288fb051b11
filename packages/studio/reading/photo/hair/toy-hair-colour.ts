import { hex, luminance, mix, type Rgb } from '../../../colour.ts';
import { fromLab, fromLinear, type Lab, toLab, toLinear } from '../../../colour-lab.ts';
import { plasticSkin } from '../../../look/skin-of-tone.ts';
import { HAIR_COLOURS } from '../../../look/vocabulary.ts';
import { lerp, linearStep } from '../../../math.ts';
import type { ReadSkin } from '../skin/read-skin-tone.ts';

/** L* is about the cube root of light plus this. */
const L_OFFSET = 16;

type HairColourId = (typeof HAIR_COLOURS)[number]['id'];

/**
 * How hair of a colour looks in a photo, neither its glints nor its shade: paler and darker than one would paint it.
 * Grey and white have no hue, red has more red than yellow, blond the other way around.
 */
const IN_PHOTOS: readonly { id: HairColourId; lab: Lab }[] = [
  { id: 'black', lab: [13, 2, 2] },
  { id: 'dark-brown', lab: [18, 6, 9] },
  { id: 'brown', lab: [29, 9, 16] },
  { id: 'light-brown', lab: [42, 6, 15] },
  { id: 'dark-blond', lab: [51, 7, 20] },
  { id: 'blond', lab: [61, 4, 22] },
  { id: 'platinum', lab: [78, 2, 13] },
  { id: 'auburn', lab: [25, 21, 20] },
  { id: 'red', lab: [44, 16, 18] },
  { id: 'grey', lab: [48, 1, 4] },
  // In shade and in pale light blond loses its red, but not its yellow.
  { id: 'dark-blond', lab: [52, -1, 13] },
  { id: 'white', lab: [78, 0, 3] },
  // In the sun the palest blond is nearly white.
  { id: 'platinum', lab: [86, 1, 8] },
  // In a warm light blond is as red as red hair, but far more yellow; the most vivid red is not.
  { id: 'dark-blond', lab: [46, 17, 32] },
  { id: 'red', lab: [42, 31, 26] },
  // And white hair there is pink rather than yellow.
  { id: 'white', lab: [75, 9, 8] },
];
/** What dark hair is that lost its hue: one of these, as light brown and blond hair keep some. */
const DARK_IN_PHOTOS = IN_PHOTOS.filter(({ id }) => id === 'black' || id === 'dark-brown' || id === 'brown');
/** Hue says more than lightness, which light changes. */
const HUE_WEIGHT = 1.5;
/**
 * Colours in which nobody's hair grows: if this strong outside of these degrees from red to yellow, hair is dyed.
 * Weaker colours are dyed if the hair is not dark, because black hair mirrors the sky, and if the skin next to it is
 * not in a cold light, by its hue.
 */
const DYED = {
  chroma: 24,
  from: -10,
  to: 105,
  weak: { chroma: 11, light: { from: 20, to: 28 }, skin: { from: 15, to: 35 } },
};
/**
 * Nor does it grow in a red without yellow, hue in degrees: but for a little red, that is of the sun's flare or a lamp.
 */
const RED_ALONE = { hue: 29, own: 11 };
/**
 * How much of a toy's hair colour is the photo's own: of its lightness, and of its hue where that is weaker than the
 * swatch's. Lamps add colour to hair and hardly take it away: a hue that is stronger, by the `beyond` in chroma, is
 * believed as little as lightness is. Red and blond hair looks duller in photos than anybody would paint it.
 */
const OWN = { light: 0.45, hue: 0.8, beyond: { from: 0, to: 12 } };
const DULLED: ReadonlySet<HairColourId> = new Set(['red', 'auburn', 'blond', 'platinum']);
/**
 * Hair in a toy is seen in the light of its skin. Where that is lighter than the skin in the photo, so is the hair, by
 * the first power of the same factor, and the swatch by the second: glints and the light from above make up for the
 * rest.
 */
const SKIN_LIGHT = { free: 1.05, share: 0.6, swatch: 0.3 };
/**
 * Between black and dark brown there is no border: by its chroma over its light, or by its lightness, black hair is
 * ever browner.
 */
const WARMS = { from: 0.1, to: 0.3 };
const PALES = { from: 24, to: 36 };
/** Nor between light brown and dark blond: it is as blond as it is light and, by its hue in degrees, golden. */
const BLONDS = { from: 44, to: 58, red: 68, golden: 76 };
/** Nor between red hair and blond in a warm light, by the hue in degrees. */
const GOLDEN = { from: 51, to: 62 };
/** Nor between grey and white: from the first lightness on grey hair is ever whiter, up to the second. */
const WHITENS = { from: 52, to: 74 };
/**
 * Nor between grey and dark hair without a hue, as a cold light or shine takes it away: grey hair is not dark itself,
 * L*, and never much darker than the skin, as a share of its light. From the first on it is ever less grey.
 */
const DARKENS = { from: 38, to: 31 };
const BESIDE_SKIN = { from: 0.74, to: 0.64 };
/**
 * How far from plain skin a flush or a tan is, and what share of the rest is the lamp's tint, as logarithms of light.
 */
const LAMP = { own: 0.15, share: 0.6, most: 0.5 };

/** The colour of a toy's hair that was seen as `seen` next to such skin, without the photo's light. */
export function toyHairColour(seen: Rgb, skin: ReadSkin): Rgb {
  const inLight = inDaylight(seen, skin);
  if (isDyed(inLight, skin)) return fromLab(inLight);
  const lab = withoutFlare(inLight);
  const off = (known: Lab) =>
    Math.hypot(lab[0] - known[0], HUE_WEIGHT * (lab[1] - known[1]), HUE_WEIGHT * (lab[2] - known[2]));
  const nearestOf = (known: typeof IN_PHOTOS) =>
    known.reduce((best, one) => (off(one.lab) < off(best.lab) ? one : best)).id;
  const nearest = nearestOf(IN_PHOTOS);
  const light = lightOfSkin(skin);
  const lighter = Math.max(1, light ** SKIN_LIGHT.share / skin.gain);
  // In more light hair has more colour as well: with its own alone blond would be grey.
  const shown: Lab = [lit(lab, lighter)[0], lab[1] * lighter, lab[2] * lighter];
  const swatch = plainColour(nearest, lab, shown[0]);
  const dark = nearest === 'grey' ? darknessOf(lab, skin) : 0;
  const hued = dark > 0 ? plainColour(nearestOf(DARK_IN_PHOTOS), lab, shown[0]) : swatch;
  const plain = lit(toLab(mix(swatch, hued, dark)), light ** SKIN_LIGHT.swatch);
  return fromLab(mixOwn(plain, shown, DULLED.has(nearest)));
}

function mixOwn(plain: Lab, shown: Lab, isDulled: boolean): Lab {
  const beyond = stepOf(Math.hypot(shown[1], shown[2]) - Math.hypot(plain[1], plain[2]), OWN.beyond);
  const hue = isDulled ? OWN.light : OWN.hue + (OWN.light - OWN.hue) * beyond;
  return [lerp(plain[0], shown[0], OWN.light), lerp(plain[1], shown[1], hue), lerp(plain[2], shown[2], hue)];
}

/** How certainly what has no hue is dark hair, not grey, 0 to 1. */
function darknessOf([lightness]: Lab, { colour }: ReadSkin): number {
  const beside = (lightness + L_OFFSET) / (toLab(colour)[0] + L_OFFSET);
  return Math.max(stepOf(lightness, DARKENS), stepOf(beside, BESIDE_SKIN));
}

/** How far a value has come between two borders, 0 to 1. */
const stepOf = (value: number, { from, to }: { from: number; to: number }) => linearStep(from, to, value);

/** The swatch of a colour that was seen as `lab`; where it has no border to another, between the two. */
function plainColour(id: HairColourId, [lightness, a, b]: Lab, shown: number): Rgb {
  if (id === 'black') {
    const warmth = stepOf(Math.hypot(a, b) / (lightness + L_OFFSET), WARMS);
    const pale = stepOf(lightness, PALES);
    return mix(swatchOf('black'), swatchOf('dark-brown'), Math.max(warmth, pale));
  }
  if (id === 'light-brown') {
    const light = stepOf(shown, BLONDS);
    const golden = linearStep(BLONDS.red, BLONDS.golden, hueOf([lightness, a, b]));
    return mix(swatchOf('light-brown'), swatchOf('dark-blond'), light * golden);
  }
  if (id === 'red')
    return mix(swatchOf('red'), swatchOf('dark-blond'), stepOf(hueOf([lightness, a, b]), GOLDEN));
  if (id === 'grey' || id === 'white')
    return mix(swatchOf('grey'), swatchOf('white'), stepOf(shown, WHITENS));
  return swatchOf(id);
}

/** How much lighter the skin of the toy is than that in the photo; hair that is lit from behind is not in its shade. */
function lightOfSkin({ step, colour, backlit }: ReadSkin): number {
  const asLight = (rgb: Rgb) => toLab(rgb)[0] + L_OFFSET;
  const lighter = asLight(plasticSkin(step)) / asLight(colour) / SKIN_LIGHT.free;
  return Math.max(1, lighter) ** Math.max(0, 1 - 2 * backlit);
}

const lit = ([lightness, a, b]: Lab, gain: number): Lab => [(lightness + L_OFFSET) * gain - L_OFFSET, a, b];

function swatchOf(id: HairColourId): Rgb {
  const swatch = HAIR_COLOURS.find((colour) => colour.id === id);
  if (!swatch) throw new Error(`There is no hair colour ${id}.`);
  return hex(swatch.hex);
}

/** The colour of hair that a hat hides, the usual one with skin of a step. */
export function usualHairColour(step: number): Rgb {
  const id: HairColourId = step >= 5.5 ? 'black' : step >= 3.5 ? 'dark-brown' : 'brown';
  return hex(HAIR_COLOURS.find((colour) => colour.id === id)?.hex ?? '#3b2619');
}

/** Hair in a black and white photo: from black over brown to blond, by its brightness. */
export function hairOfBrightness(bright: number): Rgb {
  const tones = ['black', 'dark-brown', 'brown', 'light-brown', 'dark-blond', 'blond', 'platinum']
    .map((id) => HAIR_COLOURS.find((colour) => colour.id === id))
    .flatMap((colour) => (colour ? [hex(colour.hex)] : []));
  const above = tones.findIndex((tone) => luminance(tone) >= bright);
  const [low, high] = [tones[above - 1], tones[above]];
  if (!low || !high) return tones.at(above > 0 ? above : above === 0 ? 0 : -1) ?? [92, 62, 44];
  return mix(low, high, (bright - luminance(low)) / Math.max(1, luminance(high) - luminance(low)));
}

/** Degrees from red towards yellow. */
const hueOf = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;

function isDyed(lab: Lab, { colour }: ReadSkin): boolean {
  const hue = hueOf(lab);
  const { weak } = DYED;
  const sure = stepOf(lab[0], weak.light) * stepOf(hueOf(toLab(colour)), weak.skin);
  const least = DYED.chroma + (weak.chroma - DYED.chroma) * sure;
  return Math.hypot(lab[1], lab[2]) > least && (hue < DYED.from || hue > DYED.to);
}

function withoutFlare([lightness, a, b]: Lab): Lab {
  const most = b / Math.tan((RED_ALONE.hue * Math.PI) / 180);
  return [lightness, Math.min(a, Math.max(RED_ALONE.own, most)), b];
}

/** A colour as it would be in white light and well exposed: the skin around it tells the lamp. */
function inDaylight(seen: Rgb, { step, colour, gain }: ReadSkin): Lab {
  const plain = plasticSkin(step);
  /** The tint of the light between two channels, as a logarithm. */
  const tint = (one: 0 | 1 | 2, other: 0 | 1 | 2) => {
    const ratio = (rgb: Rgb) =>
      Math.log(Math.max(0.002, toLinear(rgb[one])) / Math.max(0.002, toLinear(rgb[other])));
    const off = ratio(colour) - ratio(plain);
    return Math.sign(off) * Math.min(LAMP.most, Math.max(0, Math.abs(off) - LAMP.own) * LAMP.share);
  };
  const red = toLinear(seen[0]) * Math.exp(-tint(0, 1));
  const blue = toLinear(seen[2]) * Math.exp(tint(1, 2));
  return lit(toLab([fromLinear(red), seen[1], fromLinear(blue)]), gain);
}
