import { blendInto, capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** The king of a chess set, with the cross on its crown. */
export default defineThing({
  id: 'chess-king',
  words: {
    en: 'chess king, chess queen, king of a chess set',
    de: 'schachkonig',
    fr: 'roi d’echecs',
    es: 'rey de ajedrez',
    it: 're degli scacchi',
    nl: 'schaakkoning',
  },
  theme: 'office',
  kin: ['chessman'],
  mould: (tint) => {
    const ivory = plastic(tint ?? '#f1e3c4', 0.85);
    return {
      size: 0.5,
      grip: [0, -0.14, 0],
      groups: [
        [
          cylinder(ivory, [0, -0.46, 0], 0.25, 0.055, [0, 0, 0], 0.04),
          blendInto(cylinder(ivory, [0, -0.36, 0], 0.2, 0.05, [0, 0, 0], 0.04), 0.02),
          blendInto(capsule(ivory, [0, -0.32, 0], [0, 0.1, 0], 0.15, 0.09), 0.04),
        ],
        [
          cylinder(ivory, [0, 0.12, 0], 0.18, 0.03, [0, 0, 0], 0.025),
          blendInto(cylinder(ivory, [0, 0.18, 0], 0.13, 0.025, [0, 0, 0], 0.02), 0.01),
        ],
        [
          capsule(ivory, [0, 0.2, 0], [0, 0.36, 0], 0.095, 0.15),
          blendInto(ellipsoid(ivory, [0, 0.42, 0], [0.13, 0.09, 0.13]), 0.02),
        ],
        [
          capsule(ivory, [0, 0.5, 0], [0, 0.68, 0], 0.032),
          capsule(ivory, [-0.075, 0.6, 0], [0.075, 0.6, 0], 0.032),
        ],
        [torus(plastic('#7a4d2e', 0.6), [0, -0.4, 0], 0.22, 0.022)],
      ],
    };
  },
});
