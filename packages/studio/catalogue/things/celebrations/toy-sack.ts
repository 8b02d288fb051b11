import { blendInto, box, cut, cylinder, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A full sack: a bear, a ball and a candy cane look out of it. */
export default defineThing({
  id: 'toy-sack',
  words: {
    en: 'sack, sack of toys, toy sack, bag of toys, sack full of toys, bag full of toys, sack of presents, sack full of presents, bag of presents, sack of gifts, bag of gifts, santa sack, santas sack, santas bag, gift sack, gift bag',
    de: 'geschenkesack',
    fr: 'hotte',
    es: 'saco de regalos',
    it: 'sacco di regali',
    pt: 'saco de presentes',
    nl: 'zak cadeautjes',
  },
  stands: true,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#a3693a', 0.3);
    const bear = plastic('#c98a4a', 0.4);
    const dark = plastic('#23222a', 0.8);
    return {
      size: 0.56,
      grip: [0, 0.1, 0.2],
      groups: [
        [
          ellipsoid(cloth, [0, -0.22, 0], [0.4, 0.28, 0.34]),
          blendInto(ellipsoid(cloth, [0, 0, 0], [0.31, 0.26, 0.27]), 0.14),
          cut(box(cloth, [0, -0.6, 0], [0.6, 0.14, 0.6]), 0.06),
          cut(box(cloth, [0, 0.34, 0], [0.6, 0.18, 0.6]), 0.02),
        ],
        [torus(cloth, [0, 0.15, 0], 0.25, 0.065)],
        [torus(plastic('#e0b13a', 0.4), [0, 0.04, 0], 0.3, 0.026)],
        [
          ellipsoid(bear, [-0.1, 0.27, 0.07], [0.15, 0.14, 0.13]),
          ellipsoid(bear, [-0.21, 0.38, 0.05], [0.055, 0.055, 0.04]),
          ellipsoid(bear, [0.01, 0.38, 0.05], [0.055, 0.055, 0.04]),
        ],
        [ellipsoid(plastic('#f0d6ac', 0.4), [-0.1, 0.235, 0.185], [0.06, 0.045, 0.035])],
        [
          ellipsoid(dark, [-0.15, 0.3, 0.19], [0.017, 0.02, 0.012]),
          ellipsoid(dark, [-0.05, 0.3, 0.19], [0.017, 0.02, 0.012]),
          ellipsoid(dark, [-0.1, 0.25, 0.22], [0.022, 0.016, 0.012]),
        ],
        [ellipsoid(plastic('#2cb5e8', 0.9), [0.15, 0.24, 0.08], [0.11, 0.11, 0.11])],
        [torus(plastic('#ffc72c', 0.9), [0.15, 0.24, 0.08], 0.1, 0.018, [70, 0, 20])],
        tube(
          plastic('#f6f4ee', 0.9),
          0.032,
          [0.06, 0.1, -0.06],
          [0.09, 0.44, -0.06],
          [0.15, 0.5, -0.06],
          [0.22, 0.47, -0.06],
          [0.23, 0.4, -0.06],
        ),
        [
          cylinder(plastic('#d92b3b', 0.9), [0.083, 0.36, -0.06], 0.034, 0.02, [0, 0, 20]),
          cylinder(plastic('#d92b3b', 0.9), [0.12, 0.47, -0.06], 0.035, 0.018, [0, 0, -45]),
          cylinder(plastic('#d92b3b', 0.9), [0.19, 0.485, -0.06], 0.035, 0.018, [0, 0, -110]),
        ],
        [box(plastic('#2fa66a', 0.7), [0.02, 0.24, -0.13], [0.13, 0.16, 0.08], 0.02, [0, 0, -12])],
      ],
    };
  },
});
