import { brass, pearl } from '#catalogue/materials.ts';
import { box, capsule, cut, cylinder, ellipsoid, FACING, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'saxophone',
  words: {
    en: 'saxophone, sax, clarinet',
    de: 'saxophon',
    es: 'saxofon, saxofono',
    it: 'sassofono',
    pt: 'saxofone',
    nl: 'saxofoon',
    emoji: '🎷',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.95) : brass;
    return {
      size: 0.7,
      grip: [-0.08, 0.05, 0],
      heldTurn: [0, 0, -14],
      groups: [
        [
          capsule(shell, [-0.1, 0.34, 0], [-0.06, -0.28, 0], 0.042, 0.075),
          capsule(shell, [-0.06, -0.28, 0], [0.05, -0.4, 0], 0.075, 0.085, 0.02),
          capsule(shell, [0.05, -0.4, 0], [0.17, -0.28, 0], 0.085, 0.09, 0.02),
          capsule(shell, [0.17, -0.28, 0], [0.26, 0.02, 0.02], 0.09, 0.18, 0.02),
          cut(box(shell, [0.31, 0.3, 0.02], [0.4, 0.27, 0.4], 0.01, [0, 0, -16])),
          cut(capsule(shell, [0.22, -0.12, 0.02], [0.28, 0.06, 0.02], 0.06, 0.165)),
        ],
        [torus(shell, [0.263, 0.028, 0.02], 0.178, 0.024, [0, 0, -16])],
        tube(shell, 0.032, [-0.1, 0.34, 0], [-0.14, 0.44, 0], [-0.24, 0.47, 0], [-0.32, 0.42, 0]),
        [capsule(plastic('#1b1b20', 0.9), [-0.3, 0.43, 0], [-0.4, 0.36, 0], 0.045, 0.025)],
        [0.22, 0.12, 0.02, -0.08, -0.18].map((y) =>
          cylinder(pearl, [-0.085 + (0.22 - y) * 0.07, y, 0.075], 0.035, 0.018, FACING),
        ),
        [
          capsule(shell, [0.0, 0.24, 0.03], [0.05, -0.22, 0.05], 0.012),
          ellipsoid(pearl, [0.2, -0.2, 0.1], [0.045, 0.045, 0.02]),
        ],
      ],
    };
  },
});
