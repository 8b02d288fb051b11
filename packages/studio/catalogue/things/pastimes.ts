import { darken, hex } from '../../colour.ts';
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

const steel = metal('#c9ced6');
const brass = metal('#e0b13a');
const ink = plastic('#23242c', 0.6);

export const kite: Mould = (tint) => {
  const cloth = tint ?? hex('#e4312b');
  const spar = plastic('#b97f45', 0.4);
  const [yellow, blue] = [plastic('#f7cd2b', 0.5), plastic('#2cb5e8', 0.5)];
  return {
    size: 0.62,
    grip: [0.06, -0.42, 0],
    groups: [
      [box(plastic(cloth, 0.5), [0, 0.2, 0], [0.29, 0.29, 0.018], 0.01, [0, 0, 45])],
      [
        box(yellow, [0.1, 0.3, 0.008], [0.145, 0.145, 0.018], 0.01, [0, 0, 45]),
        box(blue, [-0.1, 0.1, 0.008], [0.145, 0.145, 0.018], 0.01, [0, 0, 45]),
      ],
      [
        capsule(spar, [0, -0.2, 0.03], [0, 0.6, 0.03], 0.016),
        capsule(spar, [-0.4, 0.2, 0.03], [0.4, 0.2, 0.03], 0.016),
      ],
      tube(ink, 0.011, [0, -0.2, 0.02], [0.09, -0.34, 0.02], [-0.04, -0.48, 0.02], [0.08, -0.62, 0.02]),
      [
        [0.08, -0.33],
        [-0.03, -0.48],
        [0.07, -0.61],
      ].flatMap(([x = 0, y = 0], index) =>
        pair((side) =>
          ellipsoid(index === 1 ? yellow : blue, [x + side * 0.055, y, 0.02], [0.06, 0.038, 0.025], 0, [
            0,
            0,
            side * 20,
          ]),
        ),
      ),
    ],
  };
};

export const globe: Mould = (tint) => {
  const land = plastic('#5bb04a', 0.6);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(plastic(tint ?? '#2b8fd6', 0.9), [0, 0.1, 0], [0.34, 0.34, 0.34])],
      [
        ellipsoid(land, [-0.14, 0.2, 0.2], [0.13, 0.13, 0.12]),
        blendInto(ellipsoid(land, [-0.06, 0.02, 0.24], [0.09, 0.13, 0.105]), 0.04),
        blendInto(ellipsoid(land, [-0.02, -0.1, 0.24], [0.05, 0.09, 0.06]), 0.04),
      ],
      [
        ellipsoid(land, [0.2, 0.24, 0.17], [0.13, 0.1, 0.1]),
        blendInto(ellipsoid(land, [0.22, 0.06, 0.2], [0.09, 0.12, 0.09]), 0.04),
      ],
      [ellipsoid(plastic('#f8f6f0', 0.6), [0, 0.41, 0.02], [0.13, 0.05, 0.12])],
      [torus(brass, [0, 0.1, 0], 0.39, 0.026, [90, 0, 0]), capsule(brass, [0, 0.49, 0], [0, 0.54, 0], 0.035)],
      [
        capsule(plastic('#7a4d2e', 0.6), [0, -0.3, 0], [0, -0.42, 0], 0.05, 0.07),
        cylinder(plastic('#7a4d2e', 0.6), [0, -0.45, 0], 0.24, 0.04, [0, 0, 0], 0.03),
      ],
    ],
  };
};

export const accordion: Mould = (tint) => {
  const shell = plastic(tint ?? '#c8242f', 0.9);
  const ivory = plastic('#f8f4e6', 0.7);
  return {
    size: 0.5,
    grip: [0.36, -0.1, 0],
    groups: [
      [box(shell, [-0.4, 0, 0], [0.1, 0.36, 0.17], 0.05)],
      [box(shell, [0.4, 0, 0], [0.1, 0.36, 0.17], 0.05)],
      [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25].map((x, fold) =>
        box(fold % 2 === 0 ? ink : shell, [x, 0, 0], [0.036, fold % 2 === 0 ? 0.33 : 0.3, 0.15], 0.02),
      ),
      [-0.3, -0.2, -0.1, 0, 0.1, 0.2].map((x) => box(brass, [x, 0, 0], [0.016, 0.28, 0.135], 0.01)),
      [box(ivory, [0.4, 0, 0.17], [0.075, 0.31, 0.02], 0.01)],
      [-0.22, -0.11, 0, 0.11, 0.22].map((y) => box(ink, [0.365, y, 0.192], [0.042, 0.026, 0.014], 0.008)),
      [-0.2, -0.1, 0, 0.1, 0.2].map((y) => cylinder(ivory, [-0.4, y, 0.17], 0.032, 0.02, FACING, 0.01)),
    ],
  };
};

