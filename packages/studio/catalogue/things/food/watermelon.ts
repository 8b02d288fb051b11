import { box, cut, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'watermelon',
  words: {
    en: 'watermelon, water melon',
    de: 'wassermelone',
    fr: 'pasteque',
    es: 'sandia',
    it: 'anguria',
    pt: 'melancia',
    nl: 'watermeloen',
    emoji: '🍉',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const flesh = plastic(tint ?? '#ef4a52', 0.7);
    const upper = () => cut(box(flesh, [0, 0.58, 0], [0.9, 0.5, 0.6]));
    return {
      size: 0.4,
      grip: [0, -0.3, 0],
      groups: [
        [cylinder(plastic('#2f8a3e', 0.8), [0, 0.1, 0], 0.5, 0.1, FACING, 0.03), upper()],
        [cylinder(plastic('#e9f3c9', 0.6), [0, 0.1, 0], 0.44, 0.108, FACING, 0.02), upper()],
        [cylinder(flesh, [0, 0.1, 0], 0.4, 0.116, FACING, 0.02), upper()],
        [
          [-0.22, -0.02],
          [-0.07, -0.04],
          [0.08, -0.03],
          [0.22, -0.02],
          [-0.13, -0.15],
          [0.02, -0.18],
          [0.15, -0.14],
        ].map(([x = 0, y = 0]) => ellipsoid(plastic('#2a1a16', 0.8), [x, y, 0.118], [0.022, 0.034, 0.016])),
      ],
    };
  },
});
