import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const bandana: HeadwearEntry = {
  words: { en: 'bandana, bandanna, do rag, durag' },
  closeFit: { from: 0.95, tilt: -10 },
  mould: (tint) => {
    const colour = tint ?? hex('#d92b2b');
    const cloth = plastic(colour, 0.25);
    // On cloth of the photo's colour the print is a shade of it.
    const dots = tint ? lighten(tint, 0.3) : hex('#f8f6f0');
    return [
      [
        ellipsoid(cloth, [0, 0.5, -0.12], [1.46, 1.55, 1.5]),
        cut(box(cloth, [0, -1.0, 0], [2.5, 1.9, 2.5], 0, [-10, 0, 0]), 0.06),
      ],
      [torus(plastic(darken(colour, 0.15), 0.25), [0, 0.92, -0.08], 1.42, 0.12, [-10, 0, 0])],
      [
        ellipsoid(cloth, [1.5, 0.72, -0.5], [0.24, 0.24, 0.24]),
        blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.95, 0.05, -0.55], 0.14, 0.26), 0.05),
        blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.65, -0.15, -0.7], 0.13, 0.24), 0.05),
      ],
      [
        [-0.75, 1.2, 1.22],
        [0, 1.3, 1.42],
        [0.75, 1.2, 1.22],
        [-0.4, 1.62, 1.12],
        [0.4, 1.62, 1.12],
        [0, 1.9, 0.78],
      ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic(dots, 0.3), [x, y, z - 0.06], [0.12, 0.12, 0.12])),
    ];
  },
};
