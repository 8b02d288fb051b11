import { darken, hex } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

export const giraffe: Mould = (tint) => {
  const coat = tint ?? hex('#f2c04e');
  const fur = plastic(coat, 0.4);
  const spot = plastic(darken(coat, 0.5), 0.4);
  const pale = plastic('#f8e7bd', 0.4);
  return {
    size: 0.85,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.2, -0.04], [0.18, 0.15, 0.18]),
        capsule(fur, [0, -0.14, 0.04], [0.02, 0.3, 0.06], 0.1, 0.068, 0.05),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.11, -0.24, 0.06], [side * 0.12, -0.44, 0.08], 0.055, 0.045), 0.03),
        ),
        ...pair((side) =>
          blendInto(
            capsule(fur, [side * 0.12, -0.24, -0.12], [side * 0.14, -0.44, -0.1], 0.055, 0.045),
            0.03,
          ),
        ),
      ],
      pair((side) => capsule(spot, [side * 0.12, -0.44, 0.08], [side * 0.12, -0.48, 0.09], 0.05, 0.054)),
      [ellipsoid(fur, [0.02, 0.35, 0.09], [0.11, 0.095, 0.13])],
      [ellipsoid(pale, [0.02, 0.31, 0.2], [0.085, 0.065, 0.085])],
      pair((side) => ellipsoid(spot, [0.02 + side * 0.03, 0.33, 0.275], [0.012, 0.016, 0.01])),
      pair((side) =>
        capsule(fur, [0.02 + side * 0.09, 0.37, 0.05], [0.02 + side * 0.21, 0.41, 0.04], 0.045, 0.02),
      ),
      pair((side) =>
        capsule(spot, [0.02 + side * 0.045, 0.42, 0.05], [0.02 + side * 0.05, 0.52, 0.04], 0.02, 0.03),
      ),
      pair((side) => ellipsoid(black, [0.02 + side * 0.075, 0.375, 0.175], [0.024, 0.03, 0.018])),
      (
        [
          [-0.02, 0.16, 0.105],
          [0.045, 0.06, 0.115],
          [-0.05, -0.02, 0.12],
          [0.09, -0.16, 0.105],
          [-0.1, -0.2, 0.1],
          [0.0, -0.27, 0.12],
        ] as const
      ).map(([x, y, z]) => ellipsoid(spot, [x, y, z], [0.042, 0.045, 0.03])),
    ],
  };
};

export const koala: Mould = (tint) => {
  const coat = tint ?? hex('#9aa0aa');
  const fur = plastic(coat, 0.2);
  return {
    size: 0.44,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.22, -0.03], [0.24, 0.26, 0.21]),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.17, -0.36, 0.06], [side * 0.21, -0.4, 0.24], 0.1, 0.09), 0.03),
        ),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.19, -0.08, 0.05], [side * 0.13, -0.22, 0.2], 0.075, 0.07), 0.03),
        ),
      ],
      [ellipsoid(white, [0, -0.22, 0.1], [0.14, 0.18, 0.1])],
      [ellipsoid(fur, [0, 0.18, 0.04], [0.28, 0.24, 0.22])],
      pair((side) => ellipsoid(fur, [side * 0.31, 0.3, 0], [0.17, 0.16, 0.09])),
      pair((side) => ellipsoid(plastic('#f1d9d6', 0.2), [side * 0.31, 0.29, 0.05], [0.11, 0.1, 0.06])),
      pair((side) => ellipsoid(white, [side * 0.33, 0.2, 0.06], [0.07, 0.05, 0.04])),
      [ellipsoid(plastic('#2b2830', 0.7), [0, 0.14, 0.25], [0.075, 0.115, 0.06])],
      eyes(0.135, 0.22, 0.225, 0.034),
    ],
  };
};

