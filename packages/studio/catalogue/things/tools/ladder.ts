import { rubber, steel } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A step ladder, its front to the viewer. */
export default defineThing({
  id: 'ladder',
  words: {
    en: 'ladder, step ladder, stepladder',
    de: 'leiter, trittleiter',
    fr: 'echelle, escabeau',
    es: 'escalera de mano',
    it: 'scala a pioli',
    pt: 'escada',
    emoji: '🪜',
  },
  theme: 'city',
  stands: true,
  mould: (tint) => {
    const rail = plastic(tint ?? '#f0a92b', 0.7);
    return {
      size: 1,
      grip: [0, 0, 0],
      groups: [
        pair((side) => capsule(rail, [side * 0.27, -0.48, 0.14], [side * 0.13, 0.44, 0], 0.035)),
        pair((side) => capsule(steel, [side * 0.24, -0.48, -0.26], [side * 0.12, 0.42, -0.04], 0.024)),
        [0, 1, 2, 3, 4].map((step) => {
          const y = -0.34 + step * 0.16;
          const half = 0.25 - step * 0.025;
          return box(steel, [0, y, 0.12 - step * 0.025], [half, 0.018, 0.045], 0.012);
        }),
        [box(rail, [0, 0.45, 0], [0.17, 0.03, 0.09], 0.02)],
        pair((side) => ellipsoid(rubber, [side * 0.272, -0.48, 0.142], [0.05, 0.03, 0.05])),
      ],
    };
  },
});
