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
} from '../mould.ts';

const brass = metal('#e0b13a');
const black = plastic('#23222a', 0.6);
const white = plastic('#f4f2ec', 0.6);

export const balloon: Mould = (tint) => ({
  size: 0.8,
  grip: [0, -0.48, 0],
  groups: [
    ...[
      ['#2cb5e8', -0.2, 0.16, -0.12],
      ['#ffc72c', 0.2, 0.18, -0.1],
      ['#e4312b', 0, 0.27, 0.06],
    ].map(([code, x, y, z]) => {
      const paint = plastic(tint ?? String(code), 1);
      const [cx, cy, cz] = [Number(x), Number(y), Number(z)];
      return [
        ellipsoid(paint, [cx, cy, cz], [0.165, 0.2, 0.165]),
        blendInto(capsule(paint, [cx, cy - 0.14, cz], [cx * 0.93, cy - 0.225, cz], 0.06, 0.022), 0.04),
      ];
    }),
    ...[
      [-0.186, -0.06],
      [0.186, -0.04],
      [0, 0.04],
    ].map(([x = 0, y = 0]) => [capsule(white, [x, y, -0.02], [0, -0.44, 0], 0.009)]),
    [
      capsule(plastic('#ef7fae', 0.6), [0, -0.42, 0], [-0.07, -0.49, 0], 0.022),
      capsule(plastic('#ef7fae', 0.6), [0, -0.42, 0], [0.07, -0.49, 0], 0.022),
    ],
  ],
});

export const gift: Mould = (tint) => {
  const paper = plastic(tint ?? '#2cb5e8', 0.7);
  const ribbon = plastic('#e4312b', 0.8);
  return {
    size: 0.4,
    grip: [0, -0.4, 0],
    stands: true,
    groups: [
      [box(paper, [0, -0.18, 0], [0.34, 0.26, 0.3], 0.03)],
      [box(paper, [0, 0.1, 0], [0.38, 0.075, 0.34], 0.03)],
      [
        box(ribbon, [0, -0.18, 0], [0.065, 0.262, 0.31], 0.02),
        box(ribbon, [0, 0.1, 0], [0.07, 0.082, 0.35], 0.02),
        box(ribbon, [0, 0.1, 0], [0.39, 0.082, 0.065], 0.02),
      ],
      pair((side) => ellipsoid(ribbon, [side * 0.15, 0.29, 0.02], [0.16, 0.085, 0.09], 0, [0, 0, side * 30])),
      [ellipsoid(ribbon, [0, 0.22, 0.05], [0.065, 0.065, 0.065])],
      pair((side) => capsule(ribbon, [side * 0.03, 0.21, 0.1], [side * 0.16, 0.17, 0.28], 0.03, 0.04)),
    ],
  };
};

export const chessPiece: Mould = (tint) => {
  const ivory = plastic(tint ?? '#f1e3c4', 0.85);
  return {
    size: 0.42,
    grip: [0, -0.2, 0],
    groups: [
      [
        cylinder(ivory, [0, -0.44, 0], 0.26, 0.06, [0, 0, 0], 0.04),
        blendInto(cylinder(ivory, [0, -0.33, 0], 0.2, 0.05, [0, 0, 0], 0.04), 0.02),
        blendInto(capsule(ivory, [0, -0.3, 0], [0.03, -0.02, 0], 0.15, 0.12), 0.04),
      ],
      [
        capsule(ivory, [0.03, -0.1, 0], [0.06, 0.2, 0], 0.14, 0.15),
        capsule(ivory, [0.04, 0.26, 0], [-0.2, 0.12, 0], 0.14, 0.085, 0.05),
        capsule(ivory, [0.06, 0.36, 0.06], [0.05, 0.48, 0.07], 0.045, 0.012, 0.02),
        capsule(ivory, [0.06, 0.36, -0.06], [0.05, 0.48, -0.07], 0.045, 0.012, 0.02),
      ],
      [
        [0.15, 0.36],
        [0.2, 0.24],
        [0.2, 0.11],
        [0.17, -0.02],
      ].map(([x = 0, y = 0]) => ellipsoid(ivory, [x, y, 0], [0.06, 0.075, 0.05])),
      [ellipsoid(black, [-0.02, 0.28, 0.125], [0.028, 0.028, 0.016])],
      [torus(plastic('#7a4d2e', 0.6), [0, -0.36, 0], 0.22, 0.022)],
    ],
  };
};

