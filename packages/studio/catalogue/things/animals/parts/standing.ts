import { blendInto, capsule, ellipsoid, pair, type plastic } from '#catalogue/mould.ts';
import type { Solid } from '#sculpt/solid.ts';

/** The trunk, neck and forelegs of an animal that faces the viewer, and its hooves. */
export const standing = (coat: ReturnType<typeof plastic>, hoof: ReturnType<typeof plastic>): Solid[][] => [
  [
    ellipsoid(coat, [0, -0.16, -0.06], [0.24, 0.2, 0.24]),
    capsule(coat, [0, -0.06, 0.06], [0, 0.12, 0.08], 0.14, 0.115, 0.05),
    ...pair((side) =>
      blendInto(capsule(coat, [side * 0.14, -0.26, 0.07], [side * 0.15, -0.42, 0.09], 0.075, 0.058), 0.03),
    ),
  ],
  pair((side) => capsule(hoof, [side * 0.15, -0.43, 0.09], [side * 0.15, -0.47, 0.1], 0.06)),
];
