import { rubber, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'skis',
  words: {
    en: 'skis, ski, skiing, ski poles',
    de: 'skistocke',
    es: 'esquis',

    nl: 'skien',
    emoji: '🎿, ⛷',
  },
  theme: 'sport',
  isSet: true,
  stands: true,
  mould: (tint) => {
    const deck = plastic(tint ?? '#e4312b', 0.9);
    return {
      size: 1.1,
      grip: [0, 0, 0],
      groups: [
        ...[-1, 1].flatMap((side) => [
          [
            box(deck, [side * 0.085, -0.04, 0], [0.058, 0.44, 0.018], 0.016),
            blendInto(ellipsoid(deck, [side * 0.085, 0.43, 0.045], [0.05, 0.08, 0.016], 0, [38, 0, 0]), 0.04),
          ],
          [box(plastic('#f4f2ec', 0.8), [side * 0.085, 0.22, 0.016], [0.03, 0.1, 0.008], 0.006)],
          [box(plastic('#23222a', 0.6), [side * 0.085, -0.1, 0.035], [0.045, 0.11, 0.028], 0.02)],
          [
            capsule(steel, [side * 0.26, 0.36, 0.02], [side * 0.2, -0.46, 0.02], 0.012),
            capsule(rubber, [side * 0.262, 0.4, 0.02], [side * 0.256, 0.27, 0.02], 0.024),
            torus(rubber, [side * 0.204, -0.38, 0.02], 0.038, 0.009),
          ],
        ]),
      ],
    };
  },
});
