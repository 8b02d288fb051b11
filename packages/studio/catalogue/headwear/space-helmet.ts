import { capsule, cylinder, ellipsoid, metal, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { fullShell } from './helmet-shells.ts';

const steel = metal('#b6bdc8');

export const spaceHelmet: HeadwearEntry = {
  words: 'space helmet, astronaut helmet',
  carriedAs: 'space-helmet',
  closeFit: { from: 0.95, tilt: 0 },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f4f2ec', 0.95);
    return [
      fullShell(shell),
      ...[-1, 1].map((side) => [
        cylinder(shell, [side * 1.68, 0.1, -0.1], 0.5, 0.2, [0, 0, 90], 0.1),
        cylinder(plastic('#e4312b', 0.9), [side * 1.88, 0.1, -0.1], 0.28, 0.06, [0, 0, 90]),
      ]),
      [
        capsule(steel, [1.78, 0.4, -0.1], [1.9, 1.9, -0.15], 0.06),
        ellipsoid(plastic('#e4312b', 1), [1.9, 1.98, -0.15], [0.17, 0.17, 0.17]),
      ],
      [ellipsoid(plastic('#2563c9', 0.9), [0, 1.72, 1.1], [0.32, 0.28, 0.2])],
    ];
  },
};
