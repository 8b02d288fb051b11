import { box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const santaHat: HeadwearEntry = {
  words: `santa hat, christmas hat, father christmas hat, elf hat · de weihnachtsmutze, nikolausmutze
    · fr bonnet de noel · es gorro de papa noel, gorro navideno · it cappello di babbo natale · pt gorro de natal,
    gorro de papai noel · nl kerstmuts · emoji 🎅, 🤶`,
  mould: (tint) => {
    const felt = plastic(tint ?? '#d3222f', 0.25);
    const fur = plastic('#fbf9f4', 0.05);
    return [
      [
        capsule(felt, [0, 1.2, -0.1], [0.15, 2.5, -0.15], 1.36, 0.72),
        capsule(felt, [0.15, 2.5, -0.15], [1.1, 2.8, 0], 0.72, 0.4, 0.25),
        capsule(felt, [1.1, 2.8, 0], [1.75, 1.95, 0.1], 0.4, 0.18, 0.2),
        cut(box(felt, [0, -0.2, 0], [1.7, 1.2, 1.7])),
      ],
      [torus(fur, [0, 1.1, -0.08], 1.4, 0.3, [-5, 0, 0])],
      [ellipsoid(fur, [1.82, 1.7, 0.12], [0.38, 0.38, 0.38])],
    ];
  },
};
