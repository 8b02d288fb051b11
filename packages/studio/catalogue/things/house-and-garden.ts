import { hex } from '../../colour.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
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

const black = plastic('#23222a', 0.5);
const steel = metal('#c9ced6');

/** A petrol mower, its handle towards the viewer's right. */
export const lawnMower: Mould = (tint) => {
  const deck = plastic(tint ?? '#d92b2b', 0.9);
  return {
    size: 0.75,
    grip: [0.5, 0.4, 0],
    stands: true,
    groups: [
      [box(deck, [-0.12, -0.3, 0], [0.4, 0.1, 0.28], 0.08)],
      [cylinder(black, [-0.14, -0.12, 0], 0.17, 0.09, [0, 0, 0], 0.04)],
      [cylinder(deck, [-0.14, -0.01, 0], 0.12, 0.03, [0, 0, 0], 0.02)],
      ...pair((side) => cylinder(black, [-0.4, -0.36, side * 0.26], 0.13, 0.05, FACING, 0.03)).map((one) => [
        one,
      ]),
      ...pair((side) => cylinder(black, [0.18, -0.34, side * 0.26], 0.16, 0.05, FACING, 0.03)).map((one) => [
        one,
      ]),
      ...[-0.4, 0.18].map((x) => [cylinder(steel, [x, x < 0 ? -0.36 : -0.34, 0.3], 0.06, 0.03, FACING)]),
      ...pair((side) => capsule(steel, [0.2, -0.26, side * 0.22], [0.66, 0.42, side * 0.22], 0.024)).map(
        (one) => [one],
      ),
      [capsule(black, [0.66, 0.42, -0.24], [0.66, 0.42, 0.24], 0.04)],
    ],
  };
};

/** A high-backed chair on runners. */
export const rockingChair: Mould = (tint) => {
  const wood = plastic(tint ?? '#9a6234', 0.5);
  return {
    size: 0.8,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      pair((side) => capsule(wood, [side * 0.28, -0.36, 0.2], [side * 0.28, 0, 0.26], 0.032)),
      pair((side) => capsule(wood, [side * 0.28, -0.36, -0.2], [side * 0.27, 0.56, -0.34], 0.034)),
      ...[-1, 1].map((side) =>
        tube(
          wood,
          0.036,
          [side * 0.28, -0.34, 0.46],
          [side * 0.28, -0.42, 0.2],
          [side * 0.28, -0.42, -0.2],
          [side * 0.28, -0.34, -0.5],
        ),
      ),
      [box(plastic('#d9574a', 0.3), [0, -0.1, 0.02], [0.28, 0.04, 0.26], 0.035)],
      pair((side) => capsule(wood, [side * 0.29, 0.06, -0.27], [side * 0.29, 0.04, 0.3], 0.032)),
      [box(wood, [0, 0.52, -0.335], [0.28, 0.09, 0.025], 0.025, [-8, 0, 0])],
      [-0.16, -0.05, 0.06, 0.17].map((x) => capsule(wood, [x, -0.08, -0.24], [x, 0.48, -0.33], 0.02)),
    ],
  };
};

export const armchair: Mould = (tint) => {
  const cloth = plastic(tint ?? '#2f6f63', 0.25);
  return {
    size: 0.72,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(cloth, [0, 0.1, -0.22], [0.42, 0.38, 0.11], 0.1)],
      [box(cloth, [0, -0.2, 0.04], [0.34, 0.16, 0.3], 0.06)],
      [box(cloth, [0, -0.05, 0.08], [0.3, 0.07, 0.27], 0.06)],
      ...pair((side) => box(cloth, [side * 0.4, -0.12, 0.06], [0.12, 0.24, 0.32], 0.1)).map((one) => [one]),
      pair((side) => capsule(black, [side * 0.38, -0.36, 0.28], [side * 0.4, -0.46, 0.3], 0.045, 0.03)),
      [ellipsoid(plastic('#f0c04a', 0.3), [0.08, 0.14, 0.02], [0.18, 0.17, 0.08])],
    ],
  };
};

