import { luminance } from '../../colour.ts';
import { blendInto, box, cut, cylinder, ellipsoid, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { fullShell } from './helmet-shells.ts';

/** A full helmet with two racing stripes, its chin guard below the mouth and its dark visor pushed up. */
export const helmet: HeadwearEntry = {
  words: `helmet, crash helmet, motorcycle helmet, racing helmet, motorbike helmet · de helm, motorradhelm
    · fr casque, casque de moto · es casco, casco de moto · it casco da moto · pt capacete, capacete de moto
    · nl motorhelm · emoji 🪖`,
  closeFit: { from: 0.95, tilt: 0 },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f4f2ec', 0.95);
    const stripe = plastic(tint && luminance(tint) > 150 ? '#2563c9' : tint ? '#f4f2ec' : '#e4312b', 0.95);
    const grown = ellipsoid(stripe, [0, 0.35, -0.1], [1.75, 1.88, 1.78]);
    const beside = (x: number, wide: number) => cut(box(stripe, [x, 0, 0], [wide, 3, 3]));
    return [
      fullShell(shell),
      [
        grown,
        beside(0, 0.14),
        beside(-2.42, 2),
        beside(2.42, 2),
        cut(box(stripe, [0, -1.2, 0], [3, 2.2, 3], 0, [-12, 0, 0])),
      ],
      [
        ellipsoid(plastic('#20222b', 1), [0, 0.42, -0.06], [1.76, 1.74, 1.86]),
        cut(box(stripe, [0, 3.34, 0], [3, 2, 3], 0, [-7, 0, 0])),
        cut(box(stripe, [0, -1.04, 0], [3, 2, 3], 0, [-4, 0, 0])),
        cut(box(stripe, [0, 0, -2.7], [3, 3, 3])),
      ],
      ...[-1, 1].map((side) => [cylinder(stripe, [side * 1.66, 0.5, 0.2], 0.24, 0.12, [0, 0, 90], 0.06)]),
      tube(
        shell,
        0.27,
        [-1.46, -0.95, 0.2],
        [-1.12, -1.6, 1.0],
        [-0.5, -1.82, 1.4],
        [0.5, -1.82, 1.4],
        [1.12, -1.6, 1.0],
        [1.46, -0.95, 0.2],
      ).map((solid, index) => (index === 0 ? solid : blendInto(solid, 0.1))),
    ];
  },
};
