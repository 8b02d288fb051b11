import { brass } from '#catalogue/materials.ts';
import { box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'crystal-ball',
  words: {
    en: 'crystal ball, fortune telling, snow globe',
    de: 'kristallkugel, glaskugel',
    fr: 'boule de cristal',
    es: 'bola de cristal',
    it: 'sfera di cristallo',
    pt: 'bola de cristal',
    nl: 'kristallen bol',
    emoji: '🔮',
  },
  theme: 'fantasy',
  mould: (tint) => ({
    size: 0.42,
    grip: [0, -0.4, 0],
    groups: [
      [ellipsoid(plastic(tint ?? '#8a5fd6', 1), [0, 0.1, 0], [0.36, 0.36, 0.36])],
      [
        ellipsoid(plastic('#f3eaff', 1), [0.08, 0.04, 0.33], [0.05, 0.05, 0.03]),
        ellipsoid(plastic('#f3eaff', 1), [-0.1, -0.06, 0.325], [0.035, 0.035, 0.02]),
        ellipsoid(plastic('#f3eaff', 1), [0.16, -0.08, 0.3], [0.028, 0.028, 0.02]),
      ],
      [
        capsule(brass, [0, -0.24, 0], [0, -0.46, 0], 0.14, 0.26),
        cut(box(brass, [0, -0.78, 0], [0.5, 0.3, 0.5])),
        cut(ellipsoid(brass, [0, 0.1, 0], [0.355, 0.355, 0.355])),
      ],
      [torus(brass, [0, -0.2, 0], 0.21, 0.045)],
      [-0.9, 0, 0.9].map((a) =>
        ellipsoid(plastic('#e4312b', 1), [Math.sin(a) * 0.25, -0.2, Math.cos(a) * 0.25], [0.04, 0.04, 0.03]),
      ),
    ],
  }),
});
