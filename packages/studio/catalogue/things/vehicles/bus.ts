import { rubber, steel, white, windowGlass } from '#catalogue/materials.ts';
import { box, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A double-decker. */
export default defineThing({
  id: 'bus',
  words: {
    en: 'bus, double decker, double decker bus, london bus, school bus, tour bus, minibus, tram',
    de: 'reisebus, strassenbahn',
    fr: 'autobus',
    pt: 'onibus, autocarro',
    nl: 'stadsbus',
    emoji: '🚌, 🚍, 🚎, 🚋',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const paint = plastic(tint ?? '#d92b2b', 0.95);
    return {
      size: 0.56,
      grip: [0, -0.2, 0],
      groups: [
        [box(paint, [0, 0.04, 0], [0.55, 0.36, 0.22], 0.06)],
        [box(white, [0, 0.06, 0.216], [0.54, 0.026, 0.012], 0.01)],
        [-0.38, -0.17, 0.04, 0.25, 0.43].map((x) =>
          box(windowGlass, [x, 0.23, 0.215], [x > 0.4 ? 0.06 : 0.088, 0.085, 0.018], 0.02),
        ),
        [-0.17, 0.04, 0.25, 0.43].map((x) =>
          box(windowGlass, [x, -0.07, 0.215], [x > 0.4 ? 0.06 : 0.088, 0.085, 0.018], 0.02),
        ),
        [box(rubber, [-0.4, -0.12, 0.215], [0.075, 0.16, 0.014], 0.015)],
        [0.23, -0.06].map((y) => box(windowGlass, [-0.54, y, 0], [0.02, 0.1, 0.17], 0.02)),
        [box(plastic('#f7cd2b', 0.8), [-0.547, 0.085, 0], [0.012, 0.034, 0.13], 0.01)],
        [-0.2, 0.34].map((x) => cylinder(rubber, [x, -0.34, 0.17], 0.13, 0.07, FACING, 0.03)),
        [-0.2, 0.34].map((x) => cylinder(steel, [x, -0.34, 0.24], 0.07, 0.014, FACING)),
        [-0.2, 0.34].map((x) => cylinder(rubber, [x, -0.34, -0.17], 0.13, 0.06, FACING, 0.03)),
        pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.545, -0.23, side * 0.14], [0.03, 0.045, 0.045])),
      ],
    };
  },
});
