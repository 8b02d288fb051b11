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

const rubber = plastic('#23222a', 0.35);
const steel = metal('#c9ced6');

export const tennisRacket: Mould = (tint) => {
  const frame = plastic(tint ?? '#2cb5e8', 0.9);
  const string = plastic('#f8f5ec', 0.4);
  return {
    size: 0.75,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [
        torus(frame, [0, 0.24, 0], 0.22, 0.03, FACING),
        ...pair((side) => capsule(frame, [side * 0.14, 0.07, 0], [side * 0.012, -0.12, 0], 0.026)),
      ],
      [-0.12, -0.04, 0.04, 0.12].map((x) => capsule(string, [x, 0.06, 0], [x, 0.42, 0], 0.007)),
      [0.12, 0.2, 0.28, 0.36].map((y) => capsule(string, [-0.19, y, 0], [0.19, y, 0], 0.007)),
      [capsule(frame, [0, -0.1, 0], [0, -0.24, 0], 0.034)],
      [capsule(rubber, [0, -0.24, 0], [0, -0.48, 0], 0.042, 0.046)],
      [ellipsoid(plastic('#d4e637', 0.2), [0.2, -0.36, 0.02], [0.1, 0.1, 0.1])],
      [torus(plastic('#fbfbf4', 0.3), [0.23, -0.33, 0.04], 0.085, 0.008, [0, 30, 60])],
    ],
  };
};

export const golfClub: Mould = (tint) => ({
  size: 0.85,
  grip: [0.1, 0.3, 0],
  heldTurn: [0, 0, -10],
  groups: [
    [capsule(steel, [0.14, 0.3, 0], [0, -0.4, 0], 0.018)],
    [capsule(rubber, [0.18, 0.5, 0], [0.13, 0.22, 0], 0.034, 0.026)],
    [
      ellipsoid(plastic(tint ?? '#e4312b', 0.95), [-0.09, -0.42, 0.02], [0.15, 0.075, 0.1], 0, [0, 0, -8]),
      blendInto(
        capsule(plastic(tint ?? '#e4312b', 0.95), [0, -0.38, 0], [0.01, -0.33, 0], 0.035, 0.024),
        0.04,
      ),
    ],
    [box(steel, [-0.1, -0.44, 0.11], [0.1, 0.04, 0.012], 0.01, [0, 0, -8])],
  ],
});

export const baseballBat: Mould = (tint) => ({
  size: 0.85,
  grip: [0, -0.36, 0],
  heldTurn: [0, 0, 16],
  groups: [
    [capsule(plastic(tint ?? '#cf9a5b', 0.6), [0, -0.3, 0], [0, 0.42, 0], 0.036, 0.085)],
    [capsule(rubber, [0, -0.46, 0], [0, -0.2, 0], 0.036, 0.043)],
    [cylinder(plastic(tint ?? '#cf9a5b', 0.6), [0, -0.49, 0], 0.058, 0.02, [0, 0, 0], 0.015)],
    [ellipsoid(plastic('#f8f5ec', 0.5), [0.22, -0.38, 0.02], [0.11, 0.11, 0.11])],
    pair((side) =>
      torus(plastic('#d92b2b', 0.5), [0.22 + side * 0.068, -0.38, 0.05], 0.083, 0.008, [0, side * 24, 90]),
    ),
  ],
});

export const boxingGloves: Mould = (tint) => {
  const leather = plastic(tint ?? '#d92b2b', 0.9);
  const white = plastic('#f4f2ec', 0.5);
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [-1, 1].flatMap((side) => [
      [
        ellipsoid(leather, [side * 0.3, 0.14, 0], [0.24, 0.3, 0.22]),
        blendInto(ellipsoid(leather, [side * 0.29, -0.08, 0], [0.19, 0.2, 0.17]), 0.08),
        blendInto(capsule(leather, [side * 0.1, -0.02, 0.1], [side * 0.09, 0.16, 0.16], 0.075, 0.085), 0.02),
      ],
      [cylinder(leather, [side * 0.29, -0.32, 0], 0.18, 0.13, [0, 0, 0], 0.05)],
      [cylinder(white, [side * 0.29, -0.24, 0], 0.186, 0.05, [0, 0, 0], 0.02)],
      [
        capsule(white, [side * 0.34, -0.28, 0.178], [side * 0.24, -0.4, 0.178], 0.022),
        capsule(white, [side * 0.24, -0.28, 0.178], [side * 0.34, -0.4, 0.178], 0.022),
      ],
    ]),
  };
};

