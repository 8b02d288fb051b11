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
  pair,
  plastic,
  torus,
} from '../mould.ts';

const leaf = plastic('#3f9b46', 0.5);
const cream = plastic('#f8f4e6', 0.5);

export const cheese: Mould = (tint) => {
  const coat = tint ?? hex('#f7c531');
  const paste = plastic(coat, 0.5);
  return {
    size: 0.4,
    grip: [0, -0.3, 0],
    groups: [
      [
        box(paste, [0, -0.06, 0], [0.46, 0.3, 0.26], 0.03),
        cut(box(paste, [-0.14, 0.46, 0], [0.9, 0.32, 0.5], 0.01, [0, 0, 22])),
        ...[
          [0.26, 0.02, 0.27, 0.09],
          [0.02, -0.18, 0.28, 0.08],
          [-0.2, -0.24, 0.27, 0.055],
          [0.3, -0.24, 0.27, 0.06],
          [0.14, 0.13, 0.05, 0.08],
          [-0.2, 0.0, -0.04, 0.06],
        ].map(([x = 0, y = 0, z = 0, r = 0]) =>
          cut(ellipsoid(plastic(darken(coat, 0.25), 0.4), [x, y, z], [r, r, r]), 0.01),
        ),
      ],
      [box(plastic(darken(coat, 0.18), 0.5), [0.462, -0.05, 0], [0.012, 0.29, 0.25], 0.01)],
    ],
  };
};

export const lollipop: Mould = (tint) => {
  const sweet = plastic(tint ?? '#ef4a7f', 0.95);
  const white = plastic('#fdf7f2', 0.95);
  return {
    size: 0.48,
    grip: [0, -0.36, 0],
    groups: [
      [capsule(plastic('#fbf8ef', 0.5), [0, 0, 0], [0, -0.6, 0], 0.034)],
      [cylinder(sweet, [0, 0.24, 0], 0.34, 0.075, FACING, 0.05)],
      [torus(white, [0, 0.24, 0.065], 0.25, 0.032, FACING)],
      [torus(white, [0.0, 0.24, 0.07], 0.14, 0.03, FACING)],
      [ellipsoid(white, [0, 0.24, 0.075], [0.045, 0.045, 0.03])],
      pair((side) =>
        ellipsoid(plastic('#2cb5e8', 0.7), [side * 0.09, -0.13, 0.03], [0.09, 0.06, 0.035], 0, [
          0,
          0,
          side * 16,
        ]),
      ),
    ],
  };
};

export const carrot: Mould = (tint) => {
  const coat = tint ?? hex('#f07c1f');
  const flesh = plastic(coat, 0.5);
  return {
    size: 0.48,
    grip: [0, -0.1, 0],
    groups: [
      [capsule(flesh, [0, 0.12, 0], [0, -0.52, 0], 0.17, 0.03)],
      [
        [0.1, 0.155, 0.06],
        [-0.06, 0.12, -0.05],
        [-0.2, 0.09, 0.04],
        [-0.34, 0.062, -0.01],
      ].map(([y = 0, r = 0, x = 0]) =>
        capsule(
          plastic(darken(coat, 0.22), 0.4),
          [x - r * 0.4, y, r * 0.92],
          [x + r * 0.4, y - 0.01, r * 0.92],
          0.012,
        ),
      ),
      [-0.5, -0.2, 0.1, 0.42].map((lean, index) =>
        capsule(
          leaf,
          [lean * 0.1, 0.24, 0],
          [lean * 0.5, 0.58 - Math.abs(lean) * 0.2, index % 2 === 0 ? 0.06 : -0.06],
          0.035,
          0.06,
        ),
      ),
    ],
  };
};

export const avocado: Mould = (tint) => {
  const skin = plastic(tint ?? '#3c6b32', 0.5);
  const flesh = plastic('#dbe58a', 0.4);
  const pear = (paint: typeof skin, at: number, shrink: number) => [
    ellipsoid(paint, [0, -0.12, at], [0.34 - shrink, 0.34 - shrink, 0.12]),
    blendInto(ellipsoid(paint, [0, 0.22, at], [0.2 - shrink, 0.26 - shrink, 0.1]), 0.12),
  ];
  return {
    size: 0.42,
    grip: [0, -0.36, 0],
    groups: [
      pear(skin, 0, 0),
      pear(flesh, 0.04, 0.035),
      [ellipsoid(plastic('#8a5530', 0.9), [0, -0.13, 0.12], [0.16, 0.16, 0.12])],
    ],
  };
};

export const pineapple: Mould = (tint) => {
  const coat = tint ?? hex('#f2b632');
  const seam = plastic(darken(coat, 0.35), 0.4);
  return {
    size: 0.5,
    grip: [0, -0.2, 0],
    groups: [
      [ellipsoid(plastic(coat, 0.5), [0, -0.16, 0], [0.27, 0.34, 0.27])],
      [-0.3, -0.16, -0.02].flatMap((y) =>
        pair((side) => torus(seam, [0, y, 0], 0.279 - Math.abs(y + 0.16) * 0.22, 0.013, [0, 0, side * 30])),
      ),
      [
        [0, 0.62, 0.02],
        [-0.14, 0.56, 0.02],
        [0.14, 0.56, 0.02],
        [-0.26, 0.42, 0.06],
        [0.26, 0.42, 0.06],
        [-0.1, 0.44, 0.16],
        [0.1, 0.44, 0.16],
      ].map(([x = 0, y = 0, z = 0]) => capsule(leaf, [x * 0.25, 0.14, z * 0.5], [x, y, z], 0.075, 0.012)),
    ],
  };
};

