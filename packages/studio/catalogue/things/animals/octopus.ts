import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'octopus',
  words: {
    en: 'octopus, squid',
    de: 'krake',
    fr: 'poulpe, pieuvre',
    es: 'pulpo',
    it: 'polpo',
    pt: 'polvo',
    nl: 'inktvis',
    emoji: '🐙, 🦑',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'purple' },
  mould: (tint) => {
    const coat = tint ?? hex('#a45fc4');
    const skin = plastic(coat, 0.8);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, 0.18, 0], [0.29, 0.31, 0.26]),
          ...[
            [-0.34, 0.02],
            [-0.22, 0.22],
            [-0.08, 0.28],
            [0.08, 0.28],
            [0.22, 0.22],
            [0.34, 0.02],
          ].flatMap(([x = 0, z = 0]) => [
            blendInto(capsule(skin, [x * 0.5, -0.08, z * 0.4], [x, -0.36, z], 0.1, 0.075), 0.04),
            blendInto(capsule(skin, [x, -0.36, z], [x * 1.5, -0.38, z * 1.25], 0.075, 0.035), 0.03),
          ]),
        ],
        pair((side) => ellipsoid(snowWhite, [side * 0.115, 0.18, 0.22], [0.085, 0.095, 0.06])),
        eyes(0.11, 0.18, 0.265, 0.046),
        tube(
          plastic(darken(coat, 0.55), 0.4),
          0.015,
          [-0.08, 0.04, 0.255],
          [0, 0.0, 0.265],
          [0.08, 0.04, 0.255],
        ),
        [
          [-0.15, 0.4, 0.12],
          [0.17, 0.38, 0.12],
          [0.02, 0.46, 0.08],
        ].map(([x = 0, y = 0, z = 0]) =>
          ellipsoid(plastic(lighten(coat, 0.3), 0.7), [x, y, z], [0.05, 0.04, 0.04]),
        ),
      ],
    };
  },
});
