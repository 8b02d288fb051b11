import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A bowling ball before two of its pins. */
export default defineThing({
  id: 'bowling',
  words: {
    en: 'bowling, bowling ball, bowling pin, bowling pins, ten pin bowling, tenpin bowling, skittles',
    de: 'kegeln',
    fr: 'boule de bowling',
    es: 'boliche, bolos',
    it: 'birilli',
    nl: 'bowlingbal',
    emoji: '🎳',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'bowling',
  stands: true,
  mould: (tint) => {
    const white = plastic('#f7f4ec', 0.95);
    const red = plastic('#d92b2b', 0.9);
    const pin = (x: number, z: number) => [
      [
        ellipsoid(white, [x, -0.2, z], [0.15, 0.3, 0.15]),
        blendInto(capsule(white, [x, 0.1, z], [x, 0.24, z], 0.075, 0.07), 0.12),
        blendInto(ellipsoid(white, [x, 0.36, z], [0.11, 0.13, 0.11]), 0.06),
        cut(box(white, [x, -0.68, z], [0.3, 0.2, 0.3])),
      ],
      [torus(red, [x, 0.2, z], 0.068, 0.026)],
    ];
    const hole = (x: number, y: number) =>
      ellipsoid(plastic('#14121a', 0.3), [x, y, 0.5], [0.045, 0.05, 0.03]);
    return {
      size: 0.46,
      grip: [0, -0.3, 0],
      groups: [
        ...pin(-0.24, -0.1),
        ...pin(0.26, -0.1),
        [ellipsoid(plastic(tint ?? '#1f2f6b', 1), [0.02, -0.2, 0.24], [0.29, 0.29, 0.29])],
        [hole(-0.03, -0.07), hole(0.1, -0.06), hole(0.03, -0.18)],
      ],
    };
  },
});
