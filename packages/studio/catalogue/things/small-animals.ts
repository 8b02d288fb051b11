import { darken, hex, lighten } from '../../colour.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  type Mould,
  pair,
  plastic,
  torus,
  tube,
} from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

const pink = plastic('#f0a0ac', 0.5);

export const frog: Mould = (tint) => {
  const coat = tint ?? hex('#57b947');
  const skin = plastic(coat, 0.8);
  return {
    size: 0.4,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, -0.18, 0], [0.27, 0.23, 0.22]),
        blendInto(ellipsoid(skin, [0, 0.1, 0.06], [0.31, 0.19, 0.22]), 0.06),
        ...pair((side) => blendInto(ellipsoid(skin, [side * 0.18, 0.27, 0.06], [0.115, 0.115, 0.1]), 0.03)),
        ...pair((side) => blendInto(ellipsoid(skin, [side * 0.3, -0.28, 0.02], [0.13, 0.14, 0.18]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(skin, [side * 0.16, -0.14, 0.16], [side * 0.15, -0.4, 0.22], 0.06, 0.05), 0.03),
        ),
      ],
      [ellipsoid(plastic(lighten(coat, 0.65), 0.7), [0, -0.19, 0.13], [0.16, 0.17, 0.11])],
      pair((side) => ellipsoid(white, [side * 0.18, 0.285, 0.115], [0.082, 0.082, 0.06])),
      eyes(0.18, 0.285, 0.16, 0.042),
      tube(
        plastic(darken(coat, 0.55), 0.5),
        0.013,
        [-0.2, 0.1, 0.225],
        [-0.1, 0.03, 0.265],
        [0.1, 0.03, 0.265],
        [0.2, 0.1, 0.225],
      ),
      [-0.34, -0.15, 0.15, 0.34].map((x) => ellipsoid(skin, [x, -0.43, 0.22], [0.1, 0.03, 0.09])),
    ],
  };
};

export const turtle: Mould = (tint) => {
  const coat = tint ?? hex('#4f8f3f');
  const shell = plastic(darken(coat, 0.15), 0.8);
  const skin = plastic(lighten(coat, 0.45), 0.5);
  const rim = plastic(lighten(coat, 0.2), 0.6);
  return {
    size: 0.38,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(shell, [-0.06, -0.14, 0], [0.39, 0.4, 0.32]),
        cut(box(shell, [-0.06, -0.5, 0], [0.6, 0.36, 0.6]), 0.02),
      ],
      [cylinder(rim, [-0.06, -0.16, 0], 0.41, 0.045, [0, 0, 0], 0.04)],
      [
        [-0.06, 0.16, 0.17],
        [-0.26, 0.03, 0.21],
        [0.14, 0.03, 0.22],
        [-0.06, -0.03, 0.295],
      ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic(coat, 0.8), [x, y, z], [0.085, 0.075, 0.045])),
      [
        capsule(skin, [0.24, -0.18, 0.08], [0.42, 0.02, 0.12], 0.09, 0.1),
        blendInto(ellipsoid(skin, [0.46, 0.07, 0.13], [0.15, 0.13, 0.13]), 0.04),
      ],
      [ellipsoid(black, [0.5, 0.11, 0.245], [0.026, 0.034, 0.02])],
      [ellipsoid(black, [0.58, 0.11, 0.19], [0.022, 0.032, 0.022])],
      [capsule(plastic('#3a5a2c', 0.4), [0.48, 0.02, 0.255], [0.57, 0.025, 0.215], 0.01)],
      [
        [-0.3, 0.16],
        [0.2, 0.18],
      ].map(([x = 0, z = 0]) => capsule(skin, [x, -0.2, z], [x * 1.12, -0.38, z + 0.02], 0.1, 0.095)),
      [
        [-0.2, -0.14],
        [0.28, -0.12],
      ].map(([x = 0, z = 0]) => capsule(skin, [x, -0.2, z], [x * 1.12, -0.36, z], 0.09)),
      [capsule(skin, [-0.4, -0.2, 0], [-0.54, -0.26, 0.02], 0.05, 0.014)],
    ],
  };
};

export const hamster: Mould = (tint) => {
  const coat = tint ?? hex('#d99a55');
  const fur = plastic(coat, 0.3);
  return {
    size: 0.36,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.17, 0], [0.29, 0.27, 0.23]),
        blendInto(ellipsoid(fur, [0, 0.16, 0.05], [0.28, 0.22, 0.2]), 0.06),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.17, 0.08, 0.11], [0.14, 0.12, 0.12]), 0.03)),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.35, 0.01], [0.09, 0.09, 0.05]), 0.02)),
      ],
      pair((side) => ellipsoid(pink, [side * 0.2, 0.355, 0.045], [0.055, 0.055, 0.025])),
      [ellipsoid(white, [0, -0.18, 0.13], [0.18, 0.2, 0.12])],
      [ellipsoid(white, [0, 0.09, 0.19], [0.14, 0.095, 0.08])],
      [ellipsoid(pink, [0, 0.145, 0.27], [0.034, 0.024, 0.02])],
      eyes(0.115, 0.21, 0.225, 0.04),
      [ellipsoid(plastic('#3a3330', 0.5), [0, -0.08, 0.27], [0.05, 0.09, 0.035])],
      pair((side) => ellipsoid(pink, [side * 0.075, -0.1, 0.27], [0.05, 0.04, 0.045])),
      pair((side) => ellipsoid(pink, [side * 0.14, -0.42, 0.15], [0.085, 0.035, 0.11])),
    ],
  };
};

export const snake: Mould = (tint) => {
  const coat = tint ?? hex('#4aa84a');
  const skin = plastic(coat, 0.8);
  const spot = plastic(lighten(coat, 0.55), 0.7);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        torus(skin, [0, -0.38, 0], 0.32, 0.095),
        blendInto(capsule(skin, [0.3, -0.38, 0.1], [0.54, -0.42, 0.2], 0.085, 0.015), 0.04),
      ],
      [torus(skin, [0, -0.22, -0.01], 0.25, 0.09)],
      [
        capsule(skin, [-0.2, -0.12, 0.02], [0.06, 0.0, 0.08], 0.09),
        blendInto(capsule(skin, [0.06, 0.0, 0.08], [0.12, 0.14, 0.08], 0.09, 0.085), 0.03),
        blendInto(capsule(skin, [0.12, 0.14, 0.08], [0.02, 0.32, 0.12], 0.085, 0.08), 0.03),
        blendInto(ellipsoid(skin, [0, 0.38, 0.18], [0.15, 0.11, 0.17]), 0.05),
      ],
      pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.1, 0.43, 0.26], [0.05, 0.055, 0.045])),
      eyes(0.108, 0.43, 0.295, 0.024),
      [
        capsule(plastic('#d92b3b', 0.6), [0, 0.35, 0.33], [0, 0.27, 0.4], 0.014),
        ...pair((side) =>
          capsule(plastic('#d92b3b', 0.6), [0, 0.27, 0.4], [side * 0.035, 0.22, 0.42], 0.011),
        ),
      ],
      [-0.2, 0, 0.2].map((x) => ellipsoid(spot, [x, -0.34, 0.385 - x * x * 1.9], [0.07, 0.045, 0.03])),
      [-0.12, 0.12].map((x) => ellipsoid(spot, [x, -0.17, 0.31 - x * x * 2.2], [0.06, 0.04, 0.03])),
    ],
  };
};
