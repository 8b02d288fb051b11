import { box, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Rubber close to the skull, with a stripe over the crown. */
export const swimCap: HeadwearEntry = {
  words: `swim cap, swimming cap, swimcap, bathing cap, swimming hat · de badekappe · fr bonnet de bain
    · es gorro de natacion · it cuffia da nuoto · pt touca de natacao · nl badmuts`,
  closeFit: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
  mould: (tint) => {
    const rubber = plastic(tint ?? '#2563c9', 0.9);
    return [
      [
        ellipsoid(rubber, [0, 0.42, -0.1], [1.42, 1.6, 1.48]),
        cut(box(rubber, [0, -1.05, 0], [2.5, 1.9, 2.5], 0, [-14, 0, 0]), 0.06),
      ],
      [torus(rubber, [0, 0.86, -0.06], 1.36, 0.06, [-14, 0, 0])],
      [
        torus(plastic('#f6f4ee', 0.8), [0, 0.45, -0.1], 1.49, 0.1, [90, 90, 0]),
        cut(box(rubber, [0, -1.0, 0], [2.5, 1.98, 2.5], 0, [-14, 0, 0])),
      ],
    ];
  },
};
