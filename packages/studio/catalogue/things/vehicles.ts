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
const tyre = plastic('#23222a', 0.3);
const window = plastic('#b9e2f5', 1);

const wheel = (x: number, y: number, z: number, radius: number) => [
  [cylinder(tyre, [x, y, z], radius, 0.06, FACING, 0.03)],
  [cylinder(steel, [x, y, z + 0.055], radius * 0.55, 0.014, FACING)],
];

export const car: Mould = (tint) => {
  const paint = plastic(tint ?? '#e4312b', 0.95);
  return {
    size: 0.42,
    grip: [0, -0.2, 0],
    stands: true,
    groups: [
      [
        box(paint, [0, -0.1, 0], [0.54, 0.14, 0.24], 0.1),
        blendInto(box(paint, [0.03, 0.1, 0], [0.3, 0.15, 0.2], 0.12), 0.05),
      ],
      [box(window, [0.14, 0.1, 0.19], [0.12, 0.085, 0.02], 0.03)],
      [box(window, [-0.11, 0.1, 0.19], [0.1, 0.085, 0.02], 0.03)],
      [box(window, [-0.25, 0.1, 0], [0.04, 0.085, 0.15], 0.03, [0, 0, -20])],
      ...wheel(-0.32, -0.22, 0.2, 0.13),
      ...wheel(0.32, -0.22, 0.2, 0.13),
      [
        cylinder(tyre, [-0.32, -0.22, -0.2], 0.13, 0.06, FACING, 0.03),
        cylinder(tyre, [0.32, -0.22, -0.2], 0.13, 0.06, FACING, 0.03),
      ],
      pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.53, -0.06, side * 0.15], [0.035, 0.055, 0.055])),
      [
        box(steel, [-0.53, -0.19, 0], [0.04, 0.03, 0.22], 0.025),
        capsule(steel, [-0.02, -0.02, 0.24], [0.06, -0.02, 0.24], 0.014),
      ],
    ],
  };
};

export const motorbike: Mould = (tint) => {
  const paint = plastic(tint ?? '#e4312b', 0.95);
  const dark = plastic('#23222a', 0.5);
  return {
    size: 0.55,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...[-0.36, 0.36].flatMap((x) => [
        [torus(tyre, [x, -0.22, 0], 0.19, 0.062, FACING)],
        [cylinder(steel, [x, -0.22, 0], 0.13, 0.02, FACING)],
      ]),
      tube(steel, 0.03, [-0.36, -0.22, 0.06], [-0.24, 0.12, 0.05], [-0.2, 0.24, 0.04]),
      [capsule(dark, [-0.2, 0.25, -0.16], [-0.14, 0.27, 0.18], 0.028)],
      [
        ellipsoid(paint, [-0.06, 0.1, 0], [0.2, 0.11, 0.11], 0, [0, 0, -10]),
        blendInto(capsule(paint, [0.14, 0.04, 0], [0.4, 0.06, 0], 0.07, 0.05), 0.05),
      ],
      [box(dark, [0.18, 0.1, 0], [0.19, 0.04, 0.09], 0.035)],
      [
        box(steel, [0.0, -0.16, 0], [0.14, 0.13, 0.09], 0.05),
        ...[-0.22, -0.16, -0.1].map((y) => box(dark, [0.0, y, 0], [0.13, 0.012, 0.1], 0.008)),
      ],
      [capsule(steel, [0.02, -0.27, 0.11], [0.5, -0.22, 0.12], 0.036, 0.05)],
      [ellipsoid(paint, [-0.36, -0.04, 0], [0.17, 0.045, 0.08], 0, [0, 0, 6])],
      [ellipsoid(plastic('#fff3a6', 1), [-0.29, 0.18, 0], [0.06, 0.075, 0.075])],
    ],
  };
};

/** Banked towards the viewer, so that both wings show. */
export const plane: Mould = (tint) => {
  const paint = plastic(tint ?? '#e4312b', 0.9);
  const white = plastic('#f6f4ee', 0.9);
  return {
    size: 0.55,
    grip: [0, -0.2, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [ellipsoid(white, [-0.02, 0, 0], [0.5, 0.14, 0.14])],
      [box(paint, [0.0, -0.24, 0.25], [0.12, 0.022, 0.3], 0.02, [45, 0, -14])],
      [box(paint, [0.06, 0.22, -0.24], [0.12, 0.022, 0.26], 0.02, [45, 0, 14])],
      [box(paint, [0.41, 0.13, 0.12], [0.075, 0.14, 0.02], 0.018, [42, 0, -20])],
      [box(paint, [0.42, 0, 0], [0.055, 0.018, 0.22], 0.016, [45, 0, 0])],
      [-0.18, -0.06, 0.06, 0.18].map((x) =>
        ellipsoid(plastic('#3a94e8', 1), [x, 0.02, 0.135], [0.032, 0.034, 0.016]),
      ),
      [ellipsoid(plastic('#2c4f9a', 1), [-0.36, 0.045, 0.05], [0.09, 0.06, 0.08])],
      [
        capsule(steel, [-0.1, -0.24, 0.3], [0.04, -0.24, 0.3], 0.055, 0.045),
        capsule(steel, [-0.06, 0.2, -0.16], [0.06, 0.2, -0.16], 0.05, 0.04),
      ],
      [ellipsoid(paint, [-0.49, 0, 0], [0.06, 0.065, 0.065])],
    ],
  };
};

