import { rubber, steel } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A car's wheel. */
export default defineThing({
  id: 'tyre',
  words: {
    en: 'tyre, tire, car tyre, car tire, spare tyre, spare tire, spare wheel, car wheel',
    de: 'reifen, autoreifen',
    fr: 'pneu',
    es: 'neumatico',
    it: 'pneumatico',
    nl: 'autoband',
    emoji: '🛞',
  },
  theme: 'city',
  stands: true,
  mould: (tint) => {
    const rim = tint ? plastic(tint, 0.9) : steel;
    const around = (count: number) => [...Array(count).keys()].map((index) => (index * Math.PI * 2) / count);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [torus(rubber, [0, 0, 0], 0.36, 0.12, FACING)],
        around(14).map((angle) =>
          ellipsoid(rubber, [Math.sin(angle) * 0.465, Math.cos(angle) * 0.465, 0], [0.035, 0.035, 0.09]),
        ),
        [cylinder(plastic('#2f3138', 0.5), [0, 0, 0.02], 0.27, 0.04, FACING)],
        [torus(rim, [0, 0, 0.07], 0.25, 0.03, FACING)],
        around(5).map((angle) =>
          capsule(rim, [0, 0, 0.09], [Math.sin(angle) * 0.24, Math.cos(angle) * 0.24, 0.08], 0.05, 0.035),
        ),
        [ellipsoid(rubber, [0, 0, 0.13], [0.05, 0.05, 0.02])],
      ],
    };
  },
});