export const strawberry: Mould = (tint) => {
  const flesh = plastic(tint ?? '#e2263c', 0.8);
  return {
    size: 0.34,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(flesh, [0, 0.08, 0], [0.34, 0.3, 0.32]),
        blendInto(ellipsoid(flesh, [0, -0.14, 0], [0.26, 0.24, 0.25]), 0.12),
        blendInto(ellipsoid(flesh, [0, -0.32, 0], [0.14, 0.14, 0.14]), 0.12),
      ],
      [
        [-0.18, 0.12, 0.27],
        [0, 0.14, 0.33],
        [0.18, 0.12, 0.27],
        [-0.1, -0.02, 0.3],
        [0.1, -0.02, 0.3],
        [-0.17, -0.14, 0.22],
        [0, -0.17, 0.27],
        [0.17, -0.14, 0.22],
        [-0.06, -0.31, 0.19],
        [0.07, -0.3, 0.19],
      ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic('#f8dd7a', 0.5), [x, y, z], [0.022, 0.034, 0.02])),
      [-64, -32, 0, 32, 64].map((angle) =>
        capsule(
          leaf,
          [0, 0.36, 0.02],
          [
            Math.sin(angle / 57.3) * 0.34,
            0.34 - Math.abs(angle) * 0.0012,
            0.12 + Math.cos(angle / 57.3) * 0.12,
          ],
          0.06,
          0.02,
        ),
      ),
      [capsule(leaf, [0, 0.36, 0], [0.05, 0.52, 0], 0.03)],
    ],
  };
};

export const sushi: Mould = (tint) => {
  const fish = tint ?? hex('#f5834a');
  return {
    size: 0.38,
    grip: [0, -0.26, 0],
    groups: [
      [ellipsoid(cream, [0, -0.16, 0], [0.46, 0.19, 0.25])],
      [-0.34, -0.2, 0.2, 0.34, -0.27, 0.27].map((x, index) =>
        ellipsoid(cream, [x, index < 4 ? -0.22 : -0.12, 0.19 - Math.abs(x) * 0.16], [0.06, 0.045, 0.05]),
      ),
      [ellipsoid(plastic(fish, 0.8), [0, 0.04, 0], [0.52, 0.13, 0.29])],
      [-0.3, -0.17, 0.17, 0.3].map((x) =>
        capsule(
          plastic('#fde0cc', 0.7),
          [x - 0.04, 0.14 - Math.abs(x) * 0.08, 0.1],
          [x + 0.05, 0.0, 0.27 - Math.abs(x) * 0.2],
          0.015,
        ),
      ),
      [box(plastic('#20302a', 0.5), [0, -0.06, 0], [0.09, 0.24, 0.31], 0.12)],
    ],
  };
};

export const taco: Mould = (tint) => {
  const shell = plastic(tint ?? '#f2bd4b', 0.4);
  const upper = () => cut(box(shell, [0, 0.62, 0], [0.9, 0.5, 0.6]));
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [
      [cylinder(shell, [0, 0.12, -0.12], 0.48, 0.035, [82, 0, 0], 0.03), upper()],
      [-0.34, -0.2, -0.05, 0.1, 0.25, 0.37].map((x, index) =>
        ellipsoid(leaf, [x, 0.14, 0], [0.13, 0.09, 0.1], 0, [0, 0, index % 2 === 0 ? 24 : -24]),
      ),
      [-0.28, -0.06, 0.17].map((x) => ellipsoid(plastic('#7a4526', 0.4), [x, 0.17, 0.02], [0.1, 0.07, 0.09])),
      [-0.18, 0.06, 0.3].map((x) => ellipsoid(plastic('#d92b2b', 0.8), [x, 0.2, 0.04], [0.06, 0.055, 0.06])),
      [-0.1, 0.2].map((x) =>
        box(plastic('#f7e08a', 0.5), [x, 0.24, 0.05], [0.07, 0.014, 0.016], 0.006, [0, 0, x * 200]),
      ),
      [cylinder(shell, [0, 0.12, 0.12], 0.48, 0.035, [98, 0, 0], 0.03), upper()],
      [
        [-0.2, -0.1],
        [0.1, -0.18],
        [0.25, -0.02],
        [-0.04, -0.02],
      ].map(([x = 0, y = 0]) =>
        ellipsoid(plastic('#c98f2e', 0.3), [x, y, 0.14 - y * 0.1], [0.04, 0.03, 0.02]),
      ),
    ],
  };
};

export const bottle: Mould = (tint) => {
  const glass = plastic(tint ?? '#58b7e8', 0.95);
  return {
    size: 0.46,
    grip: [0, -0.2, 0],
    groups: [
      [
        cylinder(glass, [0, -0.16, 0], 0.22, 0.34, [0, 0, 0], 0.08),
        blendInto(capsule(glass, [0, 0.14, 0], [0, 0.32, 0], 0.16, 0.09), 0.08),
      ],
      [cylinder(plastic('#fbfaf5', 0.6), [0, -0.14, 0], 0.228, 0.15, [0, 0, 0], 0.01)],
      [ellipsoid(plastic('#2563c9', 0.7), [0, -0.14, 0.215], [0.08, 0.1, 0.03])],
      [cylinder(plastic('#f4f2ec', 0.7), [0, 0.4, 0], 0.12, 0.07, [0, 0, 0], 0.02)],
      [cylinder(plastic('#2563c9', 0.7), [0, 0.5, 0], 0.06, 0.05, [0, 0, 0], 0.02)],
    ],
  };
};
