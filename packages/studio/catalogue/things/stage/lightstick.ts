import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  metal,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** The glowing globe on a handle that fans wave at concerts. */
export default defineThing({
  id: 'lightstick',
  words: {
    en: 'lightstick, light stick, glow stick, glowstick',
    de: 'leuchtstab',
    es: 'palo de luz',
  },
  theme: 'music',
  mould: (tint) => {
    const glow = plastic(tint ?? '#f48ac4', 1);
    const white = plastic('#f6f4ee', 0.85);
    return {
      size: 0.46,
      grip: [0, -0.26, 0],
      groups: [
        [cylinder(white, [0, -0.26, 0], 0.085, 0.26, [0, 0, 0], 0.03)],
        [
          capsule(white, [0, -0.02, 0], [0, 0.05, 0], 0.08, 0.15),
          cut(box(white, [0, 0.2, 0], [0.3, 0.12, 0.3])),
        ],
        [ellipsoid(glow, [0, 0.25, 0], [0.235, 0.235, 0.235])],
        [
          ellipsoid(white, [-0.052, 0.29, 0.23], [0.068, 0.062, 0.03], 0, [0, 0, 30]),
          blendInto(ellipsoid(white, [0.052, 0.29, 0.23], [0.068, 0.062, 0.03], 0, [0, 0, -30]), 0.01),
          blendInto(box(white, [0, 0.255, 0.23], [0.06, 0.06, 0.02], 0.012, [0, 0, 45]), 0.02),
        ],
        [torus(metal('#c9ced6'), [0, 0.07, 0], 0.155, 0.022)],
        [cylinder(glow, [0, -0.16, 0.08], 0.034, 0.02, FACING)],
        [cylinder(glow, [0, -0.5, 0], 0.088, 0.025, [0, 0, 0], 0.015)],
      ],
    };
  },
});
