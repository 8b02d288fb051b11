import type { Rgb } from '../../colour.ts';
import type { Mention } from './mention.ts';

/** A mention that the words do not deny, with its colours and how many of it there are to be. */
export type Request = Mention & { colour: Rgb | undefined; second: Rgb | undefined; count: number };
