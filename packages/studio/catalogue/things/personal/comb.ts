import { blendInto, box, cut, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'comb',
  words: {
    en: 'comb, hair comb, hairbrush, hair brush',
    de: 'kamm',
    fr: 'peigne',
    es: 'peine',
    it: 'pettine',
    pt: 'pente',
  },
  mould: (tint) => {
    const paint = plastic(tint ?? '#2a2b31', 0.9);
    return {
      size: 0.36,
      grip: [-0.1, -0.4, 0],
      groups: [
        [
          box(paint, [-0.1, 0, 0], [0.085, 0.5, 0.04], 0.03),
          ...Array.from({ length: 15 }, (_, tooth) =>
            box(paint, [0.07, 0.46 - tooth * 0.047, 0], [0.15, 0.0145, 0.026], 0.01),
          ),
          blendInto(box(paint, [0.02, 0.485, 0], [0.18, 0.022, 0.035], 0.02), 0.01),
          cut(cylinder(paint, [-0.1, -0.4, 0], 0.035, 0.1, FACING)),
        ],
      ],
    };
  },
});
