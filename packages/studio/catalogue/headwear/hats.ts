import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  metal,
  pair,
  plastic,
  torus,
  tube,
} from '../mould.ts';
import type { HeadMould } from './head-mould.ts';

const brass = metal('#e0b13a');
const white = plastic('#f8f6f0', 0.3);

export const topHat: HeadMould = (tint) => {
  const silk = plastic(tint ?? '#23222a', 0.75);
  return [
    [
      cylinder(silk, [0, 1.25, 0], 1.95, 0.09, [-4, 0, 0], 0.08),
      blendInto(capsule(silk, [0, 1.6, -0.05], [0, 2.75, -0.12], 1.22, 1.36), 0.15),
      cut(box(silk, [0, 4.35, 0], [2, 1.2, 2], 0, [-4, 0, 0]), 0.06),
      cut(box(silk, [0, 0.15, 0], [2.4, 1, 2.4], 0, [-4, 0, 0])),
    ],
    [cylinder(plastic('#b8142f', 0.6), [0, 1.58, -0.03], 1.26, 0.2, [-4, 0, 0], 0.03)],
  ];
};

export const pirateHat: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#23222a', 0.3);
  return [
    [ellipsoid(felt, [0, 1.4, -0.1], [1.4, 1.0, 1.4]), cut(box(felt, [0, 0.1, 0], [3, 1.1, 3]))],
    [
      ellipsoid(felt, [0, 1.78, 0.95], [2.15, 0.92, 0.24], 0, [-16, 0, 0]),
      cut(box(felt, [0, 0.2, 1], [3, 1.02, 2]), 0.08),
    ],
    tube(
      plastic('#f7cd2b', 0.6),
      0.09,
      [-2.1, 1.72, 0.95],
      [-1.5, 2.26, 0.84],
      [-0.6, 2.62, 0.75],
      [0.6, 2.62, 0.75],
      [1.5, 2.26, 0.84],
      [2.1, 1.72, 0.95],
    ),
    [
      ellipsoid(white, [0, 1.98, 1.2], [0.36, 0.33, 0.14]),
      blendInto(box(white, [0, 1.68, 1.25], [0.2, 0.15, 0.1], 0.06), 0.06),
    ],
    [...pair((side) => ellipsoid(felt, [side * 0.14, 1.95, 1.33], [0.1, 0.11, 0.06]))],
    [
      capsule(white, [-0.52, 1.48, 1.22], [0.52, 1.62, 1.22], 0.07),
      capsule(white, [0.52, 1.48, 1.22], [-0.52, 1.62, 1.22], 0.07),
    ],
  ];
};

export const witchHat: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#2a2530', 0.35);
  return [
    [
      cylinder(felt, [0, 1.2, 0], 2.25, 0.1, [-4, 0, 0], 0.08),
      capsule(felt, [0, 1.2, -0.05], [-0.1, 2.8, -0.2], 1.35, 0.5, 0.3),
      capsule(felt, [-0.1, 2.8, -0.2], [-0.85, 3.3, -0.1], 0.5, 0.08, 0.2),
    ],
    [cylinder(plastic('#7440a8', 0.5), [0, 1.5, -0.05], 1.32, 0.2, [-4, 0, 0], 0.05)],
    [
      box(brass, [0, 1.5, 1.28], [0.34, 0.28, 0.08], 0.08, [-10, 0, 0]),
      cut(box(brass, [0, 1.5, 1.36], [0.19, 0.14, 0.3], 0.03)),
    ],
  ];
};

export const beret: HeadMould = (tint) => {
  const wool = plastic(tint ?? '#c8242f', 0.15);
  return [
    [ellipsoid(wool, [0.2, 1.58, -0.1], [1.78, 0.62, 1.7], 0, [-6, 0, -12])],
    [torus(wool, [0, 1.22, -0.08], 1.28, 0.14, [-6, 0, -6])],
    [capsule(wool, [0.32, 2.12, -0.1], [0.38, 2.42, -0.1], 0.09, 0.06)],
  ];
};

