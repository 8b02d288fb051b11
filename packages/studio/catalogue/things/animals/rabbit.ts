import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'rabbit',
  words: {
    en: 'rabbit, bunny, hare',
    de: 'kaninchen, hase',
    fr: 'lapin',
    es: 'conejo, conejito',
    it: 'coniglio, coniglietto, coniglietta',
    pt: 'coelho',
    nl: 'konijn, konijntje',
    emoji: '🐰, 🐇',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'blush', ears: 'bunny-ears' },
  mould: (tint) => {
    const coat = tint ?? hex('#f1ece2');
    const fur = plastic(coat, 0.3);
    const inner = plastic('#f0a9b4', 0.4);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.26, -0.04], [0.2, 0.23, 0.22]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.16, -0.4, 0.06], [0.09, 0.08, 0.16]), 0.03)),
          ...pair((side) =>
            blendInto(
              capsule(fur, [side * 0.07, -0.22, 0.14], [side * 0.075, -0.44, 0.18], 0.05, 0.05),
              0.03,
            ),
          ),
        ],
        [
          ellipsoid(fur, [0, 0.06, 0.06], [0.21, 0.19, 0.19]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.08, 0.0, 0.18], [0.1, 0.08, 0.08]), 0.04)),
        ],
        ...[-1, 1].map((side) => [
          ellipsoid(fur, [side * 0.1, 0.36, 0], [0.075, 0.22, 0.05], 0, [0, 0, side * -10]),
          blendInto(
            ellipsoid(inner, [side * 0.103, 0.36, 0.04], [0.04, 0.165, 0.025], 0, [0, 0, side * -10]),
            0.01,
          ),
        ]),
        eyes(0.11, 0.11, 0.21, 0.034),
        [ellipsoid(inner, [0, 0.04, 0.262], [0.03, 0.022, 0.02])],
        [capsule(snowWhite, [0, -0.05, 0.24], [0, -0.075, 0.24], 0.024)],
        [ellipsoid(snowWhite, [0.2, -0.36, -0.2], [0.09, 0.09, 0.09])],
        [
          capsule(plastic('#f07c1f', 0.6), [0.2, -0.3, 0.22], [0.14, -0.46, 0.28], 0.05, 0.014),
          capsule(plastic('#2f9b57', 0.5), [0.2, -0.28, 0.22], [0.25, -0.18, 0.2], 0.024, 0.012),
        ],
      ],
    };
  },
});
