import type { PackId } from './about.ts';
import { actionFigure } from './action-figure/index.ts';
import type { Pack } from './pack.ts';
import { retroCard } from './retro-card/index.ts';
import { windowBox } from './window-box/index.ts';

/** All packs by their ids. */
export const PACKS: Readonly<Record<PackId, Pack>> = {
  'action-figure': actionFigure,
  'window-box': windowBox,
  'retro-card': retroCard,
};
