import { box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const partyHat: HeadwearEntry = {
  words: `party hat, birthday hat, paper hat · de partyhut · fr chapeau de fete · es gorro de fiesta
    · it cappellino da festa · nl feestmuts, feesthoedje · emoji 🥳`,
  pressesFrom: 1.55,
  mould: (tint) => {
    const card = plastic(tint ?? '#2cb5e8', 0.7);
    return [
      [
        capsule(card, [0, 1.75, 0.1], [0.1, 3.5, 0.05], 0.86, 0.1),
        cut(box(card, [0, 0.7, 0], [1.5, 0.9, 1.5])),
      ],
      [ellipsoid(plastic('#ffc72c', 0.2), [0.1, 3.6, 0.05], [0.28, 0.28, 0.28])],
      [
        [-0.35, 2.0, 0.83],
        [0.4, 2.1, 0.76],
        [0, 2.5, 0.62],
        [0.3, 2.85, 0.4],
        [-0.2, 2.95, 0.42],
        [-0.55, 2.45, 0.4],
      ].map(([x = 0, y = 0, z = 0], i) =>
        ellipsoid(
          plastic(['#e4312b', '#ffc72c', '#f4f2ec'][i % 3] ?? '#f4f2ec', 0.7),
          [x, y, z],
          [0.13, 0.13, 0.09],
        ),
      ),
      [torus(plastic('#ef7fae', 0.3), [0, 1.64, 0.1], 0.86, 0.13)],
    ];
  },
};
