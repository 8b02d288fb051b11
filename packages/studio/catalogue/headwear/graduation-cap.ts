import { box, capsule, cut, cylinder, ellipsoid, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const graduationCap: HeadwearEntry = {
  words: `graduation cap, mortarboard, mortar board, graduation hat, cap and gown, graduation · de doktorhut
    · fr toque de diplome · es birrete · it tocco di laurea · pt chapeu de formatura · nl afstudeerhoed · emoji 🎓`,
  closeFit: { from: 1, tilt: 0 },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#23242e', 0.35);
    const tassel = plastic('#f2b52b', 0.3);
    return [
      [
        ellipsoid(cloth, [0, 0.9, -0.1], [1.48, 1.1, 1.5]),
        cut(box(cloth, [0, -0.3, 0], [2.5, 1.25, 2.5]), 0.05),
      ],
      [box(cloth, [0, 2.02, -0.05], [1.62, 0.07, 1.62], 0.05, [-3, 40, 0])],
      [
        cylinder(tassel, [0, 2.12, -0.05], 0.16, 0.06),
        ...tube(tassel, 0.06, [0, 2.14, -0.05], [1.3, 2.12, 0.9], [1.45, 1.6, 1.0]),
        capsule(tassel, [1.45, 1.55, 1.0], [1.48, 1.0, 1.02], 0.12, 0.2),
      ],
    ];
  },
};
