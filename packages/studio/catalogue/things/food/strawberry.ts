import { leaf } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'strawberry',
  words: {
    en: 'strawberry',
    de: 'erdbeere',
    fr: 'fraise',
    es: 'fresa',
    it: 'fragola',
    pt: 'morango',
    nl: 'aardbei',
    emoji: '🍓',
  },
  theme: 'kitchen',
  costume: { colour: 'red' },
  mould: (tint) => {
    const flesh = plastic(tint ?? '#e2263c', 0.8);
    return {
      size: 0.34,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(flesh, [0, 0.08, 0], [0.34, 0.3, 0.32]),
          blendInto(ellipsoid(flesh, [0, -0.14, 0], [0.26, 0.24, 0.25]), 0.12),
          blendInto(ellipsoid(flesh, [0, -0.32, 0], [0.14, 0.14, 0.14]), 0.12),
        ],
        [
          [-0.18, 0.12, 0.27],
          [0, 0.14, 0.33],
          [0.18, 0.12, 0.27],
          [-0.1, -0.02, 0.3],
          [0.1, -0.02, 0.3],
          [-0.17, -0.14, 0.22],
          [0, -0.17, 0.27],
          [0.17, -0.14, 0.22],
          [-0.06, -0.31, 0.19],
          [0.07, -0.3, 0.19],
        ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic('#f8dd7a', 0.5), [x, y, z], [0.022, 0.034, 0.02])),
        [-64, -32, 0, 32, 64].map((angle) =>
          capsule(
            leaf,
            [0, 0.36, 0.02],
            [
              Math.sin(angle / 57.3) * 0.34,
              0.34 - Math.abs(angle) * 0.0012,
              0.12 + Math.cos(angle / 57.3) * 0.12,
            ],
            0.06,
            0.02,
          ),
        ),
        [capsule(leaf, [0, 0.36, 0], [0.05, 0.52, 0], 0.03)],
      ],
    };
  },
});
