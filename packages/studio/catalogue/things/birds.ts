import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic, torus } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

const beak = plastic('#f59a23', 0.7);

export const owl: Mould = (tint) => {
  const coat = tint ?? hex('#9a6a3c');
  const plume = plastic(coat, 0.3);
  const dark = plastic(darken(coat, 0.3), 0.3);
  const pale = plastic(lighten(coat, 0.6), 0.3);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [0, -0.1, 0], [0.26, 0.33, 0.22]),
        blendInto(ellipsoid(plume, [0, 0.24, 0.02], [0.26, 0.2, 0.2]), 0.08),
        ...pair((side) =>
          blendInto(capsule(plume, [side * 0.15, 0.36, 0.04], [side * 0.24, 0.52, 0.02], 0.08, 0.015), 0.04),
        ),
      ],
      [ellipsoid(pale, [0, -0.14, 0.1], [0.18, 0.25, 0.15])],
      [-0.02, -0.13, -0.24].flatMap((y, row) =>
        (row === 1 ? [-0.09, 0, 0.09] : [-0.05, 0.05]).map((x) =>
          ellipsoid(dark, [x, y, 0.23], [0.028, 0.034, 0.02]),
        ),
      ),
      pair((side) => ellipsoid(dark, [side * 0.25, -0.12, 0.02], [0.07, 0.24, 0.15], 0, [0, 0, side * 8])),
      pair((side) => ellipsoid(pale, [side * 0.11, 0.25, 0.14], [0.13, 0.13, 0.08])),
      pair((side) => ellipsoid(plastic('#f7cd2b', 0.9), [side * 0.11, 0.26, 0.2], [0.08, 0.085, 0.04])),
      eyes(0.11, 0.26, 0.228, 0.046),
      [capsule(beak, [0, 0.21, 0.22], [0, 0.12, 0.26], 0.042, 0.012)],
      pair((side) => ellipsoid(beak, [side * 0.1, -0.43, 0.12], [0.075, 0.035, 0.09])),
    ],
  };
};

export const duck: Mould = (tint) => {
  const coat = tint ?? hex('#f9d23c');
  const plume = plastic(coat, 0.6);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [-0.04, -0.2, 0], [0.35, 0.22, 0.25]),
        blendInto(capsule(plume, [-0.28, -0.14, 0], [-0.44, 0.02, 0], 0.1, 0.02), 0.06),
        blendInto(ellipsoid(plume, [0.14, -0.1, 0.02], [0.18, 0.2, 0.18]), 0.08),
        blendInto(ellipsoid(plume, [0.16, 0.2, 0.04], [0.2, 0.2, 0.19]), 0.04),
      ],
      [ellipsoid(plastic(darken(coat, 0.1), 0.6), [-0.1, -0.17, 0.2], [0.19, 0.13, 0.07], 0, [0, 0, -14])],
      [
        ellipsoid(beak, [0.38, 0.17, 0.09], [0.14, 0.045, 0.1]),
        blendInto(ellipsoid(beak, [0.36, 0.12, 0.09], [0.1, 0.035, 0.08]), 0.01),
      ],
      [ellipsoid(white, [0.22, 0.27, 0.19], [0.05, 0.06, 0.04])],
      [ellipsoid(black, [0.235, 0.27, 0.215], [0.03, 0.038, 0.025])],
      [ellipsoid(white, [0.32, 0.27, 0.12], [0.04, 0.055, 0.05])],
      [ellipsoid(black, [0.345, 0.27, 0.14], [0.025, 0.034, 0.03])],
      [-0.1, 0.1].map((x) => ellipsoid(beak, [x, -0.43, 0.14], [0.11, 0.025, 0.09])),
    ],
  };
};

export const chicken: Mould = (tint) => {
  const coat = tint ?? hex('#f6efe2');
  const plume = plastic(coat, 0.35);
  const red = plastic('#d92b2b', 0.6);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [-0.04, -0.12, 0], [0.29, 0.23, 0.22]),
        blendInto(capsule(plume, [-0.2, -0.04, 0], [-0.42, 0.22, -0.02], 0.13, 0.05), 0.06),
        blendInto(capsule(plume, [-0.22, -0.1, 0], [-0.47, 0.08, 0], 0.1, 0.04), 0.03),
        blendInto(capsule(plume, [0.1, -0.04, 0.02], [0.18, 0.28, 0.04], 0.16, 0.125), 0.08),
      ],
      [
        ellipsoid(
          plastic(darken(coat, 0.14), 0.35),
          [-0.08, -0.1, 0.185],
          [0.18, 0.12, 0.06],
          0,
          [0, 0, -16],
        ),
      ],
      [
        ellipsoid(red, [0.08, 0.42, 0.03], [0.05, 0.06, 0.035]),
        ...[0.15, 0.22].map((x) => blendInto(ellipsoid(red, [x, 0.45, 0.03], [0.05, 0.07, 0.035]), 0.01)),
      ],
      pair((side) => ellipsoid(red, [0.24 + side * 0.025, 0.16, 0.13 - side * 0.03], [0.035, 0.07, 0.035])),
      [capsule(plastic('#f5b223', 0.7), [0.26, 0.29, 0.08], [0.4, 0.25, 0.12], 0.055, 0.012)],
      [ellipsoid(black, [0.21, 0.33, 0.145], [0.028, 0.036, 0.022])],
      [ellipsoid(black, [0.29, 0.33, 0.08], [0.02, 0.034, 0.03])],
      [-0.08, 0.08].flatMap((x) => [
        capsule(beak, [x, -0.3, 0.06], [x, -0.44, 0.08], 0.026),
        ellipsoid(beak, [x + 0.03, -0.45, 0.12], [0.08, 0.022, 0.07]),
      ]),
    ],
  };
};

export const penguin: Mould = (tint) => {
  const coat = plastic(tint ?? '#23262f', 0.6);
  const scarf = plastic('#e4312b', 0.4);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(coat, [0, -0.11, 0], [0.26, 0.34, 0.21]),
        blendInto(ellipsoid(coat, [0, 0.29, 0], [0.21, 0.19, 0.18]), 0.06),
      ],
      [ellipsoid(white, [0, -0.15, 0.1], [0.19, 0.27, 0.14])],
      pair((side) => ellipsoid(white, [side * 0.085, 0.28, 0.12], [0.1, 0.1, 0.08])),
      eyes(0.085, 0.31, 0.19, 0.032),
      [capsule(beak, [0, 0.25, 0.17], [0, 0.22, 0.27], 0.055, 0.015)],
      pair((side) => ellipsoid(coat, [side * 0.285, -0.1, 0.02], [0.05, 0.22, 0.1], 0, [0, 0, side * 16])),
      pair((side) => ellipsoid(beak, [side * 0.11, -0.44, 0.11], [0.1, 0.035, 0.12])),
      [
        torus(scarf, [0, 0.12, 0.01], 0.2, 0.045),
        capsule(scarf, [0.1, 0.1, 0.21], [0.14, -0.1, 0.24], 0.045, 0.05),
      ],
    ],
  };
};
