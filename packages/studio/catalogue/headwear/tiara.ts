import type { Group } from '../../sculpt/solid.ts';
import { capsule, ellipsoid, metal, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const tiara: HeadwearEntry = {
  words: 'tiara, diadem · fr diademe',
  overHair: true,
  mould: (tint) => {
    const silver = tint ? plastic(tint, 0.95) : metal('#d5dae2');
    const arch = (x: number, height: number): Group => {
      const z = Math.sqrt(1.36 ** 2 - x * x);
      return [
        capsule(silver, [x, 1.32, z], [x * 0.92, 1.4 + height, z * 0.94], 0.15, 0.05),
        ellipsoid(plastic('#e58ac0', 1), [x * 0.92, 1.46 + height, z * 0.94], [0.12, 0.12, 0.12]),
      ];
    };
    return [
      [torus(silver, [0, 1.25, -0.02], 1.38, 0.11, [-8, 0, 0])],
      ...[
        [0, 0.75],
        [-0.5, 0.5],
        [0.5, 0.5],
        [-0.92, 0.28],
        [0.92, 0.28],
      ].map(([x = 0, height = 0]) => arch(x, height)),
      [ellipsoid(plastic('#3a94e8', 1), [0, 1.5, 1.44], [0.18, 0.22, 0.14])],
    ];
  },
};
