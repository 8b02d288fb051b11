import { darken, hex } from '../../colour.ts';
import type { Vector } from '../../sculpt/solid.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Where the white dots of a bandana lie. */
const DOTS: readonly Vector[] = [
  [-0.75, 1.2, 1.18],
  [0, 1.3, 1.38],
  [0.75, 1.2, 1.18],
  [-0.4, 1.62, 1.06],
  [0.4, 1.62, 1.06],
  [0, 1.86, 0.74],
];

export const bandana: HeadwearEntry = {
  words: { en: 'bandana, bandanna, do rag, durag' },
  closeFit: { from: 0.95, tilt: -10 },
  mould: (tint) => {
    const colour = tint ?? hex('#d92b2b');
    const cloth = plastic(colour, 0.25);
    const dots = plastic('#f8f6f0', 0.3);
    return [
      [
        ellipsoid(cloth, [0, 0.52, -0.12], [1.34, 1.46, 1.44]),
        cut(box(cloth, [0, -1.0, 0], [2.5, 1.9, 2.5], 0, [-10, 0, 0]), 0.06),
      ],
      [torus(plastic(darken(colour, 0.15), 0.25), [0, 0.92, -0.08], 1.3, 0.1, [-10, 0, 0])],
      [
        ellipsoid(cloth, [1.5, 0.72, -0.5], [0.24, 0.24, 0.24]),
        blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.95, 0.05, -0.55], 0.14, 0.26), 0.05),
        blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.65, -0.15, -0.7], 0.13, 0.24), 0.05),
      ],
      // Cloth of another colour is not known to have dots.
      ...(tint ? [] : [DOTS.map(([x, y, z]) => ellipsoid(dots, [x, y, z - 0.06], [0.12, 0.12, 0.12]))]),
    ];
  },
};
