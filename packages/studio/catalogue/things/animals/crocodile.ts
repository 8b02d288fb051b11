import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** From its left, mouth open. */
export default defineThing({
  id: 'crocodile',
  words: {
    en: 'crocodile, alligator, gator, caiman',
    de: 'krokodil',
    es: 'cocodrilo',
    it: 'coccodrillo',
    pt: 'crocodilo',
    emoji: '🐊',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'green' },
  mould: (tint) => {
    const coat = tint ?? hex('#4f9440');
    const skin = plastic(coat, 0.6);
    const ridge = plastic(darken(coat, 0.3), 0.5);
    return {
      size: 0.36,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0.08, -0.12, 0], [0.32, 0.15, 0.2]),
          capsule(skin, [-0.16, -0.06, 0.02], [-0.28, 0.0, 0.04], 0.13, 0.125, 0.06),
          capsule(skin, [-0.3, 0.03, 0.04], [-0.74, 0.09, 0.1], 0.09, 0.06, 0.04),
          capsule(skin, [0.32, -0.14, 0], [0.6, -0.2, 0.06], 0.11, 0.06, 0.05),
          capsule(skin, [0.6, -0.2, 0.06], [0.82, -0.08, 0.1], 0.06, 0.015, 0.04),
          ...[-0.1, 0.26].map((x) =>
            blendInto(capsule(skin, [x, -0.18, 0.15], [x - 0.04, -0.28, 0.24], 0.075, 0.06), 0.03),
          ),
        ],
        [capsule(skin, [-0.28, -0.06, 0.05], [-0.7, -0.13, 0.11], 0.075, 0.045)],
        [capsule(plastic('#d9575c', 0.5), [-0.3, -0.015, 0.06], [-0.6, -0.03, 0.1], 0.06, 0.03)],
        [-0.72, -0.62, -0.52, -0.42].map((x) =>
          capsule(snowWhite, [x, 0.05, 0.13], [x, -0.035, 0.15], 0.03, 0.005),
        ),
        [-0.66, -0.56, -0.46].map((x) =>
          capsule(snowWhite, [x, -0.1, 0.14], [x, -0.015, 0.16], 0.028, 0.005),
        ),
        pair((side) => ellipsoid(skin, [-0.3, 0.15, 0.05 + side * 0.085], [0.075, 0.075, 0.06])),
        [ellipsoid(snowWhite, [-0.31, 0.165, 0.175], [0.05, 0.05, 0.03])],
        [ellipsoid(jetBlack, [-0.315, 0.165, 0.2], [0.022, 0.036, 0.014])],
        [ellipsoid(ridge, [-0.72, 0.15, 0.11], [0.035, 0.03, 0.05])],
        [-0.1, 0.05, 0.2, 0.36, 0.52].map((x) =>
          capsule(
            ridge,
            [x, x > 0.28 ? 0.1 - x * 0.42 : -0.02, 0.02],
            [x + 0.05, x > 0.28 ? 0.18 - x * 0.38 : 0.1, 0.02],
            0.05,
            0.012,
          ),
        ),
        [-0.14, 0.22].map((x) => ellipsoid(skin, [x - 0.02, -0.32, 0.27], [0.085, 0.03, 0.06])),
      ],
    };
  },
});
