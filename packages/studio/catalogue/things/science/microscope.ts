import { glossyBlack, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'microscope',
  words: { en: 'microscope', de: 'mikroskop', es: 'microscopio', nl: 'microscoop', emoji: '🔬' },
  theme: 'office',
  kin: ['lens'],
  stands: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#f4f2ec', 0.8);
    return {
      size: 0.5,
      grip: [0.1, -0.1, 0],
      groups: [
        [box(glossyBlack, [0.02, -0.44, 0], [0.3, 0.055, 0.2], 0.04)],
        [
          capsule(shell, [0.2, -0.4, 0], [0.28, -0.1, 0], 0.075, 0.07),
          capsule(shell, [0.28, -0.1, 0], [0.08, 0.26, 0], 0.07, 0.075, 0.05),
        ],
        [capsule(shell, [0.03, 0.1, 0], [-0.08, 0.36, 0], 0.1, 0.085)],
        [capsule(glossyBlack, [-0.09, 0.38, 0], [-0.15, 0.5, 0], 0.06, 0.072)],
        [capsule(steel, [0.03, 0.06, 0], [0.0, -0.1, 0], 0.06, 0.035)],
        [box(glossyBlack, [-0.02, -0.19, 0], [0.22, 0.025, 0.16], 0.015)],
        [box(plastic('#8fd3f0', 0.95), [-0.05, -0.155, 0.02], [0.13, 0.012, 0.05], 0.006)],
        [cylinder(steel, [0.25, -0.12, 0.09], 0.085, 0.04, FACING, 0.015)],
      ],
    };
  },
});
