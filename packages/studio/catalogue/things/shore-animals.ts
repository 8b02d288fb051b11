import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, type Mould, pair, plastic, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

/** A whale that blows, its head to the left. */
export const whale: Mould = (tint) => {
  const coat = tint ?? hex('#3f7fc4');
  const skin = plastic(coat, 0.8);
  const pale = plastic(lighten(coat, 0.8), 0.7);
  const water = plastic('#a9e1f7', 1);
  return {
    size: 0.5,
    grip: [0, -0.3, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [-0.12, -0.12, 0], [0.42, 0.29, 0.28]),
        blendInto(capsule(skin, [0.18, -0.14, 0], [0.46, 0.02, 0], 0.17, 0.07), 0.1),
        blendInto(capsule(skin, [0.46, 0.02, 0], [0.5, 0.14, 0], 0.07, 0.055), 0.04),
        ...pair((side) =>
          blendInto(capsule(skin, [0.5, 0.16, 0], [0.51 + side * 0.19, 0.26, 0.02], 0.06, 0.045), 0.03),
        ),
      ],
      [
        ellipsoid(pale, [-0.14, -0.22, 0.03], [0.38, 0.18, 0.26]),
        ...[-0.3, -0.22].map((y) => cut(box(pale, [-0.2, y, 0.3], [0.3, 0.009, 0.14], 0.008))),
      ],
      [capsule(skin, [0.0, -0.2, 0.25], [0.14, -0.36, 0.32], 0.09, 0.04)],
      [ellipsoid(black, [-0.34, -0.05, 0.225], [0.036, 0.046, 0.025])],
      [ellipsoid(white, [-0.35, -0.035, 0.245], [0.013, 0.015, 0.008])],
      tube(
        plastic(darken(coat, 0.5), 0.4),
        0.012,
        [-0.5, -0.12, 0.12],
        [-0.4, -0.145, 0.2],
        [-0.26, -0.12, 0.262],
      ),
      tube(water, 0.036, [-0.14, 0.16, 0], [-0.14, 0.32, 0]),
      ...[-1, 1].map((side) =>
        tube(water, 0.036, [-0.14, 0.32, 0], [-0.14 + side * 0.13, 0.42, 0], [-0.14 + side * 0.22, 0.3, 0]),
      ),
      pair((side) => ellipsoid(water, [-0.14 + side * 0.23, 0.25, 0], [0.045, 0.055, 0.045])),
    ],
  };
};

export const seal: Mould = (tint) => {
  const coat = tint ?? hex('#8f9aa6');
  const skin = plastic(coat, 0.8);
  const pale = plastic(lighten(coat, 0.55), 0.6);
  const hair = plastic('#3a3a40', 0.3);
  return {
    size: 0.44,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [-0.06, -0.14, 0], [0.24, 0.28, 0.2]),
        blendInto(capsule(skin, [0.04, -0.26, -0.06], [0.42, -0.34, -0.1], 0.18, 0.075), 0.1),
        ...pair((side) =>
          blendInto(
            capsule(skin, [0.44, -0.34, -0.08], [0.62, -0.24 + side * 0.1, -0.06], 0.055, 0.045),
            0.03,
          ),
        ),
        blendInto(ellipsoid(skin, [-0.08, 0.22, 0.04], [0.21, 0.2, 0.19]), 0.09),
      ],
      [ellipsoid(pale, [-0.07, -0.12, 0.09], [0.16, 0.22, 0.13])],
      pair((side) =>
        capsule(skin, [-0.06 + side * 0.2, -0.22, 0.06], [-0.06 + side * 0.34, -0.4, 0.16], 0.08, 0.05),
      ),
      pair((side) => ellipsoid(pale, [-0.08 + side * 0.065, 0.14, 0.2], [0.085, 0.07, 0.07])),
      [ellipsoid(black, [-0.08, 0.195, 0.255], [0.045, 0.034, 0.03])],
      pair((side) => ellipsoid(black, [-0.08 + side * 0.1, 0.265, 0.195], [0.046, 0.054, 0.03])),
      pair((side) => ellipsoid(white, [-0.095 + side * 0.1, 0.285, 0.222], [0.014, 0.016, 0.008])),
      [-1, 1].flatMap((side) =>
        [0.03, -0.03].map((rise) =>
          capsule(hair, [-0.08 + side * 0.11, 0.13, 0.245], [-0.08 + side * 0.29, 0.12 + rise, 0.22], 0.008),
        ),
      ),
    ],
  };
};

/** Upright, its claws up and its tail down. */
export const lobster: Mould = (tint) => {
  const coat = tint ?? hex('#d8321f');
  const shell = plastic(coat, 0.8);
  const dark = plastic(darken(coat, 0.25), 0.7);
  return {
    size: 0.56,
    grip: [0, -0.1, 0],
    groups: [
      [ellipsoid(shell, [0, 0.04, 0], [0.16, 0.24, 0.14])],
      [-0.2, -0.28, -0.36].map((y, index) =>
        ellipsoid(index === 1 ? dark : shell, [0, y, 0], [0.14 - index * 0.02, 0.065, 0.11]),
      ),
      [-0.12, 0, 0.12].map((x) => ellipsoid(shell, [x, -0.46, 0], [0.06, 0.09, 0.035], 0, [0, 0, x * 260])),
      pair((side) => capsule(shell, [side * 0.1, 0.16, 0.04], [side * 0.32, 0.2, 0.06], 0.045)),
      ...[-1, 1].map((side) => [
        ellipsoid(shell, [side * 0.36, 0.38, 0.08], [0.13, 0.2, 0.08], 0, [0, 0, side * 6]),
        cut(box(shell, [side * 0.33, 0.58, 0.08], [0.028, 0.17, 0.2], 0.01, [0, 0, side * 8]), 0.03),
      ]),
      [-1, 1].flatMap((side) =>
        [0.04, -0.04, -0.12].map((y) =>
          capsule(dark, [side * 0.12, y, 0.04], [side * 0.36, y - 0.14, 0.08], 0.026, 0.012),
        ),
      ),
      [-1, 1].flatMap((side) =>
        tube(dark, 0.012, [side * 0.05, 0.26, 0.06], [side * 0.14, 0.48, 0.06], [side * 0.1, 0.64, 0.04]),
      ),
      pair((side) => ellipsoid(white, [side * 0.075, 0.24, 0.11], [0.06, 0.065, 0.05])),
      eyes(0.072, 0.24, 0.15, 0.028),
    ],
  };
};
