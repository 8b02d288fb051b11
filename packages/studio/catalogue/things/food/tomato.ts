import { deepLeaf } from '#catalogue/materials.ts';
import { capsule, cut, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'tomato',
  words: {
    en: 'tomato, cherry tomato, cherry tomatoes',
    de: 'tomate, tomaten',
    it: 'pomodoro',
    nl: 'tomaat',
    emoji: '🍅',
  },
  theme: 'kitchen',
  costume: { colour: 'red' },
  mould: (tint) => ({
    size: 0.32,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(plastic(tint ?? '#e2331f', 0.95), [0, -0.06, 0], [0.44, 0.36, 0.4]),
        cut(ellipsoid(deepLeaf, [0, 0.36, 0.02], [0.16, 0.12, 0.16]), 0.12),
      ],
      [0, 1, 2, 3, 4].map((index) => {
        const angle = (index / 5) * Math.PI * 2 + 0.3;
        return capsule(
          deepLeaf,
          [0, 0.28, 0.03],
          [Math.cos(angle) * 0.27, 0.24, 0.03 + Math.sin(angle) * 0.25],
          0.05,
          0.012,
        );
      }),
      [capsule(deepLeaf, [0, 0.27, 0.02], [0.05, 0.44, 0.02], 0.036, 0.042)],
    ],
  }),
});
