import { snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'sheep',
  words: {
    en: 'sheep, lamb, ewe',
    de: 'schaf, lamm',
    fr: 'mouton, agneau',
    es: 'oveja, cordero',
    it: 'pecora, agnello',
    pt: 'ovelha, cordeiro',
    nl: 'schaap, lammetje',
    emoji: '🐑, 🐏',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'cream' },
  mould: (tint) => {
    const wool = plastic(tint ?? '#f7f3ea', 0.1);
    const face = plastic('#3b3236', 0.4);
    const bumps = [
      [-0.22, 0.0, 0.06],
      [0.22, 0.0, 0.06],
      [-0.26, -0.2, 0.06],
      [0.26, -0.2, 0.06],
      [-0.12, -0.3, 0.14],
      [0.12, -0.3, 0.14],
      [0, -0.12, 0.2],
      [-0.12, 0.08, 0.02],
      [0.12, 0.08, 0.02],
    ] as const;
    return {
      size: 0.46,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(wool, [0, -0.13, -0.04], [0.28, 0.24, 0.22]),
          ...bumps.map(([x, y, z]) => blendInto(ellipsoid(wool, [x, y, z], [0.13, 0.13, 0.12]), 0.015)),
        ],
        [ellipsoid(face, [0, 0.17, 0.2], [0.14, 0.17, 0.13])],
        [
          ellipsoid(wool, [0, 0.33, 0.14], [0.12, 0.1, 0.11]),
          ...pair((side) => blendInto(ellipsoid(wool, [side * 0.11, 0.3, 0.12], [0.085, 0.085, 0.09]), 0.01)),
        ],
        pair((side) => capsule(face, [side * 0.13, 0.2, 0.15], [side * 0.3, 0.14, 0.14], 0.055, 0.035)),
        pair((side) => ellipsoid(snowWhite, [side * 0.062, 0.21, 0.305], [0.042, 0.048, 0.025])),
        eyes(0.062, 0.21, 0.325, 0.022),
        pair((side) => capsule(face, [side * 0.15, -0.34, 0.06], [side * 0.15, -0.47, 0.08], 0.06)),
      ],
    };
  },
});
