import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';
import { standing } from './parts/standing.ts';

export default defineThing({
  id: 'donkey',
  words: { en: 'donkey', de: 'esel', fr: 'ane', es: 'burro', it: 'asino', nl: 'ezel', emoji: '🫏' },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#8d8a8c');
    const fur = plastic(coat, 0.3);
    const dark = plastic(darken(coat, 0.6), 0.3);
    return {
      size: 0.55,
      grip: [0, 0, 0],
      groups: [
        ...standing(fur, dark),
        [
          ellipsoid(fur, [0, 0.22, 0.1], [0.16, 0.16, 0.15]),
          blendInto(capsule(fur, [0, 0.18, 0.16], [0, 0.05, 0.25], 0.13, 0.115), 0.04),
        ],
        [ellipsoid(snowWhite, [0, 0.02, 0.27], [0.145, 0.095, 0.11])],
        pair((side) => ellipsoid(dark, [side * 0.055, 0.045, 0.37], [0.022, 0.026, 0.014])),
        pair((side) => capsule(fur, [side * 0.1, 0.33, 0.05], [side * 0.21, 0.6, 0.04], 0.065, 0.03)),
        pair((side) =>
          capsule(
            plastic('#f0bdb4', 0.3),
            [side * 0.11, 0.37, 0.1],
            [side * 0.195, 0.56, 0.065],
            0.034,
            0.014,
          ),
        ),
        [
          ellipsoid(dark, [0, 0.38, 0.06], [0.07, 0.08, 0.1]),
          blendInto(ellipsoid(dark, [0, 0.33, 0.19], [0.05, 0.07, 0.06]), 0.03),
        ],
        pair((side) => ellipsoid(snowWhite, [side * 0.095, 0.225, 0.21], [0.055, 0.06, 0.035])),
        eyes(0.09, 0.22, 0.238, 0.032),
        tube(fur, 0.024, [0.2, -0.08, -0.2], [0.34, -0.14, -0.18], [0.36, -0.28, -0.16]),
        [ellipsoid(dark, [0.36, -0.31, -0.16], [0.045, 0.075, 0.045])],
      ],
    };
  },
});
