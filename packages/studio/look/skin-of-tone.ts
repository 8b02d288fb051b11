import type { Rgb } from '../colour.ts';
import { fromLab, type Lab, toLab } from '../colour-lab.ts';
import type { SKIN_TONES } from './vocabulary.ts';

/**
 * The plastic of each step of the Monk scale: as light as its swatch where it is seen, on a cheek in the studio's light,
 * which brightens dark plastic and cannot reach white, and as warm as painted skin.
 */
const PLASTICS: readonly Lab[] = [
  [91, 5, 10],
  [86, 8, 14.5],
  [81, 10.5, 18.5],
  [75, 12.5, 22.5],
  [67, 14, 26],
  [57, 14.5, 26],
  [45, 14.5, 22],
  [34, 12, 17],
  [24, 8, 10],
  [16, 5, 6],
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
