import { blendInto, capsule, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'pig',
  words: {
    en: 'pig, piglet',
    de: 'schwein',
    fr: 'cochon',
    es: 'cerdo',
    it: 'maiale',
    pt: 'porco',
    nl: 'varken',
    emoji: '🐷, 🐖, 🐽',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'pink' },
  mould: (tint) => {
    const coat = tint ?? hex('#f4a9b8');
    const skin = plastic(coat, 0.6);
    const deep = plastic(darken(coat, 0.18), 0.6);
    return {
      size: 0.44,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, -0.16, -0.04], [0.31, 0.26, 0.26]),
          ...pair((side) =>
            blendInto(capsule(skin, [side * 0.16, -0.3, 0.1], [side * 0.17, -0.42, 0.12], 0.09), 0.03),
          ),
        ],
        [ellipsoid(skin, [0, 0.18, 0.08], [0.27, 0.23, 0.21])],
        pair((side) => capsule(deep, [side * 0.17, 0.36, 0.06], [side * 0.29, 0.46, 0.13], 0.095, 0.03)),
        [cylinder(deep, [0, 0.12, 0.29], 0.12, 0.05, FACING, 0.035)],
        pair((side) =>
          ellipsoid(plastic('#8f4a5c', 0.4), [side * 0.045, 0.125, 0.34], [0.022, 0.035, 0.015]),
        ),
        eyes(0.125, 0.25, 0.26, 0.034),
        pair((side) => ellipsoid(plastic('#8f4a5c', 0.4), [side * 0.17, -0.47, 0.15], [0.08, 0.04, 0.08])),
      ],
    };
  },
});
