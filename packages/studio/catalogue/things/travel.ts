import type { Solid, Vector } from '../../sculpt/solid.ts';
import {
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
const black = plastic('#23222a', 0.6);

export const suitcase: Mould = (tint) => {
  const shell = plastic(tint ?? '#2cb5e8', 0.8);
  const line = plastic(tint ?? '#2497c6', 0.8);
  return {
    size: 0.55,
    grip: [0, 0.46, 0],
    stands: true,
    groups: [
      [box(shell, [0, -0.08, 0], [0.28, 0.34, 0.14], 0.07)],
      [-0.15, 0, 0.15].map((x) => capsule(line, [x, -0.34, 0.135], [x, 0.18, 0.135], 0.026)),
      [
        ...pair((side) => capsule(steel, [side * 0.11, 0.24, -0.04], [side * 0.11, 0.46, -0.04], 0.018)),
        capsule(black, [-0.12, 0.48, -0.04], [0.12, 0.48, -0.04], 0.035),
      ],
      pair((side) => cylinder(black, [side * 0.2, -0.46, 0.04], 0.055, 0.03, FACING, 0.02)),
      [cylinder(plastic('#ffc72c', 0.7), [0.11, 0.06, 0.155], 0.08, 0.012, FACING)],
      [box(plastic('#e4312b', 0.7), [-0.09, -0.18, 0.158], [0.1, 0.055, 0.01], 0.008, [0, 0, 14])],
    ],
  };
};

export const rucksack: Mould = (tint) => {
  const cloth = plastic(tint ?? '#e5792b', 0.35);
  const strap = plastic('#3b3f4a', 0.4);
  return {
    size: 0.5,
    grip: [0, 0.44, 0],
    stands: true,
    groups: [
      [box(cloth, [0, -0.04, 0], [0.3, 0.38, 0.18], 0.14)],
      [box(cloth, [0, -0.22, 0.17], [0.22, 0.15, 0.08], 0.06)],
      [
        capsule(strap, [-0.17, -0.12, 0.25], [0.17, -0.12, 0.25], 0.014),
        ellipsoid(brass, [0.12, -0.14, 0.26], [0.02, 0.035, 0.016]),
      ],
      tube(strap, 0.016, [-0.28, 0.06, 0.1], [-0.2, 0.2, 0.185], [0.2, 0.2, 0.185], [0.28, 0.06, 0.1]),
      [torus(strap, [0, 0.36, -0.04], 0.09, 0.026, FACING)],
      ...[-1, 1].map((side) =>
        tube(
          strap,
          0.04,
          [side * 0.24, 0.26, -0.12],
          [side * 0.36, 0.08, -0.12],
          [side * 0.36, -0.2, -0.12],
          [side * 0.28, -0.34, -0.1],
        ),
      ),
      [box(plastic('#f4f2ec', 0.5), [0, 0.06, 0.185], [0.09, 0.05, 0.01], 0.008)],
    ],
  };
};

export const map: Mould = (tint) => {
  const paper = plastic(tint ?? '#f1dfb4', 0.15);
  const ink = plastic('#7a4d2e', 0.2);
  const tilt = (index: number): readonly [number, number, number] => [0, index % 2 === 0 ? 24 : -24, 0];
  return {
    size: 0.4,
    grip: [0, -0.34, 0],
    groups: [
      [0, 1, 2, 3].map((index) =>
        box(paper, [(index - 1.5) * 0.28, 0, 0], [0.152, 0.4, 0.014], 0.006, tilt(index)),
      ),
      [
        ellipsoid(plastic('#7fb27c', 0.2), [-0.4, 0.14, 0.03], [0.13, 0.16, 0.03], 0, tilt(0)),
        ellipsoid(plastic('#7fb27c', 0.2), [0.16, -0.16, 0.03], [0.12, 0.14, 0.03], 0, tilt(2)),
      ],
      [ellipsoid(plastic('#78bff0', 0.4), [-0.14, 0.22, 0.03], [0.1, 0.08, 0.03], 0, tilt(1))],
      [
        [-0.42, -0.2],
        [-0.3, -0.13],
        [-0.17, -0.12],
        [-0.05, -0.04],
        [0.08, 0.06],
        [0.2, 0.1],
      ].map(([x = 0, y = 0]) => ellipsoid(ink, [x, y, 0.045], [0.028, 0.02, 0.02])),
      [
        capsule(plastic('#d92b2b', 0.5), [0.34, 0.12, 0.05], [0.5, 0.26, 0.03], 0.026),
        capsule(plastic('#d92b2b', 0.5), [0.35, 0.26, 0.05], [0.49, 0.12, 0.03], 0.026),
      ],
    ],
  };
};

export const compass: Mould = (tint) => {
  const shell = tint ? plastic(tint, 0.9) : brass;
  return {
    size: 0.32,
    grip: [0, -0.3, 0],
    groups: [
      [cylinder(shell, [0, -0.06, 0], 0.42, 0.08, FACING, 0.04)],
      [cylinder(plastic('#fbf6e6', 0.7), [0, -0.06, 0.08], 0.35, 0.012, FACING)],
      [0, 90, 180, 270].map((angle) =>
        ellipsoid(
          plastic('#23222a', 0.6),
          [Math.sin(angle / 57.3) * 0.29, Math.cos(angle / 57.3) * 0.29 - 0.06, 0.09],
          [0.03, 0.03, 0.014],
        ),
      ),
      [capsule(plastic('#d92b2b', 0.8), [0, -0.06, 0.115], [0.16, 0.14, 0.115], 0.055, 0.008)],
      [capsule(plastic('#3c5f8f', 0.8), [0, -0.06, 0.112], [-0.16, -0.26, 0.112], 0.055, 0.008)],
      [ellipsoid(brass, [0, -0.06, 0.15], [0.035, 0.035, 0.025])],
      [cylinder(shell, [0, 0.39, 0], 0.06, 0.05), torus(shell, [0, 0.5, 0], 0.09, 0.024, FACING)],
    ],
  };
};

export const anchor: Mould = (tint) => {
  const iron = tint ? plastic(tint, 0.85) : metal('#8d97a6');
  return {
    size: 0.6,
    grip: [0, 0.2, 0],
    groups: [
      [
        capsule(iron, [0, 0.3, 0], [0, -0.4, 0], 0.045, 0.055),
        ...tube(
          iron,
          0.052,
          [-0.34, -0.16, 0],
          [-0.28, -0.3, 0],
          [-0.14, -0.41, 0],
          [0, -0.44, 0],
          [0.14, -0.41, 0],
          [0.28, -0.3, 0],
          [0.34, -0.16, 0],
        ),
        ...pair((side) => capsule(iron, [side * 0.33, -0.2, 0], [side * 0.38, -0.04, 0], 0.1, 0.015)),
      ],
      [capsule(plastic('#8b4a2b', 0.5), [-0.24, 0.2, 0], [0.24, 0.2, 0], 0.05)],
      [torus(iron, [0, 0.4, 0], 0.09, 0.032, FACING)],
      tube(
        plastic('#e3c58a', 0.2),
        0.03,
        [0.08, 0.4, 0.03],
        [0.16, 0.3, 0.07],
        [0.02, 0.1, 0.08],
        [-0.1, -0.04, 0.06],
        [0.02, -0.2, 0.08],
        [0.12, -0.28, 0.06],
      ),
    ],
  };
};

/** The middle of a chest's lid that stands open by 65 degrees, hinged on the chest's back edge. */
const LID: Vector = [0, 0.196, -0.15];

/** The half of a lid's barrel that is left of it, scooped out. */
const hollow = (barrel: Solid): Solid[] => [
  barrel,
  cut(box(barrel.paint, [0, 0.069, 0.122], [0.6, 0.3, 0.5], 0, [-65, 0, 0])),
  cut(cylinder(barrel.paint, LID, 0.21, 0.39, [0, 0, 90])),
];

export const treasureChest: Mould = (tint) => {
  const wood = plastic(tint ?? '#8b4a2b', 0.5);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(wood, [0, -0.24, 0], [0.44, 0.2, 0.26], 0.03)],
      hollow(cylinder(wood, LID, 0.26, 0.44, [0, 0, 90], 0.02)),
      ...[-1, 1].map((side) =>
        hollow(cylinder(brass, [side * 0.3, LID[1], LID[2]], 0.27, 0.045, [0, 0, 90])),
      ),
      pair((side) => box(brass, [side * 0.3, -0.24, 0], [0.045, 0.205, 0.27], 0.02)),
      [box(brass, [0, -0.05, 0.245], [0.45, 0.03, 0.025], 0.012)],
      [
        box(brass, [0, -0.13, 0.27], [0.07, 0.08, 0.02], 0.02),
        ellipsoid(plastic('#23222a', 0.5), [0, -0.13, 0.29], [0.022, 0.03, 0.01]),
      ],
      [
        ellipsoid(brass, [0, -0.04, 0.0], [0.38, 0.14, 0.22]),
        ...[
          [-0.2, 0.08, 0.1, 20],
          [0.05, 0.11, 0.12, -25],
          [0.22, 0.06, 0.12, 40],
          [-0.05, 0.12, -0.02, 60],
        ].map(([x = 0, y = 0, z = 0, a = 0]) => cylinder(brass, [x, y, z], 0.085, 0.018, [70, a, a], 0.01)),
      ],
      [
        ellipsoid(plastic('#e4312b', 1), [0.14, 0.1, 0.14], [0.055, 0.055, 0.055]),
        ellipsoid(plastic('#2cb5e8', 1), [-0.12, 0.08, 0.17], [0.05, 0.05, 0.05]),
      ],
    ],
  };
};

