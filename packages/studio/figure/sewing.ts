import type { Group } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';

/** What details are sewn on with and to: the torso's form and its length from the waistline to the shoulders. */
export type Sewing = { outfit: Outfit; paints: Paints; build: Build; form: Group; length: number };
