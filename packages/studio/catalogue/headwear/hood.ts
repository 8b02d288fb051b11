import { hex } from '../../colour.ts';
import { blendInto, capsule, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** The hood of a jacket, pulled up: hair shows at the forehead only. */
export const hood: HeadwearEntry = {
  // A plain 'hood' is part of a hoodie: only one that is up hides the hair.
  words: `hood up, hood on, pulled up hood, hood pulled up · de kapuze auf · fr capuche sur la tete
    · es capucha puesta · it cappuccio in testa · nl capuchon op`,
  tucksHair: true,
  mould: (tint) => {
    const colour = tint ?? hex('#5a6472');
    const cloth = plastic(colour, 0.2);
    return [
      [
        ellipsoid(cloth, [0, 0.22, -0.34], [1.66, 1.98, 1.62]),
        blendInto(ellipsoid(cloth, [0, 0.7, -0.9], [1.2, 1.35, 1.25]), 0.4),
        blendInto(capsule(cloth, [0, -1.3, -0.3], [0, -2.1, -0.2], 1.3, 1.36), 0.4),
        cut(ellipsoid(cloth, [0, -0.3, 1.3], [1.27, 1.72, 1.5]), 0.16),
        cut(ellipsoid(cloth, [0, -1.6, 1.5], [0.9, 1.2, 1.3]), 0.1),
      ],
    ];
  },
};
