import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'shark',
  words: {
    en: 'shark, great white',
    de: 'hai',
    fr: 'requin',
    es: 'tiburon',
    it: 'squalo',
    pt: 'tubarao',
    nl: 'haai',
    emoji: '🦈',
  },
  theme: 'sea',
  kin: ['animal'],
  costume: { colour: 'grey' },
  mould: (tint) => {
    const skin = plastic(tint ?? '#6d8296', 0.6);
    return {
      size: 0.42,
      grip: [0, -0.16, 0],
      groups: [
        [
          ellipsoid(skin, [-0.06, 0.02, 0], [0.46, 0.21, 0.18]),
          blendInto(capsule(skin, [0.3, 0.02, 0], [0.46, 0.02, 0], 0.09, 0.06), 0.06),
          blendInto(capsule(skin, [-0.02, 0.14, 0], [0.08, 0.38, 0], 0.11, 0.02), 0.04),
          blendInto(capsule(skin, [0.45, 0.02, 0], [0.62, 0.26, 0], 0.07, 0.02), 0.03),
          blendInto(capsule(skin, [0.45, 0.02, 0], [0.58, -0.14, 0], 0.06, 0.02), 0.03),
        ],
        [ellipsoid(snowWhite, [-0.1, -0.07, 0.02], [0.38, 0.13, 0.165])],
        [capsule(skin, [-0.06, -0.06, 0.15], [0.1, -0.24, 0.25], 0.075, 0.02)],
        [ellipsoid(snowWhite, [-0.32, 0.08, 0.135], [0.05, 0.055, 0.035])],
        [ellipsoid(jetBlack, [-0.33, 0.08, 0.16], [0.028, 0.034, 0.02])],
        tube(
          plastic('#7d2f3a', 0.4),
          0.026,
          [-0.46, -0.06, 0.09],
          [-0.36, -0.09, 0.145],
          [-0.24, -0.05, 0.175],
        ),
        [-0.43, -0.37, -0.31, -0.26].map((x) =>
          capsule(
            plastic('#ffffff', 0.8),
            [x, -0.06, 0.18 + (x + 0.3) * 0.35],
            [x, -0.105, 0.18 + (x + 0.3) * 0.35],
            0.02,
            0.004,
          ),
        ),
        [-0.12, -0.06, 0].map((x) =>
          capsule(plastic('#3f4d5c', 0.4), [x, 0.08, 0.172], [x + 0.02, -0.0, 0.176], 0.01),
        ),
      ],
    };
  },
});
