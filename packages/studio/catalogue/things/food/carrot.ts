import { leaf } from '#catalogue/materials.ts';
import { capsule, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'carrot',
  words: {
    en: 'carrot',
    de: 'karotte',
    fr: 'carotte',
    es: 'zanahoria',
    it: 'carota',
    pt: 'cenoura',
    nl: 'wortel',
    emoji: '🥕',
  },
  theme: 'kitchen',
  costume: { colour: 'orange' },
  mould: (tint) => {
    const coat = tint ?? hex('#f07c1f');
    const flesh = plastic(coat, 0.5);
    return {
      size: 0.48,
      grip: [0, -0.1, 0],
      groups: [
        [capsule(flesh, [0, 0.12, 0], [0, -0.52, 0], 0.17, 0.03)],
        [
          [0.1, 0.155, 0.06],
          [-0.06, 0.12, -0.05],
          [-0.2, 0.09, 0.04],
          [-0.34, 0.062, -0.01],
        ].map(([y = 0, r = 0, x = 0]) =>
          capsule(
            plastic(darken(coat, 0.22), 0.4),
            [x - r * 0.4, y, r * 0.92],
            [x + r * 0.4, y - 0.01, r * 0.92],
            0.012,
          ),
        ),
        [-0.5, -0.2, 0.1, 0.42].map((lean, index) =>
          capsule(
            leaf,
            [lean * 0.1, 0.24, 0],
            [lean * 0.5, 0.58 - Math.abs(lean) * 0.2, index % 2 === 0 ? 0.06 : -0.06],
            0.035,
            0.06,
          ),
        ),
      ],
    };
  },
});
