import { darken, hex } from '../../colour.ts';
import { box, capsule, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A cap whose brim hangs over the neck; above the forehead its strap closes a half round opening. */
export const backwardsCap: HeadwearEntry = {
  words: {
    en: 'backwards cap, backward cap, cap backwards, cap on backwards, cap worn backwards, cap turned backwards',
    de: 'kappe ruckwarts, cap ruckwarts',
    fr: 'casquette a l envers',
    es: 'gorra hacia atras',
    it: 'cappellino al contrario',
    nl: 'pet achterstevoren',
  },
  closeFit: { from: 0.85, tilt: 0 },
  mould: (tint) => {
    const colour = tint ?? hex('#2563c9');
    const cloth = plastic(colour, 0.35);
    const seam = plastic(darken(colour, 0.3), 0.4);
    return [
      [
        ellipsoid(cloth, [0, 0.85, -0.1], [1.5, 1.3, 1.55]),
        cut(box(cloth, [0, -0.5, 0], [2.5, 1.25, 2.5]), 0.1),
        cut(ellipsoid(cloth, [0, 0.98, 1.4], [0.52, 0.44, 0.7]), 0.04),
      ],
      [
        capsule(seam, [-0.6, 0.88, 1.32], [0, 0.84, 1.5], 0.1),
        capsule(seam, [0, 0.84, 1.5], [0.6, 0.88, 1.32], 0.1),
      ],
      [ellipsoid(cloth, [0, 0.72, -1.55], [1.12, 0.13, 1.0], 0, [-18, 0, 0])],
      [ellipsoid(seam, [0, 2.15, -0.1], [0.14, 0.1, 0.14])],
    ];
  },
};
