import { darken, hex } from '../../colour.ts';
import { box, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A small round cap on the crown, over the hair. */
export const kippah: HeadwearEntry = {
  words: { en: 'kippah, kippa, yarmulke, skullcap, skull cap', fr: 'calotte', nl: 'keppel' },
  overHair: true,
  mould: (tint) => {
    const colour = tint ?? hex('#23305e');
    return [
      [
        ellipsoid(plastic(colour, 0.25), [0, 1.02, -0.28], [1.3, 1.2, 1.36]),
        cut(box(plastic(colour, 0.25), [0, 0.62, 0], [3, 1, 3], 0.02, [-14, 0, 0]), 0.03),
      ],
      [
        ellipsoid(plastic(darken(colour, 0.3), 0.3), [0, 1.0, -0.28], [1.34, 1.16, 1.4]),
        cut(box(plastic(colour, 0.25), [0, 0.6, 0], [3, 1, 3], 0.02, [-14, 0, 0])),
        cut(box(plastic(colour, 0.25), [0, 2.74, 0], [3, 1, 3], 0.02, [-14, 0, 0])),
      ],
    ];
  },
};
