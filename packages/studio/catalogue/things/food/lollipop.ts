import { capsule, cylinder, ellipsoid, FACING, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'lollipop',
  words: {
    en: 'lollipop, lolly, candy, sweets, candy cane',
    de: 'lutscher',
    fr: 'sucette',
    es: 'piruleta',
    it: 'lecca lecca',
    pt: 'pirulito',
    emoji: '🍭, 🍬',
  },
  theme: 'kitchen',
  costume: { colour: 'pink' },
  mould: (tint) => {
    const sweet = plastic(tint ?? '#ef4a7f', 0.95);
    const white = plastic('#fdf7f2', 0.95);
    return {
      size: 0.48,
      grip: [0, -0.36, 0],
      groups: [
        [capsule(plastic('#fbf8ef', 0.5), [0, 0, 0], [0, -0.6, 0], 0.034)],
        [cylinder(sweet, [0, 0.24, 0], 0.34, 0.075, FACING, 0.05)],
        [torus(white, [0, 0.24, 0.065], 0.25, 0.032, FACING)],
        [torus(white, [0.0, 0.24, 0.07], 0.14, 0.03, FACING)],
        [ellipsoid(white, [0, 0.24, 0.075], [0.045, 0.045, 0.03])],
        pair((side) =>
          ellipsoid(plastic('#2cb5e8', 0.7), [side * 0.09, -0.13, 0.03], [0.09, 0.06, 0.035], 0, [
            0,
            0,
            side * 16,
          ]),
        ),
      ],
    };
  },
});
