import { rubber, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, ellipsoid, FACING, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'kick-scooter',
  words: {
    en: 'scooter, kick scooter, e scooter, electric scooter',
    de: 'tretroller',
    fr: 'trottinette',
    es: 'patinete',
    it: 'monopattino',

    emoji: '🛴',
  },
  theme: 'city',
  kin: ['vehicle'],
  stands: true,
  mould: (tint) => {
    const frame = plastic(tint ?? '#2fa66a', 0.85);
    return {
      size: 0.7,
      grip: [0.3, 0.4, 0],
      groups: [
        [box(frame, [-0.06, -0.36, 0], [0.32, 0.03, 0.09], 0.025)],
        [box(rubber, [-0.08, -0.33, 0], [0.26, 0.01, 0.07], 0.008)],
        tube(frame, 0.035, [0.24, -0.36, 0], [0.36, -0.28, 0], [0.26, 0.4, 0]),
        [capsule(steel, [0.27, 0.34, 0], [0.255, 0.46, 0], 0.03)],
        [
          capsule(rubber, [0.235, 0.46, -0.2], [0.275, 0.46, 0.2], 0.03),
          capsule(plastic('#ffc72c', 0.7), [0.27, 0.46, 0.12], [0.275, 0.46, 0.24], 0.04),
        ],
        ...[-0.4, 0.4].flatMap((x) => [
          [cylinder(rubber, [x, -0.4, 0], 0.1, 0.035, FACING, 0.02)],
          [cylinder(plastic('#f4f2ec', 0.7), [x, -0.4, 0.03], 0.05, 0.014, FACING)],
        ]),
        [ellipsoid(frame, [-0.42, -0.31, 0], [0.1, 0.04, 0.05])],
      ],
    };
  },
});
