import { brass } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'compass',
  words: {
    en: 'compass',
    de: 'kompass',
    fr: 'boussole',
    es: 'brujula',
    it: 'bussola',
    nl: 'kompas',
    emoji: '🧭',
  },
  theme: 'sea',
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : brass;
    return {
      size: 0.32,
      grip: [0, -0.3, 0],
      groups: [
        [cylinder(shell, [0, -0.06, 0], 0.42, 0.08, FACING, 0.04)],
        [cylinder(plastic('#fbf6e6', 0.7), [0, -0.06, 0.08], 0.35, 0.012, FACING)],
        [0, 90, 180, 270].map((angle) =>
          ellipsoid(
            plastic('#23222a', 0.6),
            [Math.sin(angle / 57.3) * 0.29, Math.cos(angle / 57.3) * 0.29 - 0.06, 0.09],
            [0.03, 0.03, 0.014],
          ),
        ),
        [capsule(plastic('#d92b2b', 0.8), [0, -0.06, 0.115], [0.16, 0.14, 0.115], 0.055, 0.008)],
        [capsule(plastic('#3c5f8f', 0.8), [0, -0.06, 0.112], [-0.16, -0.26, 0.112], 0.055, 0.008)],
        [ellipsoid(brass, [0, -0.06, 0.15], [0.035, 0.035, 0.025])],
        [cylinder(shell, [0, 0.39, 0], 0.06, 0.05), torus(shell, [0, 0.5, 0], 0.09, 0.024, FACING)],
      ],
    };
  },
});