export const sombrero: HeadMould = (tint) => {
  const straw = plastic(tint ?? '#e3b75e', 0.3);
  return [
    [
      cylinder(straw, [0, 1.15, 0], 2.55, 0.09, [-3, 0, 0], 0.08),
      capsule(straw, [0, 1.3, -0.05], [0, 2.65, -0.1], 1.22, 0.62, 0.3),
    ],
    [torus(straw, [0, 1.36, 0], 2.55, 0.2, [-3, 0, 0])],
    [torus(plastic('#d92b2b', 0.5), [0, 1.6, -0.05], 1.2, 0.15, [-3, 0, 0])],
    [torus(plastic('#2fa66a', 0.5), [0, 1.9, -0.06], 1.05, 0.12, [-3, 0, 0])],
    Array.from({ length: 12 }, (_, i) =>
      ellipsoid(
        plastic(i % 2 === 0 ? '#d92b2b' : '#f4f2ec', 0.5),
        [Math.sin(i * 0.5236) * 2.72, 1.34, Math.cos(i * 0.5236) * 2.72],
        [0.14, 0.14, 0.14],
      ),
    ),
  ];
};

export const santaHat: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#d3222f', 0.25);
  const fur = plastic('#fbf9f4', 0.05);
  return [
    [
      capsule(felt, [0, 1.2, -0.1], [0.15, 2.5, -0.15], 1.36, 0.72),
      capsule(felt, [0.15, 2.5, -0.15], [1.1, 2.8, 0], 0.72, 0.4, 0.25),
      capsule(felt, [1.1, 2.8, 0], [1.75, 1.95, 0.1], 0.4, 0.18, 0.2),
      cut(box(felt, [0, -0.2, 0], [1.7, 1.2, 1.7])),
    ],
    [torus(fur, [0, 1.1, -0.08], 1.4, 0.3, [-5, 0, 0])],
    [ellipsoid(fur, [1.82, 1.7, 0.12], [0.38, 0.38, 0.38])],
  ];
};

export const partyHat: HeadMould = (tint) => {
  const card = plastic(tint ?? '#2cb5e8', 0.7);
  return [
    [
      capsule(card, [0, 1.75, 0.1], [0.1, 3.5, 0.05], 0.86, 0.1),
      cut(box(card, [0, 0.7, 0], [1.5, 0.9, 1.5])),
    ],
    [ellipsoid(plastic('#ffc72c', 0.2), [0.1, 3.6, 0.05], [0.28, 0.28, 0.28])],
    [
      [-0.35, 2.0, 0.83],
      [0.4, 2.1, 0.76],
      [0, 2.5, 0.62],
      [0.3, 2.85, 0.4],
      [-0.2, 2.95, 0.42],
      [-0.55, 2.45, 0.4],
    ].map(([x = 0, y = 0, z = 0], i) =>
      ellipsoid(
        plastic(['#e4312b', '#ffc72c', '#f4f2ec'][i % 3] ?? '#f4f2ec', 0.7),
        [x, y, z],
        [0.13, 0.13, 0.09],
      ),
    ),
    [torus(plastic('#ef7fae', 0.3), [0, 1.64, 0.1], 0.86, 0.13)],
  ];
};

export const sunHat: HeadMould = (tint) => {
  const straw = plastic(tint ?? '#e8c987', 0.2);
  return [
    [
      ellipsoid(straw, [0, 1.5, -0.1], [1.42, 0.85, 1.42]),
      blendInto(ellipsoid(straw, [0, 1.16, 0], [2.4, 0.13, 2.3], 0, [-2, 0, 0]), 0.2),
    ],
    [1.7, 2.0, 2.3].map((radius) =>
      torus(plastic(tint ?? '#d9b56c', 0.2), [0, 1.24, 0], radius, 0.03, [-2, 0, 0]),
    ),
    [cylinder(plastic(tint ? '#f4f2ec' : '#e4312b', 0.5), [0, 1.5, -0.08], 1.44, 0.16, [-2, 0, 0], 0.05)],
    [
      ellipsoid(plastic('#ffc72c', 0.5), [0.85, 1.5, 1.2], [0.2, 0.2, 0.14]),
      ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
        ellipsoid(white, [0.85 + Math.cos(a) * 0.24, 1.5 + Math.sin(a) * 0.24, 1.16], [0.16, 0.16, 0.08]),
      ),
    ],
  ];
};

export const fedora: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#6b5a4a', 0.25);
  return [
    [
      ellipsoid(felt, [0, 1.22, 0.05], [1.98, 0.12, 1.9]),
      ellipsoid(felt, [0, 1.75, -0.05], [1.28, 0.92, 1.3], 0.2),
      cut(ellipsoid(felt, [0, 2.78, 0.1], [0.4, 0.4, 1.4]), 0.25),
      ...pair((side) => cut(ellipsoid(felt, [side * 1.0, 2.35, 1.2], [0.42, 0.6, 0.4]), 0.25)),
    ],
    [cylinder(plastic('#23222a', 0.5), [0, 1.46, -0.02], 1.29, 0.17, [0, 0, 0], 0.05)],
  ];
};

