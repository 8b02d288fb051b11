import { darken, hex } from '../../colour.ts';
import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  type Mould,
  metal,
  pair,
  plastic,
  torus,
} from '../mould.ts';
import { black, eyes } from './creature-eyes.ts';

const brass = metal('#e0b13a');
const ink = plastic('#23242c', 0.5);
const paper = plastic('#fbf8ef', 0.4);

export const skull: Mould = (tint) => {
  const bone = plastic(tint ?? '#f3ecd8', 0.4);
  return {
    size: 0.36,
    grip: [0, -0.34, 0],
    groups: [
      [
        ellipsoid(bone, [0, 0.12, 0], [0.34, 0.32, 0.32]),
        blendInto(box(bone, [0, -0.22, 0.08], [0.18, 0.13, 0.16], 0.06), 0.08),
        ...pair((side) => blendInto(ellipsoid(bone, [side * 0.2, -0.08, 0.16], [0.1, 0.08, 0.1]), 0.04)),
      ],
      pair((side) => ellipsoid(black, [side * 0.135, 0.06, 0.25], [0.095, 0.105, 0.075])),
      [capsule(black, [0, -0.02, 0.3], [0, -0.1, 0.28], 0.02, 0.045)],
      [-0.105, -0.035, 0.035, 0.105].map((x) => box(ink, [x, -0.27, 0.235], [0.008, 0.07, 0.012], 0.004)),
      [box(ink, [0, -0.24, 0.237], [0.15, 0.008, 0.01], 0.004)],
    ],
  };
};

export const ghost: Mould = (tint) => {
  const sheet = plastic(tint ?? '#f5f6fb', 0.5);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(sheet, [0, 0.2, 0], [0.27, 0.28, 0.24]),
        blendInto(capsule(sheet, [0, 0.1, 0], [0, -0.3, 0], 0.26, 0.28), 0.05),
        cut(box(sheet, [0, -0.68, 0], [0.6, 0.3, 0.6])),
        ...[-0.22, 0, 0.22].map((x) => blendInto(ellipsoid(sheet, [x, -0.38, 0.1], [0.1, 0.09, 0.14]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(sheet, [side * 0.22, -0.02, 0.08], [side * 0.42, 0.1, 0.14], 0.075, 0.06), 0.05),
        ),
      ],
      eyes(0.1, 0.24, 0.235, 0.055),
      [ellipsoid(black, [0, 0.08, 0.25], [0.05, 0.07, 0.03])],
      pair((side) => ellipsoid(plastic('#f7b6c2', 0.4), [side * 0.17, 0.14, 0.215], [0.05, 0.03, 0.02])),
    ],
  };
};

export const snowman: Mould = (tint) => {
  const snow = plastic('#f7fafd', 0.3);
  const scarf = plastic(tint ?? '#e4312b', 0.4);
  const twig = plastic('#6b4526', 0.3);
  return {
    size: 0.54,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(snow, [0, -0.28, 0], [0.28, 0.24, 0.26])],
      [ellipsoid(snow, [0, 0.06, 0], [0.21, 0.19, 0.2])],
      [ellipsoid(snow, [0, 0.32, 0], [0.16, 0.15, 0.15])],
      [
        torus(scarf, [0, 0.2, 0], 0.15, 0.045),
        capsule(scarf, [0.08, 0.18, 0.17], [0.12, 0.0, 0.22], 0.04, 0.05),
      ],
      [
        cylinder(ink, [0, 0.45, 0], 0.2, 0.02),
        cylinder(ink, [0, 0.55, 0], 0.13, 0.1, [0, 0, 0], 0.02),
        cylinder(scarf, [0, 0.485, 0], 0.135, 0.022),
      ],
      [capsule(plastic('#f07c1f', 0.5), [0, 0.31, 0.14], [0.03, 0.29, 0.3], 0.032, 0.008)],
      eyes(0.06, 0.36, 0.135, 0.02),
      [0.12, 0.03, -0.2].map((y) => ellipsoid(ink, [0, y, y < 0 ? 0.25 : 0.195], [0.024, 0.024, 0.02])),
      pair((side) => capsule(twig, [side * 0.18, 0.1, 0.02], [side * 0.44, 0.24, 0.06], 0.018)),
      pair((side) => capsule(twig, [side * 0.35, 0.19, 0.05], [side * 0.38, 0.3, 0.05], 0.013)),
    ],
  };
};

