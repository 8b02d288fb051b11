import { mix, type Rgb } from '../../../colour.ts';

/** Skin of a brightness: dark skin is redder and more saturated than light skin. */
export function tintSkin(bright: number): Rgb {
  const share = Math.max(0, Math.min(1, (bright - 55) / 165));
  return mix([96, 58, 40], [246, 212, 188], share);
}
