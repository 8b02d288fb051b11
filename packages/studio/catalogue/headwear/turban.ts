import { box, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Cloth wrapped around the head in layers that cross above the forehead. */
export const turban: HeadwearEntry = {
  words: { en: 'turban, head wrap, headwrap, gele, dastar, pagri' },
  closeFit: { from: 1.12, tilt: -8 },
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
    ];
  },
};
