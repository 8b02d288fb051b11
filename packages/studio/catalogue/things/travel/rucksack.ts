import { brass } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, FACING, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'rucksack',
  words: {
    en: 'backpack, rucksack, knapsack, school bag, schoolbag, hiking',
    fr: 'sac a dos',
    es: 'mochila',
    it: 'zaino',
    nl: 'rugzak',
    emoji: '🎒',
  },
  theme: 'garden',
  kin: ['bag'],
  stands: true,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#e5792b', 0.35);
    const strap = plastic('#3b3f4a', 0.4);
    return {
      size: 0.5,
      grip: [0, 0.44, 0],
      groups: [
        [box(cloth, [0, -0.04, 0], [0.3, 0.38, 0.18], 0.14)],
        [box(cloth, [0, -0.22, 0.17], [0.22, 0.15, 0.08], 0.06)],
        [
          capsule(strap, [-0.17, -0.12, 0.25], [0.17, -0.12, 0.25], 0.014),
          ellipsoid(brass, [0.12, -0.14, 0.26], [0.02, 0.035, 0.016]),
        ],
        tube(strap, 0.016, [-0.28, 0.06, 0.1], [-0.2, 0.2, 0.185], [0.2, 0.2, 0.185], [0.28, 0.06, 0.1]),
        [torus(strap, [0, 0.36, -0.04], 0.09, 0.026, FACING)],
        ...[-1, 1].map((side) =>
          tube(
            strap,
            0.04,
            [side * 0.24, 0.26, -0.12],
            [side * 0.36, 0.08, -0.12],
            [side * 0.36, -0.2, -0.12],
            [side * 0.28, -0.34, -0.1],
          ),
        ),
        [box(plastic('#f4f2ec', 0.5), [0, 0.06, 0.185], [0.09, 0.05, 0.01], 0.008)],
      ],
    };
  },
});
