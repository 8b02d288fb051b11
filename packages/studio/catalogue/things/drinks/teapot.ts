import { brass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'teapot',
  words: {
    en: 'teapot, tea pot, kettle',
    de: 'teekanne',
    fr: 'theiere',
    es: 'tetera',
    it: 'teiera',
    nl: 'theepot',
    emoji: '🫖',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const china = plastic(tint ?? '#78bff0', 0.95);
    return {
      size: 0.4,
      grip: [0.38, 0, 0],
      groups: [
        [
          ellipsoid(china, [0, -0.08, 0], [0.34, 0.3, 0.33]),
          blendInto(capsule(china, [-0.26, -0.14, 0], [-0.48, 0.16, 0], 0.11, 0.05), 0.06),
          cut(box(china, [-0.5, 0.3, 0], [0.2, 0.08, 0.2], 0, [0, 0, 24])),
        ],
        tube(
          china,
          0.045,
          [0.28, 0.08, 0],
          [0.46, 0.1, 0],
          [0.5, -0.06, 0],
          [0.42, -0.22, 0],
          [0.28, -0.24, 0],
        ),
        [
          ellipsoid(china, [0, 0.18, 0], [0.2, 0.08, 0.2]),
          ellipsoid(brass, [0, 0.29, 0], [0.055, 0.055, 0.055]),
        ],
        [torus(brass, [0, 0.18, 0], 0.205, 0.018)],
        [cylinder(brass, [0, -0.37, 0], 0.2, 0.025, [0, 0, 0], 0.02)],
        [
          [0, 0.28],
          [0.095, 0.34],
          [-0.095, 0.34],
          [0.06, 0.22],
          [-0.06, 0.22],
        ].map(([x = 0, y = 0]) =>
          ellipsoid(plastic('#f4f2ec', 0.8), [x, y - 0.34, 0.315 - x * x], [0.055, 0.055, 0.03]),
        ),
      ],
    };
  },
});
