import { darken, hex, lighten } from '../../colour.ts';
import {
  blendInto,
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
const ink = plastic('#23242c', 0.5);
const paper = plastic('#fbf8ef', 0.4);

export const clipboard: Mould = (tint) => ({
  size: 0.46,
  grip: [0, -0.36, 0],
  groups: [
    [box(plastic(tint ?? '#a5713d', 0.5), [0, -0.03, 0], [0.32, 0.43, 0.025], 0.03)],
    [box(paper, [0, -0.06, 0.03], [0.27, 0.36, 0.01], 0.01)],
    [
      box(steel, [0, 0.39, 0.04], [0.13, 0.055, 0.035], 0.02),
      cylinder(steel, [0, 0.46, 0.03], 0.05, 0.025, FACING),
    ],
    [0.2, 0.05, -0.1, -0.25].flatMap((y) => [
      box(ink, [0.05, y, 0.042], [0.15, 0.012, 0.006], 0.004),
      box(plastic('#3fa34d', 0.6), [-0.18, y, 0.044], [0.035, 0.035, 0.008], 0.008),
    ]),
  ],
});

export const hairDryer: Mould = (tint) => {
  const shell = plastic(tint ?? '#ef6f9b', 0.8);
  return {
    size: 0.44,
    grip: [0.08, -0.32, 0],
    groups: [
      [capsule(shell, [0.2, 0.2, 0], [-0.18, 0.2, 0], 0.2, 0.15)],
      [cylinder(ink, [-0.36, 0.2, 0], 0.11, 0.1, [0, 0, 90], 0.02)],
      [capsule(shell, [0.12, 0.06, 0], [0.06, -0.42, 0], 0.085, 0.075)],
      [cylinder(ink, [0.38, 0.2, 0], 0.13, 0.03, [0, 0, 90], 0.02)],
      [box(plastic('#f8f6f0', 0.7), [0.1, -0.12, 0.078], [0.025, 0.06, 0.02], 0.01)],
      tube(ink, 0.022, [0.06, -0.46, 0], [0.16, -0.58, 0], [0.36, -0.56, 0]),
    ],
  };
};

export const toothbrush: Mould = (tint) => {
  const handle = plastic(tint ?? '#2cb5e8', 0.8);
  return {
    size: 0.5,
    grip: [-0.1, -0.3, 0],
    heldTurn: [0, 0, -14],
    groups: [
      [
        capsule(handle, [-0.12, -0.52, 0], [-0.06, -0.02, 0], 0.07, 0.045),
        blendInto(capsule(handle, [-0.06, -0.02, 0], [0.04, 0.52, 0], 0.045, 0.045), 0.03),
      ],
      [0.26, 0.35, 0.44].map((y) =>
        box(
          plastic('#f8f6f0', 0.3),
          [0.12 + (y - 0.35) * 0.18, y, 0],
          [0.08, 0.036, 0.06],
          0.01,
          [0, 0, -10],
        ),
      ),
      tube(plastic('#3fc1b0', 0.8), 0.045, [0.2, 0.26, 0], [0.24, 0.36, 0.01], [0.21, 0.46, 0]),
      [capsule(plastic('#f8f6f0', 0.6), [-0.1, -0.4, 0.05], [-0.08, -0.14, 0.04], 0.028)],
    ],
  };
};

export const syringe: Mould = (tint) => ({
  size: 0.5,
  grip: [0.06, -0.2, 0],
  heldTurn: [0, 0, 10],
  groups: [
    [cylinder(plastic('#e6f2f6', 1), [0, 0.02, 0], 0.13, 0.26, [0, 0, 0], 0.02)],
    [cylinder(plastic(tint ?? '#58c77a', 0.9), [0, 0.1, 0.012], 0.126, 0.15, [0, 0, 0], 0.01)],
    [cylinder(plastic('#f8f6f0', 0.7), [0, -0.26, 0], 0.2, 0.025, [0, 0, 0], 0.01)],
    [
      capsule(plastic('#f8f6f0', 0.7), [0, -0.28, 0], [0, -0.48, 0], 0.05),
      cylinder(plastic('#f8f6f0', 0.7), [0, -0.5, 0], 0.14, 0.025, [0, 0, 0], 0.01),
    ],
    [
      capsule(plastic('#2f7fc4', 0.7), [0, 0.28, 0], [0, 0.36, 0], 0.06, 0.035),
      capsule(steel, [0, 0.36, 0], [0, 0.62, 0], 0.014, 0.006),
    ],
    [-0.12, -0.02, 0.08, 0.18].map((y) => box(ink, [0.05, y, 0.128], [0.035, 0.006, 0.008], 0.003)),
  ],
});

export const drill: Mould = (tint) => {
  const shell = plastic(tint ?? '#f2b21b', 0.6);
  return {
    size: 0.46,
    grip: [0.12, -0.2, 0],
    groups: [
      [capsule(shell, [0.26, 0.2, 0], [-0.08, 0.2, 0], 0.16, 0.14)],
      [capsule(shell, [0.14, 0.1, 0], [0.22, -0.3, 0], 0.085, 0.08)],
      [box(ink, [0.2, -0.42, 0], [0.19, 0.1, 0.12], 0.03)],
      [capsule(ink, [-0.2, 0.2, 0], [-0.3, 0.2, 0], 0.1, 0.06)],
      [capsule(steel, [-0.34, 0.2, 0], [-0.62, 0.2, 0], 0.026, 0.014)],
      [capsule(plastic('#d92b2b', 0.6), [0.06, 0.02, 0], [0.09, -0.06, 0], 0.036)],
      [0.1, 0.17, 0.24].map((x) => box(ink, [x, 0.2, 0.14], [0.014, 0.07, 0.02], 0.006)),
    ],
  };
};

export const boombox: Mould = (tint) => {
  const coat = tint ?? hex('#d6dae2');
  const shell = plastic(coat, 0.6);
  return {
    size: 0.48,
    grip: [0, 0.36, 0],
    groups: [
      [box(shell, [0, -0.06, 0], [0.52, 0.28, 0.13], 0.04)],
      pair((side) => cylinder(ink, [side * 0.32, -0.1, 0.13], 0.17, 0.03, FACING, 0.02)),
      pair((side) => torus(steel, [side * 0.32, -0.1, 0.15], 0.16, 0.02, FACING)),
      pair((side) =>
        ellipsoid(
          plastic(lighten(hex('#23242c'), 0.25), 0.6),
          [side * 0.32, -0.1, 0.15],
          [0.07, 0.07, 0.035],
        ),
      ),
      [box(ink, [0, -0.1, 0.13], [0.11, 0.09, 0.015], 0.01)],
      [box(plastic('#f5a0c0', 0.6), [0, -0.1, 0.142], [0.085, 0.05, 0.01], 0.01)],
      [box(plastic('#2cb5e8', 0.9), [0, 0.14, 0.128], [0.3, 0.035, 0.012], 0.01)],
      [-0.09, -0.03, 0.03, 0.09].map((x) =>
        box(plastic('#e4312b', 0.6), [x, -0.27, 0.13], [0.022, 0.022, 0.02], 0.008),
      ),
      tube(
        plastic(darken(coat, 0.35), 0.6),
        0.032,
        [-0.4, 0.2, 0],
        [-0.36, 0.38, 0],
        [0.36, 0.38, 0],
        [0.4, 0.2, 0],
      ),
      [
        capsule(steel, [0.34, 0.22, -0.05], [0.5, 0.56, -0.05], 0.013),
        ellipsoid(steel, [0.5, 0.57, -0.05], [0.024, 0.024, 0.024]),
      ],
    ],
  };
};
