import type { Rgb } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';

/** Makes what sits on a head, in the head's units: eyes at 0 and one unit apart, crown at 1.85, ears at -0.2; with words on its front. */
export type HeadMould = (tint: Rgb | undefined, words?: string) => Group[];