export const dice: Mould = (tint) => {
  const cube = (
    x: number,
    y: number,
    z: number,
    turn: number,
    pips: readonly (readonly [number, number])[],
  ) => {
    const a = (turn * Math.PI) / 180;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const half = 0.22;
    return [
      [box(plastic(tint ?? '#e4312b', 0.95), [x, y, z], [half, half, half], 0.06, [0, turn, 0])],
      pips.map(([u, v]) =>
        ellipsoid(white, [x + u * c + half * s, y + v, z - u * s + half * c], [0.04, 0.04, 0.04]),
      ),
      [ellipsoid(white, [x, y + half, z], [0.045, 0.02, 0.045])],
    ];
  };
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      ...cube(-0.16, -0.2, 0.1, 28, [
        [0, 0],
        [-0.11, 0.11],
        [0.11, -0.11],
        [0.11, 0.11],
        [-0.11, -0.11],
      ]),
      ...cube(0.2, 0.24, -0.1, 10, [
        [0, 0],
        [-0.1, 0.1],
        [0.1, -0.1],
      ]),
    ],
  };
};

export const clapperboard: Mould = (tint) => {
  const board = plastic(tint ?? '#2a2b31', 0.5);
  const stripes = (y: number, tilt: number) =>
    [-0.36, -0.12, 0.12, 0.36].map((x) =>
      box(white, [x, y + x * Math.tan((tilt * Math.PI) / 180), 0.045], [0.045, 0.062, 0.008], 0.004, [
        0,
        0,
        tilt - 24,
      ]),
    );
  return {
    size: 0.42,
    grip: [0, -0.34, 0],
    groups: [
      [box(board, [0, -0.14, 0], [0.48, 0.28, 0.04], 0.02)],
      [box(board, [0, 0.2, 0], [0.48, 0.065, 0.04], 0.015)],
      stripes(0.2, 0),
      [box(board, [0, 0.36, 0], [0.48, 0.065, 0.04], 0.015, [0, 0, 12])],
      stripes(0.36, 12),
      [0.04, -0.12].map((y) => capsule(white, [-0.42, y, 0.042], [0.42, y, 0.042], 0.008)),
      [
        capsule(white, [-0.1, 0.0, 0.042], [-0.1, -0.36, 0.042], 0.008),
        capsule(plastic('#ffc72c', 0.7), [0.08, -0.26, 0.045], [0.34, -0.26, 0.045], 0.03),
      ],
      [ellipsoid(brass, [-0.43, 0.24, 0.05], [0.035, 0.035, 0.02])],
    ],
  };
};

export const filmCamera: Mould = (tint) => ({
  size: 0.5,
  grip: [0, -0.4, 0],
  groups: [
    [box(plastic(tint ?? '#3a3d47', 0.6), [0.02, -0.12, 0], [0.3, 0.22, 0.15], 0.05)],
    [
      cylinder(black, [-0.14, 0.28, 0], 0.2, 0.06, FACING, 0.03),
      cylinder(black, [0.24, 0.26, 0], 0.17, 0.06, FACING, 0.03),
    ],
    [
      cylinder(metal('#c9ced6'), [-0.14, 0.28, 0.06], 0.13, 0.016, FACING),
      cylinder(metal('#c9ced6'), [0.24, 0.26, 0.06], 0.11, 0.016, FACING),
    ],
    [0, 2.1, 4.2].flatMap((a) => [
      ellipsoid(black, [-0.14 + Math.cos(a) * 0.07, 0.28 + Math.sin(a) * 0.07, 0.075], [0.03, 0.03, 0.012]),
      ellipsoid(black, [0.24 + Math.cos(a) * 0.06, 0.26 + Math.sin(a) * 0.06, 0.075], [0.026, 0.026, 0.012]),
    ]),
    [
      capsule(black, [-0.28, -0.1, 0], [-0.42, -0.1, 0], 0.08, 0.12),
      cut(box(black, [-0.68, -0.1, 0], [0.2, 0.3, 0.3])),
    ],
    [ellipsoid(plastic('#2c4f9a', 1), [-0.47, -0.1, 0], [0.03, 0.095, 0.095])],
    [
      cylinder(plastic('#e4312b', 0.9), [0.02, -0.12, 0.15], 0.06, 0.02, FACING, 0.015),
      box(black, [0.36, 0.0, 0.02], [0.08, 0.05, 0.06], 0.03),
    ],
    ...[-0.16, 0.16].map((x) => [capsule(black, [x * 0.5 + 0.02, -0.34, 0], [x + 0.02, -0.52, 0.06], 0.03)]),
  ],
});
