import { mix, type Rgb } from '../../../colour.ts';
import { linearStep } from '../../../math.ts';

/** Skin of a brightness: dark skin is redder and more saturated than light skin. */
export function tintSkin(bright: number): Rgb {
  const share = linearStep(55, 220, bright);
  return mix([96, 58, 40], [246, 212, 188], share);
}
