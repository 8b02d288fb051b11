import { glossyInk, steel } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'light-bulb',
  words: {
    en: 'light bulb, lightbulb, bright idea',
    de: 'gluhbirne',
    fr: 'ampoule',
    es: 'bombilla',
    it: 'lampadina',
    pt: 'lampada',
    nl: 'gloeilamp',
    emoji: '💡',
  },
  theme: 'office',
  mould: (tint) => {
    const glass = plastic(tint ?? '#ffe27a', 1);
    return {
      size: 0.42,
      grip: [0, -0.4, 0],
      groups: [
        [
          ellipsoid(glass, [0, 0.14, 0], [0.32, 0.32, 0.32]),
          blendInto(capsule(glass, [0, 0, 0], [0, -0.2, 0], 0.22, 0.14), 0.1),
        ],
        tube(
          plastic('#f7932b', 1),
          0.02,
          [-0.1, -0.1, 0.2],
          [-0.09, 0.14, 0.3],
          [0, 0.04, 0.325],
          [0.09, 0.14, 0.3],
          [0.1, -0.1, 0.2],
        ),
        [cylinder(steel, [0, -0.32, 0], 0.14, 0.12, [0, 0, 0], 0.02)],
        [-0.25, -0.32, -0.39].map((y) => torus(steel, [0, y, 0], 0.145, 0.022, [6, 0, 0])),
        [capsule(glossyInk, [0, -0.43, 0], [0, -0.5, 0], 0.09, 0.05)],
      ],
    };
  },
});
