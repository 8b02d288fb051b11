import { capsule, cylinder, ellipsoid, FACING, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const sailorCap: HeadwearEntry = {
  words: `sailor cap, sailor hat, sailors hat, captains hat, captain hat, navy cap, sailors cap · de kapitansmutze,
    matrosenmutze · fr casquette de marin, bachi · es gorra de marinero, gorra de capitan · it berretto da marinaio,
    cappello da capitano · pt quepe de marinheiro · nl kapiteinspet, matrozenmuts`,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#f8f6f0', 0.3);
    return [
      [ellipsoid(cloth, [0, 1.62, -0.08], [1.45, 0.5, 1.45])],
      [cylinder(cloth, [0, 1.42, -0.06], 1.52, 0.3, [-5, 0, 0], 0.12)],
      [cylinder(plastic('#1d2c5b', 0.4), [0, 1.26, -0.06], 1.535, 0.09, [-5, 0, 0], 0.03)],
      [
        torus(plastic('#1d2c5b', 0.5), [0, 1.62, 1.42], 0.09, 0.035, FACING),
        capsule(plastic('#1d2c5b', 0.5), [0, 1.56, 1.47], [0, 1.35, 1.49], 0.035),
        capsule(plastic('#1d2c5b', 0.5), [-0.13, 1.42, 1.47], [0, 1.35, 1.49], 0.035),
        capsule(plastic('#1d2c5b', 0.5), [0.13, 1.42, 1.47], [0, 1.35, 1.49], 0.035),
      ],
    ];
  },
};
