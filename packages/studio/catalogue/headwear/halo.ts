import { capsule, metal, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

const gold = metal('#e6b733');

export const halo: HeadwearEntry = {
  words: 'halo · de heiligenschein · fr aureole · es aureola · emoji 😇',
  overHair: true,
  mould: (tint) => [
    [torus(tint ? plastic(tint, 0.95) : gold, [0, 2.75, -0.2], 1.0, 0.15, [10, 0, 0])],
    [capsule(gold, [0, 1.6, -1.2], [0, 2.6, -1.2], 0.06)],
  ],
};
