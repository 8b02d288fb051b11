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
} from '../mould.ts';

/** Noodles with an egg, chopsticks in them. */
export const bowl: Mould = (tint) => {
  const china = plastic(tint ?? '#d9403a', 0.9);
  const noodle = plastic('#f2d27a', 0.5);
  const stick = plastic('#7a4d2e', 0.5);
  return {
    size: 0.45,
    grip: [0, -0.3, 0],
    groups: [
      [ellipsoid(china, [0, 0.08, 0], [0.46, 0.46, 0.46]), cut(box(china, [0, 0.42, 0], [0.6, 0.36, 0.6]))],
      [cylinder(china, [0, -0.4, 0], 0.2, 0.05, [0, 0, 0], 0.02)],
      [torus(plastic('#f4f2ec', 0.9), [0, 0.05, 0], 0.44, 0.03)],
      [cylinder(plastic('#c98a4a', 0.8), [0, 0.05, 0], 0.42, 0.02)],
      [-0.22, -0.08, 0.06, 0.2].map((x, i) => torus(noodle, [x, 0.09, 0.1 - (i % 2) * 0.16], 0.13, 0.035)),
      [ellipsoid(plastic('#fbf8f0', 0.7), [-0.14, 0.13, 0.24], [0.13, 0.06, 0.1])],
      [ellipsoid(plastic('#f7a52b', 0.8), [-0.14, 0.17, 0.25], [0.065, 0.035, 0.05])],
      [ellipsoid(plastic('#3aa35a', 0.5), [0.16, 0.13, 0.26], [0.12, 0.05, 0.06])],
      pair((side) => capsule(stick, [0.1, 0.06, -0.1], [0.42 + side * 0.05, 0.58, -0.1], 0.02, 0.026)),
    ],
  };
};

export const fries: Mould = (tint) => {
  const carton = plastic(tint ?? '#d92b2b', 0.6);
  const potato = plastic('#f5c542', 0.4);
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [
      [-0.24, -0.14, -0.05, 0.05, 0.14, 0.24].map((x, i) =>
        box(potato, [x, 0.2 + (i % 3) * 0.06, -0.03 + (i % 2) * 0.06], [0.04, 0.26, 0.04], 0.01, [
          0,
          0,
          -x * 40,
        ]),
      ),
      [-0.18, -0.02, 0.17].map((x, i) =>
        box(potato, [x, 0.14 + i * 0.03, 0.08], [0.04, 0.24, 0.04], 0.01, [0, 0, -x * 30]),
      ),
      [
        box(carton, [0, -0.2, 0.02], [0.3, 0.3, 0.14], 0.02),
        cut(cylinder(carton, [0, 0.2, 0.1], 0.22, 0.4, FACING)),
      ],
      [ellipsoid(plastic('#ffc72c', 0.6), [0, -0.24, 0.16], [0.13, 0.13, 0.03])],
    ],
  };
};

/** A pillow bag with one crisp before it. */
export const crisps: Mould = (tint) => {
  const foil = plastic(tint ?? '#2563c9', 0.9);
  return {
    size: 0.5,
    grip: [0, -0.36, 0],
    groups: [
      [
        ellipsoid(foil, [0, 0, 0], [0.36, 0.52, 0.17]),
        blendInto(box(foil, [0, 0.44, 0], [0.34, 0.04, 0.02], 0.01), 0.1),
        blendInto(box(foil, [0, -0.44, 0], [0.34, 0.04, 0.02], 0.01), 0.1),
      ],
      [cylinder(plastic('#ffc72c', 0.7), [0, 0.06, 0.13], 0.21, 0.04, FACING, 0.03)],
      [ellipsoid(plastic('#f0b23c', 0.3), [0.02, 0.05, 0.2], [0.17, 0.12, 0.03], 0, [0, 0, 24])],
      [ellipsoid(plastic('#e8a52e', 0.3), [-0.06, -0.02, 0.22], [0.13, 0.09, 0.03], 0, [0, 0, -18])],
      [box(plastic('#f4f2ec', 0.7), [0, -0.28, 0.12], [0.2, 0.04, 0.03], 0.02)],
    ],
  };
};

/** A bar, half out of its wrapper. */
export const chocolate: Mould = (tint) => {
  const cocoa = plastic('#5a321e', 0.6);
  const wrapper = plastic(tint ?? '#7440a8', 0.7);
  return {
    size: 0.45,
    grip: [0, -0.34, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [box(cocoa, [0, 0.1, 0], [0.25, 0.38, 0.05], 0.02)],
      [0.02, 0.2, 0.38].flatMap((y) =>
        [-0.12, 0.12].map((x) => box(cocoa, [x, y, 0.05], [0.1, 0.075, 0.025], 0.02)),
      ),
      [box(metal('#c9ced6'), [0, -0.1, 0], [0.265, 0.06, 0.065], 0.02)],
      [box(wrapper, [0, -0.32, 0], [0.275, 0.2, 0.075], 0.02)],
      [box(plastic('#f4f2ec', 0.7), [0, -0.32, 0.07], [0.18, 0.05, 0.012], 0.01)],
    ],
  };
};

