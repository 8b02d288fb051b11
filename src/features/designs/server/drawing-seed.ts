import { seedOf } from '#shared/seed-of.ts';

/**
 * The seed of all that is drawn from a photo: previews, paid pictures and model have the same, so that what was approved
 * is what is delivered (decision 012). Another `variant` is another toy.
 */
export function drawingSeed(photoId: string, variant = 0): number {
  return seedOf(`${photoId}/${variant}`);
}
