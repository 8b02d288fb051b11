import { box, capsule, cut, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'flask',
  words: {
    en: 'test tube, flask, beaker, chemistry set, chemistry, petri dish, experiment',
    de: 'reagenzglas',
    fr: 'eprouvette',
    es: 'tubo de ensayo',
    it: 'provetta',
    pt: 'tubo de ensaio',
    nl: 'reageerbuis',
    emoji: '⚗, 🧪',
  },
  theme: 'office',
  mould: (tint) => {
    const glass = plastic('#dcebf0', 1);
    const liquid = plastic(tint ?? '#3fc06a', 0.95);
    return {
      size: 0.42,
      grip: [0, 0.25, 0],
      groups: [
        [
          capsule(liquid, [0, -0.22, 0], [0, 0.3, 0], 0.36, 0.09),
          cut(box(liquid, [0, -0.72, 0], [0.6, 0.3, 0.6]), 0.06),
          cut(box(liquid, [0, 0.46, 0], [0.6, 0.45, 0.6])),
        ],
        [
          capsule(glass, [0, -0.22, 0], [0, 0.3, 0], 0.355, 0.09),
          cut(box(glass, [0, -0.5, 0], [0.6, 0.5, 0.6])),
        ],
        [cylinder(glass, [0, 0.33, 0], 0.1, 0.1)],
        [torus(glass, [0, 0.44, 0], 0.1, 0.035)],
        [
          ellipsoid(plastic('#c9f5d6', 1), [-0.1, -0.15, 0.3], [0.05, 0.05, 0.03]),
          ellipsoid(plastic('#c9f5d6', 1), [0.1, -0.25, 0.32], [0.035, 0.035, 0.03]),
          ellipsoid(plastic('#c9f5d6', 1), [0.02, -0.06, 0.27], [0.03, 0.03, 0.02]),
        ],
        [
          ellipsoid(liquid, [0.05, 0.56, 0], [0.05, 0.05, 0.05]),
          ellipsoid(liquid, [-0.04, 0.66, 0], [0.034, 0.034, 0.034]),
        ],
      ],
    };
  },
});
