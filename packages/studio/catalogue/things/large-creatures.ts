import { darken, hex, lighten, type Rgb } from '../../colour.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { blendInto, capsule, ellipsoid, type Mould, metal, pair, plastic, tube } from '../mould.ts';

const black = plastic('#14121a', 1);
const white = plastic('#f8f6f0', 0.7);

const eyes = (x: number, y: number, z: number, size: number): Solid[] =>
  pair((side) => ellipsoid(black, [side * x, y, z], [size, size * 1.2, size * 0.7]));

export const dinosaur: Mould = (tint) => {
  const coat = tint ?? hex('#5fae4a');
  const skin = plastic(coat, 0.6);
  const belly = plastic(lighten(coat, 0.55), 0.5);
  return {
    size: 0.55,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0.04, -0.12, 0], [0.2, 0.25, 0.18]),
        capsule(skin, [-0.02, 0.02, 0], [-0.1, 0.24, 0], 0.13, 0.11, 0.06),
        capsule(skin, [0.14, -0.26, -0.02], [0.36, -0.4, -0.06], 0.12, 0.06, 0.05),
        capsule(skin, [0.36, -0.4, -0.06], [0.54, -0.34, -0.08], 0.06, 0.015, 0.04),
        ...pair((side) =>
          blendInto(capsule(skin, [0.06, -0.24, side * 0.14], [0.03, -0.44, side * 0.15], 0.11, 0.075), 0.03),
        ),
        ...pair((side) =>
          blendInto(ellipsoid(skin, [-0.03, -0.46, side * 0.15], [0.12, 0.045, 0.075]), 0.03),
        ),
      ],
      [
        ellipsoid(skin, [-0.14, 0.32, 0], [0.17, 0.14, 0.14]),
        blendInto(ellipsoid(skin, [-0.28, 0.27, 0], [0.16, 0.1, 0.12]), 0.06),
      ],
      [ellipsoid(belly, [-0.06, -0.13, 0.02], [0.14, 0.2, 0.15])],
      pair((side) => ellipsoid(white, [-0.18, 0.39, side * 0.1], [0.06, 0.065, 0.05])),
      pair((side) => ellipsoid(black, [-0.205, 0.39, side * 0.128], [0.03, 0.036, 0.025])),
      [
        capsule(plastic(darken(coat, 0.5), 0.4), [-0.42, 0.22, 0.06], [-0.2, 0.2, 0.125], 0.012),
        ...[-0.4, -0.34, -0.28].map((x) =>
          ellipsoid(white, [x, 0.2, 0.1 + (x + 0.4) * 0.2], [0.018, 0.03, 0.018]),
        ),
      ],
      pair((side) => capsule(skin, [-0.12, 0.02, side * 0.13], [-0.24, -0.04, side * 0.14], 0.04, 0.03)),
      [
        [0.0, 0.4],
        [0.06, 0.24],
        [0.16, 0.1],
        [0.26, -0.12],
        [0.36, -0.28],
      ].map(([x = 0, y = 0]) =>
        capsule(plastic('#f2a51d', 0.6), [x, y - 0.02, -0.02], [x + 0.06, y + 0.06, -0.02], 0.06, 0.012),
      ),
    ],
  };
};

export const dragon: Mould = (tint) => {
  const coat = tint ?? hex('#2f9b57');
  const skin = plastic(coat, 0.75);
  const belly = plastic('#f3dc9a', 0.5);
  const wing = plastic(darken(coat, 0.25), 0.5);
  return {
    size: 0.6,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, -0.22, 0], [0.2, 0.25, 0.18]),
        capsule(skin, [0, -0.05, 0.02], [0, 0.16, 0.04], 0.12, 0.1, 0.05),
        capsule(skin, [0.14, -0.38, -0.05], [0.38, -0.4, 0.02], 0.09, 0.06, 0.04),
        capsule(skin, [0.38, -0.4, 0.02], [0.46, -0.22, 0.04], 0.06, 0.02, 0.03),
        ...pair((side) => blendInto(ellipsoid(skin, [side * 0.16, -0.41, 0.1], [0.1, 0.07, 0.14]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(skin, [side * 0.14, -0.12, 0.1], [side * 0.12, -0.24, 0.2], 0.05, 0.045), 0.03),
        ),
      ],
      [ellipsoid(belly, [0, -0.2, 0.05], [0.14, 0.22, 0.15])],
      [
        ellipsoid(skin, [0, 0.25, 0.04], [0.18, 0.15, 0.16]),
        blendInto(ellipsoid(skin, [0, 0.19, 0.2], [0.125, 0.085, 0.12]), 0.05),
        ...pair((side) => blendInto(ellipsoid(skin, [side * 0.06, 0.23, 0.29], [0.035, 0.03, 0.03]), 0.02)),
      ],
      ...[-1, 1].map((side) => [
        capsule(wing, [side * 0.12, -0.04, -0.14], [side * 0.36, 0.3, -0.16], 0.03, 0.02),
        ellipsoid(wing, [side * 0.34, 0.1, -0.15], [0.15, 0.17, 0.025], 0.04, [0, 0, side * -20]),
        ellipsoid(wing, [side * 0.24, -0.02, -0.15], [0.12, 0.11, 0.025], 0.03),
      ]),
      pair((side) => ellipsoid(plastic('#f7cd2b', 1), [side * 0.105, 0.3, 0.165], [0.05, 0.058, 0.035])),
      eyes(0.11, 0.3, 0.195, 0.02),
      pair((side) =>
        capsule(plastic('#f6efdc', 0.6), [side * 0.1, 0.36, 0], [side * 0.17, 0.52, -0.05], 0.045, 0.012),
      ),
      [capsule(plastic('#f7932b', 0.6), [0.46, -0.22, 0.04], [0.47, -0.08, 0.04], 0.065, 0.01)],
    ],
  };
};

/** A pony from its left, looking a little at the viewer. */
function pony(coat: Rgb, mane: readonly string[], hoof: string): Solid[][] {
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
    [ellipsoid(black, [-0.27, 0.3, 0.135], [0.03, 0.04, 0.022])],
    [ellipsoid(plastic(darken(coat, 0.45), 0.4), [-0.42, 0.18, 0.12], [0.016, 0.02, 0.016])],
  ];
}

export const horse: Mould = (tint) => ({
  size: 0.62,
  grip: [0, 0, 0],
  stands: true,
  groups: [
    ...pony(tint ?? hex('#a8683a'), ['#3d2414'], '#2a2024'),
    [ellipsoid(plastic('#d92b2b', 0.6), [0.06, 0.08, 0], [0.14, 0.06, 0.155])],
  ],
});

export const unicorn: Mould = (tint) => ({
  size: 0.62,
  grip: [0, 0, 0],
  stands: true,
  groups: [
    ...pony(tint ?? hex('#f8f4f2'), ['#ef7fae', '#b69be0', '#78bff0'], '#e0b13a'),
    [capsule(metal('#e6b733'), [-0.27, 0.4, 0.03], [-0.36, 0.6, 0.04], 0.045, 0.008)],
    tube(plastic('#f7cd2b', 0.8), 0.012, [-0.29, 0.44, 0.07], [-0.32, 0.47, 0.0]),
  ],
});
