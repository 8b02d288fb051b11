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
const black = plastic('#23222a', 0.7);

export const stethoscope: Mould = (tint) => {
  const hose = plastic(tint ?? '#2563c9', 0.8);
  return {
    size: 0.5,
    grip: [-0.1, 0, 0],
    groups: [
      ...[-1, 1].map((side) =>
        tube(
          steel,
          0.03,
          [-0.1 + side * 0.13, 0.44, 0],
          [-0.1 + side * 0.24, 0.28, 0],
          [-0.1 + side * 0.2, 0.08, 0],
        ),
      ),
      pair((side) => ellipsoid(black, [-0.1 + side * 0.12, 0.47, 0], [0.055, 0.05, 0.055])),
      [
        ...pair((side) => capsule(hose, [-0.1 + side * 0.2, 0.1, 0], [-0.1, -0.1, 0], 0.042)),
        ...tube(
          hose,
          0.045,
          [-0.1, -0.1, 0],
          [-0.1, -0.28, 0],
          [0, -0.42, 0],
          [0.16, -0.42, 0],
          [0.27, -0.28, 0],
          [0.27, -0.08, 0.02],
        ),
      ],
      [capsule(steel, [0.27, -0.08, 0.02], [0.27, 0.04, 0.04], 0.034)],
      [cylinder(steel, [0.27, 0.16, 0.04], 0.16, 0.045, FACING, 0.025)],
      [cylinder(plastic('#f4f2ec', 0.9), [0.27, 0.16, 0.085], 0.115, 0.012, FACING)],
    ],
  };
};

export const magnifyingGlass: Mould = (tint) => ({
  size: 0.5,
  grip: [0.2, -0.3, 0],
  heldTurn: [0, 0, 60],
  groups: [
    [torus(tint ? plastic(tint, 0.9) : brass, [-0.1, 0.16, 0], 0.28, 0.045, FACING)],
    [ellipsoid(plastic('#d3ecf5', 1), [-0.1, 0.16, 0], [0.27, 0.27, 0.05])],
    [capsule(plastic('#ffffff', 1), [-0.23, 0.22, 0.045], [-0.14, 0.33, 0.04], 0.018)],
    [capsule(tint ? plastic(tint, 0.9) : brass, [0.1, -0.06, 0], [0.16, -0.13, 0], 0.045)],
    [capsule(plastic('#5a2f22', 0.7), [0.16, -0.13, 0], [0.4, -0.42, 0], 0.055, 0.065)],
  ],
});

const ALONG_TELESCOPE = (t: number): readonly [number, number, number] => [0.84 * t, 0.14 + 0.5 * t, 0.2 * t];

export const telescope: Mould = (tint) => {
  const body = plastic(tint ?? '#f4f2ec', 0.85);
  const wood = plastic('#8b4a2b', 0.6);
  const at = ALONG_TELESCOPE;
  return {
    size: 0.7,
    grip: [0, -0.2, 0],
    stands: true,
    groups: [
      [capsule(body, at(-0.12), at(0.38), 0.11, 0.125), cut(ellipsoid(body, at(0.52), [0.12, 0.12, 0.12]))],
      [torus(brass, at(0.4), 0.118, 0.03, [12, 0, -59])],
      [ellipsoid(plastic('#2c4f9a', 1), at(0.41), [0.1, 0.1, 0.06])],
      [capsule(brass, at(-0.14), at(-0.36), 0.08, 0.075)],
      [capsule(black, at(-0.36), at(-0.48), 0.06, 0.055)],
      [capsule(brass, [0.08, 0.36, 0.02], [0.36, 0.52, 0.08], 0.026)],
      [cylinder(brass, [0, 0.0, 0], 0.09, 0.05)],
      [
        capsule(wood, [0, 0, 0], [-0.26, -0.48, 0.1], 0.032, 0.024),
        capsule(wood, [0, 0, 0], [0.26, -0.48, 0.1], 0.032, 0.024),
        capsule(wood, [0, 0, 0], [0.03, -0.46, -0.2], 0.032, 0.024),
      ],
    ],
  };
};

export const microscope: Mould = (tint) => {
  const shell = plastic(tint ?? '#f4f2ec', 0.8);
  return {
    size: 0.5,
    grip: [0.1, -0.1, 0],
    stands: true,
    groups: [
      [box(black, [0.02, -0.44, 0], [0.3, 0.055, 0.2], 0.04)],
      [
        capsule(shell, [0.2, -0.4, 0], [0.28, -0.1, 0], 0.075, 0.07),
        capsule(shell, [0.28, -0.1, 0], [0.08, 0.26, 0], 0.07, 0.075, 0.05),
      ],
      [capsule(shell, [0.03, 0.1, 0], [-0.08, 0.36, 0], 0.1, 0.085)],
      [capsule(black, [-0.09, 0.38, 0], [-0.15, 0.5, 0], 0.06, 0.072)],
      [capsule(steel, [0.03, 0.06, 0], [0.0, -0.1, 0], 0.06, 0.035)],
      [box(black, [-0.02, -0.19, 0], [0.22, 0.025, 0.16], 0.015)],
      [box(plastic('#8fd3f0', 0.95), [-0.05, -0.155, 0.02], [0.13, 0.012, 0.05], 0.006)],
      [cylinder(steel, [0.25, -0.12, 0.09], 0.085, 0.04, FACING, 0.015)],
    ],
  };
};

