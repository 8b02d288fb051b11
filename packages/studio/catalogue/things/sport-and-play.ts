import { box, capsule, cylinder, ellipsoid, FACING, type Mould, metal, plastic, torus } from '../mould.ts';

export const sword: Mould = (tint) => ({
  size: 0.95,
  grip: [0, -0.38, 0],
  heldTurn: [14, 0, 16],
  groups: [
    [
      box(tint ? plastic(tint, 0.9) : metal('#d2d7e0'), [0, 0.12, 0], [0.05, 0.36, 0.014], 0.012),
      { ...box(metal('#d2d7e0'), [0, 0.46, 0], [0.034, 0.034, 0.012], 0.01, [0, 0, 45]), blend: 0.03 },
    ],
    [box(metal('#e0b13a'), [0, -0.26, 0], [0.15, 0.025, 0.035], 0.02)],
    [capsule(plastic('#5a2f22', 0.4), [0, -0.28, 0], [0, -0.44, 0], 0.032)],
    [ellipsoid(metal('#e0b13a'), [0, -0.48, 0], [0.045, 0.045, 0.045])],
  ],
});

export const shield: Mould = (tint) => ({
  size: 0.5,
  grip: [0, 0, -0.1],
  groups: [
    [ellipsoid(plastic(tint ?? '#2563c9', 0.85), [0, 0, -0.1], [0.46, 0.46, 0.2])],
    [torus(metal('#c9ccd4'), [0, 0, -0.06], 0.45, 0.05, FACING)],
    [ellipsoid(metal('#e0b13a'), [0, 0, 0.09], [0.12, 0.12, 0.07])],
    ...[0, 90, 180, 270].map((angle) => [
      ellipsoid(
        metal('#c9ccd4'),
        [Math.cos((angle * Math.PI) / 180) * 0.3, Math.sin((angle * Math.PI) / 180) * 0.3, 0.04],
        [0.035, 0.035, 0.03],
      ),
    ]),
  ],
});

export const skateboard: Mould = (tint) => {
  const deck = plastic(tint ?? '#2cb5e8', 0.7);
  return {
    size: 0.85,
    grip: [0, 0, 0],
    heldTurn: [0, 26, 8],
    stands: true,
    groups: [
      [
        box(deck, [0, 0, 0], [0.14, 0.34, 0.025], 0.02),
        { ...cylinder(deck, [0, 0.36, 0.02], 0.14, 0.025, [98, 0, 0], 0.02), blend: 0.05 },
        { ...cylinder(deck, [0, -0.36, 0.02], 0.14, 0.025, [82, 0, 0], 0.02), blend: 0.05 },
      ],
      [box(plastic('#ffc72c', 0.6), [0, 0, 0.028], [0.05, 0.3, 0.004], 0.004)],
      ...[-0.24, 0.24].flatMap((y) => [
        [capsule(metal('#b6bbc4'), [-0.14, y, 0.07], [0.14, y, 0.07], 0.022)],
        ...[-1, 1].map((side) => [
          cylinder(plastic('#f4f2ec', 0.6), [side * 0.14, y, 0.08], 0.055, 0.03, [0, 0, 90], 0.015),
        ]),
      ]),
    ],
  };
};

export const surfboard: Mould = (tint) => ({
  size: 1.35,
  grip: [0, 0, 0],
  stands: true,
  groups: [
    [ellipsoid(plastic(tint ?? '#f7cd2b', 0.9), [0, 0, 0], [0.14, 0.5, 0.025])],
    [box(plastic('#f4f2ec', 0.9), [0, 0, 0.014], [0.012, 0.44, 0.012], 0.004)],
    [ellipsoid(plastic('#e4312b', 0.9), [0, -0.2, 0.008], [0.128, 0.06, 0.02])],
  ],
});

