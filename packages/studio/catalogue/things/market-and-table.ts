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
  metal,
  plastic,
  torus,
  tube,
} from '../mould.ts';

const steel = metal('#c9ced6');
const rubber = plastic('#23222a', 0.35);
const cream = plastic('#f8f0dc', 0.6);
const leaf = plastic('#3f9a3c', 0.5);

/** A trolley of wire from its side, its handle to the right. */
export const shoppingCart: Mould = (tint) => {
  const grip = plastic(tint ?? '#e4312b', 0.8);
  const side = (z: number) => [
    capsule(steel, [-0.46, 0.12, z], [0.42, 0.24, z], 0.024),
    capsule(steel, [-0.36, -0.16, z], [0.36, -0.16, z], 0.022),
    capsule(steel, [-0.41, -0.02, z], [0.39, 0.04, z], 0.013),
    capsule(steel, [-0.46, 0.12, z], [-0.36, -0.16, z], 0.02),
    ...[-0.22, -0.06, 0.1, 0.25].map((x) =>
      capsule(steel, [x * 1.08, 0.15 + x * 0.13, z], [x, -0.16, z], 0.013),
    ),
  ];
  return {
    size: 0.66,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      side(0.2),
      [
        capsule(steel, [-0.46, 0.12, -0.2], [0.42, 0.24, -0.2], 0.024),
        capsule(steel, [-0.36, -0.16, -0.2], [0.36, -0.16, -0.2], 0.022),
      ],
      [capsule(steel, [-0.46, 0.12, -0.2], [-0.46, 0.12, 0.2], 0.024)],
      [-1, 1].flatMap((z) =>
        tube(steel, 0.026, [0.5, 0.32, z * 0.2], [0.34, -0.36, z * 0.19], [-0.36, -0.36, z * 0.18]),
      ),
      [capsule(grip, [0.52, 0.34, -0.22], [0.52, 0.34, 0.22], 0.045)],
      [-0.3, 0.3].flatMap((x) =>
        [-0.17, 0.18].map((z) => cylinder(rubber, [x, -0.44, z], 0.075, 0.035, FACING, 0.02)),
      ),
      [box(plastic('#dcb377', 0.3), [0.06, 0.02, 0], [0.16, 0.17, 0.12], 0.015)],
      [ellipsoid(plastic('#e4312b', 0.8), [-0.2, -0.02, 0.02], [0.12, 0.12, 0.11])],
    ],
  };
};

/** A wicker basket with eggs in it. */
export const basket: Mould = (tint) => {
  const coat = tint ?? hex('#c08a4a');
  const straw = plastic(coat, 0.3);
  const dark = plastic(darken(coat, 0.25), 0.3);
  const arc = [...Array(11).keys()].map((step) => {
    const angle = (step / 10) * Math.PI;
    return [Math.cos(angle) * 0.37, -0.04 + Math.sin(angle) * 0.5, 0] as const;
  });
  return {
    size: 0.46,
    grip: [0, 0.44, 0],
    groups: [
      [
        capsule(straw, [0, -0.34, 0], [0, -0.1, 0], 0.27, 0.38),
        cut(box(straw, [0, 0.24, 0], [0.6, 0.3, 0.6], 0)),
        cut(box(straw, [0, -0.74, 0], [0.6, 0.3, 0.6], 0)),
      ],
      [-0.38, -0.28, -0.18].map((y, row) =>
        torus(row === 1 ? straw : dark, [0, y, 0], 0.275 + row * 0.042, 0.045),
      ),
      [torus(dark, [0, -0.07, 0], 0.375, 0.05)],
      tube(straw, 0.034, ...arc),
      [
        ellipsoid(cream, [-0.17, 0.04, 0.12], [0.12, 0.15, 0.12], 0, [0, 0, 14]),
        ellipsoid(plastic('#d9a777', 0.6), [0.13, 0.06, 0.14], [0.12, 0.15, 0.12], 0, [0, 0, -12]),
        ellipsoid(cream, [0.0, 0.08, -0.1], [0.12, 0.15, 0.12]),
      ],
    ],
  };
};

/** A boiled egg in its cup. */
export const egg: Mould = (tint) => {
  const cup = plastic('#3f8fd9', 0.8);
  return {
    size: 0.34,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(plastic(tint ?? '#e9bd8c', 0.5), [0, 0.08, 0], [0.27, 0.3, 0.27]),
        blendInto(ellipsoid(plastic(tint ?? '#e9bd8c', 0.5), [0, 0.2, 0], [0.2, 0.28, 0.2]), 0.1),
      ],
      [ellipsoid(cup, [0, 0.02, 0], [0.35, 0.32, 0.35]), cut(box(cup, [0, 0.33, 0], [0.6, 0.3, 0.6]))],
      [torus(plastic('#f8f5ec', 0.7), [0, 0.02, 0], 0.32, 0.035)],
      [
        capsule(cup, [0, -0.24, 0], [0, -0.4, 0], 0.08),
        blendInto(cylinder(cup, [0, -0.43, 0], 0.24, 0.035, [0, 0, 0], 0.03), 0.06),
      ],
    ],
  };
};

