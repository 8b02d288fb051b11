import { rubber, steel } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  pair,
  plastic,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A wheelbarrow full of soil, its wheel to the left. */
export default defineThing({
  id: 'wheelbarrow',
  words: {
    en: 'wheelbarrow, wheel barrow',
    de: 'schubkarre',
    fr: 'brouette',
    es: 'carretilla',
    it: 'carriola',
    pt: 'carrinho de mao',
    nl: 'kruiwagen',
  },
  theme: 'garden',
  stands: true,
  mould: (tint) => {
    const tray = plastic(tint ?? '#2f9b57', 0.8);
    const soil = plastic('#5a3a26', 0.1);
    return {
      size: 0.6,
      grip: [0, 0, 0],
      groups: [
        [
          box(tray, [-0.06, 0.02, 0], [0.34, 0.16, 0.24], 0.05, [0, 0, 6]),
          cut(box(tray, [-0.06, 0.12, 0], [0.3, 0.16, 0.2], 0.04, [0, 0, 6])),
        ],
        [
          ellipsoid(soil, [-0.08, 0.15, 0], [0.27, 0.17, 0.19]),
          blendInto(ellipsoid(soil, [0.06, 0.19, 0.03], [0.14, 0.11, 0.12]), 0.04),
        ],
        pair((side) => capsule(steel, [-0.36, -0.28, side * 0.07], [0.46, 0.06, side * 0.2], 0.028)),
        pair((side) => capsule(rubber, [0.36, 0.02, side * 0.19], [0.5, 0.08, side * 0.205], 0.042)),
        pair((side) => capsule(steel, [0.14, -0.08, side * 0.16], [0.2, -0.42, side * 0.16], 0.028)),
        [cylinder(rubber, [-0.38, -0.28, 0], 0.16, 0.05, FACING, 0.03)],
        [cylinder(steel, [-0.38, -0.28, 0.045], 0.08, 0.014, FACING)],
      ],
    };
  },
});
