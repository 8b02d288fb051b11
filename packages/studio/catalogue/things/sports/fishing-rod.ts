import { capsule, cylinder, ellipsoid, FACING, metal, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'fishing-rod',
  words: {
    en: 'fishing rod, to fish, fishing, fly fishing, fishing pole, angling',
    de: 'angel rute, angelrute',
    fr: 'canne a peche',
    es: 'cana de pescar, cana de pesca',
    it: 'canna da pesca',
    pt: 'vara de pesca',
    nl: 'hengel',
    emoji: '🎣',
  },
  theme: 'sea',
  mould: (tint) => {
    const rod = plastic(tint ?? '#2a5a8a', 0.8);
    const scale = plastic('#f27a3a', 0.8);
    return {
      size: 0.95,
      grip: [-0.24, -0.3, 0],
      // Away from the body: the other way its line would hang before the face.
      heldTurn: [0, 150, 0],
      groups: [
        [
          capsule(rod, [-0.24, -0.2, 0], [-0.02, 0.3, 0], 0.022, 0.016),
          capsule(rod, [-0.02, 0.3, 0], [0.16, 0.47, 0], 0.016, 0.01),
        ],
        [capsule(plastic('#c59c6c', 0.3), [-0.3, -0.44, 0], [-0.22, -0.18, 0], 0.04, 0.034)],
        [cylinder(metal('#c9ced6'), [-0.17, -0.2, 0.05], 0.075, 0.04, FACING, 0.02)],
        [capsule(plastic('#23222a', 0.6), [-0.17, -0.2, 0.1], [-0.1, -0.25, 0.1], 0.014, 0.024)],
        tube(plastic('#f4f2ec', 0.6), 0.006, [0.16, 0.47, 0], [0.24, 0.1, 0], [0.24, -0.16, 0]),
        [
          ellipsoid(plastic('#e4312b', 0.9), [0.24, 0.06, 0], [0.035, 0.035, 0.035]),
          ellipsoid(plastic('#f4f2ec', 0.9), [0.24, 0.03, 0], [0.034, 0.03, 0.034]),
        ],
        [
          ellipsoid(scale, [0.24, -0.28, 0.02], [0.075, 0.14, 0.05]),
          capsule(scale, [0.24, -0.4, 0.02], [0.17, -0.49, 0.02], 0.03, 0.045),
          capsule(scale, [0.24, -0.4, 0.02], [0.31, -0.49, 0.02], 0.03, 0.045),
        ],
        [ellipsoid(plastic('#14121a', 1), [0.22, -0.2, 0.065], [0.018, 0.018, 0.012])],
      ],
    };
  },
});