/** The slope of a pennant's edges, degrees, and where the boxes lie that cut it to its point. */
const PENNANT = { slope: 15.5, x: 0.153, above: 0.533, below: -0.053 };

/** A racing pennant: no nation's colours, no emblem. */
export const flag: Mould = (tint) => {
  const cloth = plastic(tint ?? '#ffc72c', 0.35);
  const stripe = plastic('#f4f2ec', 0.35);
  const toPoint = (paint: typeof cloth) => [
    cut(box(paint, [PENNANT.x, PENNANT.above, 0], [0.7, 0.2, 0.2], 0, [0, 0, -PENNANT.slope])),
    cut(box(paint, [PENNANT.x, PENNANT.below, 0], [0.7, 0.2, 0.2], 0, [0, 0, PENNANT.slope])),
  ];
  return {
    size: 0.9,
    grip: [-0.26, -0.3, 0],
    groups: [
      [capsule(plastic('#c98a4a', 0.5), [-0.26, -0.5, 0], [-0.26, 0.46, 0], 0.024)],
      [ellipsoid(brass, [-0.26, 0.49, 0], [0.045, 0.045, 0.045])],
      [box(cloth, [0.1, 0.24, 0], [0.36, 0.21, 0.024], 0.01), ...toPoint(cloth)],
      [box(stripe, [-0.05, 0.24, 0], [0.045, 0.21, 0.03], 0.006), ...toPoint(stripe)],
    ],
  };
};
