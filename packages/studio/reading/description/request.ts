import type { Rgb } from '../../colour.ts';
import type { Mention } from './mention.ts';

/** A mention that the words do not deny, with its colours and the number of things that it asks for, 1 to 4. */
export type Request = Mention & { colour: Rgb | undefined; second: Rgb | undefined; count: number };
