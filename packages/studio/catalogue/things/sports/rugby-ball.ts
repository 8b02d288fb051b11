import { white } from '#catalogue/materials.ts';
import { capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'rugby-ball',
  words: {
    en: 'rugby, rugby ball, american football, gridiron, quarterback ball',
    emoji: '🏈, 🏉',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'rugby-ball',
  mould: (tint) => {
    return {
      size: 0.34,
      grip: [0, -0.2, 0],
      heldTurn: [0, 0, 20],
      groups: [
        [ellipsoid(plastic(tint ?? '#8a4524', 0.55), [0, 0, 0], [0.54, 0.33, 0.33], 0, [0, 0, 18])],
        ...[-1, 1].map((side) => [torus(white, [side * 0.31, side * 0.1, 0], 0.262, 0.018, [0, 0, 108])]),
        [capsule(white, [-0.15, 0.12, 0.3], [0.12, 0.21, 0.29], 0.018)],
        [-0.12, -0.04, 0.04, 0.12].map((x) =>
          capsule(
            white,
            [x - 0.035, 0.16 + x * 0.32 + 0.065, 0.285],
            [x + 0.015, 0.16 + x * 0.32 - 0.055, 0.325],
            0.016,
          ),
        ),
      ],
    };
  },
});
