import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  type Mould,
  metal,
  pair,
  plastic,
  torus,
  tube,
} from '../mould.ts';

const brass = metal('#e0b13a');
const pearl = plastic('#f4f2ec', 0.9);

export const violin: Mould = (tint) => {
  const wood = plastic(tint ?? '#a8502a', 0.95);
  const ebony = plastic('#1f1a1c', 0.8);
  return {
    size: 0.75,
    grip: [0, 0.2, 0],
    heldTurn: [0, 0, -20],
    groups: [
      [
        cylinder(wood, [0, -0.3, 0], 0.2, 0.055, FACING, 0.03),
        blendInto(cylinder(wood, [0, -0.03, 0], 0.16, 0.055, FACING, 0.03), 0.08),
        ...pair((side) => cut(cylinder(wood, [side * 0.23, -0.15, 0], 0.085, 0.2, FACING), 0.02)),
      ],
      [box(ebony, [0, 0.14, 0.07], [0.028, 0.3, 0.018], 0.012)],
      [
        capsule(wood, [0, 0.4, 0.05], [0, 0.46, 0.03], 0.035, 0.045),
        ...pair((side) => capsule(ebony, [0, 0.4, 0.05], [side * 0.085, 0.41, 0.05], 0.014)),
      ],
      [box(ebony, [0, -0.36, 0.075], [0.035, 0.08, 0.014], 0.012)],
      [box(plastic('#e8c38a', 0.4), [0, -0.21, 0.08], [0.062, 0.012, 0.025], 0.006)],
      pair((side) => capsule(ebony, [side * 0.095, -0.14, 0.05], [side * 0.085, -0.25, 0.05], 0.011)),
      [box(pearl, [0, -0.05, 0.098], [0.016, 0.3, 0.003], 0.002)],
      [
        capsule(plastic('#5a2f22', 0.7), [0.2, 0.46, 0.06], [0.33, -0.42, 0.06], 0.014),
        capsule(pearl, [0.165, 0.45, 0.06], [0.29, -0.42, 0.06], 0.008),
        box(ebony, [0.31, -0.4, 0.06], [0.03, 0.04, 0.02], 0.01),
      ],
    ],
  };
};

export const piano: Mould = (tint) => {
  const lacquer = plastic(tint ?? '#2a2226', 0.95);
  return {
    size: 0.62,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(lacquer, [0, 0.06, -0.1], [0.48, 0.38, 0.13], 0.03)],
      [box(lacquer, [0, 0.45, -0.1], [0.51, 0.025, 0.16], 0.02)],
      [box(lacquer, [0, -0.09, 0.12], [0.48, 0.04, 0.15], 0.02)],
      [box(plastic('#fbf8ef', 0.9), [0, -0.045, 0.14], [0.42, 0.018, 0.11], 0.008)],
      [-0.34, -0.22, -0.04, 0.08, 0.2, 0.36].map((x) =>
        box(plastic('#17151a', 0.9), [x, -0.018, 0.1], [0.026, 0.02, 0.065], 0.008),
      ),
      pair((side) => box(lacquer, [side * 0.42, -0.3, 0.18], [0.045, 0.2, 0.05], 0.02)),
      [box(plastic('#fbf8ef', 0.3), [0, 0.2, 0.045], [0.16, 0.11, 0.012], 0.006, [-10, 0, 0])],
      [box(lacquer, [0, -0.42, -0.06], [0.48, 0.06, 0.12], 0.02)],
      [ellipsoid(brass, [0, -0.42, 0.08], [0.035, 0.02, 0.04])],
    ],
  };
};

export const trumpet: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.95) : brass;
  return {
    size: 0.5,
    grip: [-0.02, -0.06, 0],
    heldTurn: [0, 0, 20],
    groups: [
      [
        capsule(shell, [0.16, 0.12, 0], [0.46, 0.12, 0], 0.035, 0.2),
        cut(box(shell, [0.84, 0.12, 0], [0.4, 0.5, 0.5])),
        cut(capsule(shell, [0.3, 0.12, 0], [0.5, 0.12, 0], 0.04, 0.19)),
      ],
      [torus(shell, [0.44, 0.12, 0], 0.2, 0.022, [0, 0, 90])],
      tube(shell, 0.032, [-0.52, 0.12, 0], [0.2, 0.12, 0]),
      tube(shell, 0.032, [0.2, -0.12, 0], [0.27, -0.06, 0], [0.27, 0.05, 0], [0.2, 0.12, 0]),
      tube(shell, 0.032, [0.2, -0.12, 0], [-0.28, -0.12, 0], [-0.33, -0.06, 0], [-0.33, 0.06, 0]),
      [-0.13, -0.02, 0.09].map((x) => cylinder(shell, [x, 0, 0.02], 0.048, 0.2, [0, 0, 0], 0.012)),
      [-0.13, -0.02, 0.09].map((x) => cylinder(pearl, [x, 0.25, 0.02], 0.04, 0.02)),
      [capsule(metal('#c9ced6'), [-0.5, 0.12, 0], [-0.57, 0.12, 0], 0.035, 0.06)],
    ],
  };
};

