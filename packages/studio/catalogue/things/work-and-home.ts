import { box, capsule, cylinder, ellipsoid, FACING, type Mould, metal, plastic, torus } from '../mould.ts';

export const laptop: Mould = (tint) => ({
  size: 0.46,
  grip: [0, -0.36, 0.1],
  heldTurn: [4, 14, 0],
  groups: [
    [box(plastic(tint ?? '#c3c8d0', 0.7), [0, 0.08, -0.1], [0.6, 0.4, 0.025], 0.03, [-12, 0, 0])],
    [box(plastic('#1d2c5b', 0.95), [0, 0.09, -0.07], [0.54, 0.34, 0.012], 0.01, [-12, 0, 0])],
    ...[
      ['#7fe0a0', -0.2, 0.28, 0.22],
      ['#ffc72c', -0.08, 0.18, 0.3],
      ['#f27a68', -0.24, 0.08, 0.18],
      ['#78bff0', -0.14, -0.02, 0.26],
    ].map(([code, x, y, half]) => [
      box(
        plastic(String(code), 0.3),
        [Number(x), Number(y), -0.055 - Number(y) * 0.21 + 0.015],
        [Number(half), 0.02, 0.012],
        0.01,
        [-12, 0, 0],
      ),
    ]),
    [box(plastic(tint ?? '#b4bac4', 0.7), [0, -0.36, 0.2], [0.6, 0.03, 0.32], 0.03, [16, 0, 0])],
    [box(plastic('#3a3d47', 0.4), [0, -0.33, 0.16], [0.5, 0.02, 0.16], 0.01, [16, 0, 0])],
  ],
});

export const camera: Mould = (tint) => ({
  size: 0.36,
  grip: [0, -0.3, 0],
  groups: [
    [box(plastic(tint ?? '#2a2b31', 0.5), [0, 0, 0], [0.6, 0.36, 0.2], 0.07)],
    [
      box(metal('#c3c8d0'), [0, 0.34, 0], [0.58, 0.08, 0.18], 0.04),
      box(metal('#c3c8d0'), [0, 0.45, 0], [0.2, 0.1, 0.15], 0.05),
    ],
    [cylinder(plastic('#1b1b20', 0.7), [0, -0.03, 0.28], 0.3, 0.16, FACING, 0.03)],
    [torus(metal('#b6bbc4'), [0, -0.03, 0.44], 0.25, 0.03, FACING)],
    [ellipsoid(plastic('#24407a', 1), [0, -0.03, 0.4], [0.2, 0.2, 0.08])],
    [cylinder(plastic('#e4312b', 0.8), [0.42, 0.46, 0], 0.07, 0.05)],
    [ellipsoid(plastic('#fff7d6', 0.9), [-0.42, 0.22, 0.2], [0.08, 0.08, 0.04])],
  ],
});

export const coffee: Mould = (tint) => {
  const paper = plastic('#f6f1e4', 0.5);
  const sleeve = plastic(tint ?? '#7a4d2e', 0.3);
  const lid = plastic('#23222a', 0.7);
  return {
    size: 0.34,
    grip: [0, 0, 0],
    groups: [
      [
        capsule(paper, [0, -0.4, 0], [0, 0.4, 0], 0.215, 0.3),
        { ...box(paper, [0, -0.8, 0], [0.5, 0.3, 0.5]), cutOut: true },
        { ...box(paper, [0, 0.74, 0], [0.5, 0.3, 0.5]), cutOut: true },
      ],
      [
        capsule(sleeve, [0, -0.4, 0], [0, 0.4, 0], 0.23, 0.315),
        { ...box(sleeve, [0, -0.72, 0], [0.5, 0.5, 0.5]), cutOut: true },
        { ...box(sleeve, [0, 0.68, 0], [0.5, 0.5, 0.5]), cutOut: true },
      ],
      [
        cylinder(lid, [0, 0.44, 0], 0.34, 0.05, [0, 0, 0], 0.03),
        cylinder(lid, [0, 0.51, 0], 0.28, 0.06, [0, 0, 0], 0.03),
      ],
    ],
  };
};

export const phone: Mould = (tint) => ({
  size: 0.3,
  grip: [0, -0.3, 0],
  heldTurn: [0, 12, 0],
  groups: [
    [box(plastic(tint ?? '#23222a', 0.8), [0, 0, 0], [0.26, 0.5, 0.04], 0.05)],
    [box(plastic('#2cb5e8', 0.95), [0, 0.02, 0.035], [0.22, 0.42, 0.012], 0.02)],
    ...[0, 1, 2, 3, 4, 5].map((i) => [
      box(
        plastic(['#ffc72c', '#e4312b', '#f4f2ec', '#2fa66a', '#f27a68', '#7440a8'][i] ?? '#ffffff', 0.6),
        [(i % 3) * 0.13 - 0.13, 0.22 - Math.floor(i / 3) * 0.15, 0.05],
        [0.045, 0.045, 0.01],
        0.01,
      ),
    ]),
  ],
});

export const briefcase: Mould = (tint) => ({
  size: 0.4,
  grip: [0, 0.42, 0],
  groups: [
    [box(plastic(tint ?? '#6b3f23', 0.6), [0, -0.1, 0], [0.56, 0.36, 0.15], 0.06)],
    [box(plastic('#3d2414', 0.6), [0, 0.04, 0], [0.57, 0.02, 0.16], 0.01)],
    [
      capsule(plastic('#3d2414', 0.6), [-0.16, 0.24, 0], [-0.12, 0.4, 0], 0.03),
      capsule(plastic('#3d2414', 0.6), [-0.12, 0.4, 0], [0.12, 0.4, 0], 0.035),
      capsule(plastic('#3d2414', 0.6), [0.12, 0.4, 0], [0.16, 0.24, 0], 0.03),
    ],
    ...[-1, 1].map((side) => [box(metal('#e0b13a'), [side * 0.3, 0.04, 0.15], [0.05, 0.06, 0.02], 0.01)]),
  ],
});

