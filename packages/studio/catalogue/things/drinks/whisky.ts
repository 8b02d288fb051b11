import { box, capsule, cut, cylinder, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A tumbler of whisky with its ice. */
export default defineThing({
  id: 'whisky',
  words: {
    en: 'tequila, tequila shot, vodka, shot glass, sake, whisky, whiskey, glass of whisky, glass of whiskey, scotch, bourbon, rum, brandy, cognac glass, old fashioned, single malt, tumbler',
    emoji: '🥃',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const glass = plastic('#b4cdd8', 1);
    const ice = plastic('#f1dcb4', 1);
    return {
      size: 0.32,
      grip: [0, -0.1, 0],
      groups: [
        [cylinder(glass, [0, -0.42, 0], 0.39, 0.06, [0, 0, 0], 0.03)],
        [cylinder(plastic(tint ?? '#c8741c', 1), [0, -0.05, 0], 0.385, 0.33, [0, 0, 0], 0.03)],
        [
          cylinder(glass, [0, 0.34, 0], 0.395, 0.11, [0, 0, 0], 0.01),
          cut(cylinder(glass, [0, 0.4, 0], 0.36, 0.3, [0, 0, 0], 0.01)),
        ],
        [box(ice, [-0.12, 0.36, 0.06], [0.14, 0.12, 0.14], 0.04, [14, 24, 10])],
        [box(ice, [0.16, 0.34, -0.04], [0.14, 0.14, 0.14], 0.04, [-10, 50, -14])],
        [torus(glass, [0, 0.45, 0], 0.38, 0.025)],
        [-0.26, -0.1].map((x) =>
          capsule(plastic('#f3d3a4', 1), [x, 0.1, -(x * x) + 0.385], [x, -0.3, -(x * x) + 0.385], 0.014),
        ),
      ],
    };
  },
});
