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
const brass = metal('#e0b13a');
const wood = plastic('#c98a4a', 0.5);
const black = plastic('#23222a', 0.6);

export const hammer: Mould = (tint) => ({
  size: 0.55,
  grip: [0, -0.3, 0],
  heldTurn: [0, 0, 14],
  groups: [
    [capsule(wood, [0, 0.3, 0], [0, -0.1, 0], 0.04, 0.042)],
    [capsule(plastic(tint ?? '#e4312b', 0.5), [0, -0.14, 0], [0, -0.46, 0], 0.055, 0.06)],
    [
      box(steel, [0.02, 0.34, 0], [0.12, 0.075, 0.07], 0.025),
      blendInto(cylinder(steel, [0.2, 0.34, 0], 0.08, 0.06, [0, 0, 90], 0.02), 0.03),
      blendInto(capsule(steel, [-0.1, 0.36, 0], [-0.22, 0.32, 0], 0.055, 0.045), 0.03),
      blendInto(capsule(steel, [-0.22, 0.32, 0], [-0.29, 0.22, 0], 0.045, 0.02), 0.02),
    ],
  ],
});

export const axe: Mould = (tint) => ({
  size: 0.75,
  grip: [0, -0.34, 0],
  heldTurn: [0, 0, 14],
  groups: [
    [
      capsule(wood, [0.02, 0.44, 0], [0, -0.2, 0], 0.035),
      capsule(wood, [0, -0.2, 0], [0.04, -0.48, 0], 0.035, 0.046),
    ],
    [
      cylinder(plastic(tint ?? '#d92b2b', 0.7), [-0.2, 0.28, 0], 0.22, 0.035, FACING, 0.025),
      cut(box(steel, [-0.1, 0.58, 0], [0.4, 0.16, 0.2], 0.1, [0, 0, -14]), 0.03),
      cut(box(steel, [-0.1, -0.02, 0], [0.4, 0.16, 0.2], 0.1, [0, 0, 14]), 0.03),
      blendInto(box(plastic(tint ?? '#d92b2b', 0.7), [0.02, 0.28, 0], [0.085, 0.09, 0.055], 0.02), 0.04),
    ],
    [
      cylinder(steel, [-0.22, 0.28, 0], 0.235, 0.022, FACING, 0.01),
      cut(cylinder(steel, [-0.16, 0.28, 0], 0.23, 0.1, FACING)),
      cut(box(steel, [-0.2, 0.6, 0], [0.4, 0.16, 0.2], 0, [0, 0, -14])),
      cut(box(steel, [-0.2, -0.04, 0], [0.4, 0.16, 0.2], 0, [0, 0, 14])),
    ],
  ],
});

export const saw: Mould = (tint) => ({
  size: 0.5,
  grip: [0.38, 0, 0],
  heldTurn: [0, 0, -40],
  groups: [
    [
      box(steel, [-0.1, 0.02, 0], [0.42, 0.12, 0.016], 0.01),
      cut(box(steel, [-0.3, 0.24, 0], [0.6, 0.12, 0.1], 0, [0, 0, 14])),
      ...Array.from({ length: 8 }, (_, i) =>
        box(steel, [-0.47 + i * 0.095, -0.1, 0], [0.034, 0.034, 0.014], 0.004, [0, 0, 45]),
      ),
    ],
    [
      torus(plastic(tint ?? '#c8502a', 0.7), [0.42, 0, 0], 0.11, 0.05, FACING),
      blendInto(box(plastic(tint ?? '#c8502a', 0.7), [0.32, 0.02, 0], [0.06, 0.14, 0.04], 0.03), 0.05),
    ],
    [
      ellipsoid(brass, [0.3, 0.08, 0.04], [0.022, 0.022, 0.012]),
      ellipsoid(brass, [0.3, -0.03, 0.04], [0.022, 0.022, 0.012]),
    ],
  ],
});

export const shovel: Mould = (tint) => ({
  size: 0.9,
  grip: [0, 0.1, 0],
  heldTurn: [0, 0, 8],
  groups: [
    [capsule(wood, [0, 0.36, 0], [0, -0.16, 0], 0.032)],
    [torus(plastic(tint ?? '#e4312b', 0.7), [0, 0.42, 0], 0.075, 0.03, FACING)],
    [
      box(steel, [0, -0.24, 0.01], [0.14, 0.1, 0.02], 0.02),
      blendInto(ellipsoid(steel, [0, -0.34, 0.01], [0.14, 0.16, 0.024]), 0.03),
      blendInto(capsule(steel, [0, -0.08, 0], [0, -0.2, 0.01], 0.042, 0.05), 0.04),
    ],
  ],
});

