import type { Group } from '../../sculpt/solid.ts';
import { capsule, cylinder, ellipsoid, metal, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const crown: HeadwearEntry = {
  words: `crown · de krone · fr couronne · es corona · it corona d oro, corona da re · pt coroa · nl kroon · emoji 👑`,
  pressesFrom: 1.45,
  mould: (tint) => {
    const gold = tint ? plastic(tint, 0.9) : metal('#e6b733');
    return [
      [
        cylinder(gold, [0, 1.75, 0], 1.02, 0.3, [0, 0, 0], 0.05),
        { ...cylinder(gold, [0, 2.0, 0], 0.9, 0.4), cutOut: true },
      ],
      ...Array.from({ length: 8 }, (_, i): Group => {
        const a = (i * Math.PI) / 4;
        const [x, z] = [Math.sin(a) * 0.97, Math.cos(a) * 0.97];
        return [
          capsule(gold, [x, 1.95, z], [x * 1.08, 2.5, z * 1.08], 0.24, 0.05),
          ellipsoid(
            plastic(i % 2 === 0 ? '#e4312b' : '#2cb5e8', 1),
            [x * 1.02, 1.72, z * 1.02],
            [0.13, 0.13, 0.13],
          ),
        ];
      }),
    ];
  },
};
