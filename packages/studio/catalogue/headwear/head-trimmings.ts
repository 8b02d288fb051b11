import { darken, hex, mix } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';
import { blendInto, box, capsule, cut, cylinder, ellipsoid, metal, pair, plastic, torus } from '../mould.ts';
import type { HeadMould } from './head-mould.ts';

const gold = metal('#e6b733');

/** A hoop over the crown, from ear to ear. */
const hoop = (paint: ReturnType<typeof plastic>): Group => [
  torus(paint, [0, 0.35, 0.1], 1.6, 0.1, [90, 0, 0]),
  cut(box(paint, [0, -1.4, 0], [2.6, 1.5, 1])),
];

export const tiara: HeadMould = (tint) => {
  const silver = tint ? plastic(tint, 0.95) : metal('#d5dae2');
  const arch = (x: number, height: number): Group => {
    const z = Math.sqrt(1.36 ** 2 - x * x);
    return [
      capsule(silver, [x, 1.32, z], [x * 0.92, 1.4 + height, z * 0.94], 0.15, 0.05),
      ellipsoid(plastic('#e58ac0', 1), [x * 0.92, 1.46 + height, z * 0.94], [0.12, 0.12, 0.12]),
    ];
  };
  return [
    [torus(silver, [0, 1.25, -0.02], 1.38, 0.11, [-8, 0, 0])],
    ...[
      [0, 0.75],
      [-0.5, 0.5],
      [0.5, 0.5],
      [-0.92, 0.28],
      [0.92, 0.28],
    ].map(([x = 0, height = 0]) => arch(x, height)),
    [ellipsoid(plastic('#3a94e8', 1), [0, 1.5, 1.44], [0.18, 0.22, 0.14])],
  ];
};

export const halo: HeadMould = (tint) => [
  [torus(tint ? plastic(tint, 0.95) : gold, [0, 2.75, -0.2], 1.0, 0.15, [10, 0, 0])],
  [capsule(gold, [0, 1.6, -1.2], [0, 2.6, -1.2], 0.06)],
];

export const catEars: HeadMould = (tint) => {
  const coat = tint ?? hex('#2a2830');
  const fur = plastic(coat, 0.4);
  return [
    hoop(fur),
    ...[-1, 1].map((side) => [
      capsule(fur, [side * 0.85, 1.7, 0.1], [side * 1.12, 2.5, 0.1], 0.5, 0.06),
      cut(box(fur, [side * 0.9, 1.9, -0.75], [1, 1.4, 0.6])),
    ]),
    ...[-1, 1].map((side) => [
      capsule(plastic('#ef9fae', 0.5), [side * 0.87, 1.8, 0.42], [side * 1.08, 2.32, 0.22], 0.24, 0.05),
    ]),
  ];
};

export const bunnyEars: HeadMould = (tint) => {
  const fur = plastic(tint ?? '#f6f2ec', 0.2);
  return [
    hoop(fur),
    ...[-1, 1].map((side) => [
      ellipsoid(fur, [side * 0.68, 2.85, 0.1], [0.36, 1.15, 0.2], 0, [0, 0, side * -8]),
    ]),
    ...[-1, 1].map((side) => [
      ellipsoid(plastic('#f3a7b6', 0.4), [side * 0.68, 2.85, 0.26], [0.18, 0.85, 0.1], 0, [0, 0, side * -8]),
    ]),
  ];
};

export const flowerCrown: HeadMould = (tint) => {
  const petals = tint
    ? [tint, mix(tint, [255, 255, 255], 0.5)]
    : ['#ef7fae', '#f8f5ec', '#f7cd2b', '#b69be0'].map(hex);
  return [
    [torus(plastic('#3f8f4a', 0.4), [0, 1.2, -0.03], 1.42, 0.12, [-6, 0, 0])],
    Array.from({ length: 11 }, (_, i) => {
      const a = (i - 5) * 0.4;
      return ellipsoid(
        plastic(petals[i % petals.length] ?? hex('#ef7fae'), 0.4),
        [Math.sin(a) * 1.46, 1.24 + Math.cos(a) * 0.12, Math.cos(a) * 1.46],
        [0.3, 0.3, 0.24],
      );
    }),
    Array.from({ length: 11 }, (_, i) => {
      const a = (i - 5) * 0.4;
      return ellipsoid(
        plastic('#f2a51d', 0.5),
        [Math.sin(a) * 1.7, 1.25 + Math.cos(a) * 0.13, Math.cos(a) * 1.7],
        [0.12, 0.12, 0.1],
      );
    }),
  ];
};

