import { mattBlack, steel, tyreRubber } from '#catalogue/materials.ts';
import {
  blendInto,
  box,
  capsule,
  cylinder,
  ellipsoid,
  FACING,
  plastic,
  torus,
  tube,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'motorbike',
  words: {
    en: 'quad bike, quad, atv, jet ski, jetski, motorbike, motorcycle, moped, dirt bike, motocross, motocross bike, chopper',
    de: 'motorrad, roller fahrt',
    fr: 'moto',
    es: 'motocicleta',
    it: 'motocicletta',
    nl: 'motorfiets, motorfietsen',
    emoji: '🏍, 🛵',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#e4312b', 0.95);
    return {
      size: 0.55,
      grip: [0, 0, 0],
      groups: [
        ...[-0.36, 0.36].flatMap((x) => [
          [torus(tyreRubber, [x, -0.22, 0], 0.19, 0.062, FACING)],
          [cylinder(steel, [x, -0.22, 0], 0.13, 0.02, FACING)],
        ]),
        tube(steel, 0.03, [-0.36, -0.22, 0.06], [-0.24, 0.12, 0.05], [-0.2, 0.24, 0.04]),
        [capsule(mattBlack, [-0.2, 0.25, -0.16], [-0.14, 0.27, 0.18], 0.028)],
        [
          ellipsoid(paint, [-0.06, 0.1, 0], [0.2, 0.11, 0.11], 0, [0, 0, -10]),
          blendInto(capsule(paint, [0.14, 0.04, 0], [0.4, 0.06, 0], 0.07, 0.05), 0.05),
        ],
        [box(mattBlack, [0.18, 0.1, 0], [0.19, 0.04, 0.09], 0.035)],
        [
          box(steel, [0.0, -0.16, 0], [0.14, 0.13, 0.09], 0.05),
          ...[-0.22, -0.16, -0.1].map((y) => box(mattBlack, [0.0, y, 0], [0.13, 0.012, 0.1], 0.008)),
        ],
        [capsule(steel, [0.02, -0.27, 0.11], [0.5, -0.22, 0.12], 0.036, 0.05)],
        [ellipsoid(paint, [-0.36, -0.04, 0], [0.17, 0.045, 0.08], 0, [0, 0, 6])],
        [ellipsoid(plastic('#fff3a6', 1), [-0.29, 0.18, 0], [0.06, 0.075, 0.075])],
      ],
    };
  },
});
