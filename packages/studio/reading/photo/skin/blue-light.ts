import { luminance, mix, type Rgb } from '../../../colour.ts';
import { linearStep } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';

/** From how much bluer to its red than skin can be a place counts as blue light, and from where on wholly. */
const FROM = 1.15;
const ALL = 1.5;

/**
 * Removes the blue of dusk, screens and shade from a head: in blue light blond hair is as grey as black hair with
 * glints, and walls look like hair. A head in any other light comes back unchanged.
 */
export function takeBlueOut(patch: HeadPatch, skin: Rgb): { patch: HeadPatch; skin: Rgb } {
  const usual = tintSkin(luminance(skin));
  const blueness = Math.max(1, skin[2]) / Math.max(1, skin[0]) / (usual[2] / usual[0]);
  const share = linearStep(FROM, ALL, blueness);
  if (share === 0) return { patch, skin };
  const gain = (channel: 0 | 1 | 2) => (usual[channel] / Math.max(1, skin[channel])) ** share;
  const [red, green, blue] = [gain(0), gain(1), gain(2)];
  const lit = ([r, g, b]: Rgb): Rgb => [Math.min(255, r * red), Math.min(255, g * green), b * blue];
  return {
    skin: lit(skin),
    patch: {
      yaw: patch.yaw,
      detail: patch.detail,
      at(x, y) {
        const colour = patch.at(x, y);
        return colour && lit(colour);
      },
    },
  };
}

/** Skin of a brightness: dark skin is redder and more saturated than light skin. */
function tintSkin(bright: number): Rgb {
  const share = linearStep(55, 220, bright);
  return mix([96, 58, 40], [246, 212, 188], share);
}
