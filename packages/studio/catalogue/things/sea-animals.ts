import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, type Mould, pair, plastic, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

export const shark: Mould = (tint) => {
  const skin = plastic(tint ?? '#6d8296', 0.6);
  return {
    size: 0.42,
    grip: [0, -0.16, 0],
    groups: [
      [
        ellipsoid(skin, [-0.06, 0.02, 0], [0.46, 0.21, 0.18]),
        blendInto(capsule(skin, [0.3, 0.02, 0], [0.46, 0.02, 0], 0.09, 0.06), 0.06),
        blendInto(capsule(skin, [-0.02, 0.14, 0], [0.08, 0.38, 0], 0.11, 0.02), 0.04),
        blendInto(capsule(skin, [0.45, 0.02, 0], [0.62, 0.26, 0], 0.07, 0.02), 0.03),
        blendInto(capsule(skin, [0.45, 0.02, 0], [0.58, -0.14, 0], 0.06, 0.02), 0.03),
      ],
      [ellipsoid(white, [-0.1, -0.07, 0.02], [0.38, 0.13, 0.165])],
      [capsule(skin, [-0.06, -0.06, 0.15], [0.1, -0.24, 0.25], 0.075, 0.02)],
      [ellipsoid(white, [-0.32, 0.08, 0.135], [0.05, 0.055, 0.035])],
      [ellipsoid(black, [-0.33, 0.08, 0.16], [0.028, 0.034, 0.02])],
      tube(
        plastic('#7d2f3a', 0.4),
        0.026,
        [-0.46, -0.06, 0.09],
        [-0.36, -0.09, 0.145],
        [-0.24, -0.05, 0.175],
      ),
      [-0.43, -0.37, -0.31, -0.26].map((x) =>
        capsule(
          plastic('#ffffff', 0.8),
          [x, -0.06, 0.18 + (x + 0.3) * 0.35],
          [x, -0.105, 0.18 + (x + 0.3) * 0.35],
          0.02,
          0.004,
        ),
      ),
      [-0.12, -0.06, 0].map((x) =>
        capsule(plastic('#3f4d5c', 0.4), [x, 0.08, 0.172], [x + 0.02, -0.0, 0.176], 0.01),
      ),
    ],
  };
};

export const dolphin: Mould = (tint) => {
  const coat = tint ?? hex('#5b9bc8');
  const skin = plastic(coat, 0.9);
  return {
    size: 0.46,
    grip: [0, -0.1, 0],
    groups: [
      [
        capsule(skin, [-0.3, 0.06, 0], [0.02, 0.12, 0], 0.16, 0.19),
        blendInto(capsule(skin, [0.02, 0.12, 0], [0.4, -0.14, 0], 0.19, 0.06), 0.06),
        blendInto(capsule(skin, [-0.4, 0.02, 0], [-0.58, -0.04, 0], 0.075, 0.045), 0.05),
        blendInto(capsule(skin, [0.06, 0.26, 0], [0.18, 0.44, 0], 0.09, 0.02), 0.04),
        ...pair((side) =>
          blendInto(
            capsule(skin, [0.42, -0.16, 0], [0.52, -0.34 + side * 0.1, side * 0.16], 0.06, 0.03),
            0.03,
          ),
        ),
      ],
      [
        capsule(plastic(lighten(coat, 0.75), 0.8), [-0.28, 0.0, 0.04], [0.04, 0.03, 0.05], 0.12, 0.14),
        blendInto(
          capsule(plastic(lighten(coat, 0.75), 0.8), [-0.42, -0.03, 0.01], [-0.56, -0.065, 0], 0.05, 0.03),
          0.04,
        ),
      ],
      [capsule(skin, [-0.1, 0.0, 0.16], [0.02, -0.2, 0.24], 0.07, 0.02)],
      [ellipsoid(black, [-0.36, 0.08, 0.145], [0.028, 0.034, 0.02])],
      tube(
        plastic(darken(coat, 0.5), 0.4),
        0.01,
        [-0.58, -0.04, 0.05],
        [-0.44, -0.02, 0.09],
        [-0.36, 0.02, 0.135],
      ),
    ],
  };
};

export const octopus: Mould = (tint) => {
  const coat = tint ?? hex('#a45fc4');
  const skin = plastic(coat, 0.8);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, 0.18, 0], [0.29, 0.31, 0.26]),
        ...[
          [-0.34, 0.02],
          [-0.22, 0.22],
          [-0.08, 0.28],
          [0.08, 0.28],
          [0.22, 0.22],
          [0.34, 0.02],
        ].flatMap(([x = 0, z = 0]) => [
          blendInto(capsule(skin, [x * 0.5, -0.08, z * 0.4], [x, -0.36, z], 0.1, 0.075), 0.04),
          blendInto(capsule(skin, [x, -0.36, z], [x * 1.5, -0.38, z * 1.25], 0.075, 0.035), 0.03),
        ]),
      ],
      pair((side) => ellipsoid(white, [side * 0.115, 0.18, 0.22], [0.085, 0.095, 0.06])),
      eyes(0.11, 0.18, 0.265, 0.046),
      tube(
        plastic(darken(coat, 0.55), 0.4),
        0.015,
        [-0.08, 0.04, 0.255],
        [0, 0.0, 0.265],
        [0.08, 0.04, 0.255],
      ),
      [
        [-0.15, 0.4, 0.12],
        [0.17, 0.38, 0.12],
        [0.02, 0.46, 0.08],
      ].map(([x = 0, y = 0, z = 0]) =>
        ellipsoid(plastic(lighten(coat, 0.3), 0.7), [x, y, z], [0.05, 0.04, 0.04]),
      ),
    ],
  };
};

export const crab: Mould = (tint) => {
  const coat = tint ?? hex('#e2472e');
  const shell = plastic(coat, 0.8);
  const claws = [-1, 1].map((side) => [
    ellipsoid(shell, [side * 0.5, 0.22, 0.1], [0.15, 0.19, 0.09], 0, [0, 0, side * 12]),
    cut(box(shell, [side * 0.5, 0.44, 0.1], [0.03, 0.17, 0.2], 0.01, [0, 0, side * 8]), 0.03),
  ]);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(shell, [0, -0.12, 0], [0.35, 0.21, 0.25])],
      pair((side) => capsule(shell, [side * 0.28, -0.06, 0.1], [side * 0.47, 0.1, 0.1], 0.065)),
      ...claws,
      [-1, 1].flatMap((side) =>
        [0, 1, 2].flatMap((leg) => [
          capsule(
            shell,
            [side * 0.26, -0.2, 0.12 - leg * 0.12],
            [side * (0.5 - leg * 0.02), -0.22, 0.2 - leg * 0.18],
            0.045,
          ),
          capsule(
            shell,
            [side * (0.5 - leg * 0.02), -0.22, 0.2 - leg * 0.18],
            [side * (0.56 - leg * 0.02), -0.4, 0.22 - leg * 0.2],
            0.04,
            0.014,
          ),
        ]),
      ),
      pair((side) => capsule(shell, [side * 0.1, 0.04, 0.16], [side * 0.12, 0.2, 0.18], 0.034)),
      pair((side) => ellipsoid(white, [side * 0.12, 0.24, 0.19], [0.075, 0.08, 0.065])),
      eyes(0.12, 0.24, 0.245, 0.034),
      tube(plastic(darken(coat, 0.55), 0.4), 0.014, [-0.1, -0.12, 0.24], [0.1, -0.12, 0.24]),
    ],
  };
};
