import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'fox',
  words: {
    en: 'fox, vixen',
    de: 'fuchs',
    fr: 'renard',
    es: 'zorro',
    it: 'volpe',
    pt: 'raposa',
    emoji: '🦊',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'orange', ears: 'cat-ears' },
  mould: (tint) => {
    const coat = tint ?? hex('#e8742a');
    const fur = plastic(coat, 0.4);
    const sock = plastic(darken(coat, 0.7), 0.4);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.04], [0.21, 0.28, 0.2]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
        ],
        [ellipsoid(snowWhite, [0, -0.13, 0.1], [0.13, 0.17, 0.09])],
        pair((side) => capsule(sock, [side * 0.08, -0.24, 0.13], [side * 0.085, -0.45, 0.16], 0.055, 0.06)),
        [
          capsule(fur, [0.16, -0.4, -0.1], [0.42, -0.3, -0.06], 0.07, 0.12),
          blendInto(capsule(fur, [0.42, -0.3, -0.06], [0.46, -0.02, -0.05], 0.12, 0.1), 0.04),
        ],
        [capsule(snowWhite, [0.46, 0.02, -0.05], [0.44, 0.17, -0.05], 0.1, 0.02)],
        [
          ellipsoid(fur, [0, 0.19, 0.03], [0.27, 0.21, 0.2]),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.17, 0.3, 0.02], [side * 0.24, 0.53, 0], 0.11, 0.02), 0.03),
          ),
        ],
        pair((side) => capsule(sock, [side * 0.18, 0.37, 0.085], [side * 0.225, 0.48, 0.05], 0.05, 0.015)),
        pair((side) => ellipsoid(snowWhite, [side * 0.14, 0.11, 0.13], [0.13, 0.09, 0.1])),
        [capsule(snowWhite, [0, 0.11, 0.18], [0, 0.09, 0.29], 0.09, 0.05)],
        [ellipsoid(jetBlack, [0, 0.12, 0.34], [0.042, 0.034, 0.03])],
        eyes(0.11, 0.23, 0.2, 0.036),
      ],
    };
  },
});