export const bandana: HeadMould = (tint) => {
  const colour = tint ?? hex('#d92b2b');
  const cloth = plastic(colour, 0.25);
  return [
    [
      ellipsoid(cloth, [0, 0.5, -0.12], [1.46, 1.55, 1.5]),
      cut(box(cloth, [0, -1.0, 0], [2.5, 1.9, 2.5], 0, [-10, 0, 0]), 0.06),
    ],
    [torus(plastic(darken(colour, 0.15), 0.25), [0, 0.92, -0.08], 1.42, 0.12, [-10, 0, 0])],
    [
      ellipsoid(cloth, [1.5, 0.72, -0.5], [0.24, 0.24, 0.24]),
      blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.95, 0.05, -0.55], 0.14, 0.26), 0.05),
      blendInto(capsule(cloth, [1.55, 0.66, -0.5], [1.65, -0.15, -0.7], 0.13, 0.24), 0.05),
    ],
    [
      [-0.75, 1.2, 1.22],
      [0, 1.3, 1.42],
      [0.75, 1.2, 1.22],
      [-0.4, 1.62, 1.12],
      [0.4, 1.62, 1.12],
      [0, 1.9, 0.78],
    ].map(([x = 0, y = 0, z = 0]) =>
      ellipsoid(plastic('#f8f6f0', 0.3), [x, y, z - 0.06], [0.12, 0.12, 0.12]),
    ),
  ];
};

export const headband: HeadMould = (tint) => {
  const colour = tint ?? hex('#d92b2b');
  return [
    [-0.12, 0, 0.12].map((up) =>
      torus(plastic(colour, 0.15), [0, 1.02 + up, -0.1], 1.33 - up * 0.25, 0.13, [-10, 0, 0]),
    ),
  ];
};

export const headscarf: HeadMould = (tint) => {
  const colour = tint ?? hex('#3f8f9a');
  const cloth = plastic(colour, 0.25);
  return [
    [
      ellipsoid(cloth, [0, 0.2, -0.16], [1.56, 1.86, 1.6]),
      blendInto(capsule(cloth, [0, -1.2, -0.2], [0, -2.2, 0.0], 1.2, 1.35), 0.4),
      cut(ellipsoid(cloth, [0, -0.42, 1.5], [1.06, 1.58, 1.4]), 0.12),
    ],
    [
      capsule(plastic(darken(colour, 0.12), 0.25), [-1.0, -1.7, 0.75], [0.5, -2.35, 1.05], 0.24, 0.3),
      capsule(plastic(darken(colour, 0.12), 0.25), [0.5, -2.35, 1.05], [1.05, -1.8, 0.6], 0.28, 0.2, 0.1),
    ],
  ];
};

export const goggles: HeadMould = (tint) => {
  const frame = plastic(tint ?? '#23222a', 0.7);
  return [
    [torus(plastic('#3a3d47', 0.3), [0, 1.02, -0.06], 1.46, 0.15, [-12, 0, 0])],
    ...[-1, 1].map((side) => [cylinder(frame, [side * 0.52, 1.24, 1.3], 0.46, 0.2, [68, side * 14, 0], 0.1)]),
    ...[-1, 1].map((side) => [
      ellipsoid(plastic('#49c3ee', 1), [side * 0.56, 1.31, 1.46], [0.34, 0.32, 0.1], 0, [-22, side * 14, 0]),
    ]),
    [capsule(frame, [-0.14, 1.26, 1.42], [0.14, 1.26, 1.42], 0.12)],
  ];
};

export const eyeMask: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#23222a', 0.5);
  return [
    [
      ellipsoid(cloth, [0, 0.25, 0], [1.33, 1.68, 1.37]),
      cut(box(cloth, [0, 1.44, 0], [2, 1, 2], 0), 0.08),
      cut(box(cloth, [0, -1.42, 0], [2, 1, 2], 0), 0.08),
      cut(ellipsoid(cloth, [0, -0.62, 1.3], [0.34, 0.42, 0.5]), 0.1),
      ...pair((side) => cut(ellipsoid(cloth, [side * 0.5, -0.01, 1.3], [0.34, 0.22, 0.6]), 0.03)),
      cut(box(cloth, [0, 0, -1.85], [2, 2, 1.4])),
    ],
  ];
};

export const sunglasses: HeadMould = (tint) => {
  const frame = plastic(tint ?? '#1b1b20', 0.95);
  const lens = plastic('#17181f', 1);
  return [
    ...[-1, 1].map((side) => [
      box(frame, [side * 0.54, -0.03, 1.33], [0.47, 0.36, 0.07], 0.22, [0, side * 12, 0]),
    ]),
    ...[-1, 1].map((side) => [
      box(lens, [side * 0.545, -0.03, 1.39], [0.38, 0.27, 0.05], 0.18, [0, side * 12, 0]),
    ]),
    [capsule(frame, [-0.14, 0.1, 1.4], [0.14, 0.1, 1.4], 0.08)],
    pair((side) => capsule(frame, [side * 0.98, 0.12, 1.2], [side * 1.36, 0.06, -0.1], 0.075)),
  ];
};
