import { brass } from '#catalogue/materials.ts';
import { capsule, cut, cylinder, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'money-bag',
  words: {
    en: 'money bag, bag of money, money, cash, dollars',
    de: 'geld',
    fr: 'argent de poche',
    es: 'dinero',
    it: 'soldi',
    pt: 'dinheiro',
    nl: 'geldzak',
    emoji: '💰, 💵, 🤑',
  },
  mould: (tint) => {
    const sack = plastic(tint ?? '#b98a52', 0.25);
    const ink = plastic('#2f7a45', 0.6);
    return {
      size: 0.42,
      grip: [0, 0.3, 0],
      groups: [
        [
          ellipsoid(sack, [0, -0.16, 0], [0.36, 0.32, 0.3]),
          capsule(sack, [0, 0.06, 0], [0, 0.24, 0], 0.2, 0.09, 0.08),
          capsule(sack, [0, 0.26, 0], [0, 0.42, 0], 0.08, 0.17, 0.03),
          cut(ellipsoid(sack, [0, 0.58, 0], [0.18, 0.14, 0.18])),
        ],
        [torus(plastic('#7a4d2e', 0.3), [0, 0.24, 0], 0.1, 0.034)],
        tube(
          ink,
          0.028,
          [0.1, -0.05, 0.28],
          [0, -0.01, 0.3],
          [-0.1, -0.07, 0.28],
          [0, -0.16, 0.305],
          [0.1, -0.24, 0.28],
          [0, -0.31, 0.27],
          [-0.1, -0.27, 0.27],
        ),
        [capsule(ink, [0, 0.05, 0.27], [0, -0.37, 0.25], 0.022)],
        [
          [0.36, -0.44, 0.1],
          [0.42, -0.4, 0.02],
        ].map(([x = 0, y = 0, z = 0]) => cylinder(brass, [x, y, z], 0.11, 0.024, [14, 0, 6], 0.015)),
      ],
    };
  },
});