/** A teacher's board in its frame on two feet, with the words or a sum, chalk on its ledge. */
export const blackboard: Mould = (tint, words = '2 + 2 = 4') => {
  const board = plastic(tint ?? '#24523f', 0.15);
  const wood = plastic('#a9713d', 0.4);
  const chalk = wordsDecal(words, hex('#20362c'), [0, 0.1], [0.48, 0.3], 26);
  return {
    size: 0.8,
    grip: [0, -0.4, 0],
    stands: true,
    groups: [
      pair((side) => capsule(wood, [side * 0.36, -0.2, -0.03], [side * 0.44, -0.52, 0.06], 0.034)),
      [box(wood, [0, 0.1, -0.01], [0.6, 0.42, 0.02], 0.02)],
      [box({ ...board, decal: chalk }, [0, 0.1, 0.02], [0.54, 0.36, 0.02], 0.01)],
      [box(wood, [0, -0.31, 0.07], [0.5, 0.02, 0.06], 0.015)],
      [capsule(plastic('#fbf8f0', 0.2), [-0.3, -0.27, 0.08], [-0.12, -0.27, 0.08], 0.025)],
      [box(plastic('#e0b13a', 0.2), [0.26, -0.26, 0.08], [0.11, 0.035, 0.04], 0.015)],
    ],
  };
};

export const ruler: Mould = (tint) => {
  const wood = plastic(tint ?? '#f2c53d', 0.5);
  return {
    size: 0.75,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [box(wood, [0, 0, 0], [0.09, 0.5, 0.02], 0.012)],
      Array.from({ length: 13 }, (_, mark) => {
        const long = mark % 4 === 0 ? 0.05 : 0.028;
        return box(black, [-0.085 + long, -0.42 + mark * 0.07, 0.02], [long, 0.008, 0.006], 0.002);
      }),
      [cylinder(black, [0.045, 0.44, 0.02], 0.022, 0.006, FACING)],
    ],
  };
};

export const remoteControl: Mould = (tint) => {
  const shell = plastic(tint ?? '#2a2b31', 0.6);
  const key = (x: number, y: number, code: string) =>
    ellipsoid(plastic(code, 0.7), [x, y, 0.07], [0.036, 0.036, 0.025]);
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [
      [box(shell, [0, 0, 0], [0.17, 0.48, 0.06], 0.05)],
      [key(0, 0.38, '#e4312b')],
      [torus(plastic('#c9ced6', 0.7), [0, 0.2, 0.062], 0.085, 0.022, FACING), key(0, 0.2, '#f4f2ec')],
      [0.02, -0.09, -0.2].flatMap((y) => [-0.09, 0, 0.09].map((x) => key(x, y, '#c9ced6'))),
      [key(-0.09, -0.34, '#2cb5e8'), key(0, -0.34, '#ffc72c'), key(0.09, -0.34, '#2fa66a')],
    ],
  };
};

