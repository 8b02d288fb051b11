import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dinosaur',
  words: {
    en: 'dinosaur, dino, t rex, tyrannosaurus, tyrannosaurus rex, velociraptor, raptor',
    de: 'dinosaurier',
    fr: 'dinosaure',
    es: 'dinosaurio',
    it: 'dinosauro',
    pt: 'dinossauro',
    nl: 'dinosaurus',
    emoji: '🦖, 🦕',
  },
  kin: ['animal'],
  stands: true,
  costume: { colour: 'green' },
  mould: (tint) => {
    const coat = tint ?? hex('#5fae4a');
    const skin = plastic(coat, 0.6);
    const belly = plastic(lighten(coat, 0.55), 0.5);
    return {
      size: 0.55,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0.04, -0.12, 0], [0.2, 0.25, 0.18]),
          capsule(skin, [-0.02, 0.02, 0], [-0.1, 0.24, 0], 0.13, 0.11, 0.06),
          capsule(skin, [0.14, -0.26, -0.02], [0.36, -0.4, -0.06], 0.12, 0.06, 0.05),
          capsule(skin, [0.36, -0.4, -0.06], [0.54, -0.34, -0.08], 0.06, 0.015, 0.04),
          ...pair((side) =>
            blendInto(
              capsule(skin, [0.06, -0.24, side * 0.14], [0.03, -0.44, side * 0.15], 0.11, 0.075),
              0.03,
            ),
          ),
          ...pair((side) =>
            blendInto(ellipsoid(skin, [-0.03, -0.46, side * 0.15], [0.12, 0.045, 0.075]), 0.03),
          ),
        ],
        [
          ellipsoid(skin, [-0.14, 0.32, 0], [0.17, 0.14, 0.14]),
          blendInto(ellipsoid(skin, [-0.28, 0.27, 0], [0.16, 0.1, 0.12]), 0.06),
        ],
        [ellipsoid(belly, [-0.06, -0.13, 0.02], [0.14, 0.2, 0.15])],
        pair((side) => ellipsoid(snowWhite, [-0.18, 0.39, side * 0.1], [0.06, 0.065, 0.05])),
        pair((side) => ellipsoid(jetBlack, [-0.205, 0.39, side * 0.128], [0.03, 0.036, 0.025])),
        [
          capsule(plastic(darken(coat, 0.5), 0.4), [-0.42, 0.22, 0.06], [-0.2, 0.2, 0.125], 0.012),
          ...[-0.4, -0.34, -0.28].map((x) =>
            ellipsoid(snowWhite, [x, 0.2, 0.1 + (x + 0.4) * 0.2], [0.018, 0.03, 0.018]),
          ),
        ],
        pair((side) => capsule(skin, [-0.12, 0.02, side * 0.13], [-0.24, -0.04, side * 0.14], 0.04, 0.03)),
        [
          [0.0, 0.4],
          [0.06, 0.24],
          [0.16, 0.1],
          [0.26, -0.12],
          [0.36, -0.28],
        ].map(([x = 0, y = 0]) =>
          capsule(plastic('#f2a51d', 0.6), [x, y - 0.02, -0.02], [x + 0.06, y + 0.06, -0.02], 0.06, 0.012),
        ),
      ],
    };
  },
});
