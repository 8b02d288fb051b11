import { FACE_PRINT } from './face-print.ts';

/**
 * A crease of the photo is printed so many times as deep, beside what the relief shows of it: a toy is seen from an arm's
 * length, and of a face in harsh light less relief is printed. More makes dots between the brows of frown lines.
 */
const TIMES = { even: 0.5, harsh: 1 };
/** Skin shines through: of a crease, red is so much of what green and blue are. */
const RED = 0.75;
/** Frames of glasses throw shadows down to here that look like bags below the eyes, in distances of the eyes. */
const BELOW_FRAMES = 0.68;

/**
 * Goes over the creases of a face in its print, four bytes a pixel, in place. `face` and `nose` tell, 0 to 1 a pixel, where
 * the photo is printed and where nostrils are, `evenness` how evenly the face is lit.
 */
export function printCreases(
  base: Uint8ClampedArray,
  creases: Float32Array,
  {
    face,
    nose,
    evenness,
    glasses,
  }: { face: Float32Array; nose: Float32Array; evenness: number; glasses: boolean },
): void {
  const { width, perUnit, top } = FACE_PRINT;
  const times = TIMES.harsh + (TIMES.even - TIMES.harsh) * evenness;
  const first = glasses ? Math.round((BELOW_FRAMES - top) * perUnit) * width : 0;
  for (let pixel = first; pixel < creases.length; pixel++) {
    const depth = creases[pixel] * times * face[pixel] * (1 - nose[pixel]);
    if (depth <= 0) continue;
    const at = pixel * 4;
    base[at] = base[at] * (1 - depth * RED);
    base[at + 1] = base[at + 1] * (1 - depth);
    base[at + 2] = base[at + 2] * (1 - depth);
  }
}
