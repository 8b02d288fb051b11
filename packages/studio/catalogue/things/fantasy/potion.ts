import { brass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'potion',
  words: {
    en: 'potion, potion bottle, elixir, poison, perfume, magic potion',
    de: 'zaubertrank',
    es: 'pocion',
    it: 'pozione',
    pt: 'pocao',
    nl: 'toverdrank',
  },
  theme: 'fantasy',
  mould: (tint) => ({
    size: 0.4,
    grip: [0, 0.2, 0],
    groups: [
      [
        ellipsoid(plastic(tint ?? '#b23ac8', 1), [0, -0.14, 0], [0.32, 0.32, 0.32]),
        cut(box(brass, [0, -0.72, 0], [0.5, 0.3, 0.5]), 0.03),
        blendInto(capsule(plastic('#e6dff0', 1), [0, 0.1, 0], [0, 0.3, 0], 0.1, 0.09), 0.08),
      ],
      [torus(plastic('#e6dff0', 1), [0, 0.3, 0], 0.1, 0.035)],
      [capsule(plastic('#b9854e', 0.2), [0, 0.32, 0], [0, 0.44, 0], 0.085, 0.1)],
      [box(plastic('#f6efdc', 0.2), [0, -0.18, 0.31], [0.15, 0.1, 0.03], 0.02, [6, 0, -6])],
      [
        ...pair((side) =>
          ellipsoid(plastic('#3d2414', 0.4), [side * 0.05, -0.16, 0.345], [0.03, 0.034, 0.014]),
        ),
        ellipsoid(plastic('#3d2414', 0.4), [0, -0.22, 0.345], [0.05, 0.02, 0.014]),
      ],
      [torus(plastic('#c9a06a', 0.2), [0, 0.16, 0], 0.105, 0.028)],
      [
        ellipsoid(plastic('#f0c9f7', 1), [0.16, 0.0, 0.24], [0.035, 0.035, 0.02]),
        ellipsoid(plastic('#f0c9f7', 1), [-0.2, -0.06, 0.22], [0.045, 0.045, 0.02]),
      ],
    ],
  }),
});
