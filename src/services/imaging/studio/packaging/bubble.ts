import type { Box } from '../words/typeset.ts';

/** A clear bubble on a card: its foot print in page pixels and how it was formed. */
export type Bubble = {
  box: Box;
  radius: number;
  /** How far its top stands off the card, page pixels. */
  depth: number;
  /** Bulge of the top: 0 flat, 0.5 round. */
  dome: number;
  /** Unevenness of the plastic: 0 none, 0.02 an old toy's. */
  ripple: number;
  /** What the plastic leaves of red, green and blue, 0 to 1. */
  tint: readonly [number, number, number];
};
