import { darken, hex } from '../../colour.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { blendInto, capsule, cylinder, ellipsoid, type Mould, pair, plastic, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

/** From its left, as the horse stands; stripes are slices that stand out of the coat a little. */
export const zebra: Mould = (tint) => {
  const coat = plastic(tint ?? '#fbfaf5', 0.5);
  const stripe = plastic('#24222a', 0.5);
  const legs = [
    [-0.13, 0.08],
    [-0.09, -0.09],
    [0.24, 0.08],
    [0.27, -0.09],
  ] as const;
  const slice = (x: number): Solid => {
    const share = Math.sqrt(1 - ((x - 0.06) / 0.28) ** 2);
    return ellipsoid(stripe, [x, -0.05, 0], [0.034, 0.185 * share + 0.014, 0.16 * share + 0.02]);
  };
  return {
    size: 0.62,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(coat, [0.06, -0.05, 0], [0.28, 0.185, 0.16]),
        capsule(coat, [-0.13, 0.03, 0.01], [-0.24, 0.27, 0.03], 0.13, 0.1, 0.05),
        ...legs.map(([x, z]) => blendInto(capsule(coat, [x, -0.14, z], [x, -0.4, z], 0.07, 0.052), 0.03)),
      ],
      [-0.05, 0.045, 0.14, 0.225, 0.295].map(slice),
      [
        cylinder(stripe, [-0.165, 0.1, 0.014], 0.14, 0.026, [0, 0, 24], 0.022),
        cylinder(stripe, [-0.205, 0.2, 0.02], 0.128, 0.026, [0, 0, 24], 0.022),
      ],
      [
        capsule(coat, [-0.24, 0.31, 0.03], [-0.4, 0.19, 0.06], 0.115, 0.085),
        ...[-0.06, 0.1].map((z) =>
          blendInto(capsule(coat, [-0.19, 0.39, z], [-0.17, 0.49, z], 0.04, 0.014), 0.02),
        ),
      ],
      [ellipsoid(stripe, [-0.44, 0.16, 0.065], [0.07, 0.07, 0.08])],
      [capsule(stripe, [-0.33, 0.33, 0.06], [-0.31, 0.23, 0.138], 0.018)],
      [ellipsoid(black, [-0.27, 0.32, 0.14], [0.028, 0.036, 0.022])],
      [-0.13, -0.09, -0.05].map((x, index) =>
        ellipsoid(
          index === 1 ? coat : stripe,
          [x, 0.4 - index * 0.12, 0],
          [0.06, 0.085, 0.045],
          0,
          [0, 0, 24],
        ),
      ),
      tube(stripe, 0.028, [0.33, 0.02, 0], [0.44, -0.12, 0], [0.45, -0.28, 0.01]),
      [legs[0], legs[2]].map(([x, z]) => cylinder(stripe, [x, -0.28, z], 0.07, 0.018, [0, 0, 0], 0.016)),
      [capsule(stripe, [-0.13, -0.41, 0.08], [-0.13, -0.46, 0.08], 0.056, 0.06)],
      [capsule(stripe, [0.24, -0.41, 0.08], [0.24, -0.46, 0.08], 0.056, 0.06)],
    ],
  };
};

/** The trunk, neck and forelegs of an animal that faces the viewer, and its hooves. */
const standing = (coat: ReturnType<typeof plastic>, hoof: ReturnType<typeof plastic>): Solid[][] => [
  [
    ellipsoid(coat, [0, -0.16, -0.06], [0.24, 0.2, 0.24]),
    capsule(coat, [0, -0.06, 0.06], [0, 0.12, 0.08], 0.14, 0.115, 0.05),
    ...pair((side) =>
      blendInto(capsule(coat, [side * 0.14, -0.26, 0.07], [side * 0.15, -0.42, 0.09], 0.075, 0.058), 0.03),
    ),
  ],
  pair((side) => capsule(hoof, [side * 0.15, -0.43, 0.09], [side * 0.15, -0.47, 0.1], 0.06)),
];

