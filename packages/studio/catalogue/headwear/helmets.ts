import { luminance } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';
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

const steel = metal('#b6bdc8');
const brass = metal('#e0b13a');

/** A shell around the whole head with a window for the face. */
const fullShell = (paint: ReturnType<typeof plastic>): Group => [
  ellipsoid(paint, [0, 0.35, -0.1], [1.72, 1.85, 1.75]),
  cut(ellipsoid(paint, [0, -0.5, 1.3], [1.34, 1.75, 1.75]), 0.1),
  cut(box(paint, [0, -2.4, 0], [2.5, 1.2, 2.5]), 0.1),
];
/** A shell over the upper half of the head. */
const halfShell = (paint: ReturnType<typeof plastic>, rim: number): Group => [
  ellipsoid(paint, [0, 0.62, -0.08], [1.56, 1.55, 1.6]),
  cut(box(paint, [0, rim - 2, 0], [2.5, 2, 2.5]), 0.06),
];

/** A full helmet with two racing stripes, its chin guard below the mouth and its dark visor pushed up. */
export const racingHelmet: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#f4f2ec', 0.95);
  const stripe = plastic(tint && luminance(tint) > 150 ? '#2563c9' : tint ? '#f4f2ec' : '#e4312b', 0.95);
  const grown = ellipsoid(stripe, [0, 0.35, -0.1], [1.75, 1.88, 1.78]);
  const beside = (x: number, wide: number) => cut(box(stripe, [x, 0, 0], [wide, 3, 3]));
  return [
    fullShell(shell),
    [
      grown,
      beside(0, 0.14),
      beside(-2.42, 2),
      beside(2.42, 2),
      cut(box(stripe, [0, -1.2, 0], [3, 2.2, 3], 0, [-12, 0, 0])),
    ],
    [
      ellipsoid(plastic('#20222b', 1), [0, 0.42, -0.06], [1.76, 1.74, 1.86]),
      cut(box(stripe, [0, 3.34, 0], [3, 2, 3], 0, [-7, 0, 0])),
      cut(box(stripe, [0, -1.04, 0], [3, 2, 3], 0, [-4, 0, 0])),
      cut(box(stripe, [0, 0, -2.7], [3, 3, 3])),
    ],
    ...[-1, 1].map((side) => [cylinder(stripe, [side * 1.66, 0.5, 0.2], 0.24, 0.12, [0, 0, 90], 0.06)]),
    tube(
      shell,
      0.27,
      [-1.46, -0.95, 0.2],
      [-1.12, -1.6, 1.0],
      [-0.5, -1.82, 1.4],
      [0.5, -1.82, 1.4],
      [1.12, -1.6, 1.0],
      [1.46, -0.95, 0.2],
    ).map((solid, index) => (index === 0 ? solid : blendInto(solid, 0.1))),
  ];
};

export const spaceHelmet: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#f4f2ec', 0.95);
  return [
    fullShell(shell),
    ...[-1, 1].map((side) => [
      cylinder(shell, [side * 1.68, 0.1, -0.1], 0.5, 0.2, [0, 0, 90], 0.1),
      cylinder(plastic('#e4312b', 0.9), [side * 1.88, 0.1, -0.1], 0.28, 0.06, [0, 0, 90]),
    ]),
    [
      capsule(steel, [1.78, 0.4, -0.1], [1.9, 1.9, -0.15], 0.06),
      ellipsoid(plastic('#e4312b', 1), [1.9, 1.98, -0.15], [0.17, 0.17, 0.17]),
    ],
    [ellipsoid(plastic('#2563c9', 0.9), [0, 1.72, 1.1], [0.32, 0.28, 0.2])],
  ];
};

export const footballHelmet: HeadMould = (tint) => {
  const bar = plastic('#d3d6dc', 0.8);
  return [
    fullShell(plastic(tint ?? '#1d2c8b', 0.95)),
    [box(plastic('#f4f2ec', 0.9), [0, 1.85, 0.1], [0.22, 0.4, 1.3], 0.2, [-6, 0, 0])],
    ...[-1.0, -1.45].map((y) =>
      tube(
        bar,
        0.1,
        [-1.45, y + 0.35, 0.5],
        [-0.95, y, 1.5],
        [0, y - 0.05, 1.75],
        [0.95, y, 1.5],
        [1.45, y + 0.35, 0.5],
      ),
    ),
    pair((side) => capsule(bar, [side * 0.5, -1.02, 1.64], [side * 0.5, -1.47, 1.64], 0.09)),
  ];
};

export const bikeHelmet: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#2cb5e8', 0.85);
  return [
    [
      ...halfShell(shell, 0.86),
      ...[-0.62, 0, 0.62].map((x) => cut(capsule(shell, [x, 1.62, 1.42], [x, 2.5, 0.1], 0.14, 0.2), 0.04)),
      blendInto(ellipsoid(shell, [0, 1.0, 1.4], [1.0, 0.12, 0.5]), 0.1),
    ],
    [-0.62, 0, 0.62].map((x) => capsule(plastic('#23222a', 0.4), [x, 1.5, 1.15], [x, 2.02, 0.1], 0.14, 0.16)),
    pair((side) =>
      capsule(plastic('#23222a', 0.4), [side * 1.32, 0.9, 0.2], [side * 1.12, -1.35, 0.35], 0.06),
    ),
  ];
};

