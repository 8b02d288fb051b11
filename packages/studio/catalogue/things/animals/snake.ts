import { blendInto, capsule, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'snake',
  words: {
    en: 'snake, pet python, cobra, viper, serpent',
    de: 'schlange',
    es: 'serpiente',
    it: 'serpente',

    emoji: '🐍',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'green' },
  mould: (tint) => {
    const coat = tint ?? hex('#4aa84a');
    const skin = plastic(coat, 0.8);
    const spot = plastic(lighten(coat, 0.55), 0.7);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [
          torus(skin, [0, -0.38, 0], 0.32, 0.095),
          blendInto(capsule(skin, [0.3, -0.38, 0.1], [0.54, -0.42, 0.2], 0.085, 0.015), 0.04),
        ],
        [torus(skin, [0, -0.22, -0.01], 0.25, 0.09)],
        [
          capsule(skin, [-0.2, -0.12, 0.02], [0.06, 0.0, 0.08], 0.09),
          blendInto(capsule(skin, [0.06, 0.0, 0.08], [0.12, 0.14, 0.08], 0.09, 0.085), 0.03),
          blendInto(capsule(skin, [0.12, 0.14, 0.08], [0.02, 0.32, 0.12], 0.085, 0.08), 0.03),
          blendInto(ellipsoid(skin, [0, 0.38, 0.18], [0.15, 0.11, 0.17]), 0.05),
        ],
        pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.1, 0.43, 0.26], [0.05, 0.055, 0.045])),
        eyes(0.108, 0.43, 0.295, 0.024),
        [
          capsule(plastic('#d92b3b', 0.6), [0, 0.35, 0.33], [0, 0.27, 0.4], 0.014),
          ...pair((side) =>
            capsule(plastic('#d92b3b', 0.6), [0, 0.27, 0.4], [side * 0.035, 0.22, 0.42], 0.011),
          ),
        ],
        [-0.2, 0, 0.2].map((x) => ellipsoid(spot, [x, -0.34, 0.385 - x * x * 1.9], [0.07, 0.045, 0.03])),
        [-0.12, 0.12].map((x) => ellipsoid(spot, [x, -0.17, 0.31 - x * x * 2.2], [0.06, 0.04, 0.03])),
      ],
    };
  },
});
