import { box, capsule, cut, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

const cream = plastic('#f8f0dc', 0.6);

/** A wicker basket with eggs in it. */
export default defineThing({
  id: 'basket',
  words: {
    en: 'basket, wicker basket, picnic basket, easter basket, shopping basket, laundry basket, basket of eggs, egg basket',
    de: 'korb, einkaufskorb, picknickkorb',
    fr: 'panier',
    es: 'cesta, canasta',
    it: 'cestino',
    nl: 'mandje',
    emoji: '🧺',
  },
  theme: 'garden',
  mould: (tint) => {
    const coat = tint ?? hex('#c08a4a');
    const straw = plastic(coat, 0.3);
    const dark = plastic(darken(coat, 0.25), 0.3);
    const arc = [...Array(11).keys()].map((step) => {
      const angle = (step / 10) * Math.PI;
      return [Math.cos(angle) * 0.37, -0.04 + Math.sin(angle) * 0.5, 0] as const;
    });
    return {
      size: 0.46,
      grip: [0, 0.44, 0],
      groups: [
        [
          capsule(straw, [0, -0.34, 0], [0, -0.1, 0], 0.27, 0.38),
          cut(box(straw, [0, 0.24, 0], [0.6, 0.3, 0.6], 0)),
          cut(box(straw, [0, -0.74, 0], [0.6, 0.3, 0.6], 0)),
        ],
        [-0.38, -0.28, -0.18].map((y, row) =>
          torus(row === 1 ? straw : dark, [0, y, 0], 0.275 + row * 0.042, 0.045),
        ),
        [torus(dark, [0, -0.07, 0], 0.375, 0.05)],
        tube(straw, 0.034, ...arc),
        [
          ellipsoid(cream, [-0.17, 0.04, 0.12], [0.12, 0.15, 0.12], 0, [0, 0, 14]),
          ellipsoid(plastic('#d9a777', 0.6), [0.13, 0.06, 0.14], [0.12, 0.15, 0.12], 0, [0, 0, -12]),
          ellipsoid(cream, [0.0, 0.08, -0.1], [0.12, 0.15, 0.12]),
        ],
      ],
    };
  },
});
