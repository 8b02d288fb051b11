import { ball, box, disc, FACING, limb, type Mould, metal, plastic, ring } from './model.ts';

export const guitar: Mould = (wished) => {
  const body = plastic(wished ?? '#d92b2b', 0.9);
  const wood = plastic('#7a4d2e', 0.5);
  const pearl = plastic('#f4f2ec', 0.7);
  return {
    size: 0.95,
    grip: [0, 0.1, 0.05],
    heldTurn: [0, 0, -24],
    lumps: [
      [
        disc(body, [0, -0.3, 0], 0.2, 0.06, FACING, 0.03),
        { ...disc(body, [0, -0.06, 0], 0.15, 0.06, FACING, 0.03), blend: 0.14 },
      ],
      [disc(pearl, [0.03, -0.24, 0.05], 0.1, 0.02, FACING)],
      [box(wood, [0, 0.2, 0.03], [0.032, 0.26, 0.03], 0.015)],
      [box(body, [0.01, 0.47, 0.02], [0.055, 0.07, 0.025], 0.02, [0, 0, -8])],
      ...[-0.02, 0, 0.02].map((x) => [limb(metal('#e8e8ee'), [x, -0.36, 0.07], [x, 0.42, 0.065], 0.004)]),
      [box(metal('#c9ccd4'), [0, -0.36, 0.06], [0.06, 0.018, 0.02], 0.01)],
      ...[0.43, 0.49].flatMap((y) =>
        [-1, 1].map((side) => [ball(metal('#d7d9df'), [side * 0.07, y, 0.02], [0.016, 0.016, 0.016])]),
      ),
    ],
  };
};

export const microphone: Mould = (wished) => ({
  size: 0.4,
  grip: [0, -0.2, 0],
  heldTurn: [20, 0, 18],
  lumps: [
    [limb(plastic(wished ?? '#23222a', 0.7), [0, -0.5, 0], [0, 0.15, 0], 0.09, 0.13)],
    [disc(metal('#d6a534'), [0, 0.17, 0], 0.15, 0.03)],
    [ball(metal('#b6bbc4'), [0, 0.32, 0], [0.2, 0.2, 0.2])],
  ],
});

export const drum: Mould = (wished) => ({
  size: 0.42,
  grip: [0, 0, 0],
  stands: true,
  lumps: [
    [disc(plastic(wished ?? '#d92b2b', 0.85), [0, 0, 0], 0.46, 0.3, [14, 0, 0], 0.02)],
    [disc(plastic('#f4f2ec', 0.5), [0, 0.28, 0.07], 0.44, 0.03, [14, 0, 0])],
    [ring(metal('#d9b45a'), [0, 0.28, 0.07], 0.46, 0.035, [14, 0, 0])],
    [ring(metal('#d9b45a'), [0, -0.28, -0.07], 0.46, 0.035, [14, 0, 0])],
    [limb(plastic('#c59c6c', 0.4), [-0.3, 0.36, 0.3], [0.35, 0.5, 0.15], 0.03)],
  ],
});

export const trophy: Mould = (wished) => {
  const gold = wished ? plastic(wished, 0.9) : metal('#e0b13a');
  return {
    size: 0.5,
    grip: [0, -0.2, 0],
    heldTurn: [0, 0, 6],
    lumps: [
      [
        limb(gold, [0, 0.36, 0], [0, 0, 0], 0.26, 0.12),
        limb(gold, [0, -0.02, 0], [0, -0.26, 0], 0.05, 0.05, 0.08),
        disc(gold, [0, -0.28, 0], 0.16, 0.03),
      ],
      [box(plastic('#2a2024', 0.6), [0, -0.4, 0], [0.2, 0.09, 0.2], 0.03)],
      ...[-1, 1].map((side) => [ring(gold, [side * 0.25, 0.28, 0], 0.13, 0.03, FACING)]),
    ],
  };
};

export const wand: Mould = (wished) => ({
  size: 0.6,
  grip: [0, -0.36, 0],
  heldTurn: [12, 0, 22],
  lumps: [
    [limb(plastic(wished ?? '#3b2a4a', 0.6), [0, -0.5, 0], [0, 0.3, 0], 0.035, 0.024)],
    [
      ...[0, 72, 144, 216, 288].map((angle) => {
        const a = (angle * Math.PI) / 180;
        return limb(
          plastic('#ffd23f', 0.9),
          [0, 0.38, 0],
          [Math.sin(a) * 0.15, 0.38 + Math.cos(a) * 0.15, 0],
          0.07,
          0.02,
          0.02,
        );
      }),
    ],
    [ring(metal('#d9b45a'), [0, -0.3, 0], 0.035, 0.014)],
  ],
});

export const paintbrush: Mould = (wished) => ({
  size: 0.55,
  grip: [0, -0.2, 0],
  heldTurn: [10, 0, 16],
  lumps: [
    [limb(plastic('#c98a4a', 0.6), [0, -0.5, 0], [0, 0.12, 0], 0.035, 0.05)],
    [disc(metal('#c9ccd4'), [0, 0.2, 0], 0.06, 0.08)],
    [limb(plastic(wished ?? '#2563c9', 0.5), [0, 0.3, 0], [0, 0.48, 0], 0.065, 0.015)],
  ],
});

export const book: Mould = (wished) => ({
  size: 0.42,
  grip: [0.2, -0.2, 0],
  heldTurn: [0, 18, 6],
  lumps: [
    [box(plastic('#f6efdc', 0.2), [0.02, 0, 0], [0.32, 0.44, 0.07], 0.01)],
    [box(plastic(wished ?? '#2f9b57', 0.6), [0, 0, 0.085], [0.35, 0.48, 0.02], 0.02)],
    [box(plastic(wished ?? '#2f9b57', 0.6), [0, 0, -0.085], [0.35, 0.48, 0.02], 0.02)],
    [box(plastic(wished ?? '#2f9b57', 0.6), [-0.34, 0, 0], [0.02, 0.48, 0.1], 0.02)],
    [
      box(metal('#d9b45a'), [0.02, 0.18, 0.108], [0.22, 0.05, 0.006], 0.005),
      box(metal('#d9b45a'), [0.02, -0.28, 0.108], [0.12, 0.02, 0.006], 0.005),
    ],
  ],
});
