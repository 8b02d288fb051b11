import { darken, hex } from '../../colour.ts';
import type { Group } from '../../sculpt/solid.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
import { box, capsule, cylinder, ellipsoid, metal, plastic, torus } from '../mould.ts';
import type { HeadMould } from './head-mould.ts';

export const chefHat: HeadMould = (tint) => {
  const cloth = plastic(tint ?? '#f8f6f0', 0.3);
  return [
    [cylinder(cloth, [0, 1.55, -0.1], 1.3, 0.42, [-8, 0, 0], 0.08)],
    [
      [-0.75, 2.45, 0.15, 0.85],
      [0.75, 2.45, 0.15, 0.85],
      [0, 2.75, 0.1, 0.95],
      [0, 2.4, -0.6, 0.9],
      [0, 2.35, 0.6, 0.7],
    ].map(([x = 0, y = 0, z = 0, r = 1]) => ellipsoid(cloth, [x, y, z], [r, r * 0.85, r], 0.25)),
  ];
};

export const crown: HeadMould = (tint) => {
  const gold = tint ? plastic(tint, 0.9) : metal('#e6b733');
  return [
    [
      cylinder(gold, [0, 1.75, 0], 1.02, 0.3, [0, 0, 0], 0.05),
      { ...cylinder(gold, [0, 2.0, 0], 0.9, 0.4), cutOut: true },
    ],
    ...Array.from({ length: 8 }, (_, i): Group => {
      const a = (i * Math.PI) / 4;
      const [x, z] = [Math.sin(a) * 0.97, Math.cos(a) * 0.97];
      return [
        capsule(gold, [x, 1.95, z], [x * 1.08, 2.5, z * 1.08], 0.24, 0.05),
        ellipsoid(
          plastic(i % 2 === 0 ? '#e4312b' : '#2cb5e8', 1),
          [x * 1.02, 1.72, z * 1.02],
          [0.13, 0.13, 0.13],
        ),
      ];
    }),
  ];
};

export const cap: HeadMould = (tint, words) => {
  const cloth = plastic(tint ?? '#2563c9', 0.35);
  const front = words
    ? { ...cloth, decal: wordsDecal(words, cloth.colour, [0, 1.46], [0.86, 0.34], 60) }
    : cloth;
  return [
    [
      ellipsoid(front, [0, 0.85, -0.1], [1.5, 1.3, 1.55]),
      { ...box(cloth, [0, -0.5, 0], [2.5, 1.25, 2.5]), cutOut: true, blend: 0.1 },
    ],
    [ellipsoid(cloth, [0, 0.92, 1.45], [1.05, 0.14, 1.05], 0, [14, 0, 0])],
    [ellipsoid(plastic(darken(tint ?? hex('#2563c9'), 0.3), 0.4), [0, 2.15, -0.1], [0.14, 0.1, 0.14])],
    ...(words ? [] : [[cylinder(plastic('#f4f2ec', 0.5), [0, 1.45, 1.28], 0.38, 0.06, [68, 0, 0])]]),
  ];
};

export const wizardHat: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#4b3a9c', 0.3);
  return [
    [
      cylinder(felt, [0, 1.2, 0], 2.1, 0.1, [-4, 0, 0], 0.08),
      capsule(felt, [0, 1.2, -0.05], [0.1, 2.9, -0.2], 1.35, 0.45, 0.3),
      capsule(felt, [0.1, 2.9, -0.2], [0.75, 3.5, -0.1], 0.45, 0.1, 0.2),
    ],
    [torus(plastic('#ffc72c', 0.6), [0, 1.42, 0], 1.36, 0.13)],
    [
      ellipsoid(plastic('#ffc72c', 0.8), [-0.35, 2.1, 1.0], [0.17, 0.17, 0.1]),
      ellipsoid(plastic('#ffc72c', 0.8), [0.4, 2.5, 0.65], [0.12, 0.12, 0.1]),
    ],
  ];
};

export const cowboyHat: HeadMould = (tint) => {
  const felt = plastic(tint ?? '#9a6a3c', 0.3);
  return [
    [
      ellipsoid(felt, [0, 1.25, 0.05], [2.25, 0.13, 1.9]),
      ellipsoid(felt, [-1.95, 1.5, 0], [0.4, 0.25, 1.2], 0.3),
      ellipsoid(felt, [1.95, 1.5, 0], [0.4, 0.25, 1.2], 0.3),
      ellipsoid(felt, [0, 1.75, -0.05], [1.25, 0.95, 1.3], 0.3),
      { ...ellipsoid(felt, [0, 2.85, 0.1], [0.35, 0.4, 1.4]), cutOut: true, blend: 0.3 },
    ],
    [torus(plastic('#3d2414', 0.5), [0, 1.5, -0.02], 1.27, 0.14)],
  ];
};

export const beanie: HeadMould = (tint) => {
  const wool = plastic(tint ?? '#2f9b57', 0.15);
  return [
    [
      { ...ellipsoid(wool, [0, 0.85, -0.1], [1.5, 1.4, 1.5]), groove: { depth: 0.06, density: 9, phase: 0 } },
      { ...box(wool, [0, -0.5, 0], [2.5, 1.3, 2.5]), cutOut: true, blend: 0.1 },
    ],
    [torus(wool, [0, 0.92, -0.08], 1.42, 0.22, [-5, 0, 0])],
    [ellipsoid(plastic('#f4f2ec', 0.1), [0, 2.4, -0.1], [0.42, 0.4, 0.42])],
  ];
};
