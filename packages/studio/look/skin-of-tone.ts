import type { Rgb } from '../colour.ts';
import { fromLab, type Lab, toLab } from '../colour-lab.ts';
import { clamp, lerpThree } from '../math.ts';
import type { SKIN_TONES } from './vocabulary.ts';

/**
 * The plastic of each step of the Monk scale: where it is seen, on a lit cheek in a box, as light as between the swatch
 * and a well lit photo of such skin, and as warm as painted skin. A swatch has no light of its own: a dark face in a
 * photo is a good deal lighter than its swatch, a light one a little darker, and a toy stands next to the photo. Hue is
 * near that of 421 photos: their skin lies at 48 to 56 degrees, that of the swatches at 75 to 85, which looks orange or
 * ashen on a toy, and the lit side of light skin in a box turns yellower still.
 */
const PLASTICS: readonly Lab[] = [
  [91, 7, 10],
  [87, 10.5, 14.5],
  [82, 13.5, 18.5],
  [76, 16, 22],
  [68, 17.5, 25.5],
  [59.5, 18, 26.5],
  [51, 17.5, 24.5],
  [43, 16, 20.5],
  [33, 12.5, 14],
  [23.5, 8.5, 9.5],
];

/** How far a person's own hue turns that of the tone, degrees, and what share of the difference is theirs. */
const OWN_HUE = { most: 5, share: 0.5 };
/**
 * How much of the lightness above the tone is the person's own, and the most, in units of L*: no shade makes skin
 * lighter.
 */
const OWN_LIGHT = { most: 5, share: 0.5 };
/** How much paler or stronger than the tone a person's skin may be, and what power of the difference is theirs. */
const OWN_CHROMA = { least: 0.8, most: 1.15, share: 0.4 };
/** L* is about the cube root of light plus this: to both, hue in the shade is as weak. */
const L_OFFSET = 16;

/** The skin of a toy whose owner chose a step of the Monk scale by its id. */
export function skinOfTone(id: (typeof SKIN_TONES)[number]['id']): Rgb {
  return plasticSkin(Number(id));
}

/**
 * The skin of a toy between two steps of the Monk scale, 1 to 10; a little more pink or golden, paler or stronger, or
 * lighter, if the skin in the photo, `seen`, is.
 */
export function plasticSkin(step: number, seen?: Rgb): Rgb {
  const place = clamp(step - 1, 0, PLASTICS.length - 1);
  const [low = USUAL, high = USUAL] = [PLASTICS[Math.floor(place)], PLASTICS[Math.ceil(place)]];
  const share = place - Math.floor(place);
  const plain: Lab = lerpThree(low, high, share);
  const [lightness] = plain;
  const own = seen ? toLab(seen) : plain;
  const hue = hueOf(plain);
  const turn = clamp((hueOf(own) - hue) * OWN_HUE.share, -OWN_HUE.most, OWN_HUE.most);
  const turned = ((hue + turn) * Math.PI) / 180;
  const strength = (strengthOf(own) / strengthOf(plain)) ** OWN_CHROMA.share;
  const chroma = chromaOf(plain) * clamp(strength, OWN_CHROMA.least, OWN_CHROMA.most);
  const light = lightness + clamp((own[0] - lightness) * OWN_LIGHT.share, 0, OWN_LIGHT.most);
  return fromLab([light, chroma * Math.cos(turned), chroma * Math.sin(turned)]);
}

const USUAL: Lab = [85, 8.5, 17];

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b);
/** Chroma as it is in any light. */
const strengthOf = (lab: Lab) => chromaOf(lab) / (lab[0] + L_OFFSET);
/** Degrees from red towards yellow. */
const hueOf = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