export const flask: Mould = (tint) => {
  const glass = plastic('#dcebf0', 1);
  const liquid = plastic(tint ?? '#3fc06a', 0.95);
  return {
    size: 0.42,
    grip: [0, 0.25, 0],
    groups: [
      [
        capsule(liquid, [0, -0.22, 0], [0, 0.3, 0], 0.36, 0.09),
        cut(box(liquid, [0, -0.72, 0], [0.6, 0.3, 0.6]), 0.06),
        cut(box(liquid, [0, 0.46, 0], [0.6, 0.45, 0.6])),
      ],
      [
        capsule(glass, [0, -0.22, 0], [0, 0.3, 0], 0.355, 0.09),
        cut(box(glass, [0, -0.5, 0], [0.6, 0.5, 0.6])),
      ],
      [cylinder(glass, [0, 0.33, 0], 0.1, 0.1)],
      [torus(glass, [0, 0.44, 0], 0.1, 0.035)],
      [
        ellipsoid(plastic('#c9f5d6', 1), [-0.1, -0.15, 0.3], [0.05, 0.05, 0.03]),
        ellipsoid(plastic('#c9f5d6', 1), [0.1, -0.25, 0.32], [0.035, 0.035, 0.03]),
        ellipsoid(plastic('#c9f5d6', 1), [0.02, -0.06, 0.27], [0.03, 0.03, 0.02]),
      ],
      [
        ellipsoid(liquid, [0.05, 0.56, 0], [0.05, 0.05, 0.05]),
        ellipsoid(liquid, [-0.04, 0.66, 0], [0.034, 0.034, 0.034]),
      ],
    ],
  };
};

export const robot: Mould = (tint) => {
  const shell = plastic(tint ?? '#b9c3cf', 0.8);
  const dark = plastic('#2b3340', 0.8);
  const glow = plastic('#49e0ff', 1);
  return {
    size: 0.55,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(shell, [0, 0.2, 0], [0.25, 0.18, 0.18], 0.07)],
      [box(dark, [0, 0.2, 0.17], [0.2, 0.12, 0.025], 0.05)],
      pair((side) => ellipsoid(glow, [side * 0.09, 0.22, 0.19], [0.05, 0.06, 0.03])),
      [capsule(glow, [-0.05, 0.12, 0.195], [0.05, 0.12, 0.195], 0.014)],
      [
        capsule(steel, [0, 0.36, 0], [0, 0.46, 0], 0.018),
        ellipsoid(plastic('#e4312b', 1), [0, 0.48, 0], [0.05, 0.05, 0.05]),
      ],
      [box(shell, [0, -0.16, 0], [0.2, 0.16, 0.14], 0.06)],
      [
        cylinder(plastic('#ffc72c', 0.9), [-0.07, -0.12, 0.14], 0.045, 0.02, FACING),
        cylinder(plastic('#e4312b', 0.9), [0.07, -0.12, 0.14], 0.045, 0.02, FACING),
      ],
      ...[-1, 1].map((side) => [
        capsule(dark, [side * 0.22, -0.08, 0], [side * 0.34, -0.24, 0.06], 0.05),
        ellipsoid(shell, [side * 0.35, -0.27, 0.07], [0.08, 0.08, 0.08]),
      ]),
      pair((side) => capsule(dark, [side * 0.1, -0.3, 0], [side * 0.1, -0.4, 0], 0.055)),
      pair((side) => box(shell, [side * 0.11, -0.45, 0.04], [0.09, 0.05, 0.12], 0.045)),
    ],
  };
};

export const drone: Mould = (tint) => {
  const shell = plastic(tint ?? '#f4f2ec', 0.85);
  return {
    size: 0.35,
    grip: [0, -0.2, 0],
    groups: [
      [
        ellipsoid(shell, [0, 0, 0], [0.24, 0.12, 0.22]),
        ...[
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([x = 0, z = 0]) =>
          blendInto(capsule(shell, [x * 0.1, 0, z * 0.1], [x * 0.44, 0.08, z * 0.34], 0.045), 0.04),
        ),
      ],
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x = 0, z = 0]) => cylinder(black, [x * 0.44, 0.15, z * 0.34], 0.05, 0.06)),
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x = 0, z = 0]) =>
        ellipsoid(plastic('#49b6e8', 0.9), [x * 0.44, 0.22, z * 0.34], [0.25, 0.014, 0.05], 0, [
          0,
          x * 25 + z * 15,
          0,
        ]),
      ),
      [ellipsoid(black, [0, -0.12, 0.12], [0.1, 0.09, 0.09])],
      [ellipsoid(plastic('#2c4f9a', 1), [0, -0.12, 0.2], [0.05, 0.05, 0.03])],
      [ellipsoid(plastic('#e4312b', 1), [0, 0.06, 0.18], [0.03, 0.02, 0.02])],
    ],
  };
};
