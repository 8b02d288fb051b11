import { darken, hex } from '../../colour.ts';
import { box, capsule, cut, cylinder, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A round crown over a brim that slopes down all around. */
export const bucketHat: HeadwearEntry = {
  words: `bucket hat, fishing hat, fishermans hat, fisherman hat, boonie hat, safari hat, bob hat · de fischerhut,
    anglerhut · fr un bob · es gorro de pescador · it cappello da pescatore · pt chapeu de pescador · nl vissershoedje`,
  closeFit: { from: 0.3, tilt: -7 },
  mould: (tint) => {
    const colour = tint ?? hex('#d8c39a');
    const cotton = plastic(colour, 0.15);
    const stitch = plastic(darken(colour, 0.14), 0.15);
    return [
      [
        capsule(cotton, [0, 0.8, -0.06], [0, 1.34, -0.1], 1.44, 1.2),
        cut(box(cotton, [0, 3.1, 0], [2.4, 1.0, 2.4], 0, [-5, 0, 0]), 0.2),
        cut(box(cotton, [0, -0.32, 0], [2.4, 1.0, 2.4], 0, [-5, 0, 0])),
      ],
      [
        capsule(cotton, [0, -0.5, -0.06], [0, 0.9, -0.06], 2.12, 1.38),
        cut(box(cotton, [0, -2.08, 0], [3.2, 2.2, 3.2], 0, [-7, 0, 0]), 0.05),
        cut(box(cotton, [0, 2.0, 0], [3.2, 1.1, 3.2], 0, [-5, 0, 0])),
        cut(capsule(cotton, [0, -0.7, -0.06], [0, 0.6, -0.06], 2.16, 1.42)),
      ],
      [cylinder(stitch, [0, 0.94, -0.07], 1.47, 0.05, [-5, 0, 0], 0.03)],
    ];
  },
};
