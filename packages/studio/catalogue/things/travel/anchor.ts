import { capsule, FACING, metal, pair, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'anchor',
  words: { en: 'anchor', de: 'anker', fr: 'ancre', es: 'ancla', it: 'ancora', emoji: '⚓' },
  theme: 'sea',
  mould: (tint) => {
    const iron = tint ? plastic(tint, 0.85) : metal('#8d97a6');
    return {
      size: 0.6,
      grip: [0, 0.2, 0],
      groups: [
        [
          capsule(iron, [0, 0.3, 0], [0, -0.4, 0], 0.045, 0.055),
          ...tube(
            iron,
            0.052,
            [-0.34, -0.16, 0],
            [-0.28, -0.3, 0],
            [-0.14, -0.41, 0],
            [0, -0.44, 0],
            [0.14, -0.41, 0],
            [0.28, -0.3, 0],
            [0.34, -0.16, 0],
          ),
          ...pair((side) => capsule(iron, [side * 0.33, -0.2, 0], [side * 0.38, -0.04, 0], 0.1, 0.015)),
        ],
        [capsule(plastic('#8b4a2b', 0.5), [-0.24, 0.2, 0], [0.24, 0.2, 0], 0.05)],
        [torus(iron, [0, 0.4, 0], 0.09, 0.032, FACING)],
        tube(
          plastic('#e3c58a', 0.2),
          0.03,
          [0.08, 0.4, 0.03],
          [0.16, 0.3, 0.07],
          [0.02, 0.1, 0.08],
          [-0.1, -0.04, 0.06],
          [0.02, -0.2, 0.08],
          [0.12, -0.28, 0.06],
        ),
      ],
    };
  },
});
