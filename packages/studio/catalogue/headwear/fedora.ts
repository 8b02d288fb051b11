import { cut, cylinder, ellipsoid, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const fedora: HeadwearEntry = {
  words: {
    en: 'fedora, hat, trilby, bowler hat, bowler, detective hat, deerstalker, gangster hat, homburg, explorer hat, bush hat',
    de: 'filzhut, schlapphut',
    fr: 'chapeau, chapeau rose',

    it: 'cappello',
    pt: 'chapeu',
    nl: 'hoed, hoedje',
  },
  closeFit: { from: 1.24, tilt: 0 },
  mould: (tint) => {
    const felt = plastic(tint ?? '#6b5a4a', 0.25);
    return [
      [
        ellipsoid(felt, [0, 1.22, 0.05], [1.98, 0.12, 1.9]),
        ellipsoid(felt, [0, 1.75, -0.05], [1.28, 0.92, 1.3], 0.2),
        cut(ellipsoid(felt, [0, 2.78, 0.1], [0.4, 0.4, 1.4]), 0.25),
        ...pair((side) => cut(ellipsoid(felt, [side * 1.0, 2.35, 1.2], [0.42, 0.6, 0.4]), 0.25)),
      ],
      [cylinder(plastic('#23222a', 0.5), [0, 1.46, -0.02], 1.29, 0.17, [0, 0, 0], 0.05)],
    ];
  },
};
