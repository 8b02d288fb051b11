import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  type Mould,
  metal,
  plastic,
  torus,
} from '../mould.ts';

/** A rubber cup on a wooden stick. */
export const plunger: Mould = (tint) => {
  const rubber = plastic(tint ?? '#b8352b', 0.5);
  return {
    size: 0.58,
    grip: [0, 0.3, 0],
    groups: [
      [capsule(plastic('#c79a5e', 0.4), [0, -0.2, 0], [0, 0.56, 0], 0.042, 0.046)],
      [
        ellipsoid(rubber, [0, -0.3, 0], [0.27, 0.25, 0.27]),
        blendInto(capsule(rubber, [0, -0.2, 0], [0, -0.02, 0], 0.12, 0.06), 0.06),
        cut(box(rubber, [0, -0.62, 0], [0.4, 0.2, 0.4])),
        cut(ellipsoid(rubber, [0, -0.44, 0], [0.21, 0.16, 0.21])),
      ],
      [torus(rubber, [0, -0.415, 0], 0.245, 0.035)],
    ],
  };
};

/** A cook's knife, its blade up. */
export const knife: Mould = (tint) => {
  const handle = plastic(tint ?? '#2a2529', 0.7);
  const steel = metal('#cfd5dc');
  return {
    size: 0.5,
    grip: [0.02, -0.36, 0],
    heldTurn: [0, 0, 8],
    groups: [
      [
        box(steel, [-0.03, 0.16, 0], [0.115, 0.42, 0.018], 0.01),
        // The edge runs up to the point in one curve.
        cut(ellipsoid(steel, [-0.36, 0.52, 0], [0.3, 0.62, 0.2], 0, [0, 0, -12])),
      ],
      [box(metal('#9aa2ad'), [0.02, -0.25, 0], [0.06, 0.035, 0.034], 0.012)],
      [
        box(handle, [0.03, -0.4, 0], [0.056, 0.14, 0.038], 0.03),
        blendInto(ellipsoid(handle, [0.02, -0.54, 0], [0.072, 0.05, 0.044]), 0.03),
      ],
      [-0.34, -0.45].map((y) => cylinder(metal('#e8ebef'), [0.03, y, 0.036], 0.018, 0.008, [90, 0, 0])),
    ],
  };
};

/** A pistol of old space films, all rings and a ball at its muzzle. */
export const rayGun: Mould = (tint) => {
  const shell = plastic(tint ?? '#c9342b', 0.9);
  const brass = metal('#e0b13a');
  return {
    size: 0.4,
    grip: [0.24, -0.22, 0],
    groups: [
      [
        ellipsoid(shell, [0.12, 0.06, 0], [0.3, 0.17, 0.15]),
        blendInto(capsule(shell, [0, 0.07, 0], [-0.3, 0.07, 0], 0.1, 0.055), 0.05),
      ],
      [
        capsule(plastic('#2a2b31', 0.6), [0.2, -0.06, 0], [0.28, -0.4, 0], 0.085, 0.075),
        blendInto(ellipsoid(plastic('#2a2b31', 0.6), [0.29, -0.42, 0], [0.09, 0.06, 0.08]), 0.02),
      ],
      [-0.14, -0.24, -0.34].map((x, at) => torus(brass, [x, 0.07, 0], 0.14 - at * 0.025, 0.024, [0, 0, 90])),
      [capsule(brass, [-0.34, 0.07, 0], [-0.48, 0.07, 0], 0.03)],
      [ellipsoid(plastic('#49d36a', 1), [-0.52, 0.07, 0], [0.07, 0.07, 0.07])],
      [torus(brass, [0.1, -0.14, 0], 0.07, 0.018, [90, 0, 0])],
      [ellipsoid(shell, [0.34, 0.24, 0], [0.12, 0.07, 0.02], 0, [0, 0, 40])],
      [ellipsoid(plastic('#49c3ee', 1), [0.12, 0.1, 0.13], [0.09, 0.07, 0.05])],
    ],
  };
};
