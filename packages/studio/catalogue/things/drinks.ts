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

export const beer: Mould = (tint) => {
  const glass = plastic('#eef3f4', 1);
  const foam = plastic('#fdf8ea', 0.3);
  return {
    size: 0.38,
    grip: [0.36, 0, 0],
    groups: [
      [cylinder(plastic(tint ?? '#f2a51d', 0.95), [0, -0.1, 0], 0.27, 0.34, [0, 0, 0], 0.03)],
      [cylinder(glass, [0, -0.44, 0], 0.3, 0.05, [0, 0, 0], 0.03)],
      [-0.8, -0.27, 0.27, 0.8].map((a) =>
        capsule(
          plastic('#f9cf6b', 1),
          [Math.sin(a) * 0.265, -0.34, Math.cos(a) * 0.265],
          [Math.sin(a) * 0.265, 0.1, Math.cos(a) * 0.265],
          0.028,
        ),
      ),
      [
        cylinder(foam, [0, 0.25, 0], 0.285, 0.07, [0, 0, 0], 0.05),
        ...[
          [-0.14, 0.34, 0.08],
          [0.1, 0.37, 0.06],
          [0, 0.38, -0.1],
          [0.17, 0.33, -0.08],
        ].map(([x = 0, y = 0, z = 0]) => blendInto(ellipsoid(foam, [x, y, z], [0.15, 0.12, 0.15]), 0.04)),
        blendInto(capsule(foam, [-0.2, 0.2, 0.2], [-0.2, 0.06, 0.2], 0.055, 0.05), 0.04),
      ],
      tube(glass, 0.05, [0.27, 0.14, 0], [0.44, 0.1, 0], [0.46, -0.2, 0], [0.27, -0.28, 0]),
    ],
  };
};

export const wine: Mould = (tint) => {
  const glass = plastic('#e6eff2', 1);
  const red = plastic(tint ?? '#7a1226', 0.95);
  return {
    size: 0.45,
    grip: [0, -0.2, 0],
    groups: [
      [ellipsoid(red, [0, 0.16, 0], [0.225, 0.28, 0.225]), cut(box(red, [0, 0.52, 0], [0.4, 0.3, 0.4]))],
      [
        ellipsoid(glass, [0, 0.16, 0], [0.222, 0.31, 0.222]),
        cut(box(glass, [0, -0.1, 0], [0.4, 0.32, 0.4])),
        cut(box(glass, [0, 0.7, 0], [0.4, 0.3, 0.4])),
        cut(ellipsoid(glass, [0, 0.2, 0], [0.19, 0.36, 0.19])),
      ],
      [torus(glass, [0, 0.4, 0], 0.145, 0.016)],
      [
        capsule(glass, [0, -0.12, 0], [0, -0.42, 0], 0.03, 0.026),
        blendInto(cylinder(glass, [0, -0.46, 0], 0.2, 0.018, [0, 0, 0], 0.015), 0.06),
      ],
      [capsule(plastic('#ffffff', 1), [-0.14, 0.2, 0.17], [-0.13, 0.06, 0.17], 0.014)],
    ],
  };
};

export const cocktail: Mould = (tint) => {
  const drink = plastic(tint ?? '#f27a68', 0.95);
  const glass = plastic('#e6eff2', 1);
  return {
    size: 0.45,
    grip: [0, -0.2, 0],
    groups: [
      [
        capsule(drink, [0, -0.04, 0], [0, 0.3, 0], 0.02, 0.33),
        cut(box(drink, [0, 0.6, 0], [0.5, 0.36, 0.5])),
      ],
      [torus(glass, [0, 0.25, 0], 0.315, 0.022)],
      [
        capsule(glass, [0, -0.04, 0], [0, -0.42, 0], 0.03, 0.026),
        blendInto(cylinder(glass, [0, -0.46, 0], 0.21, 0.018, [0, 0, 0], 0.015), 0.06),
      ],
      [
        cylinder(plastic('#f7932b', 0.7), [0.29, 0.32, 0.04], 0.13, 0.025, FACING, 0.01),
        cylinder(plastic('#fbd08a', 0.7), [0.29, 0.32, 0.06], 0.1, 0.014, FACING),
      ],
      [capsule(plastic('#c98a4a', 0.4), [0.02, 0.2, 0], [-0.2, 0.56, 0], 0.012)],
      [
        capsule(plastic('#2cb5e8', 0.4), [-0.19, 0.55, 0], [-0.15, 0.48, 0], 0.03, 0.17),
        cut(box(drink, [-0.07, 0.34, 0], [0.4, 0.14, 0.4], 0, [0, 0, 30])),
      ],
      [ellipsoid(plastic('#d92b3b', 0.95), [0.06, 0.26, 0.12], [0.06, 0.06, 0.06])],
    ],
  };
};

