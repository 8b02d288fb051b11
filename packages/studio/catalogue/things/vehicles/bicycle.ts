import { tyreRubber } from '#catalogue/materials.ts';
import { capsule, ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'bicycle',
  words: {
    en: 'bicycle, bike, cycling, mountain bike, bmx, push bike, racing bike',
    de: 'fahrrad, rennrad, radfahren, mountainbike',
    fr: 'velo, fait du velo',
    es: 'bicicleta, bici',
    it: 'bicicletta, in bici',
    nl: 'fiets, racefiets, op de fiets, fietsen',
    emoji: '🚲, 🚴, 🚵',
  },
  theme: 'sport',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const frame = plastic(tint ?? '#e4312b', 0.8);
    return {
      size: 0.62,
      grip: [0, 0, 0],
      groups: [
        ...[-0.46, 0.46].flatMap((x) => [
          [torus(tyreRubber, [x, -0.2, 0], 0.27, 0.035, FACING)],
          [torus(metal('#c9ccd4'), [x, -0.2, 0], 0.05, 0.03, FACING)],
          ...[0, 60, 120].map((a) => [
            capsule(
              metal('#c9ccd4'),
              [x - Math.cos(a / 57.3) * 0.25, -0.2 - Math.sin(a / 57.3) * 0.25, 0],
              [x + Math.cos(a / 57.3) * 0.25, -0.2 + Math.sin(a / 57.3) * 0.25, 0],
              0.007,
            ),
          ]),
        ]),
        [
          capsule(frame, [-0.46, -0.2, 0], [-0.16, 0.2, 0], 0.026),
          capsule(frame, [-0.46, -0.2, 0], [-0.04, -0.2, 0], 0.026),
          capsule(frame, [-0.04, -0.2, 0], [-0.18, 0.24, 0], 0.026),
          capsule(frame, [-0.04, -0.2, 0], [0.32, 0.18, 0], 0.028),
          capsule(frame, [-0.16, 0.18, 0], [0.32, 0.2, 0], 0.028),
          capsule(frame, [0.46, -0.2, 0], [0.3, 0.34, 0], 0.026),
        ],
        [capsule(tyreRubber, [0.2, 0.36, 0], [0.36, 0.38, 0], 0.03)],
        [ellipsoid(tyreRubber, [-0.2, 0.28, 0], [0.13, 0.045, 0.08])],
      ],
    };
  },
});
