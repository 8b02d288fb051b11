import { darken, hex } from '../../colour.ts';
import { box, capsule, cut, cylinder, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A round cap without a brim, whose walls stand up to a flat top. */
export const kufi: HeadwearEntry = {
  words: 'kufi, kufi cap, fez, taqiyah, pillbox hat · es fez turco',
  closeFit: { from: 0.6, tilt: -10 },
  mould: (tint) => {
    const colour = tint ?? hex('#7a2430');
    const cloth = plastic(colour, 0.2);
    const seam = plastic(darken(colour, 0.16), 0.2);
    return [
      [
        capsule(cloth, [0, 0.7, -0.1], [0, 1.8, -0.18], 1.38, 1.3),
        cut(box(cloth, [0, 3.2, -0.2], [2.4, 1, 2.4], 0, [-8, 0, 0]), 0.16),
        cut(box(cloth, [0, -0.58, 0], [2.5, 1.2, 2.5], 0, [-10, 0, 0]), 0.06),
      ],
      [cylinder(seam, [0, 0.84, -0.11], 1.39, 0.035, [-10, 0, 0], 0.03)],
    ];
  },
};
