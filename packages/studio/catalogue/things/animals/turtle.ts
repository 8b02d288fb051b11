import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'turtle',
  words: {
    en: 'turtle, tortoise, sea turtle',
    de: 'schildkrote',
    fr: 'tortue',
    es: 'tortuga',
    it: 'tartaruga',
    nl: 'schildpad',
    emoji: '🐢',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'green' },
  mould: (tint) => {
    const coat = tint ?? hex('#4f8f3f');
    const shell = plastic(darken(coat, 0.15), 0.8);
    const skin = plastic(lighten(coat, 0.45), 0.5);
    const rim = plastic(lighten(coat, 0.2), 0.6);
    return {
      size: 0.38,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(shell, [-0.06, -0.14, 0], [0.39, 0.4, 0.32]),
          cut(box(shell, [-0.06, -0.5, 0], [0.6, 0.36, 0.6]), 0.02),
        ],
        [cylinder(rim, [-0.06, -0.16, 0], 0.41, 0.045, [0, 0, 0], 0.04)],
        [
          [-0.06, 0.16, 0.17],
          [-0.26, 0.03, 0.21],
          [0.14, 0.03, 0.22],
          [-0.06, -0.03, 0.295],
        ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic(coat, 0.8), [x, y, z], [0.085, 0.075, 0.045])),
        [
          capsule(skin, [0.24, -0.18, 0.08], [0.42, 0.02, 0.12], 0.09, 0.1),
          blendInto(ellipsoid(skin, [0.46, 0.07, 0.13], [0.15, 0.13, 0.13]), 0.04),
        ],
        [ellipsoid(jetBlack, [0.5, 0.11, 0.245], [0.026, 0.034, 0.02])],
        [ellipsoid(jetBlack, [0.58, 0.11, 0.19], [0.022, 0.032, 0.022])],
        [capsule(plastic('#3a5a2c', 0.4), [0.48, 0.02, 0.255], [0.57, 0.025, 0.215], 0.01)],
        [
          [-0.3, 0.16],
          [0.2, 0.18],
        ].map(([x = 0, z = 0]) => capsule(skin, [x, -0.2, z], [x * 1.12, -0.38, z + 0.02], 0.1, 0.095)),
        [
          [-0.2, -0.14],
          [0.28, -0.12],
        ].map(([x = 0, z = 0]) => capsule(skin, [x, -0.2, z], [x * 1.12, -0.36, z], 0.09)),
        [capsule(skin, [-0.4, -0.2, 0], [-0.54, -0.26, 0.02], 0.05, 0.014)],
      ],
    };
  },
});