export const pan: Mould = (tint) => ({
  size: 0.62,
  grip: [0, -0.34, 0],
  heldTurn: [0, 0, 10],
  groups: [
    [cylinder(plastic(tint ?? '#2a2b31', 0.6), [0, 0.2, 0], 0.28, 0.06, FACING, 0.04)],
    [cylinder(plastic('#45474f', 0.5), [0, 0.2, 0.05], 0.24, 0.02, FACING)],
    [capsule(plastic('#7a4d2e', 0.5), [0, -0.08, 0], [0, -0.48, 0], 0.04, 0.05)],
    [
      ellipsoid(plastic('#fffdf5', 0.7), [-0.02, 0.22, 0.07], [0.17, 0.14, 0.03]),
      ellipsoid(plastic('#ffc72c', 0.9), [0.0, 0.23, 0.1], [0.065, 0.065, 0.045]),
    ],
  ],
});

export const cake: Mould = (tint) => ({
  size: 0.4,
  grip: [0, -0.4, 0],
  groups: [
    [cylinder(plastic('#f3e6cb', 0.4), [0, -0.3, 0], 0.44, 0.16, [10, 0, 0], 0.05)],
    [cylinder(plastic(tint ?? '#ef7fae', 0.7), [0, -0.12, 0.02], 0.46, 0.07, [10, 0, 0], 0.06)],
    [cylinder(plastic('#f3e6cb', 0.4), [0, 0.03, 0.02], 0.3, 0.12, [10, 0, 0], 0.05)],
    [cylinder(plastic(tint ?? '#ef7fae', 0.7), [0, 0.16, 0.03], 0.32, 0.06, [10, 0, 0], 0.05)],
    ...[-0.18, 0, 0.18].map((x) => [
      capsule(plastic('#78bff0', 0.5), [x, 0.2, 0.06], [x, 0.4, 0.06], 0.03),
      ellipsoid(plastic('#ffc72c', 0.9), [x, 0.47, 0.06], [0.035, 0.06, 0.035]),
    ]),
  ],
});

export const spanner: Mould = (tint) => {
  const steel = tint ? plastic(tint, 0.8) : metal('#aab0ba');
  return {
    size: 0.55,
    grip: [0, -0.2, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [
        capsule(steel, [0, -0.4, 0], [0, 0.3, 0], 0.06, 0.05),
        cylinder(steel, [0, 0.36, 0], 0.16, 0.05, FACING, 0.02),
        { ...box(steel, [0, 0.5, 0], [0.07, 0.14, 0.2]), cutOut: true },
        torus(steel, [0, -0.42, 0], 0.09, 0.045, FACING),
      ],
    ],
  };
};

export const plant: Mould = (tint) => {
  const leaf = plastic('#2f9b57', 0.5);
  return {
    size: 0.5,
    grip: [0, -0.4, 0],
    stands: true,
    groups: [
      [capsule(plastic(tint ?? '#c8643c', 0.4), [0, -0.4, 0], [0, -0.14, 0], 0.17, 0.25)],
      [torus(plastic(tint ?? '#c8643c', 0.4), [0, -0.06, 0], 0.25, 0.06)],
      ...[-52, -26, 0, 27, 50].map((angle, i) => {
        const a = (angle * Math.PI) / 180;
        return [
          ellipsoid(
            leaf,
            [Math.sin(a) * 0.3, 0.16 + Math.cos(a) * 0.14, i % 2 === 0 ? 0.06 : -0.06],
            [0.09, 0.34, 0.05],
            0,
            [0, 0, -angle],
          ),
        ];
      }),
    ],
  };
};

export const flower: Mould = (tint) => ({
  size: 0.5,
  grip: [0, -0.3, 0],
  heldTurn: [0, 0, 8],
  groups: [
    [capsule(plastic('#2f9b57', 0.4), [0, -0.5, 0], [0, 0.22, 0], 0.028)],
    [ellipsoid(plastic('#2f9b57', 0.4), [0.1, -0.14, 0], [0.12, 0.05, 0.03], 0, [0, 0, 30])],
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return ellipsoid(
        plastic(tint ?? '#ef7fae', 0.5),
        [Math.sin(a) * 0.16, 0.3 + Math.cos(a) * 0.16, 0],
        [0.09, 0.09, 0.04],
      );
    }),
    [ellipsoid(plastic('#ffc72c', 0.5), [0, 0.3, 0.04], [0.1, 0.1, 0.06])],
  ],
});

export const umbrella: Mould = (tint) => ({
  size: 0.85,
  grip: [0, -0.3, 0],
  heldTurn: [0, 0, 10],
  groups: [
    [
      ellipsoid(plastic(tint ?? '#e4312b', 0.7), [0, 0.12, 0], [0.46, 0.36, 0.46]),
      { ...box(plastic('#ffffff'), [0, -0.2, 0], [0.7, 0.32, 0.7]), cutOut: true },
    ],
    [capsule(metal('#c3c8d0'), [0, -0.4, 0], [0, 0.53, 0], 0.02)],
    [
      torus(plastic('#7a4d2e', 0.6), [0.07, -0.42, 0], 0.07, 0.028, FACING),
      { ...box(plastic('#7a4d2e'), [0.07, -0.33, 0], [0.2, 0.08, 0.2]), cutOut: true },
    ],
  ],
});
