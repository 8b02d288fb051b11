import { darken, hex } from '../../colour.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  type Mould,
  plastic,
  torus,
  tube,
} from '../mould.ts';

export const honey: Mould = (tint) => {
  const gold = plastic(tint ?? '#f2a31b', 0.95);
  const wood = plastic('#b97f45', 0.4);
  const bee = plastic('#f7cd2b', 0.7);
  const dark = plastic('#2a211a', 0.5);
  return {
    size: 0.42,
    grip: [0, -0.2, 0],
    groups: [
      [cylinder(gold, [0, -0.15, 0], 0.34, 0.32, [0, 0, 0], 0.12)],
      [cylinder(gold, [0, 0.2, 0], 0.25, 0.05, [0, 0, 0], 0.02)],
      [cylinder(plastic('#e4512b', 0.4), [0, 0.28, 0], 0.3, 0.07, [0, 0, 0], 0.03)],
      [torus(plastic('#fbf3dc', 0.4), [0, 0.23, 0], 0.29, 0.03)],
      [ellipsoid(plastic('#fbf3dc', 0.3), [0, -0.16, 0.21], [0.24, 0.19, 0.15])],
      [ellipsoid(bee, [0, -0.16, 0.35], [0.11, 0.08, 0.04])],
      [-0.04, 0.045].map((x) => box(dark, [x, -0.16, 0.375], [0.018, 0.068, 0.02], 0.01)),
      [-0.05, 0.05].map((x) =>
        ellipsoid(plastic('#ffffff', 0.7), [x, -0.06, 0.345], [0.045, 0.055, 0.015], 0, [0, 0, x * -500]),
      ),
      [
        capsule(wood, [0.1, 0.34, 0.06], [0.34, 0.62, 0.02], 0.026),
        ellipsoid(wood, [0.37, 0.655, 0.02], [0.085, 0.1, 0.085], 0, [0, 0, -40]),
        torus(darkWood, [0.35, 0.63, 0.02], 0.085, 0.016, [0, 0, -40]),
        torus(darkWood, [0.385, 0.675, 0.02], 0.08, 0.016, [0, 0, -40]),
      ],
    ],
  };
};
const darkWood = plastic('#8a5a2c', 0.4);

export const bread: Mould = (tint) => {
  const crust = plastic(tint ?? '#cf8b3c', 0.35);
  const crumb = plastic('#f2d9a6', 0.2);
  return {
    size: 0.58,
    grip: [-0.12, -0.14, 0],
    groups: [
      [
        capsule(crust, [-0.32, -0.38, 0], [0.32, 0.38, 0], 0.13),
        blendInto(capsule(crust, [-0.2, -0.24, 0], [0.2, 0.24, 0.01], 0.145), 0.05),
      ],
      [-0.26, -0.09, 0.08, 0.25].map((at) =>
        ellipsoid(crumb, [at * 0.86, at * 1.03, 0.12], [0.035, 0.12, 0.035], 0, [0, 0, 8]),
      ),
      [capsule(plastic('#fbf8ef', 0.4), [-0.24, -0.285, 0], [-0.08, -0.095, 0], 0.152)],
    ],
  };
};

export const watermelon: Mould = (tint) => {
  const flesh = plastic(tint ?? '#ef4a52', 0.7);
  const upper = () => cut(box(flesh, [0, 0.58, 0], [0.9, 0.5, 0.6]));
  return {
    size: 0.4,
    grip: [0, -0.3, 0],
    groups: [
      [cylinder(plastic('#2f8a3e', 0.8), [0, 0.1, 0], 0.5, 0.1, FACING, 0.03), upper()],
      [cylinder(plastic('#e9f3c9', 0.6), [0, 0.1, 0], 0.44, 0.108, FACING, 0.02), upper()],
      [cylinder(flesh, [0, 0.1, 0], 0.4, 0.116, FACING, 0.02), upper()],
      [
        [-0.22, -0.02],
        [-0.07, -0.04],
        [0.08, -0.03],
        [0.22, -0.02],
        [-0.13, -0.15],
        [0.02, -0.18],
        [0.15, -0.14],
      ].map(([x = 0, y = 0]) => ellipsoid(plastic('#2a1a16', 0.8), [x, y, 0.118], [0.022, 0.034, 0.016])),
    ],
  };
};

