import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'bread',
  words: {
    en: 'croissant, bread, baguette, loaf, loaf of bread, sourdough, rye bread',
    de: 'brot, brotchen',
    fr: 'pain, une baguette',
    es: 'barra de pan',
    it: 'pagnotta',
    pt: 'pao, paozinho',
    nl: 'brood, stokbrood',
    emoji: '🍞, 🥖',
  },
  theme: 'kitchen',
  kin: ['bakery'],
  mould: (tint) => {
    const crust = plastic(tint ?? '#cf8b3c', 0.35);
    const crumb = plastic('#f2d9a6', 0.2);
    return {
      size: 0.58,
      grip: [-0.12, -0.14, 0],
      groups: [
        [
          capsule(crust, [-0.32, -0.38, 0], [0.32, 0.38, 0], 0.13),
          blendInto(capsule(crust, [-0.2, -0.24, 0], [0.2, 0.24, 0.01], 0.145), 0.05),
        ],
        [-0.26, -0.09, 0.08, 0.25].map((at) =>
          ellipsoid(crumb, [at * 0.86, at * 1.03, 0.12], [0.035, 0.12, 0.035], 0, [0, 0, 8]),
        ),
        [capsule(plastic('#fbf8ef', 0.4), [-0.24, -0.285, 0], [-0.08, -0.095, 0], 0.152)],
      ],
    };
  },
});
