import { luminance } from '../../../colour.ts';

/** Of the light on the brighter fifth of an evenly lit face the darker fifth has so much, of a harshly lit one so much. */
const EVEN = 0.62;
const HARSH = 0.34;
/** How far a face is turned until its far half can be read, and from where on it is the near half's mirror; radians. */
const FRONTAL = 0.2;
const TURNED = 0.5;
/** Every so many pixels of the print are enough. */
const STEP = 7;

/**
 * How far the skin of a photo may be trusted to show the face and not its light, 0 to 1: shadows with hard edges and the
 * far half of a turned face leave stains. `cut` is the face in the pixels of the print, before any light is taken out.
 */
export function readEvenness(cut: Float32Array, skinZone: Float32Array, yaw: number): number {
  const lights: number[] = [];
  for (let pixel = 0; pixel < skinZone.length; pixel += STEP)
    if (skinZone[pixel] > 0.9)
      lights.push(luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]));
  if (lights.length === 0) return 0;
  lights.sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))];
  const even = (at(0.2) / Math.max(1, at(0.8)) - HARSH) / (EVEN - HARSH);
  const frontal = (TURNED - Math.abs(yaw)) / (TURNED - FRONTAL);
  return clamp(even) * clamp(frontal);
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
