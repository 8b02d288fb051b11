import { jetBlack, orangeBeak, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'duck',
  words: {
    en: 'duck, duckling, rubber duck, rubber ducky',
    de: 'ente, badeente, quietscheente',
    fr: 'canard',
    es: 'pato',
    it: 'anatra',
    pt: 'patinho',
    nl: 'eend, badeendje',
    emoji: '🦆',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'yellow' },
  mould: (tint) => {
    const coat = tint ?? hex('#f9d23c');
    const plume = plastic(coat, 0.6);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [-0.04, -0.2, 0], [0.35, 0.22, 0.25]),
          blendInto(capsule(plume, [-0.28, -0.14, 0], [-0.44, 0.02, 0], 0.1, 0.02), 0.06),
          blendInto(ellipsoid(plume, [0.14, -0.1, 0.02], [0.18, 0.2, 0.18]), 0.08),
          blendInto(ellipsoid(plume, [0.16, 0.2, 0.04], [0.2, 0.2, 0.19]), 0.04),
        ],
        [ellipsoid(plastic(darken(coat, 0.1), 0.6), [-0.1, -0.17, 0.2], [0.19, 0.13, 0.07], 0, [0, 0, -14])],
        [
          ellipsoid(orangeBeak, [0.38, 0.17, 0.09], [0.14, 0.045, 0.1]),
          blendInto(ellipsoid(orangeBeak, [0.36, 0.12, 0.09], [0.1, 0.035, 0.08]), 0.01),
        ],
        [ellipsoid(snowWhite, [0.22, 0.27, 0.19], [0.05, 0.06, 0.04])],
        [ellipsoid(jetBlack, [0.235, 0.27, 0.215], [0.03, 0.038, 0.025])],
        [ellipsoid(snowWhite, [0.32, 0.27, 0.12], [0.04, 0.055, 0.05])],
        [ellipsoid(jetBlack, [0.345, 0.27, 0.14], [0.025, 0.034, 0.03])],
        [-0.1, 0.1].map((x) => ellipsoid(orangeBeak, [x, -0.43, 0.14], [0.11, 0.025, 0.09])),
      ],
    };
  },
});