export const hockeyStick: Mould = (tint) => ({
  size: 0.95,
  grip: [0.08, 0.2, 0],
  heldTurn: [0, 0, -10],
  groups: [
    [
      box(plastic(tint ?? '#c98a4a', 0.6), [0.1, 0.06, 0], [0.03, 0.44, 0.022], 0.018, [0, 0, -14]),
      blendInto(
        box(plastic(tint ?? '#c98a4a', 0.6), [-0.14, -0.42, 0.01], [0.17, 0.05, 0.018], 0.02, [0, 0, 8]),
        0.05,
      ),
    ],
    [box(rubber, [-0.2, -0.426, 0.01], [0.1, 0.054, 0.024], 0.02, [0, 0, 8])],
    [box(plastic('#f4f2ec', 0.4), [0.18, 0.4, 0], [0.036, 0.1, 0.028], 0.02, [0, 0, -14])],
    [cylinder(plastic('#1b1b20', 0.6), [0.2, -0.43, 0.1], 0.1, 0.035, [16, 0, 0], 0.015)],
  ],
});

export const skis: Mould = (tint) => {
  const deck = plastic(tint ?? '#e4312b', 0.9);
  return {
    size: 1.1,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...[-1, 1].flatMap((side) => [
        [
          box(deck, [side * 0.085, -0.04, 0], [0.058, 0.44, 0.018], 0.016),
          blendInto(ellipsoid(deck, [side * 0.085, 0.43, 0.045], [0.05, 0.08, 0.016], 0, [38, 0, 0]), 0.04),
        ],
        [box(plastic('#f4f2ec', 0.8), [side * 0.085, 0.22, 0.016], [0.03, 0.1, 0.008], 0.006)],
        [box(plastic('#23222a', 0.6), [side * 0.085, -0.1, 0.035], [0.045, 0.11, 0.028], 0.02)],
        [
          capsule(steel, [side * 0.26, 0.36, 0.02], [side * 0.2, -0.46, 0.02], 0.012),
          capsule(rubber, [side * 0.262, 0.4, 0.02], [side * 0.256, 0.27, 0.02], 0.024),
          torus(rubber, [side * 0.204, -0.38, 0.02], 0.038, 0.009),
        ],
      ]),
    ],
  };
};

export const snowboard: Mould = (tint) => {
  const deck = plastic(tint ?? '#7440a8', 0.9);
  return {
    size: 1.05,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        box(deck, [0, 0, 0], [0.14, 0.36, 0.02], 0.018),
        blendInto(cylinder(deck, [0, 0.36, 0.015], 0.14, 0.02, [100, 0, 0], 0.015), 0.05),
        blendInto(cylinder(deck, [0, -0.36, 0.015], 0.14, 0.02, [80, 0, 0], 0.015), 0.05),
      ],
      [
        box(plastic('#ffc72c', 0.8), [0, 0.02, 0.019], [0.16, 0.025, 0.004], 0.003, [0, 0, 28]),
        box(plastic('#2cb5e8', 0.8), [0, -0.05, 0.019], [0.16, 0.025, 0.004], 0.003, [0, 0, 28]),
      ],
      ...[0.2, -0.24].flatMap((y) => [
        [box(plastic('#23222a', 0.5), [0, y, 0.045], [0.11, 0.055, 0.03], 0.02, [0, 0, 8])],
        [
          capsule(plastic('#23222a', 0.5), [-0.1, y + 0.03, 0.05], [-0.1, y + 0.04, 0.16], 0.03),
          capsule(plastic('#f4f2ec', 0.6), [-0.1, y, 0.1], [0.08, y, 0.1], 0.022),
        ],
      ]),
    ],
  };
};

