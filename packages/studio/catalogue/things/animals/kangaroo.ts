import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

/** With a young one in its pouch. */
export default defineThing({
  id: 'kangaroo',
  words: {
    en: 'kangaroo, wallaby',
    de: 'kanguru',
    fr: 'kangourou',
    es: 'canguro',
    pt: 'canguru',
    nl: 'kangoeroe',
    emoji: '🦘',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'tan' },
  mould: (tint) => {
    const coat = tint ?? hex('#b97f52');
    const fur = plastic(coat, 0.3);
    const pale = plastic('#f3dfc0', 0.3);
    return {
      size: 0.66,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.2, -0.02], [0.21, 0.24, 0.19]),
          capsule(fur, [0, -0.06, 0], [0, 0.16, 0.02], 0.15, 0.09, 0.06),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.28, 0.02], [0.11, 0.15, 0.15]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.2, -0.43, 0], [side * 0.22, -0.45, 0.24], 0.065, 0.045), 0.03),
          ),
        ],
        tube(fur, 0.06, [0.12, -0.34, -0.14], [0.4, -0.44, -0.14], [0.62, -0.3, -0.12]),
        [ellipsoid(pale, [0, -0.18, 0.08], [0.14, 0.2, 0.12])],
        [ellipsoid(fur, [0, -0.15, 0.2], [0.062, 0.07, 0.055])],
        pair((side) => capsule(fur, [side * 0.035, -0.1, 0.2], [side * 0.06, 0.0, 0.2], 0.022, 0.01)),
        [capsule(fur, [-0.12, -0.25, 0.17], [0.12, -0.25, 0.17], 0.05)],
        pair((side) => capsule(fur, [side * 0.12, 0.04, 0.04], [side * 0.11, -0.07, 0.2], 0.045, 0.036)),
        [
          ellipsoid(fur, [0, 0.27, 0.04], [0.125, 0.115, 0.12]),
          blendInto(capsule(fur, [0, 0.25, 0.1], [0, 0.19, 0.2], 0.095, 0.065), 0.03),
        ],
        [ellipsoid(jetBlack, [0, 0.21, 0.262], [0.04, 0.03, 0.024])],
        pair((side) => capsule(fur, [side * 0.07, 0.35, 0.02], [side * 0.15, 0.56, 0.01], 0.055, 0.022)),
        eyes(0.08, 0.29, 0.135, 0.028),
        eyes(0.025, -0.14, 0.248, 0.011),
      ],
    };
  },
});
