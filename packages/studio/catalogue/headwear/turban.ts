import { box, cut, ellipsoid, metal, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const turban: HeadwearEntry = {
  words: { en: 'turban, head wrap, headwrap, gele, dastar, pagri' },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#e07b2b', 0.3);
    return [
      [ellipsoid(cloth, [0, 1.25, -0.1], [1.5, 1.05, 1.5]), cut(box(cloth, [0, -0.1, 0], [2, 1, 2]))],
      ...[
        [-14, 1.1],
        [14, 1.1],
        [-22, 1.45],
        [22, 1.45],
      ].map(([tilt = 0, y = 0]) => [torus(cloth, [0, y, -0.08], 1.36 - (y - 1.1) * 0.4, 0.3, [-8, 0, tilt])]),
      [
        ellipsoid(metal('#e0b13a'), [0, 1.55, 1.5], [0.26, 0.3, 0.14]),
        ellipsoid(plastic('#2563c9', 1), [0, 1.55, 1.6], [0.15, 0.19, 0.1]),
      ],
    ];
  },
};
