import { box, cut, ellipsoid, plastic } from '../mould.ts';
import { crossingBands } from './crossing-bands.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Bands of the cloth: how high they lie, their radii, and how steeply they cross in front, degrees. */
const BANDS = [
  { y: 0.7, radius: 1.4, slope: 14 },
  { y: 1.04, radius: 1.36, slope: 15 },
  { y: 1.34, radius: 1.24, slope: 15 },
  { y: 1.6, radius: 1.02, slope: 14 },
] as const;

/** Cloth tied around the head, low and round; it covers the ears and leaves forehead, jaw and throat free. */
export const headwrap: HeadwearEntry = {
  words: 'head wrap, headwrap, gele, head tie, tied scarf, turban wrap',
  closeFit: { from: -0.05, tilt: -14 },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#c2543a', 0.2);
    return [
      [
        ellipsoid(cloth, [0, 0.6, -0.16], [1.52, 1.5, 1.56]),
        ...crossingBands(cloth, BANDS, { z: -0.14, tilt: -8, blend: 0.06 }),
        cut(ellipsoid(cloth, [0, -0.36, 1.4], [1.08, 1.36, 1.5]), 0.08),
        cut(box(cloth, [0, -1.98, 0], [2.5, 1.3, 2.5], 0, [-12, 0, 0]), 0.08),
      ],
    ];
  },
};
