import { darken, hex } from '../../colour.ts';
import type { Vector } from '../../sculpt/solid.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Where the white dots of a bandana lie. */
const DOTS: readonly Vector[] = [
  [-0.75, 1.0, 1.1],
  [0, 1.1, 1.32],
  [0.75, 1.0, 1.1],
  [-0.4, 1.5, 1.02],
  [0.4, 1.5, 1.02],
  [0, 1.84, 0.68],
];

export const bandana: HeadwearEntry = {
  words: `bandana, bandanna, do rag, durag · de kopftuch bandana · fr bandeau sur la tete · es panuelo en la cabeza`,
  closeFit: { from: 0.4, tilt: -13 },
  mould: (tint) => {
    const colour = tint ?? hex('#d92b2b');
    const cloth = plastic(colour, 0.25);
    const dots = plastic('#f8f6f0', 0.3);
    return [
      [
        ellipsoid(cloth, [0, 0.56, -0.12], [1.4, 1.44, 1.47]),
        cut(box(cloth, [0, -1.56, 0], [2.5, 1.9, 2.5], 0, [-13, 0, 0]), 0.04),
      ],
      [torus(plastic(darken(colour, 0.15), 0.25), [0, 0.4, -0.09], 1.37, 0.06, [-13, 0, 0])],
      [
        ellipsoid(cloth, [1.3, 0.3, -0.72], [0.2, 0.2, 0.2]),
        blendInto(capsule(cloth, [1.34, 0.24, -0.72], [1.6, -0.3, -0.76], 0.1, 0.2), 0.05),
        blendInto(capsule(cloth, [1.34, 0.24, -0.72], [1.36, -0.46, -0.86], 0.1, 0.19), 0.05),
      ],
      // Cloth of another colour is not known to have dots.
      ...(tint ? [] : [DOTS.map(([x, y, z]) => ellipsoid(dots, [x, y, z - 0.06], [0.12, 0.12, 0.12]))]),
    ];
  },
};
