import { jetBlack, orangeBeak } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'chicken',
  words: {
    en: 'chicken, hen, rooster, cockerel, baby chick',
    de: 'huhn, henne, hahn',
    fr: 'poule, coq',
    es: 'gallina, gallo',
    pt: 'galinha',
    nl: 'haan',
    emoji: '🐔, 🐓, 🐣, 🐤, 🐥',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = tint ?? hex('#f6efe2');
    const plume = plastic(coat, 0.35);
    const red = plastic('#d92b2b', 0.6);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [-0.04, -0.12, 0], [0.29, 0.23, 0.22]),
          blendInto(capsule(plume, [-0.2, -0.04, 0], [-0.42, 0.22, -0.02], 0.13, 0.05), 0.06),
          blendInto(capsule(plume, [-0.22, -0.1, 0], [-0.47, 0.08, 0], 0.1, 0.04), 0.03),
          blendInto(capsule(plume, [0.1, -0.04, 0.02], [0.18, 0.28, 0.04], 0.16, 0.125), 0.08),
        ],
        [
          ellipsoid(
            plastic(darken(coat, 0.14), 0.35),
            [-0.08, -0.1, 0.185],
            [0.18, 0.12, 0.06],
            0,
            [0, 0, -16],
          ),
        ],
        [
          ellipsoid(red, [0.08, 0.42, 0.03], [0.05, 0.06, 0.035]),
          ...[0.15, 0.22].map((x) => blendInto(ellipsoid(red, [x, 0.45, 0.03], [0.05, 0.07, 0.035]), 0.01)),
        ],
        pair((side) => ellipsoid(red, [0.24 + side * 0.025, 0.16, 0.13 - side * 0.03], [0.035, 0.07, 0.035])),
        [capsule(plastic('#f5b223', 0.7), [0.26, 0.29, 0.08], [0.4, 0.25, 0.12], 0.055, 0.012)],
        [ellipsoid(jetBlack, [0.21, 0.33, 0.145], [0.028, 0.036, 0.022])],
        [ellipsoid(jetBlack, [0.29, 0.33, 0.08], [0.02, 0.034, 0.03])],
        [-0.08, 0.08].flatMap((x) => [
          capsule(orangeBeak, [x, -0.3, 0.06], [x, -0.44, 0.08], 0.026),
          ellipsoid(orangeBeak, [x + 0.03, -0.45, 0.12], [0.08, 0.022, 0.07]),
        ]),
      ],
    };
  },
});