export const squirrel: Mould = (tint) => {
  const coat = tint ?? hex('#b8592a');
  const fur = plastic(coat, 0.3);
  const nut = plastic('#8a5a2c', 0.7);
  return {
    size: 0.44,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        capsule(fur, [0.14, -0.38, -0.12], [0.38, -0.28, -0.14], 0.08, 0.13),
        capsule(fur, [0.38, -0.28, -0.14], [0.36, 0.14, -0.14], 0.14, 0.17, 0.05),
        capsule(fur, [0.36, 0.14, -0.14], [0.46, 0.32, -0.14], 0.16, 0.09, 0.05),
      ],
      [
        ellipsoid(fur, [-0.06, -0.22, -0.02], [0.2, 0.26, 0.18]),
        ...pair((side) =>
          blendInto(ellipsoid(fur, [-0.06 + side * 0.15, -0.4, 0.06], [0.1, 0.08, 0.15]), 0.03),
        ),
      ],
      [ellipsoid(white, [-0.06, -0.2, 0.09], [0.12, 0.19, 0.1])],
      [ellipsoid(fur, [-0.06, 0.16, 0.04], [0.21, 0.18, 0.18])],
      pair((side) =>
        capsule(fur, [-0.06 + side * 0.12, 0.28, 0.02], [-0.06 + side * 0.17, 0.46, 0], 0.06, 0.012),
      ),
      pair((side) => ellipsoid(white, [-0.06 + side * 0.06, 0.1, 0.18], [0.075, 0.06, 0.06])),
      [ellipsoid(black, [-0.06, 0.145, 0.235], [0.034, 0.026, 0.024])],
      pair((side) => ellipsoid(black, [-0.06 + side * 0.095, 0.21, 0.185], [0.036, 0.044, 0.024])),
      pair((side) =>
        capsule(fur, [-0.06 + side * 0.16, -0.08, 0.1], [-0.06 + side * 0.06, -0.12, 0.26], 0.055, 0.045),
      ),
      [
        ellipsoid(plastic('#d9a35c', 0.7), [-0.06, -0.12, 0.3], [0.07, 0.085, 0.06]),
        ellipsoid(nut, [-0.06, -0.06, 0.3], [0.08, 0.04, 0.07]),
      ],
    ],
  };
};

export const goat: Mould = (tint) => {
  const coat = tint ?? hex('#f4efe4');
  const fur = plastic(coat, 0.3);
  const shade = plastic(darken(coat, 0.25), 0.3);
  const horn = plastic('#8d7a62', 0.6);
  return {
    size: 0.52,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.14, -0.05], [0.25, 0.21, 0.24]),
        capsule(fur, [0, -0.04, 0.08], [0, 0.14, 0.1], 0.14, 0.12, 0.05),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.15, -0.26, 0.08], [side * 0.16, -0.42, 0.1], 0.075, 0.06), 0.03),
        ),
      ],
      pair((side) =>
        capsule(plastic('#3b3236', 0.5), [side * 0.16, -0.43, 0.1], [side * 0.16, -0.47, 0.11], 0.062),
      ),
      [
        ellipsoid(fur, [0, 0.24, 0.1], [0.15, 0.15, 0.14]),
        capsule(fur, [0, 0.2, 0.16], [0, 0.1, 0.27], 0.115, 0.085, 0.04),
      ],
      [ellipsoid(plastic('#e9b3a8', 0.4), [0, 0.1, 0.32], [0.065, 0.045, 0.04])],
      [capsule(shade, [0, 0.02, 0.27], [0, -0.13, 0.27], 0.055, 0.012)],
      pair((side) => capsule(shade, [side * 0.13, 0.24, 0.08], [side * 0.32, 0.17, 0.1], 0.06, 0.03)),
      eyes(0.1, 0.27, 0.215, 0.036),
      ...[-1, 1].map((side) =>
        tube(
          horn,
          0.036,
          [side * 0.07, 0.35, 0.06],
          [side * 0.11, 0.47, 0.02],
          [side * 0.21, 0.53, -0.05],
          [side * 0.29, 0.47, -0.1],
        ),
      ),
    ],
  };
};
