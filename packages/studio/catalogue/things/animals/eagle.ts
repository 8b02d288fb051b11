import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

const beak = plastic('#f5b223', 0.7);

/** Wings half open, its head white. */
export default defineThing({
  id: 'eagle',
  words: {
    en: 'eagle, bald eagle, golden eagle, hawk, falcon, buzzard, kestrel, bird of prey',
    de: 'adler, falke',
    fr: 'aigle',
    es: 'aguila',
    it: 'aquila',
    pt: 'aguia',
    nl: 'adelaar',
    emoji: '🦅',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#5a3a24');
    const plume = plastic(coat, 0.3);
    const dark = plastic(darken(coat, 0.3), 0.3);
    return {
      size: 0.56,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(plume, [0, -0.12, 0], [0.2, 0.29, 0.18])],
        ...[-1, 1].map((side) => [
          capsule(plume, [side * 0.14, 0.06, -0.04], [side * 0.42, 0.28, -0.06], 0.09, 0.07),
          ...[0, 1, 2].map((feather) =>
            blendInto(
              capsule(
                dark,
                [side * (0.42 - feather * 0.1), 0.24 - feather * 0.07, -0.08],
                [side * (0.6 - feather * 0.13), -0.12 - feather * 0.07, -0.1],
                0.075,
                0.03,
              ),
              0.02,
            ),
          ),
        ]),
        [
          ellipsoid(snowWhite, [0, 0.26, 0.03], [0.17, 0.17, 0.16]),
          blendInto(ellipsoid(snowWhite, [0, 0.12, 0.03], [0.16, 0.1, 0.15]), 0.05),
        ],
        [
          capsule(beak, [0, 0.25, 0.16], [0, 0.21, 0.29], 0.07, 0.05),
          blendInto(capsule(beak, [0, 0.21, 0.29], [0, 0.1, 0.3], 0.05, 0.01), 0.02),
        ],
        pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.09, 0.29, 0.14], [0.045, 0.04, 0.035])),
        eyes(0.088, 0.288, 0.168, 0.02),
        pair((side) => capsule(snowWhite, [side * 0.03, 0.315, 0.19], [side * 0.15, 0.37, 0.13], 0.034)),
        [-0.07, 0, 0.07].map((x) => capsule(snowWhite, [x, -0.36, -0.1], [x * 1.8, -0.5, -0.1], 0.05, 0.04)),
        pair((side) => ellipsoid(beak, [side * 0.1, -0.43, 0.12], [0.075, 0.035, 0.1])),
      ],
    };
  },
});
