import { hex, lighten } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic, torus } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

export const teddyBear: Mould = (tint) => {
  const coat = tint ?? hex('#b5793f');
  const fur = plastic(coat, 0.15);
  const pale = plastic(lighten(coat, 0.5), 0.15);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.18, 0], [0.23, 0.26, 0.2]),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.2, -0.04, 0.06], [side * 0.33, -0.2, 0.14], 0.085, 0.09), 0.03),
        ),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.14, -0.36, 0.08], [side * 0.22, -0.38, 0.26], 0.11, 0.12), 0.03),
        ),
      ],
      [
        ellipsoid(fur, [0, 0.24, 0.03], [0.26, 0.23, 0.22]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.43, 0], [0.095, 0.095, 0.06]), 0.03)),
      ],
      pair((side) => ellipsoid(pale, [side * 0.205, 0.43, 0.045], [0.05, 0.05, 0.03])),
      [ellipsoid(pale, [0, 0.17, 0.2], [0.13, 0.1, 0.1])],
      [ellipsoid(black, [0, 0.21, 0.295], [0.045, 0.032, 0.025])],
      eyes(0.1, 0.29, 0.215, 0.03),
      pair((side) => ellipsoid(pale, [side * 0.235, -0.385, 0.365], [0.075, 0.08, 0.03])),
      [
        ellipsoid(plastic('#e4312b', 0.7), [-0.09, 0.02, 0.21], [0.085, 0.06, 0.035], 0, [0, 0, -14]),
        ellipsoid(plastic('#e4312b', 0.7), [0.09, 0.02, 0.21], [0.085, 0.06, 0.035], 0, [0, 0, 14]),
        ellipsoid(plastic('#b8142f', 0.7), [0, 0.02, 0.23], [0.035, 0.04, 0.03]),
      ],
    ],
  };
};

export const rabbit: Mould = (tint) => {
  const coat = tint ?? hex('#f1ece2');
  const fur = plastic(coat, 0.3);
  const inner = plastic('#f0a9b4', 0.4);
  return {
    size: 0.48,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.26, -0.04], [0.2, 0.23, 0.22]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.16, -0.4, 0.06], [0.09, 0.08, 0.16]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.07, -0.22, 0.14], [side * 0.075, -0.44, 0.18], 0.05, 0.05), 0.03),
        ),
      ],
      [
        ellipsoid(fur, [0, 0.06, 0.06], [0.21, 0.19, 0.19]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.08, 0.0, 0.18], [0.1, 0.08, 0.08]), 0.04)),
      ],
      ...[-1, 1].map((side) => [
        ellipsoid(fur, [side * 0.1, 0.36, 0], [0.075, 0.22, 0.05], 0, [0, 0, side * -10]),
        blendInto(
          ellipsoid(inner, [side * 0.103, 0.36, 0.04], [0.04, 0.165, 0.025], 0, [0, 0, side * -10]),
          0.01,
        ),
      ]),
      eyes(0.11, 0.11, 0.21, 0.034),
      [ellipsoid(inner, [0, 0.04, 0.262], [0.03, 0.022, 0.02])],
      [capsule(white, [0, -0.05, 0.24], [0, -0.075, 0.24], 0.024)],
      [ellipsoid(white, [0.2, -0.36, -0.2], [0.09, 0.09, 0.09])],
      [
        capsule(plastic('#f07c1f', 0.6), [0.2, -0.3, 0.22], [0.14, -0.46, 0.28], 0.05, 0.014),
        capsule(plastic('#2f9b57', 0.5), [0.2, -0.28, 0.22], [0.25, -0.18, 0.2], 0.024, 0.012),
      ],
    ],
  };
};

export const parrot: Mould = (tint) => {
  const plume = plastic(tint ?? '#e4312b', 0.5);
  return {
    size: 0.48,
    grip: [0, -0.42, 0],
    groups: [
      [
        ellipsoid(plume, [0, -0.04, 0], [0.18, 0.27, 0.17]),
        blendInto(ellipsoid(plume, [0, 0.26, 0.03], [0.165, 0.16, 0.16]), 0.08),
        blendInto(capsule(plume, [0.02, -0.24, -0.06], [0.05, -0.54, -0.1], 0.08, 0.035), 0.06),
      ],
      ...[-1, 1].map((side) => [
        ellipsoid(plastic('#2563c9', 0.5), [side * 0.18, -0.08, 0.0], [0.06, 0.24, 0.13], 0, [
          0,
          0,
          side * 8,
        ]),
        blendInto(
          ellipsoid(plastic('#f7cd2b', 0.5), [side * 0.175, 0.06, 0.02], [0.065, 0.1, 0.125], 0, [
            0,
            0,
            side * 8,
          ]),
          0.02,
        ),
      ]),
      pair((side) => ellipsoid(white, [side * 0.09, 0.29, 0.14], [0.065, 0.07, 0.04])),
      eyes(0.095, 0.29, 0.178, 0.026),
      [
        capsule(plastic('#f2c14a', 0.8), [0, 0.24, 0.17], [0, 0.2, 0.27], 0.065, 0.045),
        blendInto(capsule(plastic('#f2c14a', 0.8), [0, 0.2, 0.27], [0, 0.12, 0.25], 0.045, 0.015), 0.02),
      ],
      [capsule(plastic('#8b5a32', 0.3), [-0.3, -0.36, 0.04], [0.3, -0.36, 0.04], 0.035)],
      pair((side) => ellipsoid(plastic('#3a3d47', 0.5), [side * 0.07, -0.32, 0.08], [0.045, 0.03, 0.04])),
      [capsule(plume, [0, 0.4, 0], [-0.03, 0.5, -0.06], 0.04, 0.012)],
    ],
  };
};

export const fish: Mould = (tint) => {
  const skin = plastic(tint ?? '#f77f1f', 0.9);
  const stripe = plastic('#fbfaf5', 0.8);
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    groups: [
      [
        ellipsoid(skin, [-0.06, 0, 0], [0.36, 0.25, 0.16]),
        ...pair((side) => blendInto(capsule(skin, [0.28, 0, 0], [0.46, side * 0.15, 0], 0.05, 0.075), 0.05)),
      ],
      [
        torus({ ...stripe }, [-0.18, 0, 0], 0.185, 0.05, [0, 0, 90]),
        ellipsoid(stripe, [-0.18, 0, 0], [0.05, 0.242, 0.157]),
      ],
      [ellipsoid(stripe, [0.12, 0, 0], [0.045, 0.222, 0.145])],
      [
        ellipsoid(skin, [-0.04, 0.25, 0], [0.19, 0.1, 0.03], 0, [0, 0, -10]),
        ellipsoid(skin, [-0.02, -0.24, 0], [0.11, 0.09, 0.03]),
      ],
      [ellipsoid(skin, [0.0, -0.05, 0.17], [0.1, 0.06, 0.03], 0, [0, 20, -20])],
      [ellipsoid(white, [-0.3, 0.06, 0.09], [0.065, 0.07, 0.05])],
      [ellipsoid(black, [-0.315, 0.06, 0.125], [0.034, 0.042, 0.025])],
      [capsule(plastic('#a93a2c', 0.5), [-0.41, -0.05, 0.04], [-0.34, -0.09, 0.1], 0.016)],
    ],
  };
};
