import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

const beak = plastic('#f5b223', 0.7);

/** Wings half open, its head white. */
export const eagle: Mould = (tint) => {
  const coat = tint ?? hex('#5a3a24');
  const plume = plastic(coat, 0.3);
  const dark = plastic(darken(coat, 0.3), 0.3);
  return {
    size: 0.56,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(plume, [0, -0.12, 0], [0.2, 0.29, 0.18])],
      ...[-1, 1].map((side) => [
        capsule(plume, [side * 0.14, 0.06, -0.04], [side * 0.42, 0.28, -0.06], 0.09, 0.07),
        ...[0, 1, 2].map((feather) =>
          blendInto(
            capsule(
              dark,
              [side * (0.42 - feather * 0.1), 0.24 - feather * 0.07, -0.08],
              [side * (0.6 - feather * 0.13), -0.12 - feather * 0.07, -0.1],
              0.075,
              0.03,
            ),
            0.02,
          ),
        ),
      ]),
      [
        ellipsoid(white, [0, 0.26, 0.03], [0.17, 0.17, 0.16]),
        blendInto(ellipsoid(white, [0, 0.12, 0.03], [0.16, 0.1, 0.15]), 0.05),
      ],
      [
        capsule(beak, [0, 0.25, 0.16], [0, 0.21, 0.29], 0.07, 0.05),
        blendInto(capsule(beak, [0, 0.21, 0.29], [0, 0.1, 0.3], 0.05, 0.01), 0.02),
      ],
      pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.09, 0.29, 0.14], [0.045, 0.04, 0.035])),
      eyes(0.088, 0.288, 0.168, 0.02),
      pair((side) => capsule(white, [side * 0.03, 0.315, 0.19], [side * 0.15, 0.37, 0.13], 0.034)),
      [-0.07, 0, 0.07].map((x) => capsule(white, [x, -0.36, -0.1], [x * 1.8, -0.5, -0.1], 0.05, 0.04)),
      pair((side) => ellipsoid(beak, [side * 0.1, -0.43, 0.12], [0.075, 0.035, 0.1])),
    ],
  };
};

export const swan: Mould = (tint) => {
  const coat = tint ?? hex('#fbfaf6');
  const plume = plastic(coat, 0.5);
  const orange = plastic('#f2742a', 0.7);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [0.06, -0.22, 0], [0.38, 0.2, 0.24]),
        blendInto(capsule(plume, [0.36, -0.16, 0], [0.56, 0.06, 0], 0.12, 0.02), 0.06),
        blendInto(capsule(plume, [-0.2, -0.16, 0.02], [-0.34, 0.0, 0.03], 0.13, 0.085), 0.07),
        blendInto(capsule(plume, [-0.34, 0.0, 0.03], [-0.22, 0.22, 0.03], 0.085, 0.07), 0.05),
        blendInto(capsule(plume, [-0.22, 0.22, 0.03], [-0.27, 0.4, 0.04], 0.07, 0.066), 0.05),
        blendInto(ellipsoid(plume, [-0.33, 0.43, 0.05], [0.115, 0.1, 0.095]), 0.03),
      ],
      [0, 1, 2].map((feather) =>
        capsule(
          plastic(darken(coat, 0.05 + feather * 0.03), 0.5),
          [-0.04 + feather * 0.02, -0.12 - feather * 0.06, 0.19 + feather * 0.02],
          [0.44 - feather * 0.06, 0.04 - feather * 0.1, 0.14 + feather * 0.04],
          0.1,
          0.03,
        ),
      ),
      [capsule(orange, [-0.41, 0.41, 0.07], [-0.57, 0.35, 0.1], 0.052, 0.03)],
      [ellipsoid(black, [-0.42, 0.45, 0.07], [0.045, 0.035, 0.06])],
      [ellipsoid(black, [-0.35, 0.46, 0.14], [0.022, 0.028, 0.018])],
    ],
  };
};

/** A grey town pigeon with the shimmer on its neck, which doves and crows have not. */
export const pigeon: Mould = (tint) => {
  const coat = tint ?? hex('#93a1b3');
  const plume = plastic(coat, 0.4);
  const dark = plastic(darken(coat, 0.55), 0.4);
  const [chest, neck] = tint ? [plume, plume] : [plastic('#9a5fae', 0.9), plastic('#3f9a78', 0.9)];
  const feet = plastic('#e0606a', 0.6);
  return {
    size: 0.4,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [0, -0.12, 0], [0.32, 0.23, 0.2], 0, [0, 0, -14]),
        blendInto(capsule(plume, [0.24, -0.14, 0], [0.54, -0.22, 0], 0.11, 0.05), 0.06),
      ],
      [
        capsule(chest, [-0.16, -0.1, 0.02], [-0.2, 0.0, 0.03], 0.19, 0.165),
        blendInto(capsule(neck, [-0.21, 0.07, 0.03], [-0.24, 0.2, 0.03], 0.145, 0.12), 0.05),
        blendInto(ellipsoid(plastic(darken(coat, 0.25), 0.4), [-0.25, 0.3, 0.03], [0.14, 0.13, 0.125]), 0.05),
      ],
      [capsule(dark, [-0.37, 0.28, 0.06], [-0.48, 0.23, 0.08], 0.045, 0.014)],
      [ellipsoid(white, [-0.37, 0.315, 0.08], [0.04, 0.025, 0.035])],
      [ellipsoid(plastic('#f2742a', 0.9), [-0.27, 0.33, 0.14], [0.042, 0.042, 0.025])],
      [ellipsoid(black, [-0.275, 0.33, 0.16], [0.022, 0.024, 0.014])],
      [ellipsoid(plastic(lighten(coat, 0.25), 0.4), [0.1, -0.09, 0.14], [0.25, 0.14, 0.09], 0, [0, 0, -14])],
      [0.12, 0.24].map((x) => capsule(dark, [x, 0.02, 0.19], [x - 0.03, -0.22, 0.19], 0.03)),
      [-0.06, 0.08].flatMap((x) => [
        capsule(feet, [x, -0.3, 0.05], [x, -0.42, 0.07], 0.028),
        ellipsoid(feet, [x - 0.03, -0.43, 0.1], [0.085, 0.022, 0.07]),
      ]),
      tube(dark, 0.03, [0.5, -0.17, 0.05], [0.53, -0.26, 0.05]),
    ],
  };
};