export const donkey: Mould = (tint) => {
  const coat = tint ?? hex('#8d8a8c');
  const fur = plastic(coat, 0.3);
  const dark = plastic(darken(coat, 0.6), 0.3);
  return {
    size: 0.55,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...standing(fur, dark),
      [
        ellipsoid(fur, [0, 0.22, 0.1], [0.16, 0.16, 0.15]),
        blendInto(capsule(fur, [0, 0.18, 0.16], [0, 0.05, 0.25], 0.13, 0.115), 0.04),
      ],
      [ellipsoid(white, [0, 0.02, 0.27], [0.145, 0.095, 0.11])],
      pair((side) => ellipsoid(dark, [side * 0.055, 0.045, 0.37], [0.022, 0.026, 0.014])),
      pair((side) => capsule(fur, [side * 0.1, 0.33, 0.05], [side * 0.21, 0.6, 0.04], 0.065, 0.03)),
      pair((side) =>
        capsule(plastic('#f0bdb4', 0.3), [side * 0.11, 0.37, 0.1], [side * 0.195, 0.56, 0.065], 0.034, 0.014),
      ),
      [
        ellipsoid(dark, [0, 0.38, 0.06], [0.07, 0.08, 0.1]),
        blendInto(ellipsoid(dark, [0, 0.33, 0.19], [0.05, 0.07, 0.06]), 0.03),
      ],
      pair((side) => ellipsoid(white, [side * 0.095, 0.225, 0.21], [0.055, 0.06, 0.035])),
      eyes(0.09, 0.22, 0.238, 0.032),
      tube(fur, 0.024, [0.2, -0.08, -0.2], [0.34, -0.14, -0.18], [0.36, -0.28, -0.16]),
      [ellipsoid(dark, [0.36, -0.31, -0.16], [0.045, 0.075, 0.045])],
    ],
  };
};

/** A stag: its antlers are what it is known by. */
export const deer: Mould = (tint) => {
  const coat = tint ?? hex('#b87a45');
  const fur = plastic(coat, 0.3);
  const pale = plastic('#f6e9d2', 0.3);
  const dark = plastic('#3a2a22', 0.5);
  const horn = plastic('#6f4f33', 0.4);
  return {
    size: 0.7,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...standing(fur, dark),
      [ellipsoid(pale, [0, -0.12, 0.12], [0.11, 0.16, 0.08])],
      [
        ellipsoid(fur, [0, 0.2, 0.1], [0.14, 0.13, 0.13]),
        blendInto(capsule(fur, [0, 0.17, 0.16], [0, 0.08, 0.26], 0.11, 0.075), 0.04),
      ],
      [ellipsoid(dark, [0, 0.1, 0.325], [0.045, 0.034, 0.03])],
      pair((side) => capsule(fur, [side * 0.11, 0.24, 0.06], [side * 0.29, 0.26, 0.07], 0.055, 0.02)),
      eyes(0.1, 0.215, 0.2, 0.034),
      ...[-1, 1].map((side) => [
        ...tube(horn, 0.026, [side * 0.06, 0.3, 0.08], [side * 0.2, 0.42, 0.06], [side * 0.24, 0.62, 0.05]),
        capsule(horn, [side * 0.2, 0.42, 0.06], [side * 0.34, 0.5, 0.08], 0.024, 0.012),
        capsule(horn, [side * 0.15, 0.38, 0.06], [side * 0.12, 0.52, 0.1], 0.024, 0.012),
      ]),
    ],
  };
};

/** With a young one in its pouch. */
export const kangaroo: Mould = (tint) => {
  const coat = tint ?? hex('#b97f52');
  const fur = plastic(coat, 0.3);
  const pale = plastic('#f3dfc0', 0.3);
  return {
    size: 0.66,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.2, -0.02], [0.21, 0.24, 0.19]),
        capsule(fur, [0, -0.06, 0], [0, 0.16, 0.02], 0.15, 0.09, 0.06),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.28, 0.02], [0.11, 0.15, 0.15]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.2, -0.43, 0], [side * 0.22, -0.45, 0.24], 0.065, 0.045), 0.03),
        ),
      ],
      tube(fur, 0.06, [0.12, -0.34, -0.14], [0.4, -0.44, -0.14], [0.62, -0.3, -0.12]),
      [ellipsoid(pale, [0, -0.18, 0.08], [0.14, 0.2, 0.12])],
      [ellipsoid(fur, [0, -0.15, 0.2], [0.062, 0.07, 0.055])],
      pair((side) => capsule(fur, [side * 0.035, -0.1, 0.2], [side * 0.06, 0.0, 0.2], 0.022, 0.01)),
      [capsule(fur, [-0.12, -0.25, 0.17], [0.12, -0.25, 0.17], 0.05)],
      pair((side) => capsule(fur, [side * 0.12, 0.04, 0.04], [side * 0.11, -0.07, 0.2], 0.045, 0.036)),
      [
        ellipsoid(fur, [0, 0.27, 0.04], [0.125, 0.115, 0.12]),
        blendInto(capsule(fur, [0, 0.25, 0.1], [0, 0.19, 0.2], 0.095, 0.065), 0.03),
      ],
      [ellipsoid(black, [0, 0.21, 0.262], [0.04, 0.03, 0.024])],
      pair((side) => capsule(fur, [side * 0.07, 0.35, 0.02], [side * 0.15, 0.56, 0.01], 0.055, 0.022)),
      eyes(0.08, 0.29, 0.135, 0.028),
      eyes(0.025, -0.14, 0.248, 0.011),
    ],
  };
};
