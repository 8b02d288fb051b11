import { blendInto, capsule, ellipsoid, FACING, pair, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'lion',
  words: {
    en: 'lion, lioness',
    de: 'lowe',
    fr: 'un lion',
    es: 'leon',
    it: 'leone',
    pt: 'leao',
    nl: 'leeuw',
    emoji: '🦁',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'amber', ears: 'cat-ears' },
  mould: (tint) => {
    const coat = tint ?? hex('#e0a548');
    const fur = plastic(coat, 0.4);
    const mane = plastic(darken(coat, 0.4), 0.25);
    const cream = plastic('#f8ead0', 0.4);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.05], [0.22, 0.27, 0.2]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.09, -0.2, 0.12], [side * 0.1, -0.43, 0.16], 0.065, 0.065), 0.03),
          ),
        ],
        [
          capsule(fur, [0.2, -0.42, -0.1], [0.44, -0.28, -0.1], 0.035),
          ellipsoid(mane, [0.47, -0.22, -0.1], [0.075, 0.1, 0.075], 0, [0, 0, -25]),
        ],
        [torus(mane, [0, 0.2, 0.02], 0.23, 0.12, FACING), ellipsoid(mane, [0, 0.2, -0.02], [0.3, 0.3, 0.16])],
        pair((side) => ellipsoid(fur, [side * 0.25, 0.45, 0.06], [0.085, 0.085, 0.06])),
        [ellipsoid(fur, [0, 0.2, 0.1], [0.22, 0.21, 0.17])],
        pair((side) => ellipsoid(cream, [side * 0.065, 0.11, 0.23], [0.085, 0.075, 0.07])),
        [ellipsoid(plastic('#7a3f2a', 0.8), [0, 0.17, 0.275], [0.05, 0.034, 0.03])],
        eyes(0.1, 0.25, 0.24, 0.034),
      ],
    };
  },
});
