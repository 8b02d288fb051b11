import { brass } from '#catalogue/materials.ts';
import { box, ellipsoid, FACING, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A lady's handbag with its flap, clasp and handle. */
export default defineThing({
  id: 'handbag',
  words: {
    en: 'handbag, purse, clutch bag, tote bag, tote, diaper bag, nappy bag, letter bag, shoulder bag, shopping bag, designer bag',
    de: 'handtasche',
    fr: 'sac a main',
    es: 'bolso, bolso de mano',
    it: 'borsa, borsetta',
    pt: 'bolsa',
    nl: 'handtas',
    emoji: '👜, 👛, 👝, 🛍',
  },
  kin: ['bag'],
  mould: (tint) => {
    const leather = plastic(tint ?? '#c0392f', 0.85);
    return {
      size: 0.4,
      grip: [0, 0.4, 0],
      groups: [
        [box(leather, [0, -0.16, 0], [0.46, 0.3, 0.17], 0.1)],
        [box(leather, [0, -0.02, 0.05], [0.44, 0.17, 0.16], 0.1)],
        tube(
          leather,
          0.04,
          [-0.28, 0.1, 0],
          [-0.24, 0.34, 0],
          [-0.1, 0.46, 0],
          [0.1, 0.46, 0],
          [0.24, 0.34, 0],
          [0.28, 0.1, 0],
        ),
        [-0.28, 0.28].map((x) => torus(brass, [x, 0.13, 0.02], 0.055, 0.02, FACING)),
        [ellipsoid(brass, [0, -0.16, 0.21], [0.07, 0.05, 0.03])],
      ],
    };
  },
});
