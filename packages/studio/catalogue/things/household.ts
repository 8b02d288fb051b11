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

const steel = metal('#c9ced6');
const brass = metal('#e0b13a');

export const sewingMachine: Mould = (tint) => {
  const shell = plastic(tint ?? '#7fcfc4', 0.9);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(plastic('#f4f2ec', 0.8), [0, -0.34, 0], [0.5, 0.07, 0.2], 0.05)],
      [
        box(shell, [0.32, -0.02, 0], [0.13, 0.27, 0.13], 0.07),
        blendInto(box(shell, [0, 0.18, 0], [0.42, 0.11, 0.12], 0.08), 0.08),
        blendInto(box(shell, [-0.33, 0.08, 0], [0.1, 0.17, 0.11], 0.06), 0.05),
      ],
      [
        capsule(steel, [-0.33, -0.08, 0.02], [-0.33, -0.24, 0.02], 0.022, 0.012),
        box(steel, [-0.33, -0.26, 0.03], [0.07, 0.014, 0.05], 0.008),
      ],
      [cylinder(plastic('#f4f2ec', 0.8), [0.48, 0.14, 0], 0.13, 0.05, [0, 0, 90], 0.03)],
      [
        cylinder(plastic('#e4312b', 0.5), [0.1, 0.36, 0], 0.06, 0.07),
        cylinder(plastic('#f4f2ec', 0.5), [0.1, 0.44, 0], 0.07, 0.014),
      ],
      [
        cylinder(plastic('#f4f2ec', 0.8), [0.32, 0.04, 0.13], 0.06, 0.03, FACING, 0.02),
        ellipsoid(plastic('#ffc72c', 0.9), [0.04, 0.18, 0.12], [0.04, 0.04, 0.02]),
      ],
      [box(plastic('#ef7fae', 0.3), [-0.28, -0.26, 0.12], [0.24, 0.012, 0.14], 0.01, [6, 6, 0])],
    ],
  };
};

export const knitting: Mould = (tint) => {
  const wool = plastic(tint ?? '#ef7fae', 0.15);
  return {
    size: 0.4,
    grip: [0, 0, 0],
    groups: [
      [ellipsoid(wool, [0, -0.12, 0], [0.34, 0.34, 0.34])],
      ...[
        [20, 0, 30],
        [60, 0, -40],
        [90, 40, 0],
        [40, 0, 80],
        [75, -30, 20],
        [10, 0, -15],
      ].map((turn) => [torus(wool, [0, -0.12, 0], 0.325, 0.034, [turn[0] ?? 0, turn[1] ?? 0, turn[2] ?? 0])]),
      ...[-1, 1].map((side) => [
        capsule(plastic('#e3c58a', 0.6), [side * -0.24, -0.34, -0.1], [side * 0.3, 0.4, -0.16], 0.012, 0.028),
        ellipsoid(plastic('#2cb5e8', 0.9), [side * 0.32, 0.43, -0.16], [0.055, 0.055, 0.055]),
      ]),
      tube(wool, 0.03, [0.28, -0.3, 0.1], [0.42, -0.42, 0.14], [0.56, -0.42, 0.1]),
    ],
  };
};

export const pencil: Mould = (tint) => ({
  size: 0.6,
  grip: [0, -0.1, 0],
  heldTurn: [0, 0, 16],
  groups: [
    [capsule(plastic(tint ?? '#f7cd2b', 0.7), [0.13, 0.24, 0], [-0.1, -0.2, 0], 0.075)],
    [capsule(plastic('#f0d3a4', 0.4), [-0.1, -0.2, 0], [-0.18, -0.36, 0], 0.073, 0.03)],
    [capsule(plastic('#2a2b31', 0.6), [-0.18, -0.36, 0], [-0.22, -0.44, 0], 0.032, 0.01)],
    [capsule(steel, [0.15, 0.28, 0], [0.18, 0.34, 0], 0.078)],
    [capsule(plastic('#ef7fae', 0.3), [0.19, 0.36, 0], [0.22, 0.42, 0], 0.074)],
    [capsule(plastic('#d1a126', 0.7), [0.16, 0.22, 0.06], [-0.07, -0.22, 0.06], 0.02)],
  ],
});

export const lantern: Mould = (tint) => {
  const tin = plastic(tint ?? '#2a2b31', 0.8);
  return {
    size: 0.45,
    grip: [0, 0.45, 0],
    groups: [
      [cylinder(tin, [0, -0.4, 0], 0.25, 0.06, [0, 0, 0], 0.03)],
      [ellipsoid(plastic('#fff0b8', 0.9), [0, -0.1, 0], [0.2, 0.27, 0.2])],
      [capsule(plastic('#f7932b', 1), [0, -0.17, 0.19], [0, 0.0, 0.19], 0.06, 0.012)],
      [0, 90, 180, 270].map((angle) => {
        const [x, z] = [
          Math.cos((angle * Math.PI) / 180 + 0.6) * 0.22,
          Math.sin((angle * Math.PI) / 180 + 0.6) * 0.22,
        ];
        return capsule(tin, [x, -0.36, z], [x, 0.16, z], 0.02);
      }),
      [capsule(tin, [0, 0.12, 0], [0, 0.3, 0], 0.25, 0.07), cut(box(tin, [0, -0.1, 0], [0.4, 0.25, 0.4]))],
      [torus(metal('#c9ced6'), [0, 0.42, 0], 0.11, 0.022, FACING)],
    ],
  };
};

export const candle: Mould = (tint) => {
  const wax = plastic(tint ?? '#f8efd6', 0.5);
  return {
    size: 0.4,
    grip: [0.3, -0.36, 0],
    groups: [
      [cylinder(brass, [0, -0.42, 0], 0.3, 0.035, [0, 0, 0], 0.03), torus(brass, [0, -0.39, 0], 0.28, 0.03)],
      [torus(brass, [0.36, -0.36, 0], 0.09, 0.028, FACING)],
      [
        cylinder(wax, [0, -0.1, 0], 0.15, 0.28, [0, 0, 0], 0.04),
        blendInto(capsule(wax, [-0.12, 0.16, 0.09], [-0.12, -0.02, 0.1], 0.04, 0.046), 0.03),
        blendInto(capsule(wax, [0.08, 0.16, 0.13], [0.08, 0.06, 0.14], 0.036, 0.042), 0.03),
      ],
      [capsule(plastic('#3d2414', 0.3), [0, 0.16, 0], [0, 0.25, 0], 0.014)],
      [capsule(plastic('#f7932b', 1), [0, 0.29, 0], [0.01, 0.46, 0], 0.08, 0.012)],
      pair((side) => ellipsoid(plastic('#ffe27a', 1), [side * 0.005, 0.28, 0.055], [0.045, 0.06, 0.04])),
    ],
  };
};