export const wateringCan: Mould = (tint) => {
  const tin = plastic(tint ?? '#2fa66a', 0.85);
  return {
    size: 0.45,
    grip: [0.1, 0.34, 0],
    groups: [
      [
        capsule(tin, [0.1, -0.16, 0], [0.1, 0.04, 0], 0.3, 0.25),
        cut(box(tin, [0.1, -0.64, 0], [0.6, 0.3, 0.6]), 0.04),
        cut(box(tin, [0.1, 0.42, 0], [0.3, 0.3, 0.6]), 0.02),
      ],
      [capsule(tin, [-0.12, -0.16, 0], [-0.44, 0.22, 0], 0.07, 0.045)],
      [cylinder(tin, [-0.47, 0.26, 0], 0.12, 0.035, [0, 0, 40], 0.02)],
      [cylinder(plastic('#e9f6ee', 0.6), [-0.495, 0.29, 0], 0.095, 0.012, [0, 0, 40])],
      tube(
        tin,
        0.036,
        [-0.06, 0.1, 0],
        [0.02, 0.36, 0],
        [0.22, 0.4, 0],
        [0.4, 0.26, 0],
        [0.42, 0.02, 0],
        [0.34, -0.12, 0],
      ),
      [torus(plastic('#f7cd2b', 0.7), [0.1, -0.2, 0], 0.303, 0.022)],
    ],
  };
};

export const scissors: Mould = (tint) => {
  const grip = plastic(tint ?? '#e4312b', 0.85);
  return {
    size: 0.42,
    grip: [0.1, -0.34, 0],
    groups: [
      ...[-1, 1].flatMap((side) => [
        [
          box(steel, [side * 0.08, 0.22, side * 0.014], [0.055, 0.27, 0.014], 0.01, [0, 0, side * -16]),
          cut(box(steel, [side * 0.22, 0.42, 0], [0.07, 0.2, 0.2], 0, [0, 0, side * 8])),
        ],
        [
          torus(grip, [side * 0.17, -0.33, 0], 0.12, 0.045, FACING),
          blendInto(capsule(grip, [side * 0.1, -0.22, 0], [side * -0.01, 0.0, 0], 0.045, 0.04), 0.03),
        ],
      ]),
      [cylinder(brass, [0, 0.0, 0.05], 0.04, 0.02, FACING)],
    ],
  };
};

export const flashlight: Mould = (tint) => ({
  size: 0.4,
  grip: [0.06, -0.24, 0],
  heldTurn: [0, 0, 30],
  groups: [
    [capsule(plastic(tint ?? '#2a2b31', 0.6), [0.2, -0.42, -0.08], [-0.04, 0.06, 0.02], 0.1)],
    [
      capsule(plastic(tint ?? '#2a2b31', 0.6), [-0.05, 0.08, 0.03], [-0.16, 0.3, 0.08], 0.11, 0.2),
      cut(box(black, [-0.32, 0.62, 0.15], [0.5, 0.26, 0.5], 0, [-16, 0, 27])),
    ],
    [torus(steel, [-0.204, 0.388, 0.1], 0.175, 0.035, [16, 0, 27])],
    [ellipsoid(plastic('#fff3a6', 1), [-0.204, 0.388, 0.1], [0.16, 0.05, 0.16], 0, [16, 0, 27])],
    [box(plastic('#e4312b', 0.8), [0.07, -0.1, 0.09], [0.03, 0.06, 0.03], 0.02, [0, 0, 27])],
    [torus(steel, [0.13, -0.28, -0.05], 0.1, 0.02, [12, 0, 27])],
  ],
});

export const fireExtinguisher: Mould = (tint) => ({
  size: 0.5,
  grip: [0, 0.38, 0],
  groups: [
    [
      capsule(plastic(tint ?? '#d92b2b', 0.9), [0, -0.28, 0], [0, 0.14, 0], 0.19),
      cut(box(black, [0, -0.66, 0], [0.4, 0.2, 0.4]), 0.05),
    ],
    [cylinder(plastic('#f4f2ec', 0.6), [0, -0.1, 0], 0.194, 0.1)],
    [cylinder(steel, [0, 0.36, 0], 0.06, 0.06)],
    [
      capsule(black, [-0.06, 0.44, 0], [0.2, 0.5, 0], 0.03),
      capsule(black, [-0.06, 0.4, 0], [0.2, 0.38, 0], 0.028),
    ],
    tube(black, 0.032, [-0.05, 0.42, 0], [-0.22, 0.38, 0], [-0.28, 0.2, 0.04], [-0.27, -0.08, 0.08]),
    [capsule(black, [-0.27, -0.08, 0.08], [-0.28, -0.24, 0.09], 0.04, 0.065)],
    [cylinder(plastic('#ffc72c', 0.8), [0, 0.38, 0.07], 0.05, 0.02, FACING)],
  ],
});