/** A fir with balls and a star. */
export const christmasTree: Mould = (tint) => {
  const needles = plastic(tint ?? '#1e7a45', 0.3);
  const gold = metal('#e0b13a');
  return {
    size: 0.9,
    grip: [0, -0.4, 0],
    stands: true,
    groups: [
      [cylinder(plastic('#b8402f', 0.5), [0, -0.45, 0], 0.15, 0.07, [0, 0, 0], 0.02)],
      [capsule(plastic('#6b4426', 0.3), [0, -0.4, 0], [0, -0.2, 0], 0.06)],
      [
        capsule(needles, [0, -0.24, 0], [0, 0.1, 0], 0.34, 0.06),
        cut(box(needles, [0, -0.5, 0], [0.5, 0.22, 0.5])),
      ],
      [
        capsule(needles, [0, 0, 0], [0, 0.26, 0], 0.25, 0.05),
        cut(box(needles, [0, -0.2, 0], [0.5, 0.14, 0.5])),
      ],
      [
        capsule(needles, [0, 0.2, 0], [0, 0.44, 0], 0.17, 0.03),
        cut(box(needles, [0, 0.06, 0], [0.5, 0.1, 0.5])),
      ],
      ...[
        ['#e4312b', -0.2, -0.2, 0.24],
        ['#ffc72c', 0.1, -0.18, 0.3],
        ['#2cb5e8', 0.26, -0.24, 0.16],
        ['#ffc72c', -0.12, 0.02, 0.2],
        ['#e4312b', 0.12, 0.04, 0.2],
        ['#2cb5e8', -0.02, 0.22, 0.16],
      ].map(([code, x, y, z]) => [
        ellipsoid(plastic(String(code), 1), [Number(x), Number(y), Number(z)], [0.055, 0.055, 0.055]),
      ]),
      [0, 1, 2, 3, 4].map((point) => {
        const a = (point * Math.PI * 2) / 5;
        return capsule(
          gold,
          [0, 0.53, 0.02],
          [Math.sin(a) * 0.1, 0.53 + Math.cos(a) * 0.1, 0.02],
          0.045,
          0.012,
          0.01,
        );
      }),
    ],
  };
};

/** A witch's pot on three feet, something green boiling in it. */
export const cauldron: Mould = (tint) => {
  const iron = plastic(tint ?? '#2a2b31', 0.6);
  const brew = plastic('#7ed043', 0.95);
  return {
    size: 0.52,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(iron, [0, -0.06, 0], [0.42, 0.36, 0.42]), cut(box(iron, [0, 0.4, 0], [0.6, 0.22, 0.6]))],
      [torus(iron, [0, 0.19, 0], 0.33, 0.05)],
      [
        cylinder(brew, [0, 0.19, 0], 0.31, 0.02),
        blendInto(ellipsoid(brew, [0.1, 0.21, 0.06], [0.12, 0.08, 0.12]), 0.03),
      ],
      [-0.16, 0.02, 0.2].map((x, i) =>
        ellipsoid(brew, [x, 0.28 + i * 0.07, 0.1 - i * 0.08], [0.06, 0.06, 0.06]),
      ),
      pair((side) => capsule(iron, [side * 0.22, -0.34, 0.12], [side * 0.28, -0.46, 0.16], 0.06, 0.045)),
      [capsule(iron, [0, -0.34, -0.24], [0, -0.46, -0.3], 0.06, 0.045)],
      ...pair((side) => torus(iron, [side * 0.4, 0.06, 0.06], 0.08, 0.025, [0, 90, 0])).map((one) => [one]),
    ],
  };
};

/** A folding fan, spread. */
export const handFan: Mould = (tint) => {
  const leaf = plastic(tint ?? '#d92b2b', 0.4);
  return {
    size: 0.6,
    grip: [0, -0.36, 0],
    groups: [
      [
        cylinder(leaf, [0, -0.34, 0], 0.74, 0.014, FACING),
        cut(cylinder(leaf, [0, -0.34, 0], 0.3, 0.1, FACING)),
        cut(box(leaf, [-0.5, -0.5, 0], [0.9, 0.4, 0.2], 0, [0, 0, -24])),
        cut(box(leaf, [0.5, -0.5, 0], [0.9, 0.4, 0.2], 0, [0, 0, 24])),
      ],
      Array.from({ length: 9 }, (_, rib) => {
        const a = ((rib - 4) * 14 * Math.PI) / 180;
        return capsule(
          plastic('#f3e6cb', 0.5),
          [0, -0.4, 0.02],
          [Math.sin(a) * 0.72, -0.34 + Math.cos(a) * 0.72, 0.02],
          0.018,
          0.01,
        );
      }),
      [ellipsoid(metal('#e0b13a'), [0, -0.38, 0.04], [0.04, 0.04, 0.03])],
    ],
  };
};
