import { capsule, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const horns: HeadwearEntry = {
  words: `horns, devil horns, demon horns · de teufelshorner · fr cornes de diable · es cuernos · it corna · emoji 😈`,
  overHair: true,
  mould: (tint) => {
    const horn = plastic(tint ?? '#c8242f', 0.85);
    return [-1, 1].map((side) => [
      capsule(horn, [side * 0.72, 1.5, 0.5], [side * 0.98, 2.1, 0.55], 0.28, 0.2),
      capsule(horn, [side * 0.98, 2.1, 0.55], [side * 0.9, 2.65, 0.6], 0.2, 0.03, 0.1),
    ]);
  },
};
