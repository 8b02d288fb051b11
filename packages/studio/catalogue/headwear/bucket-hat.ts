import { darken, hex } from '../../colour.ts';
import { box, capsule, cut, cylinder, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A round crown over a brim that slopes down all around. */
export const bucketHat: HeadwearEntry = {
  words: {
    en: 'bucket hat, fishing hat, fishermans hat, fisherman hat, boonie hat, safari hat, bob hat',
    de: 'fischerhut, anglerhut',
  },
  closeFit: { from: 0.95, tilt: 0 },
  mould: (tint) => {
    const colour = tint ?? hex('#d8c39a');
    const cotton = plastic(colour, 0.15);
    const stitch = plastic(darken(colour, 0.14), 0.15);
    return [
      [
        capsule(cotton, [0, 1.2, -0.06], [0, 1.62, -0.1], 1.44, 1.18),
        cut(box(cotton, [0, 3.35, 0], [2.4, 1.0, 2.4], 0, [-5, 0, 0]), 0.18),
        cut(box(cotton, [0, 0.05, 0], [2.4, 1.0, 2.4], 0, [-5, 0, 0])),
      ],
      [
        capsule(cotton, [0, 0.3, -0.06], [0, 1.3, -0.06], 2.3, 1.38),
        cut(box(cotton, [0, -1.56, 0], [3.2, 2.2, 3.2], 0, [-5, 0, 0]), 0.05),
        cut(box(cotton, [0, 2.4, 0], [3.2, 1.1, 3.2], 0, [-5, 0, 0])),
        cut(capsule(cotton, [0, 0.1, -0.06], [0, 1.0, -0.06], 2.32, 1.42)),
      ],
      [cylinder(stitch, [0, 1.32, -0.07], 1.47, 0.05, [-5, 0, 0], 0.03)],
    ];
  },
};
