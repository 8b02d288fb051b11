import { deepLeaf } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A whole lemon and half of one. */
export default defineThing({
  id: 'lemon',
  words: {
    en: 'lemon, lemons, lemon slice, slice of lemon, half a lemon, bowl of lemons',
    de: 'zitrone, zitronen',
    fr: 'citron jaune',
    es: 'limon',
    it: 'limone, limoni',
    pt: 'limao',
    nl: 'citroen',
    emoji: '🍋',
  },
  theme: 'kitchen',
  costume: { colour: 'yellow' },
  mould: (tint) => {
    const rind = plastic(tint ?? '#f8d92b', 0.7);
    const flesh = plastic('#fbe98a', 0.9);
    return {
      size: 0.34,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(rind, [-0.12, 0.12, -0.08], [0.36, 0.27, 0.26], 0, [0, 0, 24]),
          blendInto(ellipsoid(rind, [-0.45, -0.03, -0.08], [0.09, 0.07, 0.08]), 0.06),
          blendInto(ellipsoid(rind, [0.22, 0.28, -0.08], [0.07, 0.06, 0.06]), 0.06),
        ],
        [capsule(plastic('#6f8a2c', 0.4), [0.26, 0.3, -0.08], [0.3, 0.34, -0.08], 0.03)],
        [ellipsoid(deepLeaf, [0.42, 0.36, -0.06], [0.15, 0.075, 0.03], 0, [0, 0, 14])],
        [cylinder(rind, [0.2, -0.18, 0.16], 0.27, 0.09, [72, 0, 0], 0.06)],
        [cylinder(plastic('#fdf8dc', 0.6), [0.2, -0.155, 0.24], 0.24, 0.02, [72, 0, 0])],
        [0, 1, 2, 3, 4, 5, 6].map((index) => {
          const angle = (index / 7) * Math.PI * 2;
          const [x, y] = [Math.sin(angle), Math.cos(angle)];
          return capsule(
            flesh,
            [0.2 + x * 0.075, -0.15 + y * 0.075, 0.26],
            [0.2 + x * 0.16, -0.15 + y * 0.155, 0.26 - y * 0.05],
            0.024,
            0.062,
          );
        }),
      ],
    };
  },
});
