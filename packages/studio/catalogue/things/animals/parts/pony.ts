import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, type Rgb } from '#colour.ts';
import type { Solid } from '#sculpt/solid.ts';

/** A pony from its left, looking a little at the viewer. */
export function pony(coat: Rgb, mane: readonly string[], hoof: string): Solid[][] {
  const fur = plastic(coat, 0.5);
  const strand = (index: number) => plastic(mane[index % mane.length] ?? '#3d2414', 0.4);
  return [
    [
      ellipsoid(fur, [0.06, -0.06, 0], [0.27, 0.17, 0.15]),
      capsule(fur, [-0.12, 0.02, 0.01], [-0.22, 0.26, 0.03], 0.13, 0.095, 0.05),
      ...[
        [-0.12, 0.08],
        [-0.08, -0.09],
        [0.24, 0.08],
        [0.26, -0.09],
      ].map(([x = 0, z = 0]) => blendInto(capsule(fur, [x, -0.14, z], [x, -0.4, z], 0.07, 0.052), 0.03)),
    ],
    [
      capsule(fur, [-0.22, 0.3, 0.03], [-0.38, 0.18, 0.06], 0.115, 0.085),
      ...[-0.06, 0.1].map((z) =>
        blendInto(capsule(fur, [-0.17, 0.38, z], [-0.15, 0.48, z], 0.04, 0.014), 0.02),
      ),
    ],
    [
      [-0.12, 0.08],
      [-0.08, -0.09],
      [0.24, 0.08],
      [0.26, -0.09],
    ].map(([x = 0, z = 0]) => capsule(plastic(hoof, 0.6), [x, -0.41, z], [x, -0.46, z], 0.056, 0.06)),
    [
      [-0.13, 0.4],
      [-0.07, 0.29],
      [-0.04, 0.17],
      [-0.01, 0.07],
    ].map(([x = 0, y = 0], index) => ellipsoid(strand(index), [x, y, -0.01], [0.075, 0.09, 0.07])),
    [
      capsule(strand(0), [0.32, 0.02, 0], [0.44, -0.08, 0], 0.055, 0.075),
      capsule(strand(1), [0.44, -0.08, 0], [0.45, -0.3, 0.01], 0.075, 0.02),
    ],
    [ellipsoid(jetBlack, [-0.27, 0.3, 0.135], [0.03, 0.04, 0.022])],
    [ellipsoid(plastic(darken(coat, 0.45), 0.4), [-0.42, 0.18, 0.12], [0.016, 0.02, 0.016])],
  ];
}
