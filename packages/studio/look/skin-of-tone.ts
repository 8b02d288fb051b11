import type { Rgb } from '../colour.ts';
import { fromLab, type Lab, toLab } from '../colour-lab.ts';
import type { SKIN_TONES } from './vocabulary.ts';

/**
 * The plastic of each step of the Monk scale: as light as its swatch where it is seen, on a cheek in the studio's light,
 * which brightens dark plastic and cannot reach white, and as warm as painted skin. A face has highlights that plastic of
 * one colour lacks, so that strangers call the swatches' own light too dark in a box: the dark half is a little lighter.
 */
const PLASTICS: readonly Lab[] = [
  [90, 5.5, 11],
  [85.5, 8.5, 15.5],
  [80.5, 11, 20],
  [75, 13, 24],
  [67.5, 15, 27.5],
  [58.5, 16, 28.5],
  [47.5, 16, 25],
  [36.5, 13.5, 19.5],
  [26, 9, 11.5],
  [17, 5.5, 6.5],
];

/** How far a person's own hue turns that of the tone, degrees, and what share of the difference is theirs. */
const OWN_HUE = { most: 4, share: 0.5 };

/** The skin of a toy whose owner chose a step of the Monk scale by its id. */
export function skinOfTone(id: (typeof SKIN_TONES)[number]['id']): Rgb {
  return plasticSkin(Number(id));
}

/**
 * The skin of a toy between two steps of the Monk scale, 1 to 10; a little more pink or golden if the skin in the photo,
 * `seen`, is.
 */
export function plasticSkin(step: number, seen?: Rgb): Rgb {
  const place = Math.max(0, Math.min(PLASTICS.length - 1, step - 1));
  const [low = USUAL, high = USUAL] = [PLASTICS[Math.floor(place)], PLASTICS[Math.ceil(place)]];
  const share = place - Math.floor(place);
  const between = (axis: 0 | 1 | 2) => low[axis] + (high[axis] - low[axis]) * share;
  const [lightness, a, b] = [between(0), between(1), between(2)];
  const chroma = Math.hypot(a, b);
  const hue = hueOf([lightness, a, b]);
  const turn = seen
    ? Math.max(-OWN_HUE.most, Math.min(OWN_HUE.most, (hueOf(toLab(seen)) - hue) * OWN_HUE.share))
    : 0;
  const turned = ((hue + turn) * Math.PI) / 180;
  return fromLab([lightness, chroma * Math.cos(turned), chroma * Math.sin(turned)]);
}

const USUAL: Lab = [85, 8.5, 17];

/** Degrees from red towards yellow. */
const hueOf = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
