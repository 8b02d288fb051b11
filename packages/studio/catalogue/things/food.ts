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

const crust = plastic('#d99a4e', 0.4);
const leaf = plastic('#4aa84a', 0.5);

export const iceCream: Mould = (tint) => ({
  size: 0.45,
  grip: [0, -0.3, 0],
  groups: [
    [capsule(plastic('#d9a05a', 0.3), [0, -0.48, 0], [0, -0.06, 0], 0.02, 0.18)],
    ...[-1, 1].map((side) =>
      [-0.3, -0.18, -0.06].map((y) =>
        capsule(
          plastic('#b57a38', 0.3),
          [side * -(0.1 + (y + 0.3) * 0.22), y + 0.04, 0.09 + (y + 0.3) * 0.2],
          [side * (0.06 + (y + 0.3) * 0.3), y - 0.05, 0.09 + (y + 0.3) * 0.26],
          0.012,
        ),
      ),
    ),
    [
      ellipsoid(plastic(tint ?? '#f7b2c8', 0.35), [0, 0.06, 0], [0.22, 0.19, 0.22]),
      ...[-0.15, -0.05, 0.06, 0.16].map((x) =>
        blendInto(
          ellipsoid(
            plastic(tint ?? '#f7b2c8', 0.35),
            [x, -0.04, 0.14 - Math.abs(x) * 0.5],
            [0.07, 0.06, 0.06],
          ),
          0.03,
        ),
      ),
    ],
    [ellipsoid(plastic('#fbf3dc', 0.35), [0, 0.28, 0], [0.18, 0.16, 0.18])],
    [
      ellipsoid(plastic('#d92b3b', 0.95), [0.02, 0.45, 0.02], [0.065, 0.065, 0.065]),
      capsule(plastic('#4aa84a', 0.5), [0.02, 0.5, 0.02], [0.08, 0.6, 0.02], 0.012),
    ],
    [capsule(plastic('#7a4d2e', 0.4), [0.1, 0.3, -0.05], [0.24, 0.52, -0.08], 0.032)],
  ],
});

export const pizza: Mould = (tint) => ({
  size: 0.5,
  grip: [0, -0.4, 0],
  groups: [
    [cylinder(crust, [0, 0, 0], 0.46, 0.04, FACING, 0.03)],
    [torus(crust, [0, 0, 0.03], 0.44, 0.06, FACING)],
    [cylinder(plastic(tint ?? '#f6c64a', 0.6), [0, 0, 0.04], 0.4, 0.014, FACING)],
    [
      [-0.18, 0.2],
      [0.16, 0.22],
      [0.26, -0.06],
      [0.02, 0.0],
      [-0.24, -0.1],
      [0.08, -0.26],
    ].map(([x = 0, y = 0]) => cylinder(plastic('#c8352a', 0.7), [x, y, 0.06], 0.085, 0.014, FACING, 0.012)),
    [
      [-0.04, 0.3],
      [-0.12, -0.26],
      [0.22, 0.1],
      [-0.14, 0.05],
    ].map(([x = 0, y = 0], i) => ellipsoid(leaf, [x, y, 0.065], [0.065, 0.03, 0.018], 0, [0, 0, i * 55])),
    [0, 60, 120].map((angle) =>
      capsule(
        plastic('#c98f33', 0.4),
        [Math.cos(angle / 57.3) * -0.44, Math.sin(angle / 57.3) * -0.44, 0.052],
        [Math.cos(angle / 57.3) * 0.44, Math.sin(angle / 57.3) * 0.44, 0.052],
        0.01,
      ),
    ),
  ],
});

export const burger: Mould = (tint) => ({
  size: 0.38,
  grip: [0, -0.4, 0],
  groups: [
    [cylinder(crust, [0, -0.34, 0], 0.43, 0.1, [0, 0, 0], 0.09)],
    [cylinder(plastic('#5c3420', 0.5), [0, -0.17, 0], 0.45, 0.085, [0, 0, 0], 0.07)],
    [box(plastic('#f7c02b', 0.7), [0, -0.065, 0], [0.36, 0.022, 0.36], 0.02, [0, 45, 0])],
    [cylinder(plastic('#d93a2b', 0.8), [0, -0.015, 0], 0.42, 0.035, [0, 0, 0], 0.03)],
    Array.from({ length: 8 }, (_, i) =>
      ellipsoid(
        plastic('#6cbf45', 0.5),
        [Math.sin(i * 0.785) * 0.36, 0.045, Math.cos(i * 0.785) * 0.36],
        [0.18, 0.04, 0.16],
        0,
        [i % 2 === 0 ? 12 : -12, 0, 0],
      ),
    ),
    [
      ellipsoid(plastic(tint ?? '#e0a050', 0.6), [0, 0.08, 0], [0.47, 0.38, 0.47]),
      cut(box(crust, [0, -0.24, 0], [0.6, 0.32, 0.6]), 0.05),
    ],
    [
      [-0.2, 0.34, 0.24],
      [0.02, 0.42, 0.16],
      [0.22, 0.34, 0.22],
      [-0.08, 0.28, 0.38],
      [0.14, 0.25, 0.4],
      [-0.32, 0.24, 0.24],
    ].map(([x = 0, y = 0, z = 0]) => ellipsoid(plastic('#fbf0d2', 0.5), [x, y, z], [0.035, 0.022, 0.035])),
  ],
});

