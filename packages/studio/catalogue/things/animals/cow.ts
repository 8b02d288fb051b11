import { brass, jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'cow',
  words: {
    en: 'bull, cow, cows',
    de: 'kuh',
    fr: 'vache, taureau',
    es: 'vaca',
    it: 'mucca, toro',
    pt: 'touro',
    nl: 'koe',
    emoji: '🐮, 🐄',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = plastic(tint ?? '#fbf8f1', 0.5);
    const patch = plastic('#2b2726', 0.5);
    const muzzle = plastic('#f3b3b0', 0.6);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(coat, [0, -0.15, -0.05], [0.28, 0.26, 0.25]),
          ...pair((side) =>
            blendInto(capsule(coat, [side * 0.16, -0.28, 0.1], [side * 0.17, -0.4, 0.12], 0.085), 0.03),
          ),
        ],
        [
          ellipsoid(patch, [-0.19, -0.08, 0.08], [0.12, 0.13, 0.115]),
          ellipsoid(patch, [0.16, -0.24, 0.1], [0.12, 0.1, 0.1]),
        ],
        pair((side) => ellipsoid(patch, [side * 0.17, -0.46, 0.13], [0.085, 0.04, 0.085])),
        [ellipsoid(coat, [0, 0.2, 0.1], [0.2, 0.22, 0.17])],
        [ellipsoid(patch, [0.1, 0.27, 0.16], [0.1, 0.12, 0.095])],
        [ellipsoid(muzzle, [0, 0.08, 0.2], [0.18, 0.1, 0.12])],
        pair((side) => ellipsoid(plastic('#a8625f', 0.4), [side * 0.07, 0.1, 0.31], [0.025, 0.03, 0.015])),
        pair((side) =>
          capsule(side < 0 ? coat : patch, [side * 0.19, 0.29, 0.06], [side * 0.35, 0.25, 0.08], 0.07, 0.04),
        ),
        pair((side) =>
          capsule(
            plastic('#eadcbd', 0.6),
            [side * 0.11, 0.38, 0.07],
            [side * 0.17, 0.51, 0.07],
            0.045,
            0.014,
          ),
        ),
        [ellipsoid(snowWhite, [0.09, 0.25, 0.245], [0.045, 0.05, 0.02])],
        eyes(0.09, 0.25, 0.258, 0.032),
        [
          capsule(brass, [0, -0.05, 0.24], [0, -0.15, 0.27], 0.045, 0.075),
          ellipsoid(jetBlack, [0, -0.21, 0.28], [0.025, 0.025, 0.025]),
        ],
      ],
    };
  },
});
