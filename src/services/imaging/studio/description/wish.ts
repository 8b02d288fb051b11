import type { Rgb } from '../colour.ts';
import type { Mention } from './meaning.ts';

/** A mention that the words do not deny, with its colour and how many of it there are to be. */
export type Wish = Mention & { colour: Rgb | undefined; count: number };
