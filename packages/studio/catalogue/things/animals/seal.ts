import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'seal',
  words: {
    en: 'seal, sea lion, baby seal, walrus, otter',
    de: 'robbe, seehund',
    fr: 'phoque',
    es: 'foca',
    nl: 'zeehond, zeehondje',
    emoji: '🦭, 🦦',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#8f9aa6');
    const skin = plastic(coat, 0.8);
    const pale = plastic(lighten(coat, 0.55), 0.6);
    const hair = plastic('#3a3a40', 0.3);
    return {
      size: 0.44,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [-0.06, -0.14, 0], [0.24, 0.28, 0.2]),
          blendInto(capsule(skin, [0.04, -0.26, -0.06], [0.42, -0.34, -0.1], 0.18, 0.075), 0.1),
          ...pair((side) =>
            blendInto(
              capsule(skin, [0.44, -0.34, -0.08], [0.62, -0.24 + side * 0.1, -0.06], 0.055, 0.045),
              0.03,
            ),
          ),
          blendInto(ellipsoid(skin, [-0.08, 0.22, 0.04], [0.21, 0.2, 0.19]), 0.09),
        ],
        [ellipsoid(pale, [-0.07, -0.12, 0.09], [0.16, 0.22, 0.13])],
        pair((side) =>
          capsule(skin, [-0.06 + side * 0.2, -0.22, 0.06], [-0.06 + side * 0.34, -0.4, 0.16], 0.08, 0.05),
        ),
        pair((side) => ellipsoid(pale, [-0.08 + side * 0.065, 0.14, 0.2], [0.085, 0.07, 0.07])),
        [ellipsoid(jetBlack, [-0.08, 0.195, 0.255], [0.045, 0.034, 0.03])],
        pair((side) => ellipsoid(jetBlack, [-0.08 + side * 0.1, 0.265, 0.195], [0.046, 0.054, 0.03])),
        pair((side) => ellipsoid(snowWhite, [-0.095 + side * 0.1, 0.285, 0.222], [0.014, 0.016, 0.008])),
        [-1, 1].flatMap((side) =>
          [0.03, -0.03].map((rise) =>
            capsule(
              hair,
              [-0.08 + side * 0.11, 0.13, 0.245],
              [-0.08 + side * 0.29, 0.12 + rise, 0.22],
              0.008,
            ),
          ),
        ),
      ],
    };
  },
});
