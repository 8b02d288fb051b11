/** The part of a head whose hair is printed, in the head's units (y down), and its pixels. */
const PER_UNIT = 36;
const HALF_WIDTH = 1.95;
const TOP = -2.4;
const BOTTOM = 2.8;

export const HAIR_PRINT = {
  halfWidth: HALF_WIDTH,
  top: TOP,
  perUnit: PER_UNIT,
  width: Math.round(2 * HALF_WIDTH * PER_UNIT),
  height: Math.round((BOTTOM - TOP) * PER_UNIT),
  centre: [0, -(TOP + BOTTOM) / 2],
  half: [HALF_WIDTH, (BOTTOM - TOP) / 2],
} as const;

/** A byte of this stands for hair of its usual colour; half of it for half as bright. */
export const USUAL_SHADE = 96;

/**
 * How the hair in a photo differs from its own usual colour, place by place: strands, gleams, grey among brown. RGBA
 * in the pixels of `HAIR_PRINT`, continued beyond what the photo shows; alpha is where the photo shows hair. Plain
 * data, which threads may send each other.
 */
export type HairLayer = Uint8ClampedArray;
