import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'cat',
  words: {
    en: 'cat, kitten, kitty, tabby, siamese, moggy',
    de: 'katze, kater, katzchen',
    fr: 'chaton, un chat, le chat, mon chat',
    es: 'gato, gata, gatito, gatita',
    it: 'gatto, gattino',
    pt: 'gatinho',
    nl: 'poes, een kat, katje, de kat, zwarte kat, poesje',
    emoji: '🐱, 🐈, 😺',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'charcoal', ears: 'cat-ears' },
  mould: (tint) => {
    const coat = tint ?? hex('#8b8e96');
    const fur = plastic(coat, 0.5);
    const dark = plastic(darken(coat, 0.35), 0.5);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.05], [0.21, 0.29, 0.2]),
          capsule(fur, [-0.09, -0.2, 0.1], [-0.09, -0.45, 0.13], 0.06, 0.055, 0.04),
          capsule(fur, [0.09, -0.2, 0.1], [0.09, -0.45, 0.13], 0.06, 0.055, 0.04),
          ellipsoid(fur, [-0.18, -0.42, 0.0], [0.09, 0.08, 0.15], 0.03),
          ellipsoid(fur, [0.18, -0.42, 0], [0.09, 0.08, 0.15], 0.03),
        ],
        [
          capsule(fur, [0.18, -0.42, -0.1], [0.4, -0.36, -0.05], 0.05, 0.045),
          capsule(fur, [0.4, -0.36, -0.05], [0.46, -0.05, -0.05], 0.045, 0.04, 0.02),
        ],
        [
          ellipsoid(fur, [0, 0.2, 0.04], [0.29, 0.24, 0.23]),
          ...[-1, 1].map((side) =>
            capsule(fur, [side * 0.17, 0.34, 0.02], [side * 0.23, 0.52, 0], 0.1, 0.02, 0.03),
          ),
        ],
        ...[-1, 1].map((side) => [
          capsule(
            plastic('#ef9fae', 0.5),
            [side * 0.175, 0.38, 0.09],
            [side * 0.215, 0.47, 0.05],
            0.05,
            0.015,
          ),
        ]),
        ...[-1, 1].map((side) => [
          ellipsoid(plastic('#8fce5a', 1), [side * 0.115, 0.23, 0.225], [0.055, 0.06, 0.04]),
        ]),
        ...[-1, 1].map((side) => [
          ellipsoid(plastic('#14121a', 1), [side * 0.115, 0.23, 0.262], [0.016, 0.045, 0.012]),
        ]),
        [ellipsoid(plastic('#f4f2ec', 0.5), [0, 0.12, 0.22], [0.1, 0.065, 0.07])],
        [ellipsoid(plastic('#ef7f8e', 0.8), [0, 0.155, 0.285], [0.035, 0.024, 0.02])],
        ...[-0.08, 0, 0.08].map((x) => [ellipsoid(dark, [x, 0.4, 0.13], [0.018, 0.07, 0.04])]),
      ],
    };
  },
});