export const calculator: Mould = (tint) => ({
  size: 0.46,
  grip: [0, -0.3, 0],
  groups: [
    [box(plastic(tint ?? '#3d4452', 0.6), [0, 0, 0], [0.3, 0.44, 0.06], 0.05)],
    [box(plastic('#bfe0b4', 0.9), [0, 0.28, 0.055], [0.23, 0.09, 0.02], 0.02)],
    [0, 1, 2].map((bar) => box(ink, [0.04 + bar * 0.06, 0.27, 0.075], [0.012, 0.045, 0.006], 0.004)),
    [0.09, -0.06, -0.21, -0.35].flatMap((y, row) =>
      [-0.165, 0, 0.165].map((x, column) =>
        box(
          column === 2 ? plastic(row === 3 ? '#e4512b' : '#f7a823', 0.6) : plastic('#eceff3', 0.6),
          [x, y, 0.06],
          [0.062, 0.05, 0.03],
          0.025,
        ),
      ),
    ),
  ],
});

export const rope: Mould = (tint) => {
  const hemp = tint ?? hex('#d0a663');
  const light = plastic(hemp, 0.2);
  const dark = plastic(darken(hemp, 0.18), 0.2);
  return {
    size: 0.44,
    grip: [0, 0.32, 0],
    groups: [
      [torus(dark, [-0.04, -0.03, -0.06], 0.34, 0.052, FACING)],
      [torus(light, [0.03, -0.02, 0.02], 0.32, 0.052, FACING)],
      [torus(dark, [-0.01, 0.02, 0.09], 0.28, 0.052, FACING)],
      [
        torus(light, [0, 0.31, 0], 0.12, 0.045, [0, 90, 90]),
        torus(dark, [0.09, 0.3, 0], 0.12, 0.045, [0, 90, 90]),
      ],
      tube(light, 0.05, [0.26, -0.2, 0.15], [0.4, -0.38, 0.17], [0.52, -0.42, 0.17]),
      [ellipsoid(dark, [0.53, -0.42, 0.17], [0.07, 0.065, 0.065])],
    ],
  };
};

export const lightBulb: Mould = (tint) => {
  const glass = plastic(tint ?? '#ffe27a', 1);
  return {
    size: 0.42,
    grip: [0, -0.4, 0],
    groups: [
      [
        ellipsoid(glass, [0, 0.14, 0], [0.32, 0.32, 0.32]),
        blendInto(capsule(glass, [0, 0, 0], [0, -0.2, 0], 0.22, 0.14), 0.1),
      ],
      tube(
        plastic('#f7932b', 1),
        0.02,
        [-0.1, -0.1, 0.2],
        [-0.09, 0.14, 0.3],
        [0, 0.04, 0.325],
        [0.09, 0.14, 0.3],
        [0.1, -0.1, 0.2],
      ),
      [cylinder(steel, [0, -0.32, 0], 0.14, 0.12, [0, 0, 0], 0.02)],
      [-0.25, -0.32, -0.39].map((y) => torus(steel, [0, y, 0], 0.145, 0.022, [6, 0, 0])),
      [capsule(ink, [0, -0.43, 0], [0, -0.5, 0], 0.09, 0.05)],
    ],
  };
};

export const pram: Mould = (tint) => {
  const cloth = tint ?? hex('#2f7fc4');
  const body = plastic(cloth, 0.5);
  const hood = plastic(darken(cloth, 0.2), 0.5);
  return {
    size: 0.56,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(body, [0, 0.04, 0], [0.42, 0.34, 0.22]),
        cut(box(body, [0, 0.32, 0], [0.6, 0.28, 0.4]), 0.02),
      ],
      [
        ellipsoid(hood, [-0.12, 0.06, 0], [0.32, 0.38, 0.235]),
        cut(box(hood, [0.36, 0.2, 0], [0.42, 0.5, 0.4]), 0.02),
        cut(box(hood, [0, -0.32, 0], [0.6, 0.36, 0.4]), 0.02),
      ],
      [ellipsoid(plastic('#f4c9a4', 0.4), [0.06, 0.14, 0.02], [0.13, 0.13, 0.12])],
      [0.02, 0.1].map((at) => ellipsoid(ink, [at, 0.16, 0.135], [0.016, 0.022, 0.012])),
      [box(plastic('#f8f4e6', 0.3), [0.2, 0.05, 0], [0.18, 0.04, 0.19], 0.03)],
      tube(steel, 0.022, [0.3, -0.06, 0.18], [0.5, 0.24, 0.18], [0.56, 0.26, 0.18]),
      [capsule(ink, [0.56, 0.26, 0.18], [0.56, 0.26, -0.18], 0.032)],
      [
        capsule(steel, [-0.26, -0.12, 0.18], [0.24, -0.36, 0.18], 0.02),
        capsule(steel, [0.26, -0.12, 0.18], [-0.24, -0.36, 0.18], 0.02),
      ],
      pair((side) => torus(ink, [side * 0.25, -0.36, 0.2], 0.13, 0.03, FACING)),
      pair((side) => cylinder(brass, [side * 0.25, -0.36, 0.2], 0.045, 0.03, FACING)),
      pair((side) => torus(ink, [side * 0.25, -0.36, -0.18], 0.13, 0.03, FACING)),
    ],
  };
};