export const teapot: Mould = (tint) => {
  const china = plastic(tint ?? '#78bff0', 0.95);
  const gilt = metal('#e0b13a');
  return {
    size: 0.4,
    grip: [0.38, 0, 0],
    groups: [
      [
        ellipsoid(china, [0, -0.08, 0], [0.34, 0.3, 0.33]),
        blendInto(capsule(china, [-0.26, -0.14, 0], [-0.48, 0.16, 0], 0.11, 0.05), 0.06),
        cut(box(china, [-0.5, 0.3, 0], [0.2, 0.08, 0.2], 0, [0, 0, 24])),
      ],
      tube(
        china,
        0.045,
        [0.28, 0.08, 0],
        [0.46, 0.1, 0],
        [0.5, -0.06, 0],
        [0.42, -0.22, 0],
        [0.28, -0.24, 0],
      ),
      [
        ellipsoid(china, [0, 0.18, 0], [0.2, 0.08, 0.2]),
        ellipsoid(gilt, [0, 0.29, 0], [0.055, 0.055, 0.055]),
      ],
      [torus(gilt, [0, 0.18, 0], 0.205, 0.018)],
      [cylinder(gilt, [0, -0.37, 0], 0.2, 0.025, [0, 0, 0], 0.02)],
      [
        [0, 0.28],
        [0.095, 0.34],
        [-0.095, 0.34],
        [0.06, 0.22],
        [-0.06, 0.22],
      ].map(([x = 0, y = 0]) =>
        ellipsoid(plastic('#f4f2ec', 0.8), [x, y - 0.34, 0.315 - x * x], [0.055, 0.055, 0.03]),
      ),
    ],
  };
};

/** A can with a print around it and its tab up. */
export const drinkCan: Mould = (tint) => {
  const paint = plastic(tint ?? '#d8232f', 0.95);
  const tin = metal('#d3d7dd');
  const white = plastic('#f6f4ee', 0.9);
  return {
    size: 0.3,
    grip: [0.1, -0.06, 0],
    groups: [
      [cylinder(paint, [0, -0.01, 0], 0.28, 0.37, [0, 0, 0], 0.05)],
      [
        cylinder(tin, [0, 0.39, 0], 0.24, 0.045, [0, 0, 0], 0.03),
        cut(cylinder(tin, [0, 0.46, 0], 0.2, 0.04), 0.01),
      ],
      [cylinder(tin, [0, -0.4, 0], 0.235, 0.035, [0, 0, 0], 0.03)],
      [torus(tin, [0, 0.43, 0], 0.222, 0.022)],
      [
        cylinder(tin, [0.02, 0.44, 0.05], 0.09, 0.012, [14, 0, 0]),
        cut(cylinder(tin, [0.02, 0.45, 0.08], 0.04, 0.05, [14, 0, 0])),
      ],
      [0.24, -0.28].map((y) => torus(white, [0, y, 0], 0.275, 0.014)),
      [cylinder(white, [0, -0.02, 0], 0.284, 0.14)],
      tube(
        paint,
        0.026,
        [0.06, 0.09, 0.284],
        [-0.05, -0.02, 0.287],
        [0.05, -0.02, 0.287],
        [-0.06, -0.13, 0.284],
      ),
    ],
  };
};
