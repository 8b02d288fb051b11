import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'ice-cream',
  words: {
    en: 'ice cream, icecream, gelato, sundae, ice lolly',
    de: 'eiscreme',
    fr: 'glace a la vanille',
    es: 'helado',
    it: 'cono gelato',
    pt: 'sorvete',
    nl: 'ijsje, ijs',
    emoji: '🍦, 🍨, 🍧',
  },
  theme: 'kitchen',
  mould: (tint) => ({
    size: 0.45,
    grip: [0, -0.3, 0],
    groups: [
      [capsule(plastic('#d9a05a', 0.3), [0, -0.48, 0], [0, -0.06, 0], 0.02, 0.18)],
      ...[-1, 1].map((side) =>
        [-0.3, -0.18, -0.06].map((y) =>
          capsule(
            plastic('#b57a38', 0.3),
            [side * -(0.1 + (y + 0.3) * 0.22), y + 0.04, 0.09 + (y + 0.3) * 0.2],
            [side * (0.06 + (y + 0.3) * 0.3), y - 0.05, 0.09 + (y + 0.3) * 0.26],
            0.012,
          ),
        ),
      ),
      [
        ellipsoid(plastic(tint ?? '#f7b2c8', 0.35), [0, 0.06, 0], [0.22, 0.19, 0.22]),
        ...[-0.15, -0.05, 0.06, 0.16].map((x) =>
          blendInto(
            ellipsoid(
              plastic(tint ?? '#f7b2c8', 0.35),
              [x, -0.04, 0.14 - Math.abs(x) * 0.5],
              [0.07, 0.06, 0.06],
            ),
            0.03,
          ),
        ),
      ],
      [ellipsoid(plastic('#fbf3dc', 0.35), [0, 0.28, 0], [0.18, 0.16, 0.18])],
      [
        ellipsoid(plastic('#d92b3b', 0.95), [0.02, 0.45, 0.02], [0.065, 0.065, 0.065]),
        capsule(plastic('#4aa84a', 0.5), [0.02, 0.5, 0.02], [0.08, 0.6, 0.02], 0.012),
      ],
      [capsule(plastic('#7a4d2e', 0.4), [0.1, 0.3, -0.05], [0.24, 0.52, -0.08], 0.032)],
    ],
  }),
});
