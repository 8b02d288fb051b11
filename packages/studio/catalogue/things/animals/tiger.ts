import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

/** A sitting tiger with its stripes. */
export default defineThing({
  id: 'tiger',
  words: { en: 'tiger, tigress', de: 'tigerin', fr: 'tigre', nl: 'tijger', emoji: '🐯, 🐅' },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'orange', ears: 'cat-ears' },
  mould: (tint) => {
    const fur = plastic(tint ?? hex('#ef8a2c'), 0.4);
    const stripe = plastic('#221d20', 0.4);
    const cream = plastic('#fbf3e2', 0.4);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.05], [0.23, 0.27, 0.2]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.09, -0.2, 0.12], [side * 0.1, -0.43, 0.16], 0.068), 0.03),
          ),
        ],
        [
          capsule(fur, [0.2, -0.42, -0.1], [0.42, -0.3, -0.1], 0.04),
          capsule(stripe, [0.42, -0.3, -0.1], [0.46, -0.14, -0.1], 0.042),
        ],
        pair((side) => ellipsoid(fur, [side * 0.2, 0.41, 0.02], [0.095, 0.095, 0.06])),
        [ellipsoid(fur, [0, 0.2, 0.05], [0.29, 0.25, 0.22])],
        pair((side) => ellipsoid(cream, [side * 0.075, 0.1, 0.22], [0.1, 0.08, 0.08])),
        [ellipsoid(plastic('#e0707c', 0.8), [0, 0.17, 0.285], [0.05, 0.034, 0.03])],
        eyes(0.12, 0.26, 0.235, 0.036),
        [
          ellipsoid(stripe, [0, 0.39, 0.17], [0.022, 0.07, 0.04]),
          ...pair((side) =>
            ellipsoid(stripe, [side * 0.075, 0.375, 0.17], [0.018, 0.055, 0.04], 0, [0, 0, side * -14]),
          ),
          ...pair((side) =>
            ellipsoid(stripe, [side * 0.255, 0.2, 0.14], [0.06, 0.018, 0.05], 0, [0, 0, side * 12]),
          ),
        ],
        [ellipsoid(cream, [0, -0.18, 0.1], [0.12, 0.17, 0.08])],
        [-0.14, -0.26].flatMap((y) =>
          pair((side) => ellipsoid(stripe, [side * 0.2, y, 0.06], [0.045, 0.02, 0.09])),
        ),
      ],
    };
  },
});
