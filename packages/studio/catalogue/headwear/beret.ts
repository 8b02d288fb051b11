import { capsule, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const beret: HeadwearEntry = {
  words: { en: 'beret, french hat, basque beret', es: 'boina' },
  pressesFrom: 1.1,
  mould: (tint) => {
    const wool = plastic(tint ?? '#c8242f', 0.15);
    return [
      [ellipsoid(wool, [0.2, 1.58, -0.1], [1.78, 0.62, 1.7], 0, [-6, 0, -12])],
      [torus(wool, [0, 1.22, -0.08], 1.28, 0.14, [-6, 0, -6])],
      [capsule(wool, [0.32, 2.12, -0.1], [0.38, 2.42, -0.1], 0.09, 0.06)],
    ];
  },
};
