import { blendInto, box, capsule, cut, cylinder, ellipsoid, metal, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

const brass = metal('#e0b13a');

export const policeCap: HeadwearEntry = {
  words: `police cap, police hat, pilot cap, pilot hat, policemans hat, officer cap, conductor hat, peaked hat,
    chauffeur cap · de polizeimutze, schaffnermutze · fr casquette de police · nl politiepet · emoji 👮`,
  closeFit: { from: 1.1, tilt: 0 },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#1d2c5b', 0.4);
    return [
      [
        ellipsoid(cloth, [0, 1.95, -0.05], [1.85, 0.34, 1.75], 0, [8, 0, 0]),
        blendInto(capsule(cloth, [0, 1.3, -0.08], [0, 1.75, -0.08], 1.3, 1.42), 0.15),
        cut(box(cloth, [0, -0.1, 0], [2, 1.15, 2])),
        cut(box(cloth, [0, 3.6, 0], [2.4, 1.3, 2.4], 0, [8, 0, 0]), 0.1),
      ],
      [cylinder(plastic('#15161c', 0.8), [0, 1.22, -0.06], 1.37, 0.17, [0, 0, 0], 0.04)],
      [ellipsoid(plastic('#15161c', 0.95), [0, 1.08, 1.2], [1.02, 0.11, 0.75], 0, [18, 0, 0])],
      [
        ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
          capsule(brass, [0, 1.66, 1.5], [Math.sin(a) * 0.34, 1.66 + Math.cos(a) * 0.34, 1.5], 0.17, 0.05),
        ),
      ],
      pair((side) => ellipsoid(brass, [side * 1.24, 1.22, 0.62], [0.1, 0.1, 0.1])),
    ];
  },
};
