import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** A sitting wolf, its muzzle long and its ears up. */
export default defineThing({
  id: 'wolf',
  words: {
    en: 'wolf, she wolf, coyote, wolves',

    fr: 'loup',
    es: 'lobo',
    it: 'lupo',

    emoji: '🐺',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey', ears: 'cat-ears' },
  mould: (tint) => {
    const coat = tint ?? hex('#7f8590');
    const fur = plastic(coat, 0.3);
    const dark = plastic(darken(coat, 0.4), 0.3);
    const pale = plastic('#eceef0', 0.3);
    return {
      size: 0.52,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.2, -0.05], [0.21, 0.28, 0.2]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.4, 0], [0.09, 0.09, 0.16]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.085, -0.18, 0.12], [side * 0.09, -0.44, 0.15], 0.06), 0.03),
          ),
        ],
        [
          capsule(fur, [0.18, -0.4, -0.1], [0.38, -0.28, -0.1], 0.06, 0.09),
          ellipsoid(dark, [0.43, -0.22, -0.1], [0.07, 0.09, 0.07]),
        ],
        [ellipsoid(pale, [0, -0.1, 0.11], [0.13, 0.18, 0.1])],
        [
          ellipsoid(fur, [0, 0.2, 0.03], [0.24, 0.22, 0.21]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.12, 0.02], [0.1, 0.09, 0.08]), 0.04)),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.13, 0.34, 0], [side * 0.17, 0.53, -0.02], 0.085, 0.012), 0.03),
          ),
        ],
        pair((side) => capsule(dark, [side * 0.135, 0.38, 0.06], [side * 0.165, 0.49, 0.02], 0.045, 0.01)),
        [capsule(pale, [0, 0.12, 0.16], [0, 0.08, 0.36], 0.12, 0.065)],
        [ellipsoid(jetBlack, [0, 0.115, 0.42], [0.042, 0.034, 0.03])],
        pair((side) => ellipsoid(plastic('#f2b630', 1), [side * 0.1, 0.24, 0.21], [0.042, 0.036, 0.03])),
        pair((side) => ellipsoid(jetBlack, [side * 0.1, 0.24, 0.235], [0.018, 0.026, 0.014])),
        [ellipsoid(dark, [0, 0.36, 0.14], [0.05, 0.08, 0.08])],
      ],
    };
  },
});
