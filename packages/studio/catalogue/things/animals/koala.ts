import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'koala',
  words: {
    en: 'koala, koala bear',
    emoji: '🐨',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#9aa0aa');
    const fur = plastic(coat, 0.2);
    return {
      size: 0.44,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.22, -0.03], [0.24, 0.26, 0.21]),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.17, -0.36, 0.06], [side * 0.21, -0.4, 0.24], 0.1, 0.09), 0.03),
          ),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.19, -0.08, 0.05], [side * 0.13, -0.22, 0.2], 0.075, 0.07), 0.03),
          ),
        ],
        [ellipsoid(snowWhite, [0, -0.22, 0.1], [0.14, 0.18, 0.1])],
        [ellipsoid(fur, [0, 0.18, 0.04], [0.28, 0.24, 0.22])],
        pair((side) => ellipsoid(fur, [side * 0.31, 0.3, 0], [0.17, 0.16, 0.09])),
        pair((side) => ellipsoid(plastic('#f1d9d6', 0.2), [side * 0.31, 0.29, 0.05], [0.11, 0.1, 0.06])),
        pair((side) => ellipsoid(snowWhite, [side * 0.33, 0.2, 0.06], [0.07, 0.05, 0.04])),
        [ellipsoid(plastic('#2b2830', 0.7), [0, 0.14, 0.25], [0.075, 0.115, 0.06])],
        eyes(0.135, 0.22, 0.225, 0.034),
      ],
    };
  },
});
