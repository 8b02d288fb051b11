import { steel } from '#catalogue/materials.ts';
import { box, cylinder, ellipsoid, FACING, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'whistle',
  words: {
    en: 'whistle',
    de: 'trillerpfeife',
    fr: 'sifflet',
    es: 'silbato',
    it: 'fischietto',
    pt: 'apito',
    nl: 'fluitje',
  },
  theme: 'sport',
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : steel;
    const cord = plastic('#e4312b', 0.4);
    return {
      size: 0.24,
      grip: [0.2, 0, 0],
      groups: [
        [
          cylinder(shell, [-0.16, -0.1, 0], 0.28, 0.15, FACING, 0.04),
          box(shell, [0.22, 0.07, 0], [0.34, 0.1, 0.13], 0.03),
        ],
        [box(plastic('#1b1b20', 0.4), [0.06, 0.17, 0], [0.06, 0.02, 0.1], 0.01)],
        [cylinder(plastic('#1b1b20', 0.4), [-0.16, -0.1, 0.14], 0.13, 0.02, FACING)],
        [ellipsoid(plastic('#ffc72c', 0.9), [-0.16, -0.14, 0.13], [0.08, 0.08, 0.06])],
        [torus(steel, [-0.48, 0.04, 0], 0.09, 0.024, FACING)],
        tube(
          cord,
          0.034,
          [-0.52, 0.1, 0],
          [-0.58, 0.34, 0],
          [-0.36, 0.48, 0],
          [0.02, 0.44, 0],
          [0.3, 0.5, 0],
        ),
      ],
    };
  },
});