export const train: Mould = (tint) => {
  const paint = plastic(tint ?? '#2563c9', 0.9);
  const red = plastic('#e4312b', 0.8);
  const black = plastic('#2a2b31', 0.7);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(black, [0.02, -0.2, 0], [0.5, 0.06, 0.2], 0.03)],
      [cylinder(paint, [-0.12, 0, 0], 0.19, 0.34, [0, 0, 90], 0.04)],
      [-0.3, 0.0].map((x) => torus(metal('#e0b13a'), [x, 0, 0], 0.19, 0.02, [0, 0, 90])),
      [
        box(paint, [0.34, 0.1, 0], [0.17, 0.26, 0.2], 0.03),
        cut(box(paint, [0.34, 0.18, 0.2], [0.09, 0.1, 0.08], 0.02)),
      ],
      [box(red, [0.34, 0.38, 0], [0.22, 0.035, 0.25], 0.03)],
      [
        capsule(black, [-0.3, 0.16, 0], [-0.3, 0.34, 0], 0.055, 0.085),
        ellipsoid(metal('#e0b13a'), [-0.04, 0.2, 0], [0.075, 0.075, 0.075]),
      ],
      [
        cylinder(red, [-0.47, 0, 0], 0.15, 0.02, [0, 0, 90]),
        ellipsoid(plastic('#fff3a6', 1), [-0.49, 0.03, 0], [0.03, 0.065, 0.065]),
      ],
      [-0.32, -0.04, 0.3].map((x) =>
        cylinder(red, [x, -0.28, 0.19], x > 0.2 ? 0.16 : 0.12, 0.035, FACING, 0.02),
      ),
      [capsule(steel, [-0.34, -0.26, 0.24], [0.3, -0.26, 0.24], 0.024)],
      [
        capsule(black, [-0.52, -0.32, 0.14], [-0.52, -0.32, -0.14], 0.05),
        blendInto(capsule(black, [-0.48, -0.2, 0.12], [-0.48, -0.2, -0.12], 0.05), 0.05),
      ],
    ],
  };
};

export const sailboat: Mould = (tint) => {
  const hull = plastic(tint ?? '#e4312b', 0.9);
  const sail = plastic('#f8f5ec', 0.4);
  return {
    size: 0.6,
    grip: [0, -0.3, 0],
    stands: true,
    groups: [
      [ellipsoid(hull, [0, -0.24, 0], [0.44, 0.26, 0.18]), cut(box(hull, [0, 0.02, 0], [0.6, 0.24, 0.4]))],
      [box(plastic('#c98a4a', 0.5), [0, -0.225, 0], [0.4, 0.012, 0.14], 0.01)],
      [capsule(plastic('#8b5a32', 0.5), [-0.02, -0.24, 0], [-0.02, 0.48, 0], 0.024)],
      [
        box(sail, [0.2, 0.12, 0], [0.2, 0.3, 0.02], 0.015),
        cut(box(sail, [0.38, 0.235, 0], [0.2, 0.7, 0.2], 0, [0, 0, 33.7])),
      ],
      [
        box(plastic('#2cb5e8', 0.4), [-0.2, 0.06, 0], [0.16, 0.24, 0.02], 0.015),
        cut(box(sail, [-0.345, 0.165, 0], [0.17, 0.7, 0.2], 0, [0, 0, -37])),
      ],
      [box(plastic('#ffc72c', 0.7), [0.06, 0.48, 0], [0.08, 0.04, 0.014], 0.01)],
    ],
  };
};

export const truck: Mould = (tint) => {
  const paint = plastic(tint ?? '#2563c9', 0.95);
  const load = plastic('#f1efe8', 0.7);
  const dark = plastic('#2a2b31', 0.6);
  return {
    size: 0.5,
    grip: [0, -0.2, 0],
    stands: true,
    groups: [
      [box(dark, [0.02, -0.24, 0], [0.48, 0.045, 0.17], 0.03)],
      [
        box(paint, [-0.35, -0.01, 0], [0.16, 0.24, 0.21], 0.06),
        blendInto(box(paint, [-0.44, -0.13, 0], [0.09, 0.11, 0.21], 0.05), 0.03),
      ],
      [box(window, [-0.35, 0.09, 0.2], [0.09, 0.085, 0.02], 0.03)],
      [box(window, [-0.5, 0.09, 0], [0.02, 0.085, 0.15], 0.02, [0, 0, -8])],
      [box(load, [0.17, 0.08, 0], [0.33, 0.29, 0.22], 0.03)],
      [box(paint, [0.17, 0.08, 0.215], [0.33, 0.05, 0.012], 0.01)],
      [-0.13, 0.47].map((x) => box(steel, [x, 0.08, 0.2], [0.014, 0.28, 0.03], 0.01)),
      ...wheel(-0.33, -0.3, 0.17, 0.13),
      ...wheel(0.1, -0.3, 0.17, 0.13),
      ...wheel(0.36, -0.3, 0.17, 0.13),
      [-0.33, 0.1, 0.36].map((x) => cylinder(tyre, [x, -0.3, -0.17], 0.13, 0.06, FACING, 0.03)),
      [capsule(steel, [-0.15, -0.16, 0.2], [-0.15, 0.42, 0.2], 0.026)],
      pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.53, -0.1, side * 0.14], [0.035, 0.05, 0.05])),
      [
        box(steel, [-0.52, -0.23, 0], [0.04, 0.04, 0.21], 0.025),
        capsule(steel, [-0.31, -0.06, 0.22], [-0.25, -0.06, 0.22], 0.014),
      ],
    ],
  };
};
