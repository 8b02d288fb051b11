import {
  blendInto,
  box,
  capsule,
  cylinder,
  ellipsoid,
  type Mould,
  metal,
  pair,
  plastic,
  torus,
} from '../mould.ts';

const steel = metal('#c9ced6');
const white = plastic('#f8f5ec', 0.5);
const wood = plastic('#dcb377', 0.4);

/** Studs on a building brick, from its left end to its right. */
const studs = (paint: ReturnType<typeof plastic>, y: number, xs: readonly number[]) =>
  xs.flatMap((x) => [-0.08, 0.08].map((z) => cylinder(paint, [x, y, z], 0.055, 0.03, [0, 0, 0], 0.01)));

/** Three building bricks, one upon two. */
export const toyBricks: Mould = (tint) => {
  const [top, left, right] = [
    plastic(tint ?? '#f7cd2b', 0.9),
    plastic('#d92b2b', 0.9),
    plastic('#2563c9', 0.9),
  ];
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [box(left, [-0.25, -0.2, 0], [0.24, 0.15, 0.17], 0.012), ...studs(left, -0.03, [-0.4])],
      [box(right, [0.25, -0.2, 0], [0.24, 0.15, 0.17], 0.012), ...studs(right, -0.03, [0.4])],
      [box(top, [0, 0.11, 0], [0.3, 0.15, 0.17], 0.012), ...studs(top, 0.28, [-0.2, -0.065, 0.065, 0.2])],
    ],
  };
};

/** A cricket bat, its blade up, and a red ball. */
export const cricketBat: Mould = (tint) => {
  const grip = plastic(tint ?? '#2563c9', 0.4);
  return {
    size: 0.85,
    grip: [0, -0.34, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [
        box(wood, [0, 0.18, 0], [0.1, 0.3, 0.035], 0.03),
        blendInto(capsule(wood, [0, -0.06, 0], [0, -0.2, 0], 0.07, 0.035), 0.05),
      ],
      [
        box(grip, [0, 0.26, 0.036], [0.075, 0.09, 0.006], 0.005),
        box(white, [0, 0.08, 0.036], [0.075, 0.03, 0.006], 0.005),
      ],
      [capsule(grip, [0, -0.18, 0], [0, -0.47, 0], 0.04, 0.043)],
      [ellipsoid(plastic('#a81f24', 0.8), [0.22, -0.38, 0.02], [0.1, 0.1, 0.1])],
      [torus(white, [0.22, -0.38, 0.02], 0.1, 0.01, [90, 20, 0])],
    ],
  };
};

/** A wooden spear with a head of steel. */
export const spear: Mould = (tint) => ({
  size: 1.15,
  grip: [0, -0.1, 0],
  groups: [
    [capsule(plastic(tint ?? '#8a5a2c', 0.4), [0, -0.5, 0], [0, 0.34, 0], 0.022)],
    [
      capsule(steel, [0, 0.34, 0], [0, 0.4, 0], 0.026),
      blendInto(ellipsoid(steel, [0, 0.46, 0], [0.06, 0.14, 0.022]), 0.01),
    ],
    [0.29, 0.32, 0.35].map((y) => torus(plastic('#d92b2b', 0.3), [0, y, 0], 0.024, 0.013)),
    pair((side) => capsule(white, [side * 0.02, 0.28, 0.02], [side * 0.075, 0.16, 0.02], 0.022, 0.008)),
  ],
});

/** Two pom-poms of a cheerleader. */
export const pomPoms: Mould = (tint) => {
  const first = plastic(tint ?? '#2563c9', 0.8);
  // Spread over the half of a ball that the viewer sees.
  const strands = [...Array(13).keys()].map((index) => {
    const out = Math.sqrt((index + 0.5) / 11);
    const angle = index * 2.4;
    return [Math.cos(angle) * out, Math.sin(angle) * out, Math.sqrt(Math.max(0, 1 - out * out))] as const;
  });
  return {
    size: 0.46,
    grip: [0, -0.3, 0],
    groups: [-1, 1].map((side) => [
      ellipsoid(first, [side * 0.24, 0.06, 0], [0.2, 0.2, 0.18]),
      ...strands.map(([x, y, z], index) =>
        capsule(
          index % 2 ? white : first,
          [side * 0.24 + x * 0.1, 0.06 + y * 0.1, z * 0.08],
          [side * 0.24 + x * 0.24, 0.06 + y * 0.26, z * 0.22],
          0.075,
          0.055,
        ),
      ),
    ]),
  };
};

/** A pair of maracas. */
export const maracas: Mould = (tint) => {
  const shell = plastic(tint ?? '#e4312b', 0.8);
  return {
    size: 0.42,
    grip: [0, -0.3, 0],
    groups: [
      ...[-1, 1].flatMap((side) => [
        [ellipsoid(shell, [side * 0.25, 0.24, side * 0.04], [0.17, 0.21, 0.17], 0, [0, 0, side * -22])],
        [capsule(wood, [side * 0.16, 0.04, 0], [side * -0.02, -0.44, side * 0.05], 0.04, 0.05)],
        [0.2, 0.28].map((y) =>
          torus(plastic('#ffc72c', 0.7), [side * (0.15 + y * 0.4), y, side * 0.04], 0.165, 0.014, [
            0,
            0,
            side * -22,
          ]),
        ),
      ]),
    ],
  };
};

/** A bottle of wine with its label. */
export const wineBottle: Mould = (tint) => {
  const glass = plastic(tint ?? '#1f4a2c', 1);
  const foil = plastic('#7a1226', 0.8);
  return {
    size: 0.58,
    grip: [0, -0.1, 0],
    groups: [
      [
        cylinder(glass, [0, -0.2, 0], 0.15, 0.27, [0, 0, 0], 0.03),
        capsule(glass, [0, 0.04, 0], [0, 0.16, 0], 0.135, 0.06, 0.04),
        capsule(glass, [0, 0.16, 0], [0, 0.42, 0], 0.055, 0.05, 0.02),
      ],
      [cylinder(plastic('#f6efdc', 0.3), [0, -0.2, 0], 0.154, 0.13, [0, 0, 0], 0.005)],
      [cylinder(metal('#e0b13a'), [0, -0.1, 0], 0.157, 0.012), cylinder(foil, [0, -0.27, 0], 0.157, 0.025)],
      [cylinder(foil, [0, 0.38, 0], 0.066, 0.1, [0, 0, 0], 0.015)],
    ],
  };
};
