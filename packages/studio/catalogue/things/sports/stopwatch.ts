import { black, steel } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'stopwatch',
  words: {
    en: 'stopwatch, stop watch, timer, wristwatch, pocket watch, alarm clock',
    de: 'stoppuhr, wecker',
    fr: 'chronometre, reveil',
    es: 'cronometro, despertador',
    it: 'cronometro, sveglia',
    nl: 'wekker',
    emoji: '⏱, ⌚, ⏰',
  },
  theme: 'sport',
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : steel;
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        [cylinder(shell, [0, -0.08, 0], 0.4, 0.09, FACING, 0.04)],
        [cylinder(plastic('#fbfaf5', 0.6), [0, -0.08, 0.09], 0.33, 0.012, FACING)],
        Array.from({ length: 8 }, (_, i) => {
          const a = (i * Math.PI) / 4;
          return ellipsoid(
            black,
            [Math.sin(a) * 0.27, Math.cos(a) * 0.27 - 0.08, 0.1],
            [0.026, 0.026, 0.014],
          );
        }),
        [
          capsule(plastic('#e4312b', 0.8), [-0.05, -0.16, 0.12], [0.13, 0.1, 0.12], 0.024, 0.012),
          ellipsoid(black, [0, -0.08, 0.12], [0.045, 0.045, 0.03]),
        ],
        [
          cylinder(shell, [0, 0.36, 0], 0.07, 0.06),
          cylinder(shell, [0, 0.45, 0], 0.11, 0.05, [0, 0, 0], 0.02),
        ],
        pair((side) => cylinder(shell, [side * 0.29, 0.25, 0], 0.06, 0.06, [0, 0, side * -45], 0.015)),
      ],
    };
  },
});
