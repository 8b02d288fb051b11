import type { Rgb } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';

/**
 * Makes headwear in the head's units: the eyes are at height 0 and one unit apart, the crown is at 1.85, the ears at -0.2.
 * Without a tint it has its own colour. `words` are printed on its front if it has room for them.
 */
export type HeadMould = (tint: Rgb | undefined, words?: string) => Group[];
