import { luminance } from '../../../colour.ts';
import type { Point } from '../point.ts';
import type { FaceFeatures } from './face-features.ts';
import { FACE_PRINT } from './face-print.ts';

/** Of a blurred photo's slopes so much is seen within `NEAR` pixels, of a sharp one's so much. */
const BLURRED = 0.22;
const SHARP = 0.31;
/** Slopes are measured over so many pixels to both sides. */
const NEAR = 1;
const FAR = 5;

/** How clearly a photo shows eyes and mouth, 0 where they are a blur and 1 where they may be printed as they are. */
export type Clarity = { eyes: number; mouth: number };

/**
 * Reads how clearly a photo shows eyes and mouth: sharp lids and lips rise within a pixel or two, blurred ones over many.
 * `cut` is the face in the pixels of the print.
 */
export function readClarity(cut: Float32Array, { eyes, lips }: FaceFeatures): Clarity {
  return {
    eyes: clarityOf(
      cut,
      eyes.map(({ upper, lower }) => [...upper, ...lower]),
    ),
    mouth: clarityOf(cut, [lips]),
  };
}

function clarityOf(cut: Float32Array, outlines: readonly (readonly Point[])[]): number {
  const slopes = outlines.map((outline) => slopesIn(cut, outline));
  const sum = (reach: 'near' | 'far') => slopes.reduce((total, slope) => total + slope[reach], 0);
  const sharpness = Math.sqrt(sum('near') / Math.max(1, sum('far')));
  return Math.max(0, Math.min(1, (sharpness - BLURRED) / (SHARP - BLURRED)));
}

/** The sums of the squared slopes of light in the rectangle around an outline, over few pixels and over many. */
function slopesIn(cut: Float32Array, outline: readonly Point[]): { near: number; far: number } {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const lightAt = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return luminance([cut[at], cut[at + 1], cut[at + 2]]);
  };
  const squaredSlope = (x: number, y: number, by: number) =>
    (lightAt(x + by, y) - lightAt(x - by, y)) ** 2 + (lightAt(x, y + by) - lightAt(x, y - by)) ** 2;
  const columns = outline.map(({ x }) => Math.round((x + halfWidth) * perUnit));
  const rows = outline.map(({ y }) => Math.round((y - top) * perUnit));
  const sums = { near: 0, far: 0 };
  for (let y = Math.max(FAR, Math.min(...rows)); y <= Math.min(height - 1 - FAR, Math.max(...rows)); y++) {
    for (
      let x = Math.max(FAR, Math.min(...columns));
      x <= Math.min(width - 1 - FAR, Math.max(...columns));
      x++
    ) {
      sums.near += squaredSlope(x, y, NEAR);
      sums.far += squaredSlope(x, y, FAR);
    }
  }
  return sums;
}
