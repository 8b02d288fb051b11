import { leaf } from '#catalogue/materials.ts';
import { box, cut, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'taco',
  words: {
    en: 'taco, burrito, doner, doner kebab, kebab, quesadilla',
    de: 'kebap',
    emoji: '🌮, 🌯',
  },
  theme: 'kitchen',
  costume: { colour: 'amber' },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f2bd4b', 0.4);
    const upper = () => cut(box(shell, [0, 0.62, 0], [0.9, 0.5, 0.6]));
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [
        [cylinder(shell, [0, 0.12, -0.12], 0.48, 0.035, [82, 0, 0], 0.03), upper()],
        [-0.34, -0.2, -0.05, 0.1, 0.25, 0.37].map((x, index) =>
          ellipsoid(leaf, [x, 0.14, 0], [0.13, 0.09, 0.1], 0, [0, 0, index % 2 === 0 ? 24 : -24]),
        ),
        [-0.28, -0.06, 0.17].map((x) =>
          ellipsoid(plastic('#7a4526', 0.4), [x, 0.17, 0.02], [0.1, 0.07, 0.09]),
        ),
        [-0.18, 0.06, 0.3].map((x) =>
          ellipsoid(plastic('#d92b2b', 0.8), [x, 0.2, 0.04], [0.06, 0.055, 0.06]),
        ),
        [-0.1, 0.2].map((x) =>
          box(plastic('#f7e08a', 0.5), [x, 0.24, 0.05], [0.07, 0.014, 0.016], 0.006, [0, 0, x * 200]),
        ),
        [cylinder(shell, [0, 0.12, 0.12], 0.48, 0.035, [98, 0, 0], 0.03), upper()],
        [
          [-0.2, -0.1],
          [0.1, -0.18],
          [0.25, -0.02],
          [-0.04, -0.02],
        ].map(([x = 0, y = 0]) =>
          ellipsoid(plastic('#c98f2e', 0.3), [x, y, 0.14 - y * 0.1], [0.04, 0.03, 0.02]),
        ),
      ],
    };
  },
});
