import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  type Mould,
  metal,
  pair,
  plastic,
  torus,
  tube,
} from '../mould.ts';

const brass = metal('#e0b13a');

export const laserSword: Mould = (tint) => ({
  size: 1,
  grip: [0, -0.38, 0],
  heldTurn: [14, 0, 16],
  groups: [
    [capsule(plastic(tint ?? '#3fe06a', 1), [0, -0.18, 0], [0, 0.46, 0], 0.042)],
    [capsule(plastic('#fbfffb', 1), [0, -0.18, 0.028], [0, 0.45, 0.028], 0.018)],
    [cylinder(metal('#c9ced6'), [0, -0.34, 0], 0.055, 0.15, [0, 0, 0], 0.02)],
    [-0.3, -0.36, -0.42].map((y) => torus(plastic('#23222a', 0.5), [0, y, 0], 0.054, 0.016)),
    [cylinder(metal('#c9ced6'), [0, -0.19, 0], 0.072, 0.028, [0, 0, 0], 0.01)],
    [ellipsoid(plastic('#e4312b', 1), [0, -0.24, 0.055], [0.022, 0.022, 0.016])],
  ],
});

export const staff: Mould = (tint) => {
  const wood = plastic('#7a4d2e', 0.4);
  return {
    size: 1.2,
    grip: [0, -0.1, 0],
    heldTurn: [0, 0, 4],
    groups: [
      tube(wood, 0.028, [0.01, -0.5, 0], [-0.012, -0.2, 0], [0.012, 0.1, 0], [0, 0.28, 0]),
      tube(wood, 0.024, [0, 0.28, 0], [-0.08, 0.34, 0], [-0.085, 0.43, 0], [-0.03, 0.49, 0]),
      tube(wood, 0.022, [0, 0.28, 0], [0.075, 0.33, 0], [0.09, 0.4, 0]),
      [ellipsoid(plastic(tint ?? '#3ac4f0', 1), [0, 0.39, 0.01], [0.07, 0.08, 0.07])],
      [torus(brass, [0.005, 0.22, 0], 0.034, 0.014), torus(brass, [0, -0.06, 0], 0.034, 0.012)],
    ],
  };
};

export const crystalBall: Mould = (tint) => ({
  size: 0.42,
  grip: [0, -0.4, 0],
  groups: [
    [ellipsoid(plastic(tint ?? '#8a5fd6', 1), [0, 0.1, 0], [0.36, 0.36, 0.36])],
    [
      ellipsoid(plastic('#f3eaff', 1), [0.08, 0.04, 0.33], [0.05, 0.05, 0.03]),
      ellipsoid(plastic('#f3eaff', 1), [-0.1, -0.06, 0.325], [0.035, 0.035, 0.02]),
      ellipsoid(plastic('#f3eaff', 1), [0.16, -0.08, 0.3], [0.028, 0.028, 0.02]),
    ],
    [
      capsule(brass, [0, -0.24, 0], [0, -0.46, 0], 0.14, 0.26),
      cut(box(brass, [0, -0.78, 0], [0.5, 0.3, 0.5])),
      cut(ellipsoid(brass, [0, 0.1, 0], [0.355, 0.355, 0.355])),
    ],
    [torus(brass, [0, -0.2, 0], 0.21, 0.045)],
    [-0.9, 0, 0.9].map((a) =>
      ellipsoid(plastic('#e4312b', 1), [Math.sin(a) * 0.25, -0.2, Math.cos(a) * 0.25], [0.04, 0.04, 0.03]),
    ),
  ],
});

export const potion: Mould = (tint) => ({
  size: 0.4,
  grip: [0, 0.2, 0],
  groups: [
    [
      ellipsoid(plastic(tint ?? '#b23ac8', 1), [0, -0.14, 0], [0.32, 0.32, 0.32]),
      cut(box(brass, [0, -0.72, 0], [0.5, 0.3, 0.5]), 0.03),
      blendInto(capsule(plastic('#e6dff0', 1), [0, 0.1, 0], [0, 0.3, 0], 0.1, 0.09), 0.08),
    ],
    [torus(plastic('#e6dff0', 1), [0, 0.3, 0], 0.1, 0.035)],
    [capsule(plastic('#b9854e', 0.2), [0, 0.32, 0], [0, 0.44, 0], 0.085, 0.1)],
    [box(plastic('#f6efdc', 0.2), [0, -0.18, 0.31], [0.15, 0.1, 0.03], 0.02, [6, 0, -6])],
    [
      ...pair((side) =>
        ellipsoid(plastic('#3d2414', 0.4), [side * 0.05, -0.16, 0.345], [0.03, 0.034, 0.014]),
      ),
      ellipsoid(plastic('#3d2414', 0.4), [0, -0.22, 0.345], [0.05, 0.02, 0.014]),
    ],
    [torus(plastic('#c9a06a', 0.2), [0, 0.16, 0], 0.105, 0.028)],
    [
      ellipsoid(plastic('#f0c9f7', 1), [0.16, 0.0, 0.24], [0.035, 0.035, 0.02]),
      ellipsoid(plastic('#f0c9f7', 1), [-0.2, -0.06, 0.22], [0.045, 0.045, 0.02]),
    ],
  ],
});

export const broom: Mould = (tint) => {
  const straw = plastic(tint ?? '#e0b65a', 0.2);
  return {
    size: 1,
    grip: [0, 0.1, 0],
    heldTurn: [0, 0, 8],
    groups: [
      [capsule(plastic('#7a4d2e', 0.4), [0.04, 0.5, 0], [0, -0.16, 0], 0.026)],
      [
        {
          ...ellipsoid(straw, [0, -0.3, 0], [0.13, 0.2, 0.09]),
          groove: { depth: 0.012, density: 12, phase: 0 },
        },
        cut(box(straw, [0, -0.6, 0], [0.3, 0.14, 0.3])),
        blendInto(capsule(straw, [0, -0.1, 0], [0, -0.2, 0], 0.04, 0.06), 0.04),
      ],
      [-0.09, -0.045, 0, 0.045, 0.09].map((x) =>
        capsule(straw, [x * 0.7, -0.3, 0.05], [x * 1.3, -0.5, 0.03], 0.026, 0.016),
      ),
      [torus(plastic('#d92b2b', 0.5), [0, -0.17, 0], 0.065, 0.022)],
    ],
  };
};
