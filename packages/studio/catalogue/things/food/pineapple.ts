import { leaf } from '#catalogue/materials.ts';
import { capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pineapple',
  words: { en: 'pineapple', de: 'ananas', es: 'pina', pt: 'abacaxi', emoji: '🍍' },
  theme: 'kitchen',
  costume: { colour: 'yellow' },
  mould: (tint) => {
    const coat = tint ?? hex('#f2b632');
    const seam = plastic(darken(coat, 0.35), 0.4);
    return {
      size: 0.5,
      grip: [0, -0.2, 0],
      groups: [
        [ellipsoid(plastic(coat, 0.5), [0, -0.16, 0], [0.27, 0.34, 0.27])],
        [-0.3, -0.16, -0.02].flatMap((y) =>
          pair((side) => torus(seam, [0, y, 0], 0.279 - Math.abs(y + 0.16) * 0.22, 0.013, [0, 0, side * 30])),
        ),
        [
          [0, 0.62, 0.02],
          [-0.14, 0.56, 0.02],
          [0.14, 0.56, 0.02],
          [-0.26, 0.42, 0.06],
          [0.26, 0.42, 0.06],
          [-0.1, 0.44, 0.16],
          [0.1, 0.44, 0.16],
        ].map(([x = 0, y = 0, z = 0]) => capsule(leaf, [x * 0.25, 0.14, z * 0.5], [x, y, z], 0.075, 0.012)),
      ],
    };
  },
});