export const popcorn: Mould = (tint) => {
  const red = plastic(tint ?? '#e4312b', 0.5);
  const paper = plastic('#fbf8ef', 0.5);
  const corn = plastic('#fdf0c4', 0.3);
  const kernels = [
    [-0.18, 0.17, 0.06],
    [0.18, 0.17, 0.06],
    [0, 0.18, 0.18],
    [-0.1, 0.28, 0.06],
    [0.1, 0.28, 0.04],
    [0, 0.37, 0.02],
    [-0.22, 0.16, -0.08],
    [0.22, 0.16, -0.08],
    [0.08, 0.2, -0.14],
    [-0.08, 0.22, 0.16],
    [0.1, 0.22, 0.15],
  ] as const;
  return {
    size: 0.42,
    grip: [0, -0.2, 0],
    groups: [
      [
        capsule(paper, [0, -0.3, 0], [0, 0.02, 0], 0.2, 0.29),
        cut(box(paper, [0, -0.62, 0], [0.5, 0.2, 0.5])),
        cut(box(paper, [0, 0.34, 0], [0.5, 0.2, 0.5])),
      ],
      [-0.62, -0.2, 0.2, 0.62].map((turn) =>
        capsule(
          red,
          [Math.sin(turn) * 0.185, -0.4, Math.cos(turn) * 0.185],
          [Math.sin(turn) * 0.285, 0.12, Math.cos(turn) * 0.285],
          0.03,
          0.046,
        ),
      ),
      kernels.map(([x, y, z], index) =>
        ellipsoid(index % 4 === 1 ? butter : corn, [x, y, z], [0.105, 0.09, 0.1]),
      ),
    ],
  };
};
const butter = plastic('#f7cf63', 0.4);

export const pumpkin: Mould = (tint) => {
  const coat = tint ?? hex('#f07c1f');
  const skin = plastic(coat, 0.6);
  const glow = plastic('#ffe27a', 1);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, -0.06, 0.04], [0.2, 0.34, 0.34]),
        ...[-1, 1].flatMap((side) => [
          blendInto(ellipsoid(skin, [side * 0.17, -0.06, 0.02], [0.19, 0.33, 0.32]), 0.012),
          blendInto(ellipsoid(skin, [side * 0.31, -0.07, -0.02], [0.18, 0.3, 0.28]), 0.012),
        ]),
      ],
      [capsule(plastic('#5f7d2c', 0.4), [0, 0.24, 0], [0.06, 0.44, 0], 0.075, 0.05)],
      tube(
        plastic('#4aa84a', 0.5),
        0.018,
        [0.05, 0.3, 0.06],
        [0.2, 0.38, 0.1],
        [0.28, 0.3, 0.14],
        [0.36, 0.38, 0.1],
      ),
      [-1, 1].map((side) => box(glow, [side * 0.15, 0.04, 0.34], [0.06, 0.06, 0.03], 0.015, [0, 0, 45])),
      [box(glow, [0, -0.06, 0.37], [0.03, 0.03, 0.03], 0.01, [0, 0, 45])],
      tube(glow, 0.035, [-0.22, -0.12, 0.32], [-0.12, -0.2, 0.355], [0.12, -0.2, 0.355], [0.22, -0.12, 0.32]),
      [-0.06, 0.07].map((x) =>
        box(plastic(darken(coat, 0.05), 0.6), [x, -0.18, 0.39], [0.022, 0.022, 0.03], 0.006),
      ),
    ],
  };
};

/** Two loops, a twist, and grains of salt. */
export const pretzel: Mould = (tint) => {
  const crust = plastic(tint ?? '#9a5423', 0.85);
  const salt = plastic('#fbf7ec', 0.4);
  const half = (side: number): [number, number, number][] => [
    [side * -0.29, -0.28, 0.06],
    [side * -0.1, 0, 0.07],
    [side * 0.07, 0.14, side * 0.05],
    [side * 0.2, 0.33, 0],
    [side * 0.36, 0.37, 0],
    [side * 0.48, 0.22, 0],
    [side * 0.47, -0.05, 0],
    [side * 0.3, -0.3, 0],
    [0, -0.4, 0],
  ];
  return {
    size: 0.36,
    grip: [0, -0.4, 0],
    groups: [
      [-1, 1].flatMap((side) => tube(crust, 0.075, ...half(side)).map((part) => blendInto(part, 0.02))),
      [
        [-0.42, 0.28],
        [-0.45, 0],
        [-0.24, -0.32],
        [0.02, -0.39],
        [0.26, -0.31],
        [0.46, 0.05],
        [0.4, 0.31],
        [0.22, 0.32],
      ].map(([x = 0, y = 0]) => ellipsoid(salt, [x, y, 0.075], [0.024, 0.024, 0.02])),
    ],
  };
};
