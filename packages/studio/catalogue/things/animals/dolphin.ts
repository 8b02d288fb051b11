import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dolphin',
  words: {
    en: 'dolphin, porpoise',
    de: 'delfin',
    fr: 'dauphin',
    it: 'delfino',
    pt: 'golfinho',
    nl: 'dolfijn',
    emoji: '🐬',
  },
  theme: 'sea',
  kin: ['animal'],
  mould: (tint) => {
    const coat = tint ?? hex('#5b9bc8');
    const skin = plastic(coat, 0.9);
    return {
      size: 0.46,
      grip: [0, -0.1, 0],
      groups: [
        [
          capsule(skin, [-0.3, 0.06, 0], [0.02, 0.12, 0], 0.16, 0.19),
          blendInto(capsule(skin, [0.02, 0.12, 0], [0.4, -0.14, 0], 0.19, 0.06), 0.06),
          blendInto(capsule(skin, [-0.4, 0.02, 0], [-0.58, -0.04, 0], 0.075, 0.045), 0.05),
          blendInto(capsule(skin, [0.06, 0.26, 0], [0.18, 0.44, 0], 0.09, 0.02), 0.04),
          ...pair((side) =>
            blendInto(
              capsule(skin, [0.42, -0.16, 0], [0.52, -0.34 + side * 0.1, side * 0.16], 0.06, 0.03),
              0.03,
            ),
          ),
        ],
        [
          capsule(plastic(lighten(coat, 0.75), 0.8), [-0.28, 0.0, 0.04], [0.04, 0.03, 0.05], 0.12, 0.14),
          blendInto(
            capsule(plastic(lighten(coat, 0.75), 0.8), [-0.42, -0.03, 0.01], [-0.56, -0.065, 0], 0.05, 0.03),
            0.04,
          ),
        ],
        [capsule(skin, [-0.1, 0.0, 0.16], [0.02, -0.2, 0.24], 0.07, 0.02)],
        [ellipsoid(jetBlack, [-0.36, 0.08, 0.145], [0.028, 0.034, 0.02])],
        tube(
          plastic(darken(coat, 0.5), 0.4),
          0.01,
          [-0.58, -0.04, 0.05],
          [-0.44, -0.02, 0.09],
          [-0.36, 0.02, 0.135],
        ),
      ],
    };
  },
});