export const corn: Mould = (tint) => {
  const grain = plastic(tint ?? '#f7cd2b', 0.7);
  const husk = plastic('#5fa53f', 0.4);
  return {
    size: 0.5,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [ellipsoid(grain, [0, 0.06, 0], [0.17, 0.46, 0.17])],
      Array.from({ length: 18 }, (_, grainlet) => {
        const row = Math.floor(grainlet / 3);
        const [x, y] = [((grainlet % 3) - 1) * 0.095, -0.1 + row * 0.095];
        const around = 0.172 * Math.sqrt(1 - ((y - 0.06) / 0.47) ** 2);
        return ellipsoid(
          grain,
          [x * (around / 0.172), y, around * 0.93 - Math.abs(x) * 0.5],
          [0.05, 0.05, 0.035],
        );
      }),
      ...pair((side) =>
        ellipsoid(husk, [side * 0.16, -0.2, 0.04], [0.11, 0.34, 0.1], 0, [0, 0, -side * 16]),
      ).map((one) => [one]),
      [ellipsoid(husk, [0, -0.28, 0.12], [0.13, 0.22, 0.06])],
      [capsule(husk, [0, -0.4, 0], [0, -0.5, 0], 0.05)],
    ],
  };
};

export const toiletRoll: Mould = (tint) => {
  const paper = plastic(tint ?? '#fbf8f0', 0.15);
  return {
    size: 0.36,
    grip: [0.3, -0.2, 0],
    groups: [
      [cylinder(paper, [0, 0, 0], 0.38, 0.36, [0, 0, 0], 0.04), cut(cylinder(paper, [0, 0.3, 0], 0.15, 0.3))],
      [torus(plastic('#b98d5f', 0.2), [0, 0.34, 0], 0.15, 0.025)],
      [box(paper, [0.3, -0.22, 0.3], [0.1, 0.36, 0.015], 0.01, [0, 40, 0])],
      [torus(plastic('#e6e0d4', 0.1), [0, 0.365, 0], 0.26, 0.01)],
    ],
  };
};

/** A ball of mirrors on its string. */
export const discoBall: Mould = (tint) => {
  const glass = tint ? plastic(tint, 1) : metal('#d7dbe3');
  const seam = plastic('#6d7380', 0.4);
  return {
    size: 0.5,
    grip: [0, 0.5, 0],
    groups: [
      [ellipsoid(glass, [0, -0.08, 0], [0.4, 0.4, 0.4])],
      [-60, -40, -20, 0, 20, 40, 60].map((angle) => {
        const a = (angle * Math.PI) / 180;
        return torus(seam, [0, -0.08 + Math.sin(a) * 0.4, 0], Math.cos(a) * 0.4, 0.008);
      }),
      [0, 22, 45, 67, 90, 112, 135, 157].map((angle) =>
        torus(seam, [0, -0.08, 0], 0.4, 0.008, [90, angle, 0]),
      ),
      [
        cylinder(metal('#c9ced6'), [0, 0.34, 0], 0.08, 0.04),
        capsule(seam, [0, 0.36, 0], [0, 0.54, 0], 0.014),
      ],
    ],
  };
};

/** A plump bee. */
export const bee: Mould = (tint) => {
  const fur = plastic(tint ?? '#f7cd2b', 0.4);
  const dark = plastic('#2a2420', 0.4);
  return {
    size: 0.38,
    grip: [0, -0.3, 0],
    groups: [
      [ellipsoid(fur, [0.05, -0.06, 0], [0.4, 0.29, 0.28])],
      [0.02, 0.2, 0.36].map((x) =>
        torus(dark, [x, -0.06, 0], 0.29 * Math.sqrt(1 - ((x - 0.05) / 0.42) ** 2), 0.032, [0, 0, 90]),
      ),
      [ellipsoid(fur, [-0.36, 0.02, 0.02], [0.2, 0.19, 0.19])],
      pair((side) => ellipsoid(dark, [-0.44 + side * 0.07, 0.06, 0.16], [0.045, 0.06, 0.03])),
      pair((side) =>
        capsule(dark, [-0.38 + side * 0.06, 0.18, 0.04], [-0.44 + side * 0.1, 0.34, 0.06], 0.016),
      ),
      [capsule(dark, [0.42, -0.06, 0], [0.54, -0.06, 0], 0.05, 0.008)],
      ...pair((side) =>
        ellipsoid(plastic('#dff1fa', 0.9), [0.06 + side * 0.12, 0.3, 0.08], [0.12, 0.25, 0.03], 0, [
          0,
          0,
          -side * 24,
        ]),
      ).map((one) => [one]),
    ],
  };
};
