import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'monkey',
  words: {
    en: 'monkey, chimp, chimpanzee, ape, gorilla, orangutan',
    de: 'affe, schimpanse',
    fr: 'singe, un singe',
    es: 'mono de peluche',
    it: 'scimmia',
    pt: 'macaco, macaquinho',
    nl: 'aap, aapje',
    emoji: '🐵, 🐒, 🦍, 🦧',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#8a5a34');
    const fur = plastic(coat, 0.3);
    const face = plastic('#f2cfa2', 0.4);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.2, 0], [0.2, 0.24, 0.17]),
          ...pair((side) =>
            blendInto(
              capsule(fur, [side * 0.16, -0.06, 0.05], [side * 0.29, -0.26, 0.14], 0.065, 0.055),
              0.03,
            ),
          ),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.12, -0.36, 0.06], [side * 0.22, -0.41, 0.2], 0.08, 0.075), 0.03),
          ),
        ],
        tube(
          fur,
          0.036,
          [0.12, -0.36, -0.12],
          [0.4, -0.36, -0.12],
          [0.5, -0.16, -0.12],
          [0.42, 0.0, -0.12],
          [0.34, -0.08, -0.12],
        ),
        [ellipsoid(face, [0, -0.2, 0.1], [0.13, 0.16, 0.09])],
        pair((side) => ellipsoid(fur, [side * 0.28, 0.2, 0], [0.1, 0.11, 0.05])),
        pair((side) => ellipsoid(face, [side * 0.28, 0.2, 0.04], [0.06, 0.07, 0.03])),
        [ellipsoid(fur, [0, 0.22, 0.02], [0.25, 0.23, 0.2])],
        [
          ellipsoid(face, [-0.085, 0.25, 0.14], [0.11, 0.12, 0.09]),
          ellipsoid(face, [0.085, 0.25, 0.14], [0.11, 0.12, 0.09]),
          blendInto(ellipsoid(face, [0, 0.12, 0.17], [0.16, 0.11, 0.11]), 0.02),
        ],
        eyes(0.085, 0.26, 0.22, 0.034),
        pair((side) => ellipsoid(plastic('#6b3f24', 0.4), [side * 0.025, 0.16, 0.275], [0.014, 0.018, 0.01])),
        tube(plastic('#6b3f24', 0.4), 0.011, [-0.08, 0.1, 0.265], [0, 0.07, 0.285], [0.08, 0.1, 0.265]),
      ],
    };
  },
});
