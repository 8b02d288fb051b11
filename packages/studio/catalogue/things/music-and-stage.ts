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

export const guitar: Mould = (tint) => {
  const body = plastic(tint ?? '#d92b2b', 0.9);
  const wood = plastic('#5a3524', 0.5);
  const pearl = plastic('#f4f2ec', 0.7);
  return {
    size: 0.95,
    grip: [0, 0.1, 0.05],
    heldTurn: [0, 0, -24],
    groups: [
      [
        cylinder(body, [0, -0.3, 0], 0.21, 0.065, FACING, 0.03),
        blendInto(cylinder(body, [0, -0.04, 0], 0.155, 0.065, FACING, 0.03), 0.08),
        ...pair((side) => cut(cylinder(body, [side * 0.245, -0.15, 0], 0.085, 0.2, FACING), 0.03)),
      ],
      [torus(pearl, [0, -0.14, 0.066], 0.078, 0.011, FACING)],
      [cylinder(plastic('#2a1a14', 0.3), [0, -0.14, 0.06], 0.074, 0.008, FACING)],
      [box(wood, [0, 0.19, 0.055], [0.032, 0.27, 0.026], 0.015)],
      [box(body, [0, 0.46, 0.04], [0.06, 0.065, 0.022], 0.018)],
      [box(wood, [0, -0.34, 0.075], [0.085, 0.02, 0.018], 0.01)],
      [-0.018, 0, 0.018].map((x) => capsule(metal('#e8e8ee'), [x, -0.34, 0.096], [x, 0.43, 0.083], 0.004)),
      [-1, 1].flatMap((side) =>
        [0.43, 0.49].map((y) => ellipsoid(metal('#d7d9df'), [side * 0.075, y, 0.04], [0.022, 0.016, 0.016])),
      ),
    ],
  };
};

export const microphone: Mould = (tint) => ({
  size: 0.4,
  grip: [0, -0.2, 0],
  heldTurn: [20, 0, 18],
  groups: [
    [capsule(plastic(tint ?? '#23222a', 0.7), [0, -0.5, 0], [0, 0.13, 0], 0.085, 0.125)],
    [cylinder(metal('#d6a534'), [0, 0.17, 0], 0.15, 0.035, [0, 0, 0], 0.015)],
    [ellipsoid(metal('#9da3ad'), [0, 0.34, 0], [0.21, 0.22, 0.21])],
    [torus(metal('#d3d6dc'), [0, 0.34, 0], 0.207, 0.022)],
    [-60, -20, 20, 60].map((angle) => torus(metal('#c9ced6'), [0, 0.34, 0], 0.212, 0.007, [90, angle, 0])),
    [box(plastic('#e4312b', 0.8), [0, -0.02, 0.115], [0.025, 0.05, 0.02], 0.012)],
  ],
});

export const drum: Mould = (tint) => ({
  size: 0.42,
  grip: [0, 0, 0],
  stands: true,
  groups: [
    [cylinder(plastic(tint ?? '#d92b2b', 0.85), [0, 0, 0], 0.46, 0.3, [14, 0, 0], 0.02)],
    [cylinder(plastic('#f4f2ec', 0.5), [0, 0.28, 0.07], 0.44, 0.03, [14, 0, 0])],
    [torus(metal('#d9b45a'), [0, 0.28, 0.07], 0.46, 0.035, [14, 0, 0])],
    [torus(metal('#d9b45a'), [0, -0.28, -0.07], 0.46, 0.035, [14, 0, 0])],
    [capsule(plastic('#c59c6c', 0.4), [-0.3, 0.36, 0.3], [0.35, 0.5, 0.15], 0.03)],
  ],
});

