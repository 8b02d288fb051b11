import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, FACING, type Mould, pair, plastic, torus, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

export const lion: Mould = (tint) => {
  const coat = tint ?? hex('#e0a548');
  const fur = plastic(coat, 0.4);
  const mane = plastic(darken(coat, 0.4), 0.25);
  const cream = plastic('#f8ead0', 0.4);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.22, -0.05], [0.22, 0.27, 0.2]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.09, -0.2, 0.12], [side * 0.1, -0.43, 0.16], 0.065, 0.065), 0.03),
        ),
      ],
      [
        capsule(fur, [0.2, -0.42, -0.1], [0.44, -0.28, -0.1], 0.035),
        ellipsoid(mane, [0.47, -0.22, -0.1], [0.075, 0.1, 0.075], 0, [0, 0, -25]),
      ],
      [torus(mane, [0, 0.2, 0.02], 0.23, 0.12, FACING), ellipsoid(mane, [0, 0.2, -0.02], [0.3, 0.3, 0.16])],
      pair((side) => ellipsoid(fur, [side * 0.25, 0.45, 0.06], [0.085, 0.085, 0.06])),
      [ellipsoid(fur, [0, 0.2, 0.1], [0.22, 0.21, 0.17])],
      pair((side) => ellipsoid(cream, [side * 0.065, 0.11, 0.23], [0.085, 0.075, 0.07])),
      [ellipsoid(plastic('#7a3f2a', 0.8), [0, 0.17, 0.275], [0.05, 0.034, 0.03])],
      eyes(0.1, 0.25, 0.24, 0.034),
    ],
  };
};

export const elephant: Mould = (tint) => {
  const coat = tint ?? hex('#9aa3b2');
  const skin = plastic(coat, 0.4);
  const inner = plastic('#e9b3bb', 0.4);
  return {
    size: 0.52,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0, -0.15, -0.05], [0.3, 0.27, 0.25]),
        ...pair((side) =>
          blendInto(capsule(skin, [side * 0.16, -0.28, 0.1], [side * 0.17, -0.42, 0.12], 0.1), 0.03),
        ),
      ],
      pair((side) => ellipsoid(skin, [side * 0.34, 0.22, -0.02], [0.2, 0.23, 0.05], 0, [0, side * 14, 0])),
      pair((side) => ellipsoid(inner, [side * 0.35, 0.21, 0.02], [0.14, 0.17, 0.04], 0, [0, side * 14, 0])),
      [
        ellipsoid(skin, [0, 0.22, 0.06], [0.24, 0.23, 0.2]),
        blendInto(capsule(skin, [0, 0.14, 0.22], [0, -0.06, 0.34], 0.09, 0.065), 0.04),
        blendInto(capsule(skin, [0, -0.06, 0.34], [0.04, -0.2, 0.37], 0.065, 0.055), 0.02),
        blendInto(capsule(skin, [0.04, -0.2, 0.37], [0.13, -0.22, 0.42], 0.055, 0.05), 0.02),
      ],
      pair((side) => capsule(white, [side * 0.11, 0.07, 0.22], [side * 0.15, -0.06, 0.32], 0.034, 0.012)),
      eyes(0.12, 0.28, 0.23, 0.032),
      [-0.22, -0.13, 0.13, 0.22].map((x) =>
        ellipsoid(plastic('#f1ede4', 0.5), [x, -0.48, 0.2], [0.035, 0.03, 0.02]),
      ),
    ],
  };
};

export const monkey: Mould = (tint) => {
  const coat = tint ?? hex('#8a5a34');
  const fur = plastic(coat, 0.3);
  const face = plastic('#f2cfa2', 0.4);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.2, 0], [0.2, 0.24, 0.17]),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.16, -0.06, 0.05], [side * 0.29, -0.26, 0.14], 0.065, 0.055), 0.03),
        ),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.12, -0.36, 0.06], [side * 0.22, -0.41, 0.2], 0.08, 0.075), 0.03),
        ),
      ],
      tube(
        fur,
        0.036,
        [0.12, -0.36, -0.12],
        [0.4, -0.36, -0.12],
        [0.5, -0.16, -0.12],
        [0.42, 0.0, -0.12],
        [0.34, -0.08, -0.12],
      ),
      [ellipsoid(face, [0, -0.2, 0.1], [0.13, 0.16, 0.09])],
      pair((side) => ellipsoid(fur, [side * 0.28, 0.2, 0], [0.1, 0.11, 0.05])),
      pair((side) => ellipsoid(face, [side * 0.28, 0.2, 0.04], [0.06, 0.07, 0.03])),
      [ellipsoid(fur, [0, 0.22, 0.02], [0.25, 0.23, 0.2])],
      [
        ellipsoid(face, [-0.085, 0.25, 0.14], [0.11, 0.12, 0.09]),
        ellipsoid(face, [0.085, 0.25, 0.14], [0.11, 0.12, 0.09]),
        blendInto(ellipsoid(face, [0, 0.12, 0.17], [0.16, 0.11, 0.11]), 0.02),
      ],
      eyes(0.085, 0.26, 0.22, 0.034),
      pair((side) => ellipsoid(plastic('#6b3f24', 0.4), [side * 0.025, 0.16, 0.275], [0.014, 0.018, 0.01])),
      tube(plastic('#6b3f24', 0.4), 0.011, [-0.08, 0.1, 0.265], [0, 0.07, 0.285], [0.08, 0.1, 0.265]),
    ],
  };
};

