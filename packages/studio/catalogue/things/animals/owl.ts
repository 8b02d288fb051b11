import { orangeBeak } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'owl',
  words: {
    en: 'owl, owls, barn owl, snowy owl',
    de: 'eule',
    fr: 'hibou, chouette',
    es: 'buho, lechuza',
    it: 'gufo, civetta',
    pt: 'coruja',
    nl: 'uil',
    emoji: '🦉',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  carriable: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#9a6a3c');
    const plume = plastic(coat, 0.3);
    const dark = plastic(darken(coat, 0.3), 0.3);
    const pale = plastic(lighten(coat, 0.6), 0.3);
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [0, -0.1, 0], [0.26, 0.33, 0.22]),
          blendInto(ellipsoid(plume, [0, 0.24, 0.02], [0.26, 0.2, 0.2]), 0.08),
          ...pair((side) =>
            blendInto(
              capsule(plume, [side * 0.15, 0.36, 0.04], [side * 0.24, 0.52, 0.02], 0.08, 0.015),
              0.04,
            ),
          ),
        ],
        [ellipsoid(pale, [0, -0.14, 0.1], [0.18, 0.25, 0.15])],
        [-0.02, -0.13, -0.24].flatMap((y, row) =>
          (row === 1 ? [-0.09, 0, 0.09] : [-0.05, 0.05]).map((x) =>
            ellipsoid(dark, [x, y, 0.23], [0.028, 0.034, 0.02]),
          ),
        ),
        pair((side) => ellipsoid(dark, [side * 0.25, -0.12, 0.02], [0.07, 0.24, 0.15], 0, [0, 0, side * 8])),
        pair((side) => ellipsoid(pale, [side * 0.11, 0.25, 0.14], [0.13, 0.13, 0.08])),
        pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.11, 0.26, 0.2], [0.08, 0.085, 0.04])),
        eyes(0.11, 0.26, 0.228, 0.046),
        [capsule(orangeBeak, [0, 0.21, 0.22], [0, 0.12, 0.26], 0.042, 0.012)],
        pair((side) => ellipsoid(orangeBeak, [side * 0.1, -0.43, 0.12], [0.075, 0.035, 0.09])),
      ],
    };
  },
});
