import { crust } from '#catalogue/materials.ts';
import { box, cut, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'burger',
  words: {
    en: 'burger, hamburger, cheeseburger, sandwich',
    es: 'hamburguesa',
    it: 'panino',
    pt: 'hamburguer',
    emoji: '🍔, 🥪',
  },
  theme: 'kitchen',
  costume: { colour: 'tan' },
  mould: (tint) => ({
    size: 0.38,
    grip: [0, -0.4, 0],
    groups: [
      [cylinder(crust, [0, -0.34, 0], 0.43, 0.1, [0, 0, 0], 0.09)],
      [cylinder(plastic('#5c3420', 0.5), [0, -0.17, 0], 0.45, 0.085, [0, 0, 0], 0.07)],
      [box(plastic('#f7c02b', 0.7), [0, -0.065, 0], [0.36, 0.022, 0.36], 0.02, [0, 45, 0])],
      [cylinder(plastic('#d93a2b', 0.8), [0, -0.015, 0], 0.42, 0.035, [0, 0, 0], 0.03)],
      Array.from({ length: 8 }, (_, i) =>
        ellipsoid(
          plastic('#6cbf45', 0.5),
          [Math.sin(i * 0.785) * 0.36, 0.045, Math.cos(i * 0.785) * 0.36],
          [0.18, 0.04, 0.16],
          0,
          [i % 2 === 0 ? 12 : -12, 0, 0],
        ),
      ),
      [
        ellipsoid(plastic(tint ?? '#e0a050', 0.6), [0, 0.08, 0], [0.47, 0.38, 0.47]),
        cut(box(crust, [0, -0.24, 0], [0.6, 0.32, 0.6]), 0.05),
      ],
      [
        [-0.2, 0.34, 0.24],
        [0.02, 0.42, 0.16],
        [0.22, 0.34, 0.22],
        [-0.08, 0.28, 0.38],
        [0.14, 0.25, 0.4],
        [-0.32, 0.24, 0.24],
      ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic('#fbf0d2', 0.5), [x, y, z], [0.035, 0.022, 0.035])),
    ],
  }),
});