export const trophy: Mould = (tint) => {
  const gold = tint ? plastic(tint, 0.9) : metal('#e0b13a');
  return {
    size: 0.5,
    grip: [0, -0.2, 0],
    heldTurn: [0, 0, 6],
    groups: [
      [
        capsule(gold, [0, 0.36, 0], [0, 0, 0], 0.26, 0.12),
        capsule(gold, [0, -0.02, 0], [0, -0.26, 0], 0.05, 0.05, 0.08),
        cylinder(gold, [0, -0.28, 0], 0.16, 0.03),
        cut(box(gold, [0, 0.72, 0], [0.5, 0.26, 0.5])),
        cut(ellipsoid(gold, [0, 0.46, 0], [0.24, 0.3, 0.24])),
      ],
      [box(plastic('#2a2024', 0.6), [0, -0.4, 0], [0.2, 0.09, 0.2], 0.03)],
      ...[-1, 1].map((side) => [torus(gold, [side * 0.25, 0.28, 0], 0.13, 0.03, FACING)]),
    ],
  };
};

export const wand: Mould = (tint) => ({
  size: 0.6,
  grip: [0, -0.36, 0],
  heldTurn: [12, 0, 22],
  groups: [
    [capsule(plastic(tint ?? '#3b2a4a', 0.6), [0, -0.5, 0], [0, 0.3, 0], 0.035, 0.024)],
    [
      ...[0, 72, 144, 216, 288].map((angle) => {
        const a = (angle * Math.PI) / 180;
        return capsule(
          plastic('#ffd23f', 0.9),
          [0, 0.38, 0],
          [Math.sin(a) * 0.15, 0.38 + Math.cos(a) * 0.15, 0],
          0.07,
          0.02,
          0.02,
        );
      }),
    ],
    [torus(metal('#d9b45a'), [0, -0.3, 0], 0.035, 0.014)],
  ],
});

/** With its palette: a brush alone is only a stick. */
export const paintbrush: Mould = (tint) => {
  const wood = plastic('#d9a867', 0.5);
  const dab = (x: number, y: number, colour: string) =>
    ellipsoid(plastic(colour, 0.9), [x, y, 0.035], [0.075, 0.065, 0.035]);
  return {
    size: 0.55,
    grip: [-0.2, -0.34, 0],
    groups: [
      [
        cylinder(wood, [-0.08, 0, 0], 0.36, 0.03, FACING, 0.02),
        blendInto(cylinder(wood, [0.1, -0.14, 0], 0.28, 0.03, FACING, 0.02), 0.1),
        cut(cylinder(wood, [0.16, -0.2, 0], 0.085, 0.2, FACING)),
        cut(cylinder(wood, [0.4, 0.06, 0], 0.14, 0.2, FACING), 0.03),
      ],
      [
        dab(-0.3, 0.1, '#e4312b'),
        dab(-0.15, 0.24, '#ffc72c'),
        dab(0.06, 0.23, '#2fa66a'),
        dab(-0.34, -0.1, '#2563c9'),
        dab(-0.22, -0.24, '#8350c4'),
      ],
      [capsule(plastic('#a8502a', 0.7), [0.36, -0.44, 0.1], [0.02, 0.14, 0.1], 0.024, 0.036)],
      [capsule(metal('#c9ccd4'), [0.02, 0.14, 0.1], [-0.04, 0.24, 0.1], 0.042)],
      [capsule(plastic(tint ?? '#2563c9', 0.6), [-0.05, 0.27, 0.1], [-0.13, 0.41, 0.1], 0.052, 0.012)],
    ],
  };
};

export const book: Mould = (tint) => ({
  size: 0.42,
  grip: [0.2, -0.2, 0],
  heldTurn: [0, 18, 6],
  groups: [
    [box(plastic('#f6efdc', 0.2), [0.02, 0, 0], [0.32, 0.44, 0.07], 0.01)],
    [box(plastic(tint ?? '#2f9b57', 0.6), [0, 0, 0.085], [0.35, 0.48, 0.02], 0.02)],
    [box(plastic(tint ?? '#2f9b57', 0.6), [0, 0, -0.085], [0.35, 0.48, 0.02], 0.02)],
    [box(plastic(tint ?? '#2f9b57', 0.6), [-0.34, 0, 0], [0.02, 0.48, 0.1], 0.02)],
    [
      box(metal('#d9b45a'), [0.02, 0.18, 0.108], [0.22, 0.05, 0.006], 0.005),
      box(metal('#d9b45a'), [0.02, -0.28, 0.108], [0.12, 0.02, 0.006], 0.005),
    ],
  ],
});
