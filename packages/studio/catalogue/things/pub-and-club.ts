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
  plastic,
  torus,
} from '../mould.ts';

/** A tumbler of whisky with its ice. */
export const whisky: Mould = (tint) => {
  const glass = plastic('#b4cdd8', 1);
  const ice = plastic('#f1dcb4', 1);
  return {
    size: 0.32,
    grip: [0, -0.1, 0],
    groups: [
      [cylinder(glass, [0, -0.42, 0], 0.39, 0.06, [0, 0, 0], 0.03)],
      [cylinder(plastic(tint ?? '#c8741c', 1), [0, -0.05, 0], 0.385, 0.33, [0, 0, 0], 0.03)],
      [
        cylinder(glass, [0, 0.34, 0], 0.395, 0.11, [0, 0, 0], 0.01),
        cut(cylinder(glass, [0, 0.4, 0], 0.36, 0.3, [0, 0, 0], 0.01)),
      ],
      [box(ice, [-0.12, 0.36, 0.06], [0.14, 0.12, 0.14], 0.04, [14, 24, 10])],
      [box(ice, [0.16, 0.34, -0.04], [0.14, 0.14, 0.14], 0.04, [-10, 50, -14])],
      [torus(glass, [0, 0.45, 0], 0.38, 0.025)],
      [-0.26, -0.1].map((x) =>
        capsule(plastic('#f3d3a4', 1), [x, 0.1, -(x * x) + 0.385], [x, -0.3, -(x * x) + 0.385], 0.014),
      ),
    ],
  };
};

/** A bowling ball before two of its pins. */
export const bowling: Mould = (tint) => {
  const white = plastic('#f7f4ec', 0.95);
  const red = plastic('#d92b2b', 0.9);
  const pin = (x: number, z: number) => [
    [
      ellipsoid(white, [x, -0.2, z], [0.15, 0.3, 0.15]),
      blendInto(capsule(white, [x, 0.1, z], [x, 0.24, z], 0.075, 0.07), 0.12),
      blendInto(ellipsoid(white, [x, 0.36, z], [0.11, 0.13, 0.11]), 0.06),
      cut(box(white, [x, -0.68, z], [0.3, 0.2, 0.3])),
    ],
    [torus(red, [x, 0.2, z], 0.068, 0.026)],
  ];
  const hole = (x: number, y: number) => ellipsoid(plastic('#14121a', 0.3), [x, y, 0.5], [0.045, 0.05, 0.03]);
  return {
    size: 0.46,
    grip: [0, -0.3, 0],
    stands: true,
    groups: [
      ...pin(-0.24, -0.1),
      ...pin(0.26, -0.1),
      [ellipsoid(plastic(tint ?? '#1f2f6b', 1), [0.02, -0.2, 0.24], [0.29, 0.29, 0.29])],
      [hole(-0.03, -0.07), hole(0.1, -0.06), hole(0.03, -0.18)],
    ],
  };
};

/** A dartboard with two darts in it. */
export const dartboard: Mould = (tint) => {
  const [black, cream] = [plastic('#1d1b20', 0.5), plastic('#efe3c2', 0.4)];
  const [red, green] = [plastic(tint ?? '#d92b2b', 0.6), plastic('#1f8a4c', 0.6)];
  const wedges = [0, 1, 2, 3, 4].map((index) =>
    box(cream, [0, 0, 0.07], [0.36, 0.05, 0.012], 0.004, [0, 0, index * 36]),
  );
  const dart = (x: number, y: number) => [
    capsule(metal('#c9ced6'), [x, y, 0.08], [x + 0.03, y + 0.02, 0.3], 0.022),
    box(red, [x + 0.045, y + 0.03, 0.36], [0.055, 0.055, 0.05], 0.01, [0, 0, 45]),
  ];
  return {
    size: 0.46,
    grip: [0, -0.42, 0],
    groups: [
      [cylinder(black, [0, 0, 0], 0.5, 0.05, FACING, 0.02)],
      wedges,
      [torus(green, [0, 0, 0.06], 0.37, 0.024, FACING)],
      [torus(red, [0, 0, 0.07], 0.22, 0.024, FACING)],
      [cylinder(green, [0, 0, 0.075], 0.09, 0.02, FACING)],
      [cylinder(red, [0, 0, 0.09], 0.045, 0.02, FACING)],
      dart(0.1, 0.14),
      dart(-0.16, -0.06),
    ],
  };
};

/** A trident, three barbed prongs on a pole. */
export const trident: Mould = (tint) => {
  const shaft = tint ? plastic(tint, 0.9) : metal('#e0b13a');
  const prong = (x: number) => [
    capsule(shaft, [x, 0.22, 0], [x, 0.46, 0], 0.028, 0.024),
    capsule(shaft, [x, 0.42, 0], [x, 0.56, 0], 0.055, 0.006),
  ];
  return {
    size: 1.1,
    grip: [0, -0.08, 0],
    groups: [
      [capsule(shaft, [0, -0.55, 0], [0, 0.2, 0], 0.026)],
      [
        capsule(shaft, [-0.17, 0.24, 0], [0, 0.16, 0], 0.03),
        capsule(shaft, [0, 0.16, 0], [0.17, 0.24, 0], 0.03),
      ],
      prong(-0.17),
      prong(0),
      prong(0.17),
      [ellipsoid(shaft, [0, 0.14, 0], [0.055, 0.055, 0.055])],
    ],
  };
};