export const apple: Mould = (tint) => {
  const skin = plastic(tint ?? '#d92b2b', 0.9);
  return {
    size: 0.28,
    grip: [0, -0.4, 0],
    groups: [
      [
        ...pair((side) => ellipsoid(skin, [side * 0.13, 0.06, 0], [0.32, 0.34, 0.36])),
        blendInto(ellipsoid(skin, [0, -0.16, 0], [0.34, 0.3, 0.33]), 0.15),
        cut(ellipsoid(skin, [0, 0.46, 0], [0.1, 0.16, 0.1]), 0.12),
      ],
      [capsule(plastic('#5a3a22', 0.4), [0, 0.28, 0], [0.05, 0.52, 0], 0.03, 0.04)],
      [ellipsoid(leaf, [0.2, 0.48, 0], [0.17, 0.07, 0.04], 0, [0, 0, 24])],
    ],
  };
};

export const banana: Mould = (tint) => {
  const peel = plastic(tint ?? '#f7cd2b', 0.5);
  const bend = (z: number, turn: number) => [
    capsule(peel, [-0.4 + turn, 0.26, z], [-0.3 + turn, -0.02, z], 0.05, 0.11),
    capsule(peel, [-0.3 + turn, -0.02, z], [-0.08 + turn, -0.22, z], 0.11, 0.125, 0.03),
    capsule(peel, [-0.08 + turn, -0.22, z], [0.2 + turn, -0.26, z], 0.125, 0.1, 0.03),
    capsule(peel, [0.2 + turn, -0.26, z], [0.4 + turn, -0.16, z], 0.1, 0.035, 0.03),
  ];
  return {
    size: 0.38,
    grip: [0, -0.3, 0],
    groups: [
      bend(0.06, 0),
      bend(-0.12, 0.07),
      [capsule(plastic('#6b5a1e', 0.4), [-0.4, 0.24, 0.04], [-0.36, 0.44, -0.02], 0.06, 0.045)],
      [
        ellipsoid(plastic('#4a3a1c', 0.3), [0.43, -0.14, 0.06], [0.035, 0.03, 0.035]),
        ellipsoid(plastic('#4a3a1c', 0.3), [0.5, -0.14, -0.12], [0.035, 0.03, 0.035]),
      ],
    ],
  };
};

export const cutlery: Mould = (tint) => {
  const steel = tint ? plastic(tint, 0.9) : metal('#d2d7e0');
  return {
    size: 0.5,
    grip: [0, -0.3, 0],
    groups: [
      [
        capsule(steel, [-0.17, -0.46, 0], [-0.17, 0.08, 0], 0.05, 0.026),
        blendInto(box(steel, [-0.17, 0.17, 0], [0.105, 0.075, 0.018], 0.018), 0.07),
        ...[-0.26, -0.2, -0.14, -0.08].map((x) =>
          blendInto(capsule(steel, [x, 0.2, 0], [x, 0.46, 0.01], 0.021, 0.014), 0.012),
        ),
      ],
      [
        capsule(steel, [0.18, -0.46, 0], [0.18, 0.0, 0], 0.05, 0.035),
        blendInto(ellipsoid(steel, [0.2, 0.22, 0], [0.085, 0.28, 0.022]), 0.03),
        cut(box(steel, [0.06, 0.24, 0], [0.07, 0.34, 0.2])),
      ],
    ],
  };
};

export const hotDog: Mould = (tint) => ({
  size: 0.34,
  grip: [0, -0.2, 0],
  groups: [
    [capsule(crust, [-0.34, -0.1, 0.1], [0.34, -0.1, 0.1], 0.16)],
    [capsule(crust, [-0.34, -0.02, -0.12], [0.34, -0.02, -0.12], 0.17)],
    [capsule(plastic(tint ?? '#c4502e', 0.9), [-0.46, 0.08, 0.03], [0.46, 0.08, 0.03], 0.115)],
    tube(
      plastic('#f7cd2b', 0.9),
      0.032,
      ...[-0.4, -0.27, -0.14, 0, 0.14, 0.27, 0.4].map((x, i): readonly [number, number, number] => [
        x,
        0.19 + (i % 2) * 0.015,
        i % 2 === 0 ? 0.09 : 0.0,
      ]),
    ),
    [
      ellipsoid(plastic('#6cbf45', 0.5), [-0.2, 0.02, 0.2], [0.2, 0.05, 0.07]),
      ellipsoid(plastic('#6cbf45', 0.5), [0.2, 0.02, 0.2], [0.2, 0.05, 0.07]),
    ],
  ],
});

export const doughnut: Mould = (tint) => ({
  size: 0.32,
  grip: [0, -0.4, 0],
  groups: [
    [torus(crust, [0, 0, 0], 0.3, 0.18, FACING)],
    [torus(plastic(tint ?? '#ef7fae', 0.9), [0, 0, 0.045], 0.3, 0.165, FACING)],
    ...['#f4f2ec', '#ffc72c', '#2cb5e8'].map((code, c) =>
      [0, 1, 2, 3].map((i) => {
        const a = i * 1.57 + c * 0.52;
        const r = c === 1 ? 0.36 : 0.27;
        const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
        return capsule(
          plastic(code, 0.7),
          [x - Math.cos(a * 3) * 0.035, y - Math.sin(a * 3) * 0.035, 0.2],
          [x + Math.cos(a * 3) * 0.035, y + Math.sin(a * 3) * 0.035, 0.2],
          0.018,
        );
      }),
    ),
  ],
});
