import { blendInto, capsule, cut, cylinder, type Mould, metal, plastic, tube } from '../mould.ts';

/** Wood with a crook, as walkers lean on. */
export const cane: Mould = (tint) => {
  const wood = plastic(tint ?? '#7a4a2a', 0.8);
  return {
    size: 0.82,
    grip: [0.1, 0.46, 0],
    groups: [
      [
        ...tube(
          wood,
          0.036,
          [0, -0.46, 0],
          [0, 0.3, 0],
          [0.03, 0.4, 0],
          [0.1, 0.45, 0],
          [0.18, 0.42, 0],
          [0.22, 0.33, 0],
          [0.22, 0.26, 0],
        ),
      ],
      [cylinder(metal('#e0b13a'), [0, 0.24, 0], 0.048, 0.022)],
      [cylinder(plastic('#23222a', 0.3), [0, -0.47, 0], 0.046, 0.03)],
    ],
  };
};

/** A bent tobacco pipe. */
export const pipe: Mould = (tint) => {
  const briar = plastic(tint ?? '#7a3f1f', 0.9);
  const stem = plastic('#1f1c20', 0.9);
  return {
    size: 0.4,
    grip: [0.24, 0.08, 0],
    heldTurn: [0, 0, -8],
    groups: [
      [
        capsule(briar, [-0.3, -0.2, 0], [-0.3, 0.16, 0], 0.15, 0.17),
        blendInto(capsule(briar, [-0.3, -0.22, 0], [-0.06, -0.12, 0], 0.1, 0.06), 0.06),
        cut(cylinder(briar, [-0.3, 0.32, 0], 0.3, 0.08)),
        cut(cylinder(briar, [-0.3, 0.26, 0], 0.11, 0.12)),
      ],
      [cylinder(plastic('#2a1a12', 0.1), [-0.3, 0.16, 0], 0.11, 0.02)],
      [capsule(metal('#e0b13a'), [-0.08, -0.13, 0], [-0.03, -0.1, 0], 0.068)],
      tube(stem, 0.05, [-0.04, -0.11, 0], [0.18, 0.06, 0], [0.34, 0.14, 0], [0.48, 0.16, 0]),
    ],
  };
};

/** A cigar with its band, lit at the end. */
export const cigar: Mould = (tint) => {
  const leaf = plastic(tint ?? '#6b4026', 0.3);
  return {
    size: 0.4,
    grip: [0.26, -0.14, 0],
    groups: [
      [capsule(leaf, [0.38, -0.2, 0], [-0.34, 0.18, 0], 0.085, 0.1)],
      [capsule(plastic('#c8312b', 0.8), [0.06, -0.03, 0], [-0.06, 0.033, 0], 0.102)],
      [capsule(plastic('#e0b13a', 0.9), [0.015, -0.006, 0], [-0.015, 0.01, 0], 0.11)],
      [capsule(plastic('#d8d5d0', 0.1), [-0.36, 0.19, 0], [-0.42, 0.222, 0], 0.1, 0.085)],
      [capsule(plastic('#f06a28', 0.5), [-0.345, 0.182, 0], [-0.36, 0.19, 0], 0.104)],
    ],
  };
};
