import { luminance } from '../../../colour.ts';

/** Of the light on the brighter fifth of an evenly lit face the darker fifth has so much, of a harshly lit one so much. */
const EVEN = 0.62;
const HARSH = 0.34;
/** Every so many pixels of the print are enough. */
const STEP = 7;

/**
 * How far the bare skin of a photo may be trusted to show the face and not its light, 0 to 1: shadows with hard edges leave
 * stains. `cut` is the face in the pixels of the print, three floats each, without light that falls off evenly.
 */
export function readEvenness(cut: Float32Array, skinZone: Float32Array): number {
  const lights: number[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += STEP)
    if (skinZone[pixel] > 0.9)
      lights.push(luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]));
  if (lights.length === 0) return 0;
  lights.sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))];
  return clamp((at(0.2) / Math.max(1, at(0.8)) - HARSH) / (EVEN - HARSH));
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
