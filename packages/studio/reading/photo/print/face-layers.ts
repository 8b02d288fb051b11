import type { FaceFeatures } from './face-features.ts';
import type { Clarity } from './read-clarity.ts';
import type { FaceInks } from './read-inks.ts';

/**
 * What the print of a face is painted from, so that another skin, other eyes or another expression need no photo: the
 * photo's own detail on plain skin, and the outlines and colours of all that is painted over it. Plain data of less than
 * a megabyte, which threads may send each other.
 */
export type FaceLayers = {
  /** The photo's face in the pixels of the print, RGBA, on skin of the colour that the looks have. */
  base: Uint8ClampedArray;
  features: FaceFeatures;
  inks: FaceInks;
  /** How clearly the photo shows eyes and mouth: what it does not show is drawn. */
  clarity: Clarity;
  /** How much of each brow hair hides, 0 to 1: what is not seen is drawn. */
  hiddenBrows: readonly [number, number];
  /** Nothing covers the mouth. */
  isMouthSeen: boolean;
};
