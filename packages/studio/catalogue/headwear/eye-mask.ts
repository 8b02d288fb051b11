import { box, cut, ellipsoid, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const eyeMask: HeadwearEntry = {
  words: `eye mask, mask, superhero mask, domino mask, masquerade mask, masked · de maske · fr masque, loup noir
    · es antifaz · it maschera · pt mascara · nl masker`,
  overEyes: true,
  overHair: true,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#23222a', 0.5);
    return [
      [
        ellipsoid(cloth, [0, 0.25, 0], [1.33, 1.68, 1.37]),
        cut(box(cloth, [0, 1.44, 0], [2, 1, 2], 0), 0.08),
        cut(box(cloth, [0, -1.42, 0], [2, 1, 2], 0), 0.08),
        cut(ellipsoid(cloth, [0, -0.62, 1.3], [0.34, 0.42, 0.5]), 0.1),
        ...pair((side) => cut(ellipsoid(cloth, [side * 0.5, -0.01, 1.3], [0.34, 0.22, 0.6]), 0.03)),
        cut(box(cloth, [0, 0, -1.85], [2, 2, 1.4])),
      ],
    ];
  },
};
