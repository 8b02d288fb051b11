import { porcelain, steel } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Banked towards the viewer, so that both wings show. */
export default defineThing({
  id: 'plane',
  words: {
    en: 'plane, airplane, aeroplane, jet, aircraft, airliner',
    de: 'flugzeug',
    fr: 'avion',
    it: 'aereo',
    pt: 'aviao',
    nl: 'vliegtuig',
    emoji: '✈, 🛩, 🛫',
  },
  theme: 'city',
  kin: ['vehicle'],
  mould: (tint) => {
    const paint = plastic(tint ?? '#e4312b', 0.9);
    return {
      size: 0.55,
      grip: [0, -0.2, 0],
      heldTurn: [0, 0, 14],
      groups: [
        [ellipsoid(porcelain, [-0.02, 0, 0], [0.5, 0.14, 0.14])],
        [box(paint, [0.0, -0.24, 0.25], [0.12, 0.022, 0.3], 0.02, [45, 0, -14])],
        [box(paint, [0.06, 0.22, -0.24], [0.12, 0.022, 0.26], 0.02, [45, 0, 14])],
        [box(paint, [0.41, 0.13, 0.12], [0.075, 0.14, 0.02], 0.018, [42, 0, -20])],
        [box(paint, [0.42, 0, 0], [0.055, 0.018, 0.22], 0.016, [45, 0, 0])],
        [-0.18, -0.06, 0.06, 0.18].map((x) =>
          ellipsoid(plastic('#3a94e8', 1), [x, 0.02, 0.135], [0.032, 0.034, 0.016]),
        ),
        [ellipsoid(plastic('#2c4f9a', 1), [-0.36, 0.045, 0.05], [0.09, 0.06, 0.08])],
        [
          capsule(steel, [-0.1, -0.24, 0.3], [0.04, -0.24, 0.3], 0.055, 0.045),
          capsule(steel, [-0.06, 0.2, -0.16], [0.06, 0.2, -0.16], 0.05, 0.04),
        ],
        [ellipsoid(paint, [-0.49, 0, 0], [0.06, 0.065, 0.065])],
      ],
    };
  },
});
