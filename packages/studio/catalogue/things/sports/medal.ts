import { brass } from '#catalogue/materials.ts';
import { box, capsule, cylinder, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'medal',
  words: {
    en: 'medal, gold medal, silver medal, bronze medal, medallion',
    de: 'medaille',
    es: 'medalla',
    it: 'medaglia',
    pt: 'medalha',
    emoji: '🥇, 🥈, 🥉, 🏅, 🎖',
  },
  theme: 'sport',
  kin: ['award'],
  mould: (tint) => {
    const disk = tint ? plastic(tint, 0.9) : brass;
    return {
      size: 0.4,
      grip: [0, 0.2, 0],
      groups: [
        [box(plastic('#2563c9', 0.4), [-0.13, 0.26, 0], [0.09, 0.3, 0.014], 0.01, [0, 0, 26])],
        [box(plastic('#e4312b', 0.4), [0.13, 0.26, 0.012], [0.09, 0.3, 0.014], 0.01, [0, 0, -26])],
        [box(disk, [0, 0.04, 0.03], [0.07, 0.035, 0.03], 0.015)],
        [cylinder(disk, [0, -0.24, 0.03], 0.27, 0.045, FACING, 0.02)],
        [torus(disk, [0, -0.24, 0.07], 0.225, 0.022, FACING)],
        Array.from({ length: 5 }, (_, i) => {
          const a = (i * 2 * Math.PI) / 5;
          return capsule(
            disk,
            [0, -0.24, 0.08],
            [Math.sin(a) * 0.14, Math.cos(a) * 0.14 - 0.24, 0.08],
            0.055,
            0.012,
          );
        }),
      ],
    };
  },
});
