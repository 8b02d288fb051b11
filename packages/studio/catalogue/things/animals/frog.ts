import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'frog',
  words: {
    en: 'frog, toad',
    de: 'frosch, krote',
    fr: 'grenouille, crapaud',
    es: 'rana, sapo',
    pt: 'ra verde',
    nl: 'kikker, pad op schoot',
    emoji: '🐸',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'green' },
  mould: (tint) => {
    const coat = tint ?? hex('#57b947');
    const skin = plastic(coat, 0.8);
    return {
      size: 0.4,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, -0.18, 0], [0.27, 0.23, 0.22]),
          blendInto(ellipsoid(skin, [0, 0.1, 0.06], [0.31, 0.19, 0.22]), 0.06),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.18, 0.27, 0.06], [0.115, 0.115, 0.1]), 0.03)),
          ...pair((side) => blendInto(ellipsoid(skin, [side * 0.3, -0.28, 0.02], [0.13, 0.14, 0.18]), 0.03)),
          ...pair((side) =>
            blendInto(capsule(skin, [side * 0.16, -0.14, 0.16], [side * 0.15, -0.4, 0.22], 0.06, 0.05), 0.03),
          ),
        ],
        [ellipsoid(plastic(lighten(coat, 0.65), 0.7), [0, -0.19, 0.13], [0.16, 0.17, 0.11])],
        pair((side) => ellipsoid(snowWhite, [side * 0.18, 0.285, 0.115], [0.082, 0.082, 0.06])),
        eyes(0.18, 0.285, 0.16, 0.042),
        tube(
          plastic(darken(coat, 0.55), 0.5),
          0.013,
          [-0.2, 0.1, 0.225],
          [-0.1, 0.03, 0.265],
          [0.1, 0.03, 0.265],
          [0.2, 0.1, 0.225],
        ),
        [-0.34, -0.15, 0.15, 0.34].map((x) => ellipsoid(skin, [x, -0.43, 0.22], [0.1, 0.03, 0.09])),
      ],
    };
  },
});
