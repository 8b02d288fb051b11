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

export const newspaper: Mould = (tint) => {
  const paper = plastic(tint ?? '#f3efe4', 0.15);
  const ink = plastic('#3a3a40', 0.2);
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [
      [box(paper, [0, 0, 0], [0.33, 0.44, 0.035], 0.03)],
      [box(plastic('#e4decf', 0.15), [0.02, -0.015, -0.05], [0.34, 0.44, 0.02], 0.015)],
      [box(ink, [0, 0.34, 0.036], [0.28, 0.045, 0.006], 0.004)],
      [box(plastic('#8fa3b8', 0.3), [-0.13, 0.1, 0.036], [0.15, 0.13, 0.006], 0.004)],
      [0.2, 0.13, 0.06, -0.01].map((y) => box(ink, [0.16, y, 0.036], [0.12, 0.013, 0.005], 0.003)),
      [-0.1, -0.17, -0.24, -0.31].map((y) => box(ink, [-0.15, y, 0.036], [0.13, 0.013, 0.005], 0.003)),
      [-0.1, -0.17, -0.24, -0.31].map((y) => box(ink, [0.16, y, 0.036], [0.12, 0.013, 0.005], 0.003)),
    ],
  };
};

export const envelope: Mould = (tint) => {
  const paper = plastic(tint ?? '#fbf3df', 0.3);
  const fold = plastic(tint ? '#f4f2ec' : '#e2d3ae', 0.3);
  return {
    size: 0.34,
    grip: [0, -0.3, 0],
    groups: [
      [box(paper, [0, 0, 0], [0.5, 0.34, 0.04], 0.03)],
      pair((side) => capsule(fold, [side * 0.46, 0.29, 0.035], [0, -0.03, 0.045], 0.016)),
      pair((side) => capsule(fold, [side * 0.46, -0.29, 0.035], [side * 0.17, 0.06, 0.04], 0.012)),
      [
        ellipsoid(plastic('#e4312b', 0.9), [-0.045, 0.02, 0.06], [0.075, 0.075, 0.04]),
        blendInto(ellipsoid(plastic('#e4312b', 0.9), [0.045, 0.02, 0.06], [0.075, 0.075, 0.04]), 0.01),
        blendInto(capsule(plastic('#e4312b', 0.9), [0, -0.01, 0.06], [0, -0.1, 0.05], 0.06, 0.012), 0.03),
      ],
    ],
  };
};

export const moneyBag: Mould = (tint) => {
  const sack = plastic(tint ?? '#b98a52', 0.25);
  const ink = plastic('#2f7a45', 0.6);
  return {
    size: 0.42,
    grip: [0, 0.3, 0],
    groups: [
      [
        ellipsoid(sack, [0, -0.16, 0], [0.36, 0.32, 0.3]),
        capsule(sack, [0, 0.06, 0], [0, 0.24, 0], 0.2, 0.09, 0.08),
        capsule(sack, [0, 0.26, 0], [0, 0.42, 0], 0.08, 0.17, 0.03),
        cut(ellipsoid(sack, [0, 0.58, 0], [0.18, 0.14, 0.18])),
      ],
      [torus(plastic('#7a4d2e', 0.3), [0, 0.24, 0], 0.1, 0.034)],
      tube(
        ink,
        0.028,
        [0.1, -0.05, 0.28],
        [0, -0.01, 0.3],
        [-0.1, -0.07, 0.28],
        [0, -0.16, 0.305],
        [0.1, -0.24, 0.28],
        [0, -0.31, 0.27],
        [-0.1, -0.27, 0.27],
      ),
      [capsule(ink, [0, 0.05, 0.27], [0, -0.37, 0.25], 0.022)],
      [
        [0.36, -0.44, 0.1],
        [0.42, -0.4, 0.02],
      ].map(([x = 0, y = 0, z = 0]) => cylinder(brass, [x, y, z], 0.11, 0.024, [14, 0, 6], 0.015)),
    ],
  };
};

export const heart: Mould = (tint) => {
  const paint = plastic(tint ?? '#e4312b', 0.95);
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(paint, [-0.13, 0.04, 0], [0.24, 0.4, 0.2], 0, [0, 0, 40]),
        ellipsoid(paint, [0.13, 0.04, 0], [0.24, 0.4, 0.2], 0.03, [0, 0, -40]),
      ],
    ],
  };
};

export const key: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : brass;
  return {
    size: 0.4,
    grip: [0, 0.3, 0],
    heldTurn: [0, 0, 20],
    groups: [
      [
        torus(shell, [0, 0.3, 0], 0.15, 0.045, FACING),
        blendInto(torus(shell, [-0.15, 0.22, 0], 0.075, 0.035, FACING), 0.01),
        blendInto(torus(shell, [0.15, 0.22, 0], 0.075, 0.035, FACING), 0.01),
      ],
      [
        capsule(shell, [0, 0.14, 0], [0, -0.46, 0], 0.045),
        box(shell, [0.1, -0.4, 0], [0.09, 0.04, 0.03], 0.012),
        box(shell, [0.08, -0.27, 0], [0.07, 0.035, 0.03], 0.012),
      ],
      [torus(shell, [0, 0.08, 0], 0.05, 0.025)],
      [ellipsoid(plastic('#2cb5e8', 1), [0, 0.3, 0], [0.075, 0.075, 0.04])],
    ],
  };
};
