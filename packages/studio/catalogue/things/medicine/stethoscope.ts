import { glossyBlack, steel } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, pair, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'stethoscope',
  words: {
    en: 'stethoscope',
    de: 'stethoskop',
    es: 'estetoscopio',
    it: 'stetoscopio',
    nl: 'stethoscoop',
    emoji: '🩺',
  },
  theme: 'office',
  mould: (tint) => {
    const hose = plastic(tint ?? '#2563c9', 0.8);
    return {
      size: 0.5,
      grip: [-0.1, 0, 0],
      groups: [
        ...[-1, 1].map((side) =>
          tube(
            steel,
            0.03,
            [-0.1 + side * 0.13, 0.44, 0],
            [-0.1 + side * 0.24, 0.28, 0],
            [-0.1 + side * 0.2, 0.08, 0],
          ),
        ),
        pair((side) => ellipsoid(glossyBlack, [-0.1 + side * 0.12, 0.47, 0], [0.055, 0.05, 0.055])),
        [
          ...pair((side) => capsule(hose, [-0.1 + side * 0.2, 0.1, 0], [-0.1, -0.1, 0], 0.042)),
          ...tube(
            hose,
            0.045,
            [-0.1, -0.1, 0],
            [-0.1, -0.28, 0],
            [0, -0.42, 0],
            [0.16, -0.42, 0],
            [0.27, -0.28, 0],
            [0.27, -0.08, 0.02],
          ),
        ],
        [capsule(steel, [0.27, -0.08, 0.02], [0.27, 0.04, 0.04], 0.034)],
        [cylinder(steel, [0.27, 0.16, 0.04], 0.16, 0.045, FACING, 0.025)],
        [cylinder(plastic('#f4f2ec', 0.9), [0.27, 0.16, 0.085], 0.115, 0.012, FACING)],
      ],
    };
  },
});