export const hardHat: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#f7cd2b', 0.9);
  return [
    halfShell(shell, 0.95),
    [
      cylinder(shell, [0, 0.98, 0.1], 1.72, 0.08, [-3, 0, 0], 0.06),
      blendInto(ellipsoid(shell, [0, 0.98, 1.35], [1.15, 0.09, 0.75]), 0.08),
    ],
    [
      ...[-0.5, 0, 0.5].map((x) =>
        torus(shell, [x, 0.64, -0.08], Math.sqrt(1.56 ** 2 - x * x), 0.11, [0, 0, 90]),
      ),
      cut(box(shell, [0, -0.9, 0], [2.5, 2, 2.5])),
    ],
  ];
};

export const fireHelmet: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#d92b2b', 0.9);
  return [
    halfShell(shell, 0.95),
    [ellipsoid(shell, [0, 0.98, -0.25], [1.85, 0.12, 2.15], 0, [6, 0, 0])],
    [
      capsule(shell, [0, 1.6, 1.2], [0, 2.3, 0], 0.17, 0.15),
      capsule(shell, [0, 2.3, 0], [0, 1.7, -1.3], 0.15, 0.12),
    ],
    [
      box(brass, [0, 1.6, 1.42], [0.42, 0.46, 0.09], 0.15, [-14, 0, 0]),
      blendInto(ellipsoid(brass, [0, 2.06, 1.32], [0.2, 0.2, 0.09]), 0.05),
    ],
    [ellipsoid(plastic('#d92b2b', 0.9), [0, 1.58, 1.52], [0.22, 0.24, 0.08])],
    [torus(plastic('#f7cd2b', 0.7), [0, 1.1, -0.08], 1.52, 0.09)],
  ];
};

export const knightHelmet: HeadMould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : steel;
  return [
    fullShell(shell),
    [ellipsoid(shell, [0, 1.35, 0.72], [1.62, 0.72, 1.2], 0, [-24, 0, 0])],
    [-0.5, 0, 0.5].map((x) =>
      box(plastic('#2a2b31', 0.4), [x, 1.5, 1.72 - Math.abs(x) * 0.2], [0.17, 0.05, 0.12], 0.03),
    ),
    pair((side) => cylinder(brass, [side * 1.66, 0.7, 0.1], 0.24, 0.12, [0, 0, 90], 0.05)),
    [
      capsule(plastic('#e4312b', 0.3), [0, 2.1, 0.1], [0, 2.9, -0.4], 0.16, 0.36),
      capsule(plastic('#e4312b', 0.3), [0, 2.9, -0.4], [0, 2.5, -1.5], 0.36, 0.14, 0.15),
    ],
  ];
};

/** Ox horns, from the temples outwards and up. */
const hornPair = (paint: ReturnType<typeof plastic>, y: number, x: number): Group[] =>
  [-1, 1].map((side) => [
    capsule(paint, [side * x, y, 0.1], [side * (x + 0.62), y + 0.3, 0.1], 0.34, 0.25),
    capsule(paint, [side * (x + 0.62), y + 0.3, 0.1], [side * (x + 0.72), y + 1.15, 0.1], 0.25, 0.05, 0.12),
  ]);

export const vikingHelmet: HeadMould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : steel;
  return [
    halfShell(shell, 0.85),
    [torus(brass, [0, 0.95, -0.08], 1.54, 0.16)],
    [capsule(brass, [0, 1.0, 1.46], [0, 2.15, 0.1], 0.13)],
    ...hornPair(plastic('#f3e6cb', 0.7), 1.2, 1.45),
    [-0.8, 0.8].map((x) => ellipsoid(brass, [x, 1.35, 1.18], [0.1, 0.1, 0.1])),
  ];
};

export const horns: HeadMould = (tint) => {
  const horn = plastic(tint ?? '#c8242f', 0.85);
  return [-1, 1].map((side) => [
    capsule(horn, [side * 0.72, 1.5, 0.5], [side * 0.98, 2.1, 0.55], 0.28, 0.2),
    capsule(horn, [side * 0.98, 2.1, 0.55], [side * 0.9, 2.65, 0.6], 0.2, 0.03, 0.1),
  ]);
};

export const headphones: HeadMould = (tint) => {
  const shell = plastic(tint ?? '#23222a', 0.8);
  return [
    [torus(shell, [0, 0.35, 0], 1.72, 0.13, FACING), cut(box(shell, [0, -1.6, 0], [2.6, 1.5, 1]))],
    ...[-1, 1].map((side) => [
      cylinder(shell, [side * 1.55, -0.2, 0], 0.55, 0.26, [0, 0, 90], 0.12),
      cylinder(plastic('#e4312b', 0.8), [side * 1.82, -0.2, 0], 0.32, 0.06, [0, 0, 90]),
    ]),
  ];
};
