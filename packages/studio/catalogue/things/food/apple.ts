import { brightLeaf } from '#catalogue/materials.ts';
import { blendInto, capsule, cut, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'apple',
  words: {
    en: 'apple',
    de: 'apfel',
    fr: 'pomme',
    es: 'manzana',
    it: 'mela',
    pt: 'maca',
    nl: 'appel',
    emoji: '🍎, 🍏, 🍐, 🍑',
  },
  theme: 'garden',
  costume: { colour: 'red' },
  mould: (tint) => {
    const skin = plastic(tint ?? '#d92b2b', 0.9);
    return {
      size: 0.28,
      grip: [0, -0.4, 0],
      groups: [
        [
          ...pair((side) => ellipsoid(skin, [side * 0.13, 0.06, 0], [0.32, 0.34, 0.36])),
          blendInto(ellipsoid(skin, [0, -0.16, 0], [0.34, 0.3, 0.33]), 0.15),
          cut(ellipsoid(skin, [0, 0.46, 0], [0.1, 0.16, 0.1]), 0.12),
        ],
        [capsule(plastic('#5a3a22', 0.4), [0, 0.28, 0], [0.05, 0.52, 0], 0.03, 0.04)],
        [ellipsoid(brightLeaf, [0.2, 0.48, 0], [0.17, 0.07, 0.04], 0, [0, 0, 24])],
      ],
    };
  },
});
