import { box, capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

const darkWood = plastic('#8a5a2c', 0.4);

export default defineThing({
  id: 'honey',
  words: {
    en: 'honey, honey jar, jar of honey, honey pot, pot of honey, honeycomb, jar of jam',
    de: 'honig, honigglas',
    fr: 'miel',
    it: 'miele',

    nl: 'honing, potje honing',
    emoji: '🍯, 🐝',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const gold = plastic(tint ?? '#f2a31b', 0.95);
    const wood = plastic('#b97f45', 0.4);
    const bee = plastic('#f7cd2b', 0.7);
    const dark = plastic('#2a211a', 0.5);
    return {
      size: 0.42,
      grip: [0, -0.2, 0],
      groups: [
        [cylinder(gold, [0, -0.15, 0], 0.34, 0.32, [0, 0, 0], 0.12)],
        [cylinder(gold, [0, 0.2, 0], 0.25, 0.05, [0, 0, 0], 0.02)],
        [cylinder(plastic('#e4512b', 0.4), [0, 0.28, 0], 0.3, 0.07, [0, 0, 0], 0.03)],
        [torus(plastic('#fbf3dc', 0.4), [0, 0.23, 0], 0.29, 0.03)],
        [ellipsoid(plastic('#fbf3dc', 0.3), [0, -0.16, 0.21], [0.24, 0.19, 0.15])],
        [ellipsoid(bee, [0, -0.16, 0.35], [0.11, 0.08, 0.04])],
        [-0.04, 0.045].map((x) => box(dark, [x, -0.16, 0.375], [0.018, 0.068, 0.02], 0.01)),
        [-0.05, 0.05].map((x) =>
          ellipsoid(plastic('#ffffff', 0.7), [x, -0.06, 0.345], [0.045, 0.055, 0.015], 0, [0, 0, x * -500]),
        ),
        [
          capsule(wood, [0.1, 0.34, 0.06], [0.34, 0.62, 0.02], 0.026),
          ellipsoid(wood, [0.37, 0.655, 0.02], [0.085, 0.1, 0.085], 0, [0, 0, -40]),
          torus(darkWood, [0.35, 0.63, 0.02], 0.085, 0.016, [0, 0, -40]),
          torus(darkWood, [0.385, 0.675, 0.02], 0.08, 0.016, [0, 0, -40]),
        ],
      ],
    };
  },
});
