import {
  blendInto,
  box,
  capsule,
  cylinder,
  ellipsoid,
  FACING,
  type Mould,
  metal,
  plastic,
  tube,
} from '../mould.ts';

/** A concert harp. */
export const harp: Mould = (tint) => {
  const frame = tint ? plastic(tint, 0.9) : metal('#e0b13a');
  const strings = [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2].map((x, index) =>
    capsule(
      plastic('#fbf6e6', 0.8),
      [x, 0.3 + Math.abs(index - 2) * 0.02, 0],
      [x, -0.34 + (0.2 - x) * 1.05, 0],
      0.009,
    ),
  );
  return {
    size: 0.9,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        capsule(frame, [0.3, 0.46, 0], [0.3, -0.42, 0], 0.045, 0.05),
        ellipsoid(frame, [0.3, 0.5, 0], [0.075, 0.07, 0.075]),
      ],
      [
        ...tube(frame, 0.045, [0.3, 0.44, 0], [0.12, 0.3, 0], [-0.1, 0.34, 0], [-0.27, 0.24, 0]).map(
          (solid) => blendInto(solid, 0.02),
        ),
      ],
      [capsule(frame, [-0.28, 0.24, 0], [0.26, -0.42, 0], 0.06, 0.1)],
      strings,
      [box(frame, [0.24, -0.46, 0], [0.2, 0.04, 0.14], 0.03)],
    ],
  };
};

/** A silver flute with its keys. */
export const flute: Mould = (tint) => {
  const silver = tint ? plastic(tint, 0.95) : metal('#cfd5dd');
  const gold = metal('#e0b13a');
  return {
    size: 0.62,
    grip: [-0.1, 0, 0],
    heldTurn: [0, 0, 24],
    groups: [
      [capsule(silver, [-0.55, 0, 0], [0.55, 0, 0], 0.042)],
      [ellipsoid(silver, [0.36, 0.02, 0.02], [0.085, 0.03, 0.06])],
      [-0.44, -0.34, -0.24, -0.12, -0.02, 0.08].map((x) =>
        cylinder(gold, [x, 0.03, 0.035], 0.04, 0.018, FACING),
      ),
      [-0.5, -0.18, 0.24, 0.52].map((x) => cylinder(gold, [x, 0, 0], 0.05, 0.015, [0, 0, 90])),
      [capsule(silver, [-0.46, 0.06, 0.01], [0.12, 0.06, 0.01], 0.014)],
    ],
  };
};

/** Bagpipes: the tartan bag, three drones, the chanter and the blowpipe. */
export const bagpipes: Mould = (tint) => {
  const bag = plastic(tint ?? '#1e5b3a', 0.3);
  const stripe = plastic('#c0392f', 0.3);
  const wood = plastic('#2a1d18', 0.8);
  const ivory = plastic('#f3e6cb', 0.8);
  const pipe = (x: number, top: number) => [
    capsule(wood, [x * 0.6, 0.02, -0.02], [x, top, -0.04], 0.036, 0.03),
    capsule(ivory, [x, top, -0.04], [x * 1.04, top + 0.07, -0.04], 0.045, 0.055),
    ellipsoid(ivory, [x * 0.8, top / 2, -0.03], [0.05, 0.03, 0.05]),
  ];
  return {
    size: 0.66,
    grip: [0.05, -0.3, 0.1],
    groups: [
      [ellipsoid(bag, [0, -0.16, 0], [0.36, 0.22, 0.18], 0, [0, 0, 12])],
      [-0.16, 0.02, 0.2].map((x) =>
        ellipsoid(stripe, [x, -0.16 + x * 0.2, 0], [0.024, 0.225 - Math.abs(x) * 0.2, 0.186]),
      ),
      pipe(-0.2, 0.3),
      pipe(0.02, 0.44),
      pipe(0.22, 0.32),
      [
        capsule(wood, [0.3, -0.16, 0.05], [0.46, 0.1, 0.1], 0.03),
        ellipsoid(ivory, [0.47, 0.12, 0.1], [0.04, 0.05, 0.04]),
      ],
      [
        capsule(wood, [-0.26, -0.28, 0.06], [-0.36, -0.54, 0.1], 0.034, 0.03),
        capsule(ivory, [-0.36, -0.54, 0.1], [-0.375, -0.58, 0.1], 0.05, 0.05),
      ],
    ],
  };
};
