import { box, capsule, cylinder, ellipsoid, metal, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { fullShell } from './helmet-shells.ts';

const steel = metal('#b6bdc8');
const brass = metal('#e0b13a');

export const knightHelmet: HeadwearEntry = {
  words: `knight helmet, knights helmet, suit of armour helmet, medieval helmet · de ritterhelm · fr heaume · es yelmo
    · nl ridderhelm`,
  carriedAs: 'knight-helmet',
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : steel;
    return [
      fullShell(shell),
      [ellipsoid(shell, [0, 1.35, 0.72], [1.62, 0.72, 1.2], 0, [-24, 0, 0])],
      [-0.5, 0, 0.5].map((x) =>
        box(plastic('#2a2b31', 0.4), [x, 1.5, 1.72 - Math.abs(x) * 0.2], [0.17, 0.05, 0.12], 0.03),
      ),
      pair((side) => cylinder(brass, [side * 1.66, 0.7, 0.1], 0.24, 0.12, [0, 0, 90], 0.05)),
      [
        capsule(plastic('#e4312b', 0.3), [0, 2.1, 0.1], [0, 2.9, -0.4], 0.16, 0.36),
        capsule(plastic('#e4312b', 0.3), [0, 2.9, -0.4], [0, 2.5, -1.5], 0.36, 0.14, 0.15),
      ],
    ];
  },
};