export const saxophone: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.95) : brass;
  return {
    size: 0.7,
    grip: [-0.08, 0.05, 0],
    heldTurn: [0, 0, -14],
    groups: [
      [
        capsule(shell, [-0.1, 0.34, 0], [-0.06, -0.28, 0], 0.042, 0.075),
        capsule(shell, [-0.06, -0.28, 0], [0.05, -0.4, 0], 0.075, 0.085, 0.02),
        capsule(shell, [0.05, -0.4, 0], [0.17, -0.28, 0], 0.085, 0.09, 0.02),
        capsule(shell, [0.17, -0.28, 0], [0.26, 0.02, 0.02], 0.09, 0.18, 0.02),
        cut(box(shell, [0.31, 0.3, 0.02], [0.4, 0.27, 0.4], 0.01, [0, 0, -16])),
        cut(capsule(shell, [0.22, -0.12, 0.02], [0.28, 0.06, 0.02], 0.06, 0.165)),
      ],
      [torus(shell, [0.263, 0.028, 0.02], 0.178, 0.024, [0, 0, -16])],
      tube(shell, 0.032, [-0.1, 0.34, 0], [-0.14, 0.44, 0], [-0.24, 0.47, 0], [-0.32, 0.42, 0]),
      [capsule(plastic('#1b1b20', 0.9), [-0.3, 0.43, 0], [-0.4, 0.36, 0], 0.045, 0.025)],
      [0.22, 0.12, 0.02, -0.08, -0.18].map((y) =>
        cylinder(pearl, [-0.085 + (0.22 - y) * 0.07, y, 0.075], 0.035, 0.018, FACING),
      ),
      [
        capsule(shell, [0.0, 0.24, 0.03], [0.05, -0.22, 0.05], 0.012),
        ellipsoid(pearl, [0.2, -0.2, 0.1], [0.045, 0.045, 0.02]),
      ],
    ],
  };
};

export const turntable: Mould = (tint) => ({
  size: 0.5,
  grip: [0, -0.3, 0],
  groups: [
    [box(plastic(tint ?? '#d7dae0', 0.8), [0, 0, 0], [0.54, 0.42, 0.06], 0.05)],
    [cylinder(metal('#c9ced6'), [-0.12, 0, 0.07], 0.36, 0.02, FACING)],
    [cylinder(plastic('#17151a', 0.95), [-0.12, 0, 0.095], 0.34, 0.014, FACING)],
    [0.17, 0.23, 0.29].map((radius) =>
      torus(plastic('#3a3840', 0.9), [-0.12, 0, 0.108], radius, 0.006, FACING),
    ),
    [cylinder(plastic('#e4312b', 0.8), [-0.12, 0, 0.11], 0.12, 0.01, FACING)],
    [ellipsoid(metal('#e8e8ee'), [-0.12, 0, 0.125], [0.022, 0.022, 0.02])],
    [cylinder(plastic('#23222a', 0.7), [0.38, 0.25, 0.09], 0.085, 0.04, FACING, 0.02)],
    [
      ...tube(metal('#e8e8ee'), 0.02, [0.38, 0.25, 0.15], [0.36, -0.1, 0.15], [0.16, -0.2, 0.14]),
      box(plastic('#23222a', 0.7), [0.12, -0.22, 0.135], [0.055, 0.03, 0.02], 0.01, [0, 0, 25]),
    ],
    [
      box(plastic('#23222a', 0.6), [0.41, -0.2, 0.065], [0.022, 0.14, 0.008], 0.006),
      box(plastic('#ffc72c', 0.8), [0.41, -0.14, 0.08], [0.05, 0.025, 0.02], 0.01),
    ],
  ],
});

export const megaphone: Mould = (tint) => {
  const shell = plastic(tint ?? '#e4312b', 0.85);
  const white = plastic('#f4f2ec', 0.85);
  return {
    size: 0.45,
    grip: [-0.16, -0.26, -0.1],
    groups: [
      [
        capsule(white, [-0.32, 0, -0.24], [0.22, 0.06, 0.16], 0.08, 0.3),
        cut(box(white, [0.54, 0.06, 0.4], [0.4, 0.6, 0.6], 0.01, [0, -37, 0])),
        cut(capsule(white, [-0.1, 0.03, -0.08], [0.26, 0.06, 0.19], 0.03, 0.28)),
      ],
      [torus(shell, [0.22, 0.06, 0.16], 0.3, 0.045, [90, 53, 0])],
      [ellipsoid(shell, [-0.36, 0, -0.27], [0.11, 0.11, 0.11])],
      [capsule(shell, [-0.12, -0.1, -0.08], [-0.16, -0.38, -0.1], 0.06)],
      [ellipsoid(plastic('#23222a', 0.6), [-0.07, -0.2, -0.02], [0.035, 0.05, 0.03])],
    ],
  };
};
