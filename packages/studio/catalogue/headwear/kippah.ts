import { darken, hex } from '../../colour.ts';
import { box, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A small round cap on the crown, over the hair. */
export const kippah: HeadwearEntry = {
  words: 'kippah, kippa, yarmulke, skullcap, skull cap · fr calotte · nl keppel',
  pressesFrom: 1.6,
  mould: (tint) => {
    const colour = tint ?? hex('#23305e');
    const cloth = plastic(colour, 0.25);
    return [
      [
        ellipsoid(cloth, [0, 1.5, -0.2], [0.92, 0.64, 0.96], 0, [-10, 0, 0]),
        cut(box(cloth, [0, 0.72, 0], [2, 1, 2], 0, [-10, 0, 0])),
      ],
      [
        ellipsoid(plastic(darken(colour, 0.35), 0.3), [0, 1.5, -0.2], [0.945, 0.6, 0.985], 0, [-10, 0, 0]),
        cut(box(cloth, [0, 0.72, 0], [2, 1, 2], 0, [-10, 0, 0])),
        cut(box(cloth, [0, 2.86, 0], [2, 1, 2], 0, [-10, 0, 0])),
      ],
    ];
  },
};