export const hourglass: Mould = (tint) => {
  const frame = plastic(tint ?? '#8a5530', 0.6);
  const glass = plastic('#cfe9f2', 1);
  const sand = plastic('#f0c274', 0.3);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    groups: [
      [0.46, -0.46].map((y) => cylinder(frame, [0, y, 0], 0.3, 0.045, [0, 0, 0], 0.03)),
      [
        capsule(glass, [0, 0.28, 0], [0, 0.02, 0], 0.2, 0.045),
        blendInto(capsule(glass, [0, -0.28, 0], [0, -0.02, 0], 0.2, 0.045), 0.03),
      ],
      [capsule(sand, [0, 0.14, 0.06], [0, 0.02, 0.03], 0.12, 0.03)],
      [capsule(sand, [0, -0.3, 0.06], [0, -0.2, 0.05], 0.17, 0.06)],
      [-0.24, 0.24].map((x) => capsule(frame, [x, -0.44, 0.06], [x, 0.44, 0.06], 0.03)),
      [-0.24, 0.24].map((x) => ellipsoid(frame, [x, 0, 0.06], [0.05, 0.06, 0.05])),
    ],
  };
};

export const gavel: Mould = (tint) => {
  const wood = tint ?? hex('#8a4f28');
  const head = plastic(wood, 0.8);
  return {
    size: 0.48,
    grip: [0.16, -0.3, 0],
    heldTurn: [0, 0, 12],
    groups: [
      [cylinder(head, [-0.1, 0.22, 0], 0.19, 0.28, [0, 0, 64], 0.04)],
      [-0.16, 0.16].map((at) =>
        torus(brass, [-0.1 + at * 0.9, 0.22 - at * 0.44, 0], 0.192, 0.022, [0, 0, 64]),
      ),
      [capsule(plastic(darken(wood, 0.15), 0.7), [-0.06, 0.14, 0], [0.26, -0.5, 0], 0.045, 0.06)],
      [ellipsoid(head, [0.27, -0.52, 0], [0.075, 0.075, 0.075])],
    ],
  };
};

const STICKERS = ['#d92b2b', '#2563c9', '#f7cd2b', '#3fa34d', '#f8f6f0', '#f5871f'];
const sticker = (index: number) => plastic(STICKERS[index % STICKERS.length] ?? '#d92b2b', 0.8);

export const puzzleCube: Mould = (tint) => ({
  size: 0.34,
  grip: [0, -0.4, 0],
  groups: [
    [box(plastic(tint ?? '#1f2026', 0.6), [0, 0, 0], [0.4, 0.4, 0.4], 0.05)],
    [-0.25, 0, 0.25].flatMap((y, row) =>
      [-0.25, 0, 0.25].map((x, column) =>
        box(sticker(row * 4 + column * 2 + (row === 1 ? 1 : 0)), [x, y, 0.4], [0.105, 0.105, 0.012], 0.02),
      ),
    ),
    [-0.25, 0, 0.25].flatMap((z, row) =>
      [-0.25, 0, 0.25].map((x, column) =>
        box(sticker(row * 5 + column + 3), [x, 0.4, z], [0.105, 0.012, 0.105], 0.02),
      ),
    ),
    [-0.25, 0, 0.25].flatMap((z, row) =>
      [-0.25, 0, 0.25].map((y, column) =>
        box(sticker(row + column * 5 + 1), [0.4, y, z], [0.012, 0.105, 0.105], 0.02),
      ),
    ),
  ],
});

export const playingCards: Mould = (tint) => {
  const red = plastic('#d92b3b', 0.7);
  const card = (x: number, z: number, turn: number) =>
    box(z < 0 ? plastic(tint ?? '#2f7fc4', 0.6) : paper, [x, 0, z], [0.24, 0.36, 0.016], 0.03, [0, 0, turn]);
  return {
    size: 0.42,
    grip: [0, -0.34, 0],
    groups: [
      [card(-0.2, -0.05, 18)],
      [card(0.17, 0, -14)],
      [card(-0.02, 0.05, 2)],
      [
        box(red, [-0.015, -0.02, 0.07], [0.085, 0.085, 0.012], 0.01, [0, 0, 45]),
        ellipsoid(red, [-0.075, 0.04, 0.07], [0.085, 0.085, 0.014]),
        ellipsoid(red, [0.045, 0.04, 0.07], [0.085, 0.085, 0.014]),
      ],
      [
        [-0.19, 0.28],
        [0.16, -0.28],
      ].map(([x = 0, y = 0]) => ellipsoid(red, [x, y, 0.07], [0.032, 0.036, 0.01])),
      [
        [0.32, 0.26],
        [0.36, 0.1],
      ].map(([x = 0, y = 0]) => ellipsoid(ink, [x, y, 0.02], [0.034, 0.04, 0.01])),
    ],
  };
};
