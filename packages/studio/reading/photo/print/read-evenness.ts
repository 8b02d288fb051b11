import { luminance } from '../../../colour.ts';
import { ramp } from '../ramp.ts';

/**
 * Of the light on the brighter fifth of a harshly lit face the darker fifth has so much, of an evenly lit one so much:
 * as far as eyes and lips are concerned, and the finer shades of skin.
 */
const FEATURES = { harsh: 0.34, even: 0.62 };
const RELIEF = { harsh: 0.46, even: 0.74 };
/** Every so many pixels of the print are enough. */
const STEP = 7;

/** How far a photo may be trusted, 0 to 1. */
export type Evenness = { features: number; relief: number };

/**
 * How far the bare skin of a photo may be trusted to show the face and not its light: shadows with hard edges leave
 * stains. `cut` is the face in the pixels of the print, three floats each, without light that falls off evenly.
 */
export function readEvenness(cut: Float32Array, skinZone: Float32Array): Evenness {
  const lights: number[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += STEP)
    if (skinZone[pixel] > 0.9)
      lights.push(luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]));
  if (lights.length === 0) return { features: 0, relief: 0 };
  lights.sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))];
  const share = at(0.2) / Math.max(1, at(0.8));
  return {
    features: ramp(FEATURES.harsh, FEATURES.even, share),
    relief: ramp(RELIEF.harsh, RELIEF.even, share),
  };
}
