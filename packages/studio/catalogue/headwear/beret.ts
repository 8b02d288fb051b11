import { darken } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Soft wool over a band, pulled down to the wearer's right ear. */
export const beret: HeadwearEntry = {
  words: { en: 'beret, french hat, basque beret', es: 'boina' },
  closeFit: { from: 0.78, tilt: -4 },
  mould: (tint) => {
    const wool = plastic(tint ?? '#c8242f', 0.15);
    return [
      [
        ellipsoid(wool, [0, 0.8, -0.12], [1.4, 1.22, 1.46]),
        blendInto(ellipsoid(wool, [-0.22, 1.3, -0.12], [1.74, 0.66, 1.62], 0, [4, 0, 15]), 0.3),
        blendInto(ellipsoid(wool, [-1.3, 0.72, -0.1], [0.36, 0.5, 0.86], 0, [0, 0, 8]), 0.4),
        cut(box(wool, [0.6, -1.36, 0], [1.3, 2, 2.5], 0, [-4, 0, 4]), 0.06),
        cut(box(wool, [0, -1.62, 0], [2.5, 2, 2.5], 0, [-4, 0, 4]), 0.06),
      ],
      [torus(plastic(darken(wool.colour, 0.25), 0.2), [0, 0.68, -0.08], 1.33, 0.07, [-4, 0, 3])],
      [capsule(wool, [-0.36, 1.92, -0.1], [-0.38, 2.02, -0.1], 0.06, 0.05)],
    ];
  },
};