export const turban: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#e07b2b', 0.3);
  return [
    [ellipsoid(cloth, [0, 1.25, -0.1], [1.5, 1.05, 1.5]), cut(box(cloth, [0, -0.1, 0], [2, 1, 2]))],
    ...[
      [-14, 1.1],
      [14, 1.1],
      [-22, 1.45],
      [22, 1.45],
    ].map(([tilt = 0, y = 0]) => [torus(cloth, [0, y, -0.08], 1.36 - (y - 1.1) * 0.4, 0.3, [-8, 0, tilt])]),
    [
      ellipsoid(metal('#e0b13a'), [0, 1.55, 1.5], [0.26, 0.3, 0.14]),
      ellipsoid(plastic('#2563c9', 1), [0, 1.55, 1.6], [0.15, 0.19, 0.1]),
    ],
  ];
};

export const graduationCap: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#23242e', 0.35);
  const tassel = plastic('#f2b52b', 0.3);
  return [
    [
      ellipsoid(cloth, [0, 0.9, -0.1], [1.48, 1.1, 1.5]),
      cut(box(cloth, [0, -0.3, 0], [2.5, 1.25, 2.5]), 0.05),
    ],
    [box(cloth, [0, 2.02, -0.05], [1.62, 0.07, 1.62], 0.05, [-3, 40, 0])],
    [
      cylinder(tassel, [0, 2.12, -0.05], 0.16, 0.06),
      ...tube(tassel, 0.06, [0, 2.14, -0.05], [1.3, 2.12, 0.9], [1.45, 1.6, 1.0]),
      capsule(tassel, [1.45, 1.55, 1.0], [1.48, 1.0, 1.02], 0.12, 0.2),
    ],
  ];
};

export const sailorCap: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#f8f6f0', 0.3);
  return [
    [ellipsoid(cloth, [0, 1.62, -0.08], [1.45, 0.5, 1.45])],
    [cylinder(cloth, [0, 1.42, -0.06], 1.52, 0.3, [-5, 0, 0], 0.12)],
    [cylinder(plastic('#1d2c5b', 0.4), [0, 1.26, -0.06], 1.535, 0.09, [-5, 0, 0], 0.03)],
    [
      torus(plastic('#1d2c5b', 0.5), [0, 1.62, 1.42], 0.09, 0.035, FACING),
      capsule(plastic('#1d2c5b', 0.5), [0, 1.56, 1.47], [0, 1.35, 1.49], 0.035),
      capsule(plastic('#1d2c5b', 0.5), [-0.13, 1.42, 1.47], [0, 1.35, 1.49], 0.035),
      capsule(plastic('#1d2c5b', 0.5), [0.13, 1.42, 1.47], [0, 1.35, 1.49], 0.035),
    ],
  ];
};

export const policeCap: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#1d2c5b', 0.4);
  return [
    [
      ellipsoid(cloth, [0, 1.95, -0.05], [1.85, 0.34, 1.75], 0, [8, 0, 0]),
      blendInto(capsule(cloth, [0, 1.3, -0.08], [0, 1.75, -0.08], 1.3, 1.42), 0.15),
      cut(box(cloth, [0, -0.1, 0], [2, 1.15, 2])),
      cut(box(cloth, [0, 3.6, 0], [2.4, 1.3, 2.4], 0, [8, 0, 0]), 0.1),
    ],
    [cylinder(plastic('#15161c', 0.8), [0, 1.22, -0.06], 1.37, 0.17, [0, 0, 0], 0.04)],
    [ellipsoid(plastic('#15161c', 0.95), [0, 1.08, 1.2], [1.02, 0.11, 0.75], 0, [18, 0, 0])],
    [
      ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
        capsule(brass, [0, 1.66, 1.5], [Math.sin(a) * 0.34, 1.66 + Math.cos(a) * 0.34, 1.5], 0.17, 0.05),
      ),
    ],
    pair((side) => ellipsoid(brass, [side * 1.24, 1.22, 0.62], [0.1, 0.1, 0.1])),
  ];
};