export const rollerSkate: Mould = (tint) => {
  const boot = plastic(tint ?? '#f4f2ec', 0.8);
  const trim = plastic('#e4312b', 0.8);
  return {
    size: 0.42,
    grip: [-0.1, 0.3, 0],
    groups: [
      [
        capsule(boot, [-0.16, 0.34, 0], [-0.16, -0.08, 0], 0.16, 0.15),
        capsule(boot, [-0.14, -0.1, 0], [0.26, -0.13, 0], 0.15, 0.12, 0.1),
        cut(box(boot, [-0.16, 0.56, 0], [0.3, 0.16, 0.3])),
      ],
      [torus(trim, [-0.16, 0.38, 0], 0.145, 0.03)],
      [box(trim, [0.04, -0.25, 0], [0.4, 0.03, 0.14], 0.03)],
      ...[-0.22, 0.26].flatMap((x) => [
        [cylinder(trim, [x, -0.38, 0.1], 0.1, 0.05, FACING, 0.03)],
        [cylinder(plastic('#ffc72c', 0.8), [x, -0.38, 0.14], 0.04, 0.03, FACING)],
      ]),
      [ellipsoid(plastic('#2cb5e8', 0.6), [0.44, -0.3, 0], [0.06, 0.08, 0.06])],
      [0.22, 0.12, 0.02].map((y, i) =>
        capsule(trim, [-0.06 + i * 0.06, y, 0.1], [0.02 + i * 0.06, y - 0.02, 0.06], 0.018),
      ),
    ],
  };
};

export const kickScooter: Mould = (tint) => {
  const frame = plastic(tint ?? '#2fa66a', 0.85);
  return {
    size: 0.7,
    grip: [0.3, 0.4, 0],
    stands: true,
    groups: [
      [box(frame, [-0.06, -0.36, 0], [0.32, 0.03, 0.09], 0.025)],
      [box(rubber, [-0.08, -0.33, 0], [0.26, 0.01, 0.07], 0.008)],
      tube(frame, 0.035, [0.24, -0.36, 0], [0.36, -0.28, 0], [0.26, 0.4, 0]),
      [capsule(steel, [0.27, 0.34, 0], [0.255, 0.46, 0], 0.03)],
      [
        capsule(rubber, [0.235, 0.46, -0.2], [0.275, 0.46, 0.2], 0.03),
        capsule(plastic('#ffc72c', 0.7), [0.27, 0.46, 0.12], [0.275, 0.46, 0.24], 0.04),
      ],
      ...[-0.4, 0.4].flatMap((x) => [
        [cylinder(rubber, [x, -0.4, 0], 0.1, 0.035, FACING, 0.02)],
        [cylinder(plastic('#f4f2ec', 0.7), [x, -0.4, 0.03], 0.05, 0.014, FACING)],
      ]),
      [ellipsoid(frame, [-0.42, -0.31, 0], [0.1, 0.04, 0.05])],
    ],
  };
};

export const yogaMat: Mould = (tint) => {
  const foam = plastic(tint ?? '#8350c4', 0.2);
  const strap = plastic('#f6efdc', 0.3);
  return {
    size: 0.32,
    grip: [0, 0.1, 0],
    groups: [
      [
        cylinder(foam, [0, 0, 0], 0.26, 0.58, [0, 0, 90], 0.03),
        blendInto(box(foam, [0, -0.225, 0.3], [0.575, 0.03, 0.3], 0.02), 0.04),
      ],
      [0.07, 0.14, 0.205].map((radius) =>
        torus(plastic(tint ?? '#5a3a94', 0.2), [0.575, 0, 0], radius, 0.014, [0, 0, 90]),
      ),
      [-0.3, 0.3].map((x) => torus(strap, [x, 0, 0], 0.262, 0.028, [0, 0, 90])),
      tube(strap, 0.03, [-0.3, 0.26, 0], [-0.18, 0.44, 0], [0.18, 0.44, 0], [0.3, 0.26, 0]),
    ],
  };
};
