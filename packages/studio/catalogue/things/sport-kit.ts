import {
  box,
  capsule,
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

export const whistle: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : steel;
  const cord = plastic('#e4312b', 0.4);
  return {
    size: 0.24,
    grip: [0.2, 0, 0],
    groups: [
      [
        cylinder(shell, [-0.16, -0.1, 0], 0.28, 0.15, FACING, 0.04),
        box(shell, [0.22, 0.07, 0], [0.34, 0.1, 0.13], 0.03),
      ],
      [box(plastic('#1b1b20', 0.4), [0.06, 0.17, 0], [0.06, 0.02, 0.1], 0.01)],
      [cylinder(plastic('#1b1b20', 0.4), [-0.16, -0.1, 0.14], 0.13, 0.02, FACING)],
      [ellipsoid(plastic('#ffc72c', 0.9), [-0.16, -0.14, 0.13], [0.08, 0.08, 0.06])],
      [torus(steel, [-0.48, 0.04, 0], 0.09, 0.024, FACING)],
      tube(cord, 0.034, [-0.52, 0.1, 0], [-0.58, 0.34, 0], [-0.36, 0.48, 0], [0.02, 0.44, 0], [0.3, 0.5, 0]),
    ],
  };
};

export const stopwatch: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : steel;
  const ink = plastic('#23222a', 0.6);
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [cylinder(shell, [0, -0.08, 0], 0.4, 0.09, FACING, 0.04)],
      [cylinder(plastic('#fbfaf5', 0.6), [0, -0.08, 0.09], 0.33, 0.012, FACING)],
      Array.from({ length: 8 }, (_, i) => {
        const a = (i * Math.PI) / 4;
        return ellipsoid(ink, [Math.sin(a) * 0.27, Math.cos(a) * 0.27 - 0.08, 0.1], [0.026, 0.026, 0.014]);
      }),
      [
        capsule(plastic('#e4312b', 0.8), [-0.05, -0.16, 0.12], [0.13, 0.1, 0.12], 0.024, 0.012),
        ellipsoid(ink, [0, -0.08, 0.12], [0.045, 0.045, 0.03]),
      ],
      [cylinder(shell, [0, 0.36, 0], 0.07, 0.06), cylinder(shell, [0, 0.45, 0], 0.11, 0.05, [0, 0, 0], 0.02)],
      pair((side) => cylinder(shell, [side * 0.29, 0.25, 0], 0.06, 0.06, [0, 0, side * -45], 0.015)),
    ],
  };
};

export const medal: Mould = (tint) => {
  const disk = tint ? plastic(tint, 0.9) : brass;
  return {
    size: 0.4,
    grip: [0, 0.2, 0],
    groups: [
      [box(plastic('#2563c9', 0.4), [-0.13, 0.26, 0], [0.09, 0.3, 0.014], 0.01, [0, 0, 26])],
      [box(plastic('#e4312b', 0.4), [0.13, 0.26, 0.012], [0.09, 0.3, 0.014], 0.01, [0, 0, -26])],
      [box(disk, [0, 0.04, 0.03], [0.07, 0.035, 0.03], 0.015)],
      [cylinder(disk, [0, -0.24, 0.03], 0.27, 0.045, FACING, 0.02)],
      [torus(disk, [0, -0.24, 0.07], 0.225, 0.022, FACING)],
      Array.from({ length: 5 }, (_, i) => {
        const a = (i * 2 * Math.PI) / 5;
        return capsule(
          disk,
          [0, -0.24, 0.08],
          [Math.sin(a) * 0.14, Math.cos(a) * 0.14 - 0.24, 0.08],
          0.055,
          0.012,
        );
      }),
    ],
  };
};

export const fishingRod: Mould = (tint) => {
  const rod = plastic(tint ?? '#2a5a8a', 0.8);
  const scale = plastic('#f27a3a', 0.8);
  return {
    size: 0.95,
    grip: [-0.24, -0.3, 0],
    // Away from the body: the other way its line would hang before the face.
    heldTurn: [0, 150, 0],
    groups: [
      [
        capsule(rod, [-0.24, -0.2, 0], [-0.02, 0.3, 0], 0.022, 0.016),
        capsule(rod, [-0.02, 0.3, 0], [0.16, 0.47, 0], 0.016, 0.01),
      ],
      [capsule(plastic('#c59c6c', 0.3), [-0.3, -0.44, 0], [-0.22, -0.18, 0], 0.04, 0.034)],
      [cylinder(metal('#c9ced6'), [-0.17, -0.2, 0.05], 0.075, 0.04, FACING, 0.02)],
      [capsule(plastic('#23222a', 0.6), [-0.17, -0.2, 0.1], [-0.1, -0.25, 0.1], 0.014, 0.024)],
      tube(plastic('#f4f2ec', 0.6), 0.006, [0.16, 0.47, 0], [0.24, 0.1, 0], [0.24, -0.16, 0]),
      [
        ellipsoid(plastic('#e4312b', 0.9), [0.24, 0.06, 0], [0.035, 0.035, 0.035]),
        ellipsoid(plastic('#f4f2ec', 0.9), [0.24, 0.03, 0], [0.034, 0.03, 0.034]),
      ],
      [
        ellipsoid(scale, [0.24, -0.28, 0.02], [0.075, 0.14, 0.05]),
        capsule(scale, [0.24, -0.4, 0.02], [0.17, -0.49, 0.02], 0.03, 0.045),
        capsule(scale, [0.24, -0.4, 0.02], [0.31, -0.49, 0.02], 0.03, 0.045),
      ],
      [ellipsoid(plastic('#14121a', 1), [0.22, -0.2, 0.065], [0.018, 0.018, 0.012])],
    ],
  };
};

export const bow: Mould = (tint) => {
  const wood = plastic(tint ?? '#8b4a2b', 0.7);
  return {
    size: 0.85,
    grip: [-0.16, 0, 0],
    groups: [
      tube(
        wood,
        0.03,
        [0.14, 0.48, 0],
        [0.04, 0.38, 0],
        [-0.1, 0.26, 0],
        [-0.16, 0.09, 0],
        [-0.16, -0.09, 0],
        [-0.1, -0.26, 0],
        [0.04, -0.38, 0],
        [0.14, -0.48, 0],
      ),
      [capsule(plastic('#3d2414', 0.3), [-0.165, 0.07, 0], [-0.165, -0.07, 0], 0.045)],
      tube(plastic('#f4f2ec', 0.5), 0.008, [0.14, 0.48, 0], [0.12, 0, 0], [0.14, -0.48, 0]),
      [
        capsule(plastic('#e3c58a', 0.5), [-0.38, 0, 0.05], [0.26, 0, 0.05], 0.014),
        capsule(metal('#c9ced6'), [-0.36, 0, 0.05], [-0.46, 0, 0.05], 0.045, 0.008),
      ],
      [
        ellipsoid(plastic('#e4312b', 0.5), [0.2, 0.03, 0.05], [0.075, 0.03, 0.01], 0, [0, 0, 14]),
        ellipsoid(plastic('#e4312b', 0.5), [0.2, -0.03, 0.05], [0.075, 0.03, 0.01], 0, [0, 0, -14]),
      ],
    ],
  };
};
