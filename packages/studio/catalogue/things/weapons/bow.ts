import { capsule, ellipsoid, metal, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'bow',
  words: {
    en: 'bow and arrow, bow and arrows, archery, longbow, crossbow, bow arrow, arrow',
    de: 'pfeil und bogen',
    fr: 'arc et fleches',
    es: 'arco y flechas',
    it: 'arco e frecce',
    pt: 'arco e flecha',
    nl: 'pijl en boog',
    emoji: '🏹',
  },
  theme: 'fantasy',
  kin: ['weapon'],
  mould: (tint) => {
    const wood = plastic(tint ?? '#8b4a2b', 0.7);
    return {
      size: 0.85,
      grip: [-0.16, 0, 0],
      groups: [
        tube(
          wood,
          0.03,
          [0.14, 0.48, 0],
          [0.04, 0.38, 0],
          [-0.1, 0.26, 0],
          [-0.16, 0.09, 0],
          [-0.16, -0.09, 0],
          [-0.1, -0.26, 0],
          [0.04, -0.38, 0],
          [0.14, -0.48, 0],
        ),
        [capsule(plastic('#3d2414', 0.3), [-0.165, 0.07, 0], [-0.165, -0.07, 0], 0.045)],
        tube(plastic('#f4f2ec', 0.5), 0.008, [0.14, 0.48, 0], [0.12, 0, 0], [0.14, -0.48, 0]),
        [
          capsule(plastic('#e3c58a', 0.5), [-0.38, 0, 0.05], [0.26, 0, 0.05], 0.014),
          capsule(metal('#c9ced6'), [-0.36, 0, 0.05], [-0.46, 0, 0.05], 0.045, 0.008),
        ],
        [
          ellipsoid(plastic('#e4312b', 0.5), [0.2, 0.03, 0.05], [0.075, 0.03, 0.01], 0, [0, 0, 14]),
          ellipsoid(plastic('#e4312b', 0.5), [0.2, -0.03, 0.05], [0.075, 0.03, 0.01], 0, [0, 0, -14]),
        ],
      ],
    };
  },
});
