import type { Rgb } from '../../../colour.ts';
import { fromLab, toLab } from '../../../colour-lab.ts';
import { clamp } from '../../../math.ts';
import type { SeenClothes } from './read-clothes.ts';

/**
 * How far faces differ from the usual hue of their skin in white light too, to the eye. The eye takes out a share of
 * the rest.
 */
const USUAL = 6;
const SHARE = 0.75;

/**
 * Removes from clothes what coloured light adds: `seen` is skin in the photo, `skin` the same skin in white light.
 * Cloth of the light's hue becomes paler, and keeps its own hue: what is white stays white.
 */
export function inWhiteLight(clothes: SeenClothes, seen: Rgb, skin: Rgb): SeenClothes {
  const [seenLight, seenRed, seenYellow] = toLab(seen);
  const [, ownRed, ownYellow] = toLab(skin);
  const [red, yellow] = [seenRed - ownRed, seenYellow - ownYellow];
  const tint = Math.hypot(red, yellow);
  if (tint <= USUAL || seenLight <= 0) return clothes;
  const whiten = (colour: Rgb): Rgb => {
    const [light, a, b] = toLab(colour);
    const rich = Math.hypot(a, b);
    if (rich === 0) return colour;
    // What is dark shows less of the light.
    const put = ((tint - USUAL) * SHARE * light * (a * red + b * yellow)) / (seenLight * rich * tint);
    const left = 1 - clamp(put, 0, rich) / rich;
    return fromLab([light, a * left, b * left]);
  };
  const { colours, inner, tie, pattern, necklace } = clothes;
  return {
    ...clothes,
    colours: colours.map(whiten),
    ...(inner && { inner: whiten(inner) }),
    ...(tie && { tie: whiten(tie) }),
    ...(necklace && { necklace: whiten(necklace) }),
    ...(pattern && { pattern: { ...pattern, colour: whiten(pattern.colour) } }),
  };
}