export const gamepad: Mould = (tint) => ({
  size: 0.34,
  grip: [0, -0.2, 0],
  groups: [
    [
      box(plastic(tint ?? '#3a3d47', 0.6), [0, 0.1, 0], [0.46, 0.22, 0.13], 0.12),
      ...[-1, 1].map((side) => ({
        ...capsule(
          plastic(tint ?? '#3a3d47', 0.6),
          [side * 0.42, 0.08, 0],
          [side * 0.54, -0.3, 0.02],
          0.17,
          0.11,
        ),
        blend: 0.1,
      })),
    ],
    [
      box(plastic('#1b1b20', 0.5), [-0.3, 0.16, 0.13], [0.11, 0.035, 0.03], 0.01),
      box(plastic('#1b1b20', 0.5), [-0.3, 0.16, 0.13], [0.035, 0.11, 0.03], 0.01),
    ],
    ...[
      ['#e4312b', 0.38, 0.16],
      ['#ffc72c', 0.29, 0.07],
      ['#2cb5e8', 0.2, 0.16],
      ['#2fa66a', 0.29, 0.25],
    ].map(([code, x, y]) => [
      ellipsoid(plastic(String(code), 0.9), [Number(x), Number(y), 0.13], [0.05, 0.05, 0.04]),
    ]),
    ...[-1, 1].map((side) => [
      cylinder(plastic('#1b1b20', 0.5), [side * 0.15, -0.05, 0.14], 0.08, 0.06, FACING, 0.02),
    ]),
  ],
});

export const dumbbell: Mould = (tint) => ({
  size: 0.26,
  grip: [0, 0, 0],
  groups: [
    [capsule(metal('#b6bbc4'), [-0.6, 0, 0], [0.6, 0, 0], 0.09)],
    ...[-1, 1].flatMap((side) => [
      [cylinder(plastic(tint ?? '#2a2b31', 0.5), [side * 0.55, 0, 0], 0.42, 0.1, [0, 0, 90], 0.04)],
      [cylinder(plastic(tint ?? '#2a2b31', 0.5), [side * 0.78, 0, 0], 0.34, 0.09, [0, 0, 90], 0.04)],
    ]),
  ],
});

export const rocket: Mould = (tint) => {
  const fins = plastic(tint ?? '#e4312b', 0.8);
  return {
    size: 0.7,
    grip: [0, -0.1, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [ellipsoid(plastic('#f4f2ec', 0.8), [0, 0, 0], [0.17, 0.46, 0.17])],
      [capsule(fins, [0, 0.3, 0], [0, 0.5, 0], 0.115, 0.02)],
      ...[-1, 1].map((side) => [
        ellipsoid(fins, [side * 0.17, -0.32, 0], [0.07, 0.18, 0.025], 0, [0, 0, side * 24]),
      ]),
      [cylinder(metal('#c9ccd4'), [0, 0.1, 0.155], 0.07, 0.02, FACING)],
      [ellipsoid(plastic('#2cb5e8', 1), [0, 0.1, 0.165], [0.05, 0.05, 0.03])],
      [capsule(plastic('#ffc72c', 0.6), [0, -0.42, 0], [0, -0.52, 0], 0.08, 0.02)],
    ],
  };
};

export const bicycle: Mould = (tint) => {
  const frame = plastic(tint ?? '#e4312b', 0.8);
  const tyre = plastic('#23222a', 0.3);
  return {
    size: 0.62,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...[-0.46, 0.46].flatMap((x) => [
        [torus(tyre, [x, -0.2, 0], 0.27, 0.035, FACING)],
        [torus(metal('#c9ccd4'), [x, -0.2, 0], 0.05, 0.03, FACING)],
        ...[0, 60, 120].map((a) => [
          capsule(
            metal('#c9ccd4'),
            [x - Math.cos(a / 57.3) * 0.25, -0.2 - Math.sin(a / 57.3) * 0.25, 0],
            [x + Math.cos(a / 57.3) * 0.25, -0.2 + Math.sin(a / 57.3) * 0.25, 0],
            0.007,
          ),
        ]),
      ]),
      [
        capsule(frame, [-0.46, -0.2, 0], [-0.16, 0.2, 0], 0.026),
        capsule(frame, [-0.46, -0.2, 0], [-0.04, -0.2, 0], 0.026),
        capsule(frame, [-0.04, -0.2, 0], [-0.18, 0.24, 0], 0.026),
        capsule(frame, [-0.04, -0.2, 0], [0.32, 0.18, 0], 0.028),
        capsule(frame, [-0.16, 0.18, 0], [0.32, 0.2, 0], 0.028),
        capsule(frame, [0.46, -0.2, 0], [0.3, 0.34, 0], 0.026),
      ],
      [capsule(tyre, [0.2, 0.36, 0], [0.36, 0.38, 0], 0.03)],
      [ellipsoid(tyre, [-0.2, 0.28, 0], [0.13, 0.045, 0.08])],
    ],
  };
};
