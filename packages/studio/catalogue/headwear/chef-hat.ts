import { cylinder, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const chefHat: HeadwearEntry = {
  words: `chef hat, chefs hat, cook hat, cooks hat, toque, tall hat, tall white hat, bakers hat, baker hat
    · de kochmutze · fr toque blanche · es gorro de cocinero, gorro de chef · it cappello da cuoco
    · pt chapeu de chef, chapeu de cozinheiro · nl koksmuts`,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#f8f6f0', 0.3);
    return [
      [cylinder(cloth, [0, 1.55, -0.1], 1.3, 0.42, [-8, 0, 0], 0.08)],
      [
        [-0.75, 2.45, 0.15, 0.85],
        [0.75, 2.45, 0.15, 0.85],
        [0, 2.75, 0.1, 0.95],
        [0, 2.4, -0.6, 0.9],
        [0, 2.35, 0.6, 0.7],
      ].map(([x = 0, y = 0, z = 0, r = 1]) => ellipsoid(cloth, [x, y, z], [r, r * 0.85, r], 0.25)),
    ];
  },
};
