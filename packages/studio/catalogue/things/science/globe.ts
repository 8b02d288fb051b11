import { brass } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'globe',
  words: {
    en: 'globe, world globe, geography',
    de: 'globus',
    fr: 'mappemonde',
    es: 'globo terraqueo',
    it: 'mappamondo',
    pt: 'globo terrestre',
    nl: 'wereldbol',
    emoji: '🌍, 🌎, 🌏',
  },
  theme: 'office',
  stands: true,
  mould: (tint) => {
    const land = plastic('#5bb04a', 0.6);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(plastic(tint ?? '#2b8fd6', 0.9), [0, 0.1, 0], [0.34, 0.34, 0.34])],
        [
          ellipsoid(land, [-0.14, 0.2, 0.2], [0.13, 0.13, 0.12]),
          blendInto(ellipsoid(land, [-0.06, 0.02, 0.24], [0.09, 0.13, 0.105]), 0.04),
          blendInto(ellipsoid(land, [-0.02, -0.1, 0.24], [0.05, 0.09, 0.06]), 0.04),
        ],
        [
          ellipsoid(land, [0.2, 0.24, 0.17], [0.13, 0.1, 0.1]),
          blendInto(ellipsoid(land, [0.22, 0.06, 0.2], [0.09, 0.12, 0.09]), 0.04),
        ],
        [ellipsoid(plastic('#f8f6f0', 0.6), [0, 0.41, 0.02], [0.13, 0.05, 0.12])],
        [
          torus(brass, [0, 0.1, 0], 0.39, 0.026, [90, 0, 0]),
          capsule(brass, [0, 0.49, 0], [0, 0.54, 0], 0.035),
        ],
        [
          capsule(plastic('#7a4d2e', 0.6), [0, -0.3, 0], [0, -0.42, 0], 0.05, 0.07),
          cylinder(plastic('#7a4d2e', 0.6), [0, -0.45, 0], 0.24, 0.04, [0, 0, 0], 0.03),
        ],
      ],
    };
  },
});
