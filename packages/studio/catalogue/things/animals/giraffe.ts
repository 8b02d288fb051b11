import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'giraffe',
  words: { en: 'giraffe', fr: 'girafe', es: 'jirafa', it: 'giraffa', pt: 'girafa', nl: 'giraf', emoji: '🦒' },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'amber' },
  mould: (tint) => {
    const coat = tint ?? hex('#f2c04e');
    const fur = plastic(coat, 0.4);
    const spot = plastic(darken(coat, 0.5), 0.4);
    const pale = plastic('#f8e7bd', 0.4);
    return {
      size: 0.85,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.2, -0.04], [0.18, 0.15, 0.18]),
          capsule(fur, [0, -0.14, 0.04], [0.02, 0.3, 0.06], 0.1, 0.068, 0.05),
          ...pair((side) =>
            blendInto(
              capsule(fur, [side * 0.11, -0.24, 0.06], [side * 0.12, -0.44, 0.08], 0.055, 0.045),
              0.03,
            ),
          ),
          ...pair((side) =>
            blendInto(
              capsule(fur, [side * 0.12, -0.24, -0.12], [side * 0.14, -0.44, -0.1], 0.055, 0.045),
              0.03,
            ),
          ),
        ],
        pair((side) => capsule(spot, [side * 0.12, -0.44, 0.08], [side * 0.12, -0.48, 0.09], 0.05, 0.054)),
        [ellipsoid(fur, [0.02, 0.35, 0.09], [0.11, 0.095, 0.13])],
        [ellipsoid(pale, [0.02, 0.31, 0.2], [0.085, 0.065, 0.085])],
        pair((side) => ellipsoid(spot, [0.02 + side * 0.03, 0.33, 0.275], [0.012, 0.016, 0.01])),
        pair((side) =>
          capsule(fur, [0.02 + side * 0.09, 0.37, 0.05], [0.02 + side * 0.21, 0.41, 0.04], 0.045, 0.02),
        ),
        pair((side) =>
          capsule(spot, [0.02 + side * 0.045, 0.42, 0.05], [0.02 + side * 0.05, 0.52, 0.04], 0.02, 0.03),
        ),
        pair((side) => ellipsoid(jetBlack, [0.02 + side * 0.075, 0.375, 0.175], [0.024, 0.03, 0.018])),
        (
          [
            [-0.02, 0.16, 0.105],
            [0.045, 0.06, 0.115],
            [-0.05, -0.02, 0.12],
            [0.09, -0.16, 0.105],
            [-0.1, -0.2, 0.1],
            [0.0, -0.27, 0.12],
          ] as const
        ).map(([x, y, z]) => ellipsoid(spot, [x, y, z], [0.042, 0.045, 0.03])),
      ],
    };
  },
});
