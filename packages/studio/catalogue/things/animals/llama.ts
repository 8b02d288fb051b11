import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** A llama with a blanket on its back. */
export default defineThing({
  id: 'llama',
  words: {
    en: 'llama, alpaca',
    de: 'alpaka, lama',
    emoji: '🦙',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'cream' },
  mould: (tint) => {
    const coat = tint ?? hex('#f1e2c4');
    const wool = plastic(coat, 0.15);
    const face = plastic(darken(coat, 0.12), 0.3);
    const cloth = plastic('#d9365f', 0.4);
    return {
      size: 0.58,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(wool, [0.06, -0.16, -0.04], [0.28, 0.19, 0.18]),
          ...[-0.12, 0.22].flatMap((x) =>
            [-0.12, 0.06].map((z) =>
              blendInto(capsule(wool, [x, -0.24, z], [x, -0.5, z], 0.075, 0.055), 0.03),
            ),
          ),
          blendInto(capsule(wool, [-0.16, -0.1, 0.02], [-0.2, 0.26, 0.08], 0.12, 0.1), 0.05),
          blendInto(ellipsoid(wool, [0.34, -0.08, -0.04], [0.07, 0.07, 0.06]), 0.03),
        ],
        [
          ellipsoid(wool, [-0.2, 0.32, 0.08], [0.14, 0.14, 0.13]),
          blendInto(ellipsoid(wool, [-0.2, 0.44, 0.08], [0.09, 0.07, 0.08]), 0.04),
        ],
        [ellipsoid(face, [-0.2, 0.27, 0.2], [0.085, 0.075, 0.09])],
        pair((side) =>
          capsule(wool, [-0.2 + side * 0.09, 0.4, 0.05], [-0.2 + side * 0.13, 0.55, 0.04], 0.045, 0.02),
        ),
        pair((side) => ellipsoid(jetBlack, [-0.2 + side * 0.075, 0.345, 0.195], [0.026, 0.03, 0.02])),
        [ellipsoid(jetBlack, [-0.2, 0.285, 0.285], [0.03, 0.02, 0.015])],
        [ellipsoid(cloth, [0.07, -0.13, -0.04], [0.17, 0.185, 0.2])],
        [-0.02, 0.16].map((x) => ellipsoid(plastic('#ffc72c', 0.4), [x, -0.13, -0.04], [0.02, 0.186, 0.2])),
      ],
    };
  },
});
