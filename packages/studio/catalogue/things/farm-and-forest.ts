import { darken, hex } from '../../colour.ts';
import { blendInto, capsule, cylinder, ellipsoid, FACING, type Mould, pair, plastic } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

const gold = plastic('#e0b13a', 0.9);

export const pig: Mould = (tint) => {
  const coat = tint ?? hex('#f4a9b8');
  const skin = plastic(coat, 0.6);
  const deep = plastic(darken(coat, 0.18), 0.6);
  return {
    size: 0.44,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, -0.16, -0.04], [0.31, 0.26, 0.26]),
        ...pair((side) =>
          blendInto(capsule(skin, [side * 0.16, -0.3, 0.1], [side * 0.17, -0.42, 0.12], 0.09), 0.03),
        ),
      ],
      [ellipsoid(skin, [0, 0.18, 0.08], [0.27, 0.23, 0.21])],
      pair((side) => capsule(deep, [side * 0.17, 0.36, 0.06], [side * 0.29, 0.46, 0.13], 0.095, 0.03)),
      [cylinder(deep, [0, 0.12, 0.29], 0.12, 0.05, FACING, 0.035)],
      pair((side) => ellipsoid(plastic('#8f4a5c', 0.4), [side * 0.045, 0.125, 0.34], [0.022, 0.035, 0.015])),
      eyes(0.125, 0.25, 0.26, 0.034),
      pair((side) => ellipsoid(plastic('#8f4a5c', 0.4), [side * 0.17, -0.47, 0.15], [0.08, 0.04, 0.08])),
    ],
  };
};

export const sheep: Mould = (tint) => {
  const wool = plastic(tint ?? '#f7f3ea', 0.1);
  const face = plastic('#3b3236', 0.4);
  const bumps = [
    [-0.22, 0.0, 0.06],
    [0.22, 0.0, 0.06],
    [-0.26, -0.2, 0.06],
    [0.26, -0.2, 0.06],
    [-0.12, -0.3, 0.14],
    [0.12, -0.3, 0.14],
    [0, -0.12, 0.2],
    [-0.12, 0.08, 0.02],
    [0.12, 0.08, 0.02],
  ] as const;
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(wool, [0, -0.13, -0.04], [0.28, 0.24, 0.22]),
        ...bumps.map(([x, y, z]) => blendInto(ellipsoid(wool, [x, y, z], [0.13, 0.13, 0.12]), 0.015)),
      ],
      [ellipsoid(face, [0, 0.17, 0.2], [0.14, 0.17, 0.13])],
      [
        ellipsoid(wool, [0, 0.33, 0.14], [0.12, 0.1, 0.11]),
        ...pair((side) => blendInto(ellipsoid(wool, [side * 0.11, 0.3, 0.12], [0.085, 0.085, 0.09]), 0.01)),
      ],
      pair((side) => capsule(face, [side * 0.13, 0.2, 0.15], [side * 0.3, 0.14, 0.14], 0.055, 0.035)),
      pair((side) => ellipsoid(white, [side * 0.062, 0.21, 0.305], [0.042, 0.048, 0.025])),
      eyes(0.062, 0.21, 0.325, 0.022),
      pair((side) => capsule(face, [side * 0.15, -0.34, 0.06], [side * 0.15, -0.47, 0.08], 0.06)),
    ],
  };
};

export const cow: Mould = (tint) => {
  const coat = plastic(tint ?? '#fbf8f1', 0.5);
  const patch = plastic('#2b2726', 0.5);
  const muzzle = plastic('#f3b3b0', 0.6);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(coat, [0, -0.15, -0.05], [0.28, 0.26, 0.25]),
        ...pair((side) =>
          blendInto(capsule(coat, [side * 0.16, -0.28, 0.1], [side * 0.17, -0.4, 0.12], 0.085), 0.03),
        ),
      ],
      [
        ellipsoid(patch, [-0.19, -0.08, 0.08], [0.12, 0.13, 0.115]),
        ellipsoid(patch, [0.16, -0.24, 0.1], [0.12, 0.1, 0.1]),
      ],
      pair((side) => ellipsoid(patch, [side * 0.17, -0.46, 0.13], [0.085, 0.04, 0.085])),
      [ellipsoid(coat, [0, 0.2, 0.1], [0.2, 0.22, 0.17])],
      [ellipsoid(patch, [0.1, 0.27, 0.16], [0.1, 0.12, 0.095])],
      [ellipsoid(muzzle, [0, 0.08, 0.2], [0.18, 0.1, 0.12])],
      pair((side) => ellipsoid(plastic('#a8625f', 0.4), [side * 0.07, 0.1, 0.31], [0.025, 0.03, 0.015])),
      pair((side) =>
        capsule(side < 0 ? coat : patch, [side * 0.19, 0.29, 0.06], [side * 0.35, 0.25, 0.08], 0.07, 0.04),
      ),
      pair((side) =>
        capsule(plastic('#eadcbd', 0.6), [side * 0.11, 0.38, 0.07], [side * 0.17, 0.51, 0.07], 0.045, 0.014),
      ),
      [ellipsoid(white, [0.09, 0.25, 0.245], [0.045, 0.05, 0.02])],
      eyes(0.09, 0.25, 0.258, 0.032),
      [
        capsule(gold, [0, -0.05, 0.24], [0, -0.15, 0.27], 0.045, 0.075),
        ellipsoid(black, [0, -0.21, 0.28], [0.025, 0.025, 0.025]),
      ],
    ],
  };
};

