import { darken, hex } from '../../colour.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadMould } from './head-mould.ts';

/** Rubber close to the skull, with a stripe over the crown. */
export const swimCap: HeadMould = (tint) => {
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
};

/** Tweed that lies forward on a short peak. */
export const flatCap: HeadMould = (tint) => {
  const colour = tint ?? hex('#6d6355');
  const tweed = plastic(colour, 0.12);
  return [
    [
      ellipsoid(tweed, [0, 1.32, -0.02], [1.56, 0.62, 1.66], 0, [12, 0, 0]),
      blendInto(ellipsoid(tweed, [0, 1.0, -0.1], [1.44, 0.7, 1.48]), 0.2),
      cut(box(tweed, [0, -0.9, 0], [2.5, 1.75, 2.5], 0, [-4, 0, 0]), 0.06),
    ],
    [ellipsoid(plastic(darken(colour, 0.2), 0.12), [0, 1.0, 1.3], [0.98, 0.11, 0.62], 0, [20, 0, 0])],
    [ellipsoid(plastic(darken(colour, 0.15), 0.12), [0, 1.92, -0.1], [0.12, 0.07, 0.12])],
  ];
};

/** A round crown over a brim that slopes down all around. */
export const bucketHat: HeadMould = (tint) => {
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
};
