import { blendInto, box, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pillow bag with one crisp before it. */
export default defineThing({
  id: 'crisps',
  words: {
    en: 'crisps, chips, bag of crisps, bag of chips, packet of crisps, potato chips, tortilla chips, nachos, snacks, packet of chips',
    de: 'kartoffelchips',
    es: 'patatas fritas de bolsa',
    it: 'patatine in busta',
    pt: 'batatinha',
    nl: 'zak chips',
  },
  mould: (tint) => {
    const foil = plastic(tint ?? '#2563c9', 0.9);
    return {
      size: 0.5,
      grip: [0, -0.36, 0],
      groups: [
        [
          ellipsoid(foil, [0, 0, 0], [0.36, 0.52, 0.17]),
          blendInto(box(foil, [0, 0.44, 0], [0.34, 0.04, 0.02], 0.01), 0.1),
          blendInto(box(foil, [0, -0.44, 0], [0.34, 0.04, 0.02], 0.01), 0.1),
        ],
        [cylinder(plastic('#ffc72c', 0.7), [0, 0.06, 0.13], 0.21, 0.04, FACING, 0.03)],
        [ellipsoid(plastic('#f0b23c', 0.3), [0.02, 0.05, 0.2], [0.17, 0.12, 0.03], 0, [0, 0, 24])],
        [ellipsoid(plastic('#e8a52e', 0.3), [-0.06, -0.02, 0.22], [0.13, 0.09, 0.03], 0, [0, 0, -18])],
        [box(plastic('#f4f2ec', 0.7), [0, -0.28, 0.12], [0.2, 0.04, 0.03], 0.02)],
      ],
    };
  },
});
