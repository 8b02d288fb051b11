import { capsule, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'wand',
  words: {
    en: 'wand, magic wand',
    de: 'zauberstab, zauberstabe',
    fr: 'baguette magique',
    es: 'varita',
    it: 'bacchetta magica',
    pt: 'varinha magica',
    nl: 'toverstok',
    emoji: '🪄',
  },
  theme: 'fantasy',
  kin: ['staff'],
  mould: (tint) => ({
    size: 0.6,
    grip: [0, -0.36, 0],
    heldTurn: [12, 0, 22],
    groups: [
      [capsule(plastic(tint ?? '#3b2a4a', 0.6), [0, -0.5, 0], [0, 0.3, 0], 0.035, 0.024)],
      [
        ...[0, 72, 144, 216, 288].map((angle) => {
          const a = (angle * Math.PI) / 180;
          return capsule(
            plastic('#ffd23f', 0.9),
            [0, 0.38, 0],
            [Math.sin(a) * 0.15, 0.38 + Math.cos(a) * 0.15, 0],
            0.07,
            0.02,
            0.02,
          );
        }),
      ],
      [torus(metal('#d9b45a'), [0, -0.3, 0], 0.035, 0.014)],
    ],
  }),
});
