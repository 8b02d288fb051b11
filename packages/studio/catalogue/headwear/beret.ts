import { darken } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Soft wool over a band, pulled down to the wearer's right ear. */
export const beret: HeadwearEntry = {
  words: `beret, french hat, basque beret · de baskenmutze · fr un beret · es boina · it basco · nl alpinopet, baret`,
  closeFit: { from: 0.42, tilt: -11 },
  mould: (tint) => {
    const wool = plastic(tint ?? '#c8242f', 0.15);
    return [
      [
        ellipsoid(wool, [0, 0.8, -0.12], [1.4, 1.22, 1.46]),
        blendInto(ellipsoid(wool, [-0.16, 1.24, -0.14], [1.62, 0.68, 1.5], 0, [2, 0, 14]), 0.3),
        blendInto(ellipsoid(wool, [-1.24, 0.66, -0.14], [0.34, 0.5, 0.86], 0, [0, 0, 8]), 0.4),
        cut(box(wool, [0.6, -1.6, 0], [1.3, 2, 2.5], 0, [-11, 0, 4]), 0.06),
        cut(box(wool, [0, -1.82, 0], [2.5, 2, 2.5], 0, [-11, 0, 4]), 0.06),
      ],
      [torus(plastic(darken(wool.colour, 0.25), 0.2), [0, 0.44, -0.08], 1.36, 0.08, [-11, 0, 3])],
      [capsule(wool, [-0.36, 1.92, -0.1], [-0.38, 2.02, -0.1], 0.06, 0.05)],
    ];
  },
};
