import { brass } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, FACING, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'candle',
  words: {
    en: 'candle, candlestick',
    de: 'kerze',
    fr: 'bougie',
    es: 'vela',
    it: 'candela',
    nl: 'kaars',
    emoji: '🕯',
  },
  kin: ['light'],
  mould: (tint) => {
    const wax = plastic(tint ?? '#f8efd6', 0.5);
    return {
      size: 0.4,
      grip: [0.3, -0.36, 0],
      groups: [
        [
          cylinder(brass, [0, -0.42, 0], 0.3, 0.035, [0, 0, 0], 0.03),
          torus(brass, [0, -0.39, 0], 0.28, 0.03),
        ],
        [torus(brass, [0.36, -0.36, 0], 0.09, 0.028, FACING)],
        [
          cylinder(wax, [0, -0.1, 0], 0.15, 0.28, [0, 0, 0], 0.04),
          blendInto(capsule(wax, [-0.12, 0.16, 0.09], [-0.12, -0.02, 0.1], 0.04, 0.046), 0.03),
          blendInto(capsule(wax, [0.08, 0.16, 0.13], [0.08, 0.06, 0.14], 0.036, 0.042), 0.03),
        ],
        [capsule(plastic('#3d2414', 0.3), [0, 0.16, 0], [0, 0.25, 0], 0.014)],
        [capsule(plastic('#f7932b', 1), [0, 0.29, 0], [0.01, 0.46, 0], 0.08, 0.012)],
        pair((side) => ellipsoid(plastic('#ffe27a', 1), [side * 0.005, 0.28, 0.055], [0.045, 0.06, 0.04])),
      ],
    };
  },
});
