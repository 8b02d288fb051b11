import { black } from '#catalogue/materials.ts';
import { box, cut, ellipsoid, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A helmet that is carried, its visor to the viewer. */
export default defineThing({
  id: 'crash-helmet',
  words: {
    en: 'helmet in hand, helmet under arm, helmet under one arm, helmet under his arm, helmet under her arm, helmet under the arm',
    de: 'helm in der hand',
    fr: 'casque a la main',
    es: 'casco en la mano',
  },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f4f2ec', 0.95);
    const visor = { ...plastic('#2b3a55', 1) };
    return {
      size: 0.44,
      grip: [0.1, -0.36, 0.1],
      groups: [
        [
          ellipsoid(shell, [0, 0.03, 0], [0.45, 0.46, 0.47]),
          cut(box(shell, [0, -0.62, 0], [0.6, 0.24, 0.6]), 0.04),
          cut(box(shell, [0, 0.02, 0.5], [0.36, 0.15, 0.3], 0.12), 0.03),
        ],
        [ellipsoid(visor, [0, 0.03, 0.02], [0.425, 0.4, 0.43])],
        [torus(black, [0, -0.34, 0], 0.26, 0.06)],
        [box(plastic('#e4312b', 0.9), [0, 0.36, 0.24], [0.06, 0.02, 0.16], 0.015, [38, 0, 0])],
        [-1, 1].map((side) => ellipsoid(metal('#c9ced6'), [side * 0.43, 0.03, 0.08], [0.04, 0.08, 0.08])),
      ],
    };
  },
});
