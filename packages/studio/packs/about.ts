/** The second door: what each pack is called, for programs that draw nothing. */
import { actionFigureAbout } from './action-figure/about.ts';
import { retroCardAbout } from './retro-card/about.ts';
import { windowBoxAbout } from './window-box/about.ts';

/** All packs, in the order in which they are offered. */
export const PACKS_ABOUT = [actionFigureAbout, windowBoxAbout, retroCardAbout] as const;
export type PackId = (typeof PACKS_ABOUT)[number]['id'];
