import { darken, hex } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic } from '../mould.ts';
import { black, eyes } from './creature-eyes.ts';

/** A sitting tiger with its stripes. */
export const tiger: Mould = (tint) => {
  const fur = plastic(tint ?? hex('#ef8a2c'), 0.4);
  const stripe = plastic('#221d20', 0.4);
  const cream = plastic('#fbf3e2', 0.4);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.22, -0.05], [0.23, 0.27, 0.2]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, -0.4, 0], [0.1, 0.09, 0.16]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.09, -0.2, 0.12], [side * 0.1, -0.43, 0.16], 0.068), 0.03),
        ),
      ],
      [
        capsule(fur, [0.2, -0.42, -0.1], [0.42, -0.3, -0.1], 0.04),
        capsule(stripe, [0.42, -0.3, -0.1], [0.46, -0.14, -0.1], 0.042),
      ],
      pair((side) => ellipsoid(fur, [side * 0.2, 0.41, 0.02], [0.095, 0.095, 0.06])),
      [ellipsoid(fur, [0, 0.2, 0.05], [0.29, 0.25, 0.22])],
      pair((side) => ellipsoid(cream, [side * 0.075, 0.1, 0.22], [0.1, 0.08, 0.08])),
      [ellipsoid(plastic('#e0707c', 0.8), [0, 0.17, 0.285], [0.05, 0.034, 0.03])],
      eyes(0.12, 0.26, 0.235, 0.036),
      [
        ellipsoid(stripe, [0, 0.39, 0.17], [0.022, 0.07, 0.04]),
        ...pair((side) =>
          ellipsoid(stripe, [side * 0.075, 0.375, 0.17], [0.018, 0.055, 0.04], 0, [0, 0, side * -14]),
        ),
        ...pair((side) =>
          ellipsoid(stripe, [side * 0.255, 0.2, 0.14], [0.06, 0.018, 0.05], 0, [0, 0, side * 12]),
        ),
      ],
      [ellipsoid(cream, [0, -0.18, 0.1], [0.12, 0.17, 0.08])],
      [-0.14, -0.26].flatMap((y) =>
        pair((side) => ellipsoid(stripe, [side * 0.2, y, 0.06], [0.045, 0.02, 0.09])),
      ),
    ],
  };
};

/** A sitting wolf, its muzzle long and its ears up. */
export const wolf: Mould = (tint) => {
  const coat = tint ?? hex('#7f8590');
  const fur = plastic(coat, 0.3);
  const dark = plastic(darken(coat, 0.4), 0.3);
  const pale = plastic('#eceef0', 0.3);
  return {
    size: 0.52,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.2, -0.05], [0.21, 0.28, 0.2]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.18, -0.4, 0], [0.09, 0.09, 0.16]), 0.03)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.085, -0.18, 0.12], [side * 0.09, -0.44, 0.15], 0.06), 0.03),
        ),
      ],
      [
        capsule(fur, [0.18, -0.4, -0.1], [0.38, -0.28, -0.1], 0.06, 0.09),
        ellipsoid(dark, [0.43, -0.22, -0.1], [0.07, 0.09, 0.07]),
      ],
      [ellipsoid(pale, [0, -0.1, 0.11], [0.13, 0.18, 0.1])],
      [
        ellipsoid(fur, [0, 0.2, 0.03], [0.24, 0.22, 0.21]),
        ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.12, 0.02], [0.1, 0.09, 0.08]), 0.04)),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.13, 0.34, 0], [side * 0.17, 0.53, -0.02], 0.085, 0.012), 0.03),
        ),
      ],
      pair((side) => capsule(dark, [side * 0.135, 0.38, 0.06], [side * 0.165, 0.49, 0.02], 0.045, 0.01)),
      [capsule(pale, [0, 0.12, 0.16], [0, 0.08, 0.36], 0.12, 0.065)],
      [ellipsoid(black, [0, 0.115, 0.42], [0.042, 0.034, 0.03])],
      pair((side) => ellipsoid(plastic('#f2b630', 1), [side * 0.1, 0.24, 0.21], [0.042, 0.036, 0.03])),
      pair((side) => ellipsoid(black, [side * 0.1, 0.24, 0.235], [0.018, 0.026, 0.014])),
      [ellipsoid(dark, [0, 0.36, 0.14], [0.05, 0.08, 0.08])],
    ],
  };
};

/** A llama with a blanket on its back. */
export const llama: Mould = (tint) => {
  const coat = tint ?? hex('#f1e2c4');
  const wool = plastic(coat, 0.15);
  const face = plastic(darken(coat, 0.12), 0.3);
  const cloth = plastic('#d9365f', 0.4);
  return {
    size: 0.58,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(wool, [0.06, -0.16, -0.04], [0.28, 0.19, 0.18]),
        ...[-0.12, 0.22].flatMap((x) =>
          [-0.12, 0.06].map((z) => blendInto(capsule(wool, [x, -0.24, z], [x, -0.5, z], 0.075, 0.055), 0.03)),
        ),
        blendInto(capsule(wool, [-0.16, -0.1, 0.02], [-0.2, 0.26, 0.08], 0.12, 0.1), 0.05),
        blendInto(ellipsoid(wool, [0.34, -0.08, -0.04], [0.07, 0.07, 0.06]), 0.03),
      ],
      [
        ellipsoid(wool, [-0.2, 0.32, 0.08], [0.14, 0.14, 0.13]),
        blendInto(ellipsoid(wool, [-0.2, 0.44, 0.08], [0.09, 0.07, 0.08]), 0.04),
      ],
      [ellipsoid(face, [-0.2, 0.27, 0.2], [0.085, 0.075, 0.09])],
      pair((side) =>
        capsule(wool, [-0.2 + side * 0.09, 0.4, 0.05], [-0.2 + side * 0.13, 0.55, 0.04], 0.045, 0.02),
      ),
      pair((side) => ellipsoid(black, [-0.2 + side * 0.075, 0.345, 0.195], [0.026, 0.03, 0.02])),
      [ellipsoid(black, [-0.2, 0.285, 0.285], [0.03, 0.02, 0.015])],
      [ellipsoid(cloth, [0.07, -0.13, -0.04], [0.17, 0.185, 0.2])],
      [-0.02, 0.16].map((x) => ellipsoid(plastic('#ffc72c', 0.4), [x, -0.13, -0.04], [0.02, 0.186, 0.2])),
    ],
  };
};
