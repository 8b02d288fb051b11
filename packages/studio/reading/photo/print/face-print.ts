import type { Rgb } from '../../../colour.ts';

const HALF_WIDTH = 1.45;
const TOP = -1.55;
const BOTTOM = 2.15;
const WIDTH = 384;
const PER_UNIT = WIDTH / (2 * HALF_WIDTH);

/** The part of the face that is printed on the head, in the face's units (eyes one apart, y down), and its pixels. */
export const FACE_PRINT = {
  halfWidth: HALF_WIDTH,
  top: TOP,
  bottom: BOTTOM,
  width: WIDTH,
  height: Math.round(PER_UNIT * (BOTTOM - TOP)),
  perUnit: PER_UNIT,
  centre: [0, -(TOP + BOTTOM) / 2],
  half: [HALF_WIDTH, (BOTTOM - TOP) / 2],
} as const;

/** The colour at a place of a cut-out face of three floats a pixel. */
export function colourAt(cut: Float32Array, x: number, y: number): Rgb {
  const at = (Math.round((y - TOP) * PER_UNIT) * WIDTH + Math.round((x + HALF_WIDTH) * PER_UNIT)) * 3;
  return [cut[at], cut[at + 1], cut[at + 2]];
}
