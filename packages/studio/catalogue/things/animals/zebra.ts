import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import type { Solid } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';

/** From its left, as the horse stands; stripes are slices that stand out of the coat a little. */
export default defineThing({
  id: 'zebra',
  words: { en: 'zebra', de: 'zebras', fr: 'zebre', es: 'cebra', emoji: '🦓' },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = plastic(tint ?? '#fbfaf5', 0.5);
    const stripe = plastic('#24222a', 0.5);
    const legs = [
      [-0.13, 0.08],
      [-0.09, -0.09],
      [0.24, 0.08],
      [0.27, -0.09],
    ] as const;
    const slice = (x: number): Solid => {
      const share = Math.sqrt(1 - ((x - 0.06) / 0.28) ** 2);
      return ellipsoid(stripe, [x, -0.05, 0], [0.034, 0.185 * share + 0.014, 0.16 * share + 0.02]);
    };
    return {
      size: 0.62,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(coat, [0.06, -0.05, 0], [0.28, 0.185, 0.16]),
          capsule(coat, [-0.13, 0.03, 0.01], [-0.24, 0.27, 0.03], 0.13, 0.1, 0.05),
          ...legs.map(([x, z]) => blendInto(capsule(coat, [x, -0.14, z], [x, -0.4, z], 0.07, 0.052), 0.03)),
        ],
        [-0.05, 0.045, 0.14, 0.225, 0.295].map(slice),
        [
          cylinder(stripe, [-0.165, 0.1, 0.014], 0.14, 0.026, [0, 0, 24], 0.022),
          cylinder(stripe, [-0.205, 0.2, 0.02], 0.128, 0.026, [0, 0, 24], 0.022),
        ],
        [
          capsule(coat, [-0.24, 0.31, 0.03], [-0.4, 0.19, 0.06], 0.115, 0.085),
          ...[-0.06, 0.1].map((z) =>
            blendInto(capsule(coat, [-0.19, 0.39, z], [-0.17, 0.49, z], 0.04, 0.014), 0.02),
          ),
        ],
        [ellipsoid(stripe, [-0.44, 0.16, 0.065], [0.07, 0.07, 0.08])],
        [capsule(stripe, [-0.33, 0.33, 0.06], [-0.31, 0.23, 0.138], 0.018)],
        [ellipsoid(jetBlack, [-0.27, 0.32, 0.14], [0.028, 0.036, 0.022])],
        [-0.13, -0.09, -0.05].map((x, index) =>
          ellipsoid(
            index === 1 ? coat : stripe,
            [x, 0.4 - index * 0.12, 0],
            [0.06, 0.085, 0.045],
            0,
            [0, 0, 24],
          ),
        ),
        tube(stripe, 0.028, [0.33, 0.02, 0], [0.44, -0.12, 0], [0.45, -0.28, 0.01]),
        [legs[0], legs[2]].map(([x, z]) => cylinder(stripe, [x, -0.28, z], 0.07, 0.018, [0, 0, 0], 0.016)),
        [capsule(stripe, [-0.13, -0.41, 0.08], [-0.13, -0.46, 0.08], 0.056, 0.06)],
        [capsule(stripe, [0.24, -0.41, 0.08], [0.24, -0.46, 0.08], 0.056, 0.06)],
      ],
    };
  },
});