export const flamingo: Mould = (tint) => {
  const coat = tint ?? hex('#f58ca8');
  const plume = plastic(coat, 0.5);
  const leg = plastic(darken(coat, 0.15), 0.5);
  return {
    size: 0.56,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(plume, [-0.06, 0.0, 0], [0.27, 0.17, 0.17]),
        blendInto(capsule(plume, [-0.24, 0.04, 0], [-0.4, 0.12, 0], 0.1, 0.03), 0.05),
        blendInto(capsule(plume, [0.1, 0.06, 0.02], [0.25, 0.16, 0.04], 0.08, 0.06), 0.06),
        blendInto(capsule(plume, [0.25, 0.16, 0.04], [0.18, 0.36, 0.06], 0.06, 0.052), 0.04),
        blendInto(capsule(plume, [0.18, 0.36, 0.06], [0.26, 0.5, 0.07], 0.052), 0.04),
        blendInto(ellipsoid(plume, [0.29, 0.52, 0.08], [0.1, 0.09, 0.085]), 0.03),
      ],
      [ellipsoid(plastic(lighten(coat, 0.25), 0.5), [-0.12, 0.02, 0.13], [0.19, 0.11, 0.07], 0, [0, 0, 12])],
      [capsule(plastic('#fbf3ea', 0.6), [0.36, 0.51, 0.1], [0.44, 0.45, 0.12], 0.05, 0.042)],
      [capsule(black, [0.44, 0.45, 0.12], [0.44, 0.36, 0.12], 0.042, 0.015)],
      [ellipsoid(black, [0.31, 0.55, 0.16], [0.022, 0.028, 0.018])],
      [
        capsule(leg, [-0.06, -0.12, 0.02], [-0.05, -0.48, 0.02], 0.026),
        ellipsoid(leg, [-0.01, -0.49, 0.06], [0.09, 0.022, 0.07]),
      ],
      tube(leg, 0.025, [0.02, -0.12, 0.06], [0.17, -0.26, 0.08], [-0.02, -0.3, 0.07]),
    ],
  };
};

export const butterfly: Mould = (tint) => {
  const coat = tint ?? hex('#f5871f');
  const wing = plastic(coat, 0.6);
  const edge = plastic('#26212b', 0.6);
  const spot = plastic(lighten(coat, 0.55), 0.6);
  return {
    size: 0.4,
    grip: [0, -0.3, 0],
    groups: [
      pair((side) =>
        ellipsoid(edge, [side * 0.28, 0.17, -0.01], [0.31, 0.235, 0.028], 0, [0, side * 14, side * 34]),
      ),
      pair((side) =>
        ellipsoid(wing, [side * 0.26, 0.16, 0.012], [0.25, 0.18, 0.026], 0, [0, side * 14, side * 34]),
      ),
      pair((side) =>
        ellipsoid(edge, [side * 0.2, -0.2, -0.01], [0.21, 0.19, 0.026], 0, [0, side * 14, side * -40]),
      ),
      pair((side) =>
        ellipsoid(wing, [side * 0.19, -0.19, 0.012], [0.16, 0.14, 0.024], 0, [0, side * 14, side * -40]),
      ),
      pair((side) => ellipsoid(spot, [side * 0.34, 0.22, 0.035], [0.07, 0.055, 0.02])),
      pair((side) => ellipsoid(spot, [side * 0.22, -0.2, 0.035], [0.06, 0.05, 0.02])),
      [
        capsule(edge, [0, -0.32, 0.03], [0, 0.16, 0.03], 0.035, 0.055),
        ellipsoid(edge, [0, 0.24, 0.04], [0.07, 0.07, 0.06]),
      ],
      pair((side) => capsule(edge, [side * 0.02, 0.28, 0.04], [side * 0.12, 0.46, 0.04], 0.012)),
      pair((side) => ellipsoid(edge, [side * 0.125, 0.47, 0.04], [0.026, 0.026, 0.026])),
      pair((side) => ellipsoid(white, [side * 0.03, 0.25, 0.09], [0.022, 0.026, 0.014])),
    ],
  };
};
