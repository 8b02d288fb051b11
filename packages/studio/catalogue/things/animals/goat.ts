import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'goat',
  words: {
    en: 'goat, billy goat, pet goat, baby goat',
    de: 'ziege, ziegenbock, zicklein',
    fr: 'chevre',
    es: 'cabra',
    it: 'capra',
    nl: 'geit',
    emoji: '🐐',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = tint ?? hex('#f4efe4');
    const fur = plastic(coat, 0.3);
    const shade = plastic(darken(coat, 0.25), 0.3);
    const horn = plastic('#8d7a62', 0.6);
    return {
      size: 0.52,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.14, -0.05], [0.25, 0.21, 0.24]),
          capsule(fur, [0, -0.04, 0.08], [0, 0.14, 0.1], 0.14, 0.12, 0.05),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.15, -0.26, 0.08], [side * 0.16, -0.42, 0.1], 0.075, 0.06), 0.03),
          ),
        ],
        pair((side) =>
          capsule(plastic('#3b3236', 0.5), [side * 0.16, -0.43, 0.1], [side * 0.16, -0.47, 0.11], 0.062),
        ),
        [
          ellipsoid(fur, [0, 0.24, 0.1], [0.15, 0.15, 0.14]),
          capsule(fur, [0, 0.2, 0.16], [0, 0.1, 0.27], 0.115, 0.085, 0.04),
        ],
        [ellipsoid(plastic('#e9b3a8', 0.4), [0, 0.1, 0.32], [0.065, 0.045, 0.04])],
        [capsule(shade, [0, 0.02, 0.27], [0, -0.13, 0.27], 0.055, 0.012)],
        pair((side) => capsule(shade, [side * 0.13, 0.24, 0.08], [side * 0.32, 0.17, 0.1], 0.06, 0.03)),
        eyes(0.1, 0.27, 0.215, 0.036),
        ...[-1, 1].map((side) =>
          tube(
            horn,
            0.036,
            [side * 0.07, 0.35, 0.06],
            [side * 0.11, 0.47, 0.02],
            [side * 0.21, 0.53, -0.05],
            [side * 0.29, 0.47, -0.1],
          ),
        ),
      ],
    };
  },
});
