import { blendInto, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Two loops, a twist, and grains of salt. */
export default defineThing({
  id: 'pretzel',
  words: {
    en: 'pretzel, pretzels',
    de: 'brezel, brezeln, breze, brezn',
    fr: 'bretzel, bretzels',
    es: 'pretzel salado',
    nl: 'krakeling',
    emoji: '🥨',
  },
  theme: 'kitchen',
  kin: ['bakery'],
  mould: (tint) => {
    const crust = plastic(tint ?? '#9a5423', 0.85);
    const salt = plastic('#fbf7ec', 0.4);
    const half = (side: number): [number, number, number][] => [
      [side * -0.29, -0.28, 0.06],
      [side * -0.1, 0, 0.07],
      [side * 0.07, 0.14, side * 0.05],
      [side * 0.2, 0.33, 0],
      [side * 0.36, 0.37, 0],
      [side * 0.48, 0.22, 0],
      [side * 0.47, -0.05, 0],
      [side * 0.3, -0.3, 0],
      [0, -0.4, 0],
    ];
    return {
      size: 0.36,
      grip: [0, -0.4, 0],
      groups: [
        [-1, 1].flatMap((side) => tube(crust, 0.075, ...half(side)).map((part) => blendInto(part, 0.02))),
        [
          [-0.42, 0.28],
          [-0.45, 0],
          [-0.24, -0.32],
          [0.02, -0.39],
          [0.26, -0.31],
          [0.46, 0.05],
          [0.4, 0.31],
          [0.22, 0.32],
        ].map(([x = 0, y = 0]) => ellipsoid(salt, [x, y, 0.075], [0.024, 0.024, 0.02])),
      ],
    };
  },
});