export const tomato: Mould = (tint) => ({
  size: 0.32,
  grip: [0, -0.3, 0],
  groups: [
    [
      ellipsoid(plastic(tint ?? '#e2331f', 0.95), [0, -0.06, 0], [0.44, 0.36, 0.4]),
      cut(ellipsoid(leaf, [0, 0.36, 0.02], [0.16, 0.12, 0.16]), 0.12),
    ],
    [0, 1, 2, 3, 4].map((index) => {
      const angle = (index / 5) * Math.PI * 2 + 0.3;
      return capsule(
        leaf,
        [0, 0.28, 0.03],
        [Math.cos(angle) * 0.27, 0.24, 0.03 + Math.sin(angle) * 0.25],
        0.05,
        0.012,
      );
    }),
    [capsule(leaf, [0, 0.27, 0.02], [0.05, 0.44, 0.02], 0.036, 0.042)],
  ],
});

/** A whole lemon and half of one. */
export const lemon: Mould = (tint) => {
  const rind = plastic(tint ?? '#f8d92b', 0.7);
  const flesh = plastic('#fbe98a', 0.9);
  return {
    size: 0.34,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(rind, [-0.12, 0.12, -0.08], [0.36, 0.27, 0.26], 0, [0, 0, 24]),
        blendInto(ellipsoid(rind, [-0.45, -0.03, -0.08], [0.09, 0.07, 0.08]), 0.06),
        blendInto(ellipsoid(rind, [0.22, 0.28, -0.08], [0.07, 0.06, 0.06]), 0.06),
      ],
      [capsule(plastic('#6f8a2c', 0.4), [0.26, 0.3, -0.08], [0.3, 0.34, -0.08], 0.03)],
      [ellipsoid(leaf, [0.42, 0.36, -0.06], [0.15, 0.075, 0.03], 0, [0, 0, 14])],
      [cylinder(rind, [0.2, -0.18, 0.16], 0.27, 0.09, [72, 0, 0], 0.06)],
      [cylinder(plastic('#fdf8dc', 0.6), [0.2, -0.155, 0.24], 0.24, 0.02, [72, 0, 0])],
      [0, 1, 2, 3, 4, 5, 6].map((index) => {
        const angle = (index / 7) * Math.PI * 2;
        const [x, y] = [Math.sin(angle), Math.cos(angle)];
        return capsule(
          flesh,
          [0.2 + x * 0.075, -0.15 + y * 0.075, 0.26],
          [0.2 + x * 0.16, -0.15 + y * 0.155, 0.26 - y * 0.05],
          0.024,
          0.062,
        );
      }),
    ],
  };
};

/** A T-bone steak. */
export const steak: Mould = (tint) => {
  const meat = plastic(tint ?? '#b8453a', 0.7);
  const fat = plastic('#f3d3b4', 0.6);
  const bone = plastic('#fdf6e8', 0.7);
  return {
    size: 0.4,
    grip: [0.2, -0.3, 0],
    groups: [
      [
        ellipsoid(fat, [-0.12, 0.1, 0], [0.44, 0.33, 0.09]),
        blendInto(ellipsoid(fat, [0.2, -0.16, 0], [0.3, 0.28, 0.09]), 0.14),
      ],
      [
        ellipsoid(meat, [-0.13, 0.1, 0.03], [0.37, 0.26, 0.095]),
        blendInto(ellipsoid(meat, [0.2, -0.16, 0.03], [0.23, 0.21, 0.095]), 0.14),
      ],
      [
        capsule(bone, [-0.4, 0.31, 0.07], [0.1, 0.35, 0.07], 0.06),
        blendInto(capsule(bone, [-0.14, 0.32, 0.09], [-0.02, -0.02, 0.11], 0.055, 0.035), 0.04),
      ],
      [
        [-0.36, 0.12, -0.24, 0.18],
        [-0.34, 0.02, -0.2, 0.06],
        [0.14, -0.22, 0.26, -0.16],
        [0.18, -0.32, 0.3, -0.26],
      ].map(([x = 0, y = 0, toX = 0, toY = 0]) => capsule(fat, [x, y, 0.112], [toX, toY, 0.115], 0.014)),
    ],
  };
};

/** A pile of pancakes with butter and syrup. */
export const pancakes: Mould = (tint) => {
  const crust = plastic(tint ?? '#d9944a', 0.4);
  const batter = plastic('#f6d99a', 0.4);
  const syrup = plastic('#8a4415', 1);
  return {
    size: 0.38,
    grip: [0, -0.36, 0],
    groups: [
      [cylinder(plastic('#f8f8f4', 0.8), [0, -0.3, 0], 0.52, 0.03, [0, 0, 0], 0.03)],
      [0, 1, 2, 3].flatMap((row) => [
        cylinder(batter, [0, -0.21 + row * 0.125, 0], 0.375, 0.06, [0, 0, 0], 0.05),
        cylinder(crust, [row % 2 ? 0.02 : -0.02, -0.18 + row * 0.125, 0], 0.385, 0.035, [0, 0, 0], 0.03),
      ]),
      [
        cylinder(syrup, [0, 0.235, 0.02], 0.27, 0.02, [0, 0, 0], 0.02),
        ...[
          [-0.22, 0.1],
          [0.0, -0.08],
          [0.24, 0.04],
        ].map(([x = 0, low = 0]) => {
          const z = Math.sqrt(0.39 ** 2 - x ** 2);
          return blendInto(capsule(syrup, [x, 0.22, z - 0.03], [x, low, z + 0.01], 0.05, 0.045), 0.05);
        }),
        ...[-0.12, 0.12].map((x) =>
          blendInto(capsule(syrup, [x, 0.235, 0.16], [x * 1.6, 0.22, 0.33], 0.05), 0.05),
        ),
      ],
      [box(plastic('#fbe27a', 0.8), [0, 0.3, 0.04], [0.1, 0.055, 0.1], 0.03, [0, 24, 0])],
    ],
  };
};
