import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { eyes } from '#catalogue/things/animals/parts/eyes.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dragon',
  words: {
    en: 'dragon',
    de: 'drache',
    fr: 'un dragon',
    it: 'drago',
    pt: 'dragao',
    nl: 'draak',
    emoji: '🐉, 🐲',
  },
  theme: 'fantasy',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'emerald' },
  mould: (tint) => {
    const coat = tint ?? hex('#2f9b57');
    const skin = plastic(coat, 0.75);
    const belly = plastic('#f3dc9a', 0.5);
    const wing = plastic(darken(coat, 0.25), 0.5);
    return {
      size: 0.6,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, -0.22, 0], [0.2, 0.25, 0.18]),
          capsule(skin, [0, -0.05, 0.02], [0, 0.16, 0.04], 0.12, 0.1, 0.05),
          capsule(skin, [0.14, -0.38, -0.05], [0.38, -0.4, 0.02], 0.09, 0.06, 0.04),
          capsule(skin, [0.38, -0.4, 0.02], [0.46, -0.22, 0.04], 0.06, 0.02, 0.03),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.16, -0.41, 0.1], [0.1, 0.07, 0.14]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(skin, [side * 0.14, -0.12, 0.1], [side * 0.12, -0.24, 0.2], 0.05, 0.045), 0.03),
          ),
        ],
        [ellipsoid(belly, [0, -0.2, 0.05], [0.14, 0.22, 0.15])],
        [
          ellipsoid(skin, [0, 0.25, 0.04], [0.18, 0.15, 0.16]),
          blendInto(ellipsoid(skin, [0, 0.19, 0.2], [0.125, 0.085, 0.12]), 0.05),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.06, 0.23, 0.29], [0.035, 0.03, 0.03]), 0.02)),
        ],
        ...[-1, 1].map((side) => [
          capsule(wing, [side * 0.12, -0.04, -0.14], [side * 0.36, 0.3, -0.16], 0.03, 0.02),
          ellipsoid(wing, [side * 0.34, 0.1, -0.15], [0.15, 0.17, 0.025], 0.04, [0, 0, side * -20]),
          ellipsoid(wing, [side * 0.24, -0.02, -0.15], [0.12, 0.11, 0.025], 0.03),
        ]),
        pair((side) => ellipsoid(plastic('#f7cd2b', 1), [side * 0.105, 0.3, 0.165], [0.05, 0.058, 0.035])),
        eyes(0.11, 0.3, 0.195, 0.02),
        pair((side) =>
          capsule(plastic('#f6efdc', 0.6), [side * 0.1, 0.36, 0], [side * 0.17, 0.52, -0.05], 0.045, 0.012),
        ),
        [capsule(plastic('#f7932b', 0.6), [0.46, -0.22, 0.04], [0.47, -0.08, 0.04], 0.065, 0.01)],
      ],
    };
  },
});
