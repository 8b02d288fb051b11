import { steel } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  metal,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'train',
  words: {
    en: 'train, steam train, locomotive, steam engine, railway',
    de: 'zug, lokomotive, eisenbahn, modelleisenbahn',
    fr: 'train a vapeur, le train, petit train',
    es: 'tren',
    it: 'treno',
    pt: 'trem',
    nl: 'trein',
    emoji: '🚂, 🚆, 🚄',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#2563c9', 0.9);
    const red = plastic('#e4312b', 0.8);
    const black = plastic('#2a2b31', 0.7);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [box(black, [0.02, -0.2, 0], [0.5, 0.06, 0.2], 0.03)],
        [cylinder(paint, [-0.12, 0, 0], 0.19, 0.34, [0, 0, 90], 0.04)],
        [-0.3, 0.0].map((x) => torus(metal('#e0b13a'), [x, 0, 0], 0.19, 0.02, [0, 0, 90])),
        [
          box(paint, [0.34, 0.1, 0], [0.17, 0.26, 0.2], 0.03),
          cut(box(paint, [0.34, 0.18, 0.2], [0.09, 0.1, 0.08], 0.02)),
        ],
        [box(red, [0.34, 0.38, 0], [0.22, 0.035, 0.25], 0.03)],
        [
          capsule(black, [-0.3, 0.16, 0], [-0.3, 0.34, 0], 0.055, 0.085),
          ellipsoid(metal('#e0b13a'), [-0.04, 0.2, 0], [0.075, 0.075, 0.075]),
        ],
        [
          cylinder(red, [-0.47, 0, 0], 0.15, 0.02, [0, 0, 90]),
          ellipsoid(plastic('#fff3a6', 1), [-0.49, 0.03, 0], [0.03, 0.065, 0.065]),
        ],
        [-0.32, -0.04, 0.3].map((x) =>
          cylinder(red, [x, -0.28, 0.19], x > 0.2 ? 0.16 : 0.12, 0.035, FACING, 0.02),
        ),
        [capsule(steel, [-0.34, -0.26, 0.24], [0.3, -0.26, 0.24], 0.024)],
        [
          capsule(black, [-0.52, -0.32, 0.14], [-0.52, -0.32, -0.14], 0.05),
          blendInto(capsule(black, [-0.48, -0.2, 0.12], [-0.48, -0.2, -0.12], 0.05), 0.05),
        ],
      ],
    };
  },
});