export const fox: Mould = (tint) => {
  const coat = tint ?? hex('#e8742a');
  const fur = plastic(coat, 0.4);
  const sock = plastic(darken(coat, 0.7), 0.4);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.22, -0.04], [0.21, 0.28, 0.2]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
      ],
      [ellipsoid(white, [0, -0.13, 0.1], [0.13, 0.17, 0.09])],
      pair((side) => capsule(sock, [side * 0.08, -0.24, 0.13], [side * 0.085, -0.45, 0.16], 0.055, 0.06)),
      [
        capsule(fur, [0.16, -0.4, -0.1], [0.42, -0.3, -0.06], 0.07, 0.12),
        blendInto(capsule(fur, [0.42, -0.3, -0.06], [0.46, -0.02, -0.05], 0.12, 0.1), 0.04),
      ],
      [capsule(white, [0.46, 0.02, -0.05], [0.44, 0.17, -0.05], 0.1, 0.02)],
      [
        ellipsoid(fur, [0, 0.19, 0.03], [0.27, 0.21, 0.2]),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.17, 0.3, 0.02], [side * 0.24, 0.53, 0], 0.11, 0.02), 0.03),
        ),
      ],
      pair((side) => capsule(sock, [side * 0.18, 0.37, 0.085], [side * 0.225, 0.48, 0.05], 0.05, 0.015)),
      pair((side) => ellipsoid(white, [side * 0.14, 0.11, 0.13], [0.13, 0.09, 0.1])),
      [capsule(white, [0, 0.11, 0.18], [0, 0.09, 0.29], 0.09, 0.05)],
      [ellipsoid(black, [0, 0.12, 0.34], [0.042, 0.034, 0.03])],
      eyes(0.11, 0.23, 0.2, 0.036),
    ],
  };
};

export const panda: Mould = (tint) => {
  const coat = plastic(tint ?? '#f8f6f0', 0.3);
  const dark = plastic('#23222a', 0.3);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(coat, [0, -0.2, 0], [0.26, 0.27, 0.22])],
      pair((side) => capsule(dark, [side * 0.2, -0.04, 0.08], [side * 0.22, -0.24, 0.2], 0.1, 0.09)),
      pair((side) => capsule(dark, [side * 0.16, -0.38, 0.06], [side * 0.22, -0.38, 0.26], 0.12, 0.11)),
      [ellipsoid(coat, [0, 0.2, 0.04], [0.29, 0.25, 0.23])],
      pair((side) => ellipsoid(dark, [side * 0.22, 0.41, 0], [0.1, 0.1, 0.06])),
      pair((side) => ellipsoid(dark, [side * 0.12, 0.22, 0.2], [0.075, 0.095, 0.06], 0, [0, 0, side * 26])),
      pair((side) => ellipsoid(white, [side * 0.115, 0.235, 0.25], [0.034, 0.036, 0.02])),
      eyes(0.115, 0.235, 0.265, 0.02),
      [ellipsoid(coat, [0, 0.11, 0.22], [0.1, 0.075, 0.07])],
      [ellipsoid(black, [0, 0.145, 0.28], [0.04, 0.028, 0.022])],
      [
        capsule(plastic('#6fb548', 0.5), [0.12, -0.3, 0.3], [0.3, 0.02, 0.3], 0.022),
        ellipsoid(plastic('#4a9a3a', 0.5), [0.34, 0.0, 0.3], [0.09, 0.03, 0.02], 0, [0, 0, -20]),
        ellipsoid(plastic('#4a9a3a', 0.5), [0.25, 0.07, 0.3], [0.03, 0.08, 0.02]),
      ],
    ],
  };
};
