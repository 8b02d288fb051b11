import { darken, hex, lighten } from '../../colour.ts';
import { blendInto, capsule, ellipsoid, type Mould, pair, plastic, torus, tube } from '../mould.ts';
import { black, eyes, white } from './creature-eyes.ts';

const pink = plastic('#f0a0ac', 0.5);

/** From its left, mouth open. */
export const crocodile: Mould = (tint) => {
  const coat = tint ?? hex('#4f9440');
  const skin = plastic(coat, 0.6);
  const ridge = plastic(darken(coat, 0.3), 0.5);
  return {
    size: 0.36,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(skin, [0.08, -0.12, 0], [0.32, 0.15, 0.2]),
        capsule(skin, [-0.16, -0.06, 0.02], [-0.28, 0.0, 0.04], 0.13, 0.125, 0.06),
        capsule(skin, [-0.3, 0.03, 0.04], [-0.74, 0.09, 0.1], 0.09, 0.06, 0.04),
        capsule(skin, [0.32, -0.14, 0], [0.6, -0.2, 0.06], 0.11, 0.06, 0.05),
        capsule(skin, [0.6, -0.2, 0.06], [0.82, -0.08, 0.1], 0.06, 0.015, 0.04),
        ...[-0.1, 0.26].map((x) =>
          blendInto(capsule(skin, [x, -0.18, 0.15], [x - 0.04, -0.28, 0.24], 0.075, 0.06), 0.03),
        ),
      ],
      [capsule(skin, [-0.28, -0.06, 0.05], [-0.7, -0.13, 0.11], 0.075, 0.045)],
      [capsule(plastic('#d9575c', 0.5), [-0.3, -0.015, 0.06], [-0.6, -0.03, 0.1], 0.06, 0.03)],
      [-0.72, -0.62, -0.52, -0.42].map((x) =>
        capsule(white, [x, 0.05, 0.13], [x, -0.035, 0.15], 0.03, 0.005),
      ),
      [-0.66, -0.56, -0.46].map((x) => capsule(white, [x, -0.1, 0.14], [x, -0.015, 0.16], 0.028, 0.005)),
      pair((side) => ellipsoid(skin, [-0.3, 0.15, 0.05 + side * 0.085], [0.075, 0.075, 0.06])),
      [ellipsoid(white, [-0.31, 0.165, 0.175], [0.05, 0.05, 0.03])],
      [ellipsoid(black, [-0.315, 0.165, 0.2], [0.022, 0.036, 0.014])],
      [ellipsoid(ridge, [-0.72, 0.15, 0.11], [0.035, 0.03, 0.05])],
      [-0.1, 0.05, 0.2, 0.36, 0.52].map((x) =>
        capsule(
          ridge,
          [x, x > 0.28 ? 0.1 - x * 0.42 : -0.02, 0.02],
          [x + 0.05, x > 0.28 ? 0.18 - x * 0.38 : 0.1, 0.02],
          0.05,
          0.012,
        ),
      ),
      [-0.14, 0.22].map((x) => ellipsoid(skin, [x - 0.02, -0.32, 0.27], [0.085, 0.03, 0.06])),
    ],
  };
};

export const hedgehog: Mould = (tint) => {
  const coat = tint ?? hex('#7a5236');
  const spine = plastic(coat, 0.3);
  const tip = plastic(lighten(coat, 0.35), 0.3);
  const face = plastic('#f0d3a8', 0.3);
  const spines = [...Array(16).keys()].map((index) => {
    const [row, turn] = [index % 2, ((index / 15) * 1.3 - 0.65) * Math.PI];
    const out = row ? 0.44 : 0.48;
    const [x, y] = [Math.sin(turn), Math.cos(turn)];
    return capsule(
      row ? tip : spine,
      [x * 0.3, -0.06 + y * 0.27, row ? 0.1 : -0.04],
      [x * out, -0.06 + y * out * 0.95, row ? 0.16 : -0.08],
      0.075,
      0.01,
    );
  });
  return {
    size: 0.38,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(spine, [0, -0.08, -0.04], [0.38, 0.33, 0.26])],
      spines,
      [
        ellipsoid(face, [0, -0.14, 0.16], [0.24, 0.21, 0.13]),
        blendInto(capsule(face, [0, -0.15, 0.24], [0, -0.16, 0.4], 0.1, 0.045), 0.05),
      ],
      [ellipsoid(black, [0, -0.15, 0.45], [0.05, 0.045, 0.04])],
      pair((side) => ellipsoid(face, [side * 0.2, 0.05, 0.16], [0.075, 0.075, 0.04])),
      eyes(0.105, -0.06, 0.262, 0.038),
      pair((side) => ellipsoid(face, [side * 0.15, -0.39, 0.14], [0.09, 0.045, 0.11])),
    ],
  };
};

/** A mouse that sits up, its long tail beside it. */
export const mouse: Mould = (tint) => {
  const coat = tint ?? hex('#a2a4ac');
  const fur = plastic(coat, 0.3);
  const hair = plastic('#4a474d', 0.3);
  return {
    size: 0.36,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(fur, [0, -0.24, -0.02], [0.2, 0.24, 0.18]),
        ...pair((side) =>
          blendInto(capsule(fur, [side * 0.15, -0.16, 0.08], [side * 0.06, -0.2, 0.2], 0.05, 0.04), 0.02),
        ),
      ],
      [ellipsoid(white, [0, -0.25, 0.08], [0.13, 0.17, 0.11])],
      pair((side) => ellipsoid(fur, [side * 0.25, 0.3, -0.02], [0.19, 0.19, 0.06])),
      pair((side) => ellipsoid(pink, [side * 0.25, 0.3, 0.025], [0.13, 0.13, 0.04])),
      [
        ellipsoid(fur, [0, 0.12, 0.04], [0.22, 0.19, 0.18]),
        blendInto(capsule(fur, [0, 0.09, 0.16], [0, 0.06, 0.28], 0.11, 0.05), 0.04),
      ],
      [ellipsoid(pink, [0, 0.07, 0.33], [0.045, 0.04, 0.035])],
      eyes(0.1, 0.17, 0.2, 0.04),
      [-1, 1].flatMap((side) =>
        [0.01, 0.07].map((y) =>
          capsule(hair, [side * 0.07, y + 0.03, 0.26], [side * 0.24, y + (y - 0.03), 0.26], 0.008),
        ),
      ),
      pair((side) => ellipsoid(pink, [side * 0.13, -0.46, 0.1], [0.08, 0.03, 0.11])),
      tube(pink, 0.028, [0.14, -0.42, -0.12], [0.38, -0.42, -0.08], [0.46, -0.24, -0.06], [0.4, -0.1, -0.06]),
    ],
  };
};

export const spider: Mould = (tint) => {
  const coat = plastic(tint ?? '#2b2830', 0.5);
  const sign = plastic('#d92b2b', 0.7);
  return {
    size: 0.4,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [ellipsoid(coat, [0, 0.04, -0.16], [0.28, 0.28, 0.26])],
      [ellipsoid(coat, [0, -0.1, 0.12], [0.19, 0.17, 0.16])],
      [-1, 1].flatMap((side) =>
        [0, 1, 2, 3].flatMap((leg) =>
          tube(
            coat,
            0.036,
            [side * 0.14, -0.1, 0.16 - leg * 0.08],
            [side * (0.3 + leg * 0.06), -0.02 + leg * 0.15, 0.2 - leg * 0.1],
            [side * (0.36 + leg * 0.14), -0.4 + leg * 0.09, 0.3 - leg * 0.16],
          ),
        ),
      ),
      pair((side) => ellipsoid(white, [side * 0.08, -0.05, 0.255], [0.075, 0.085, 0.05])),
      eyes(0.07, -0.05, 0.297, 0.034),
      pair((side) => ellipsoid(white, [side * 0.17, 0.02, 0.215], [0.036, 0.036, 0.03])),
      pair((side) => capsule(sign, [side * 0.045, -0.18, 0.25], [side * 0.03, -0.26, 0.28], 0.034, 0.01)),
    ],
  };
};

/** From its left: long, low and with ears to the chest. */
export const sausageDog: Mould = (tint) => {
  const coat = tint ?? hex('#9a5427');
  const fur = plastic(coat, 0.6);
  const dark = plastic(darken(coat, 0.35), 0.5);
  const collar = plastic('#e4312b', 0.8);
  return {
    size: 0.4,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        capsule(fur, [-0.3, -0.12, 0], [0.4, -0.12, 0], 0.16, 0.145),
        capsule(fur, [-0.36, -0.04, 0.02], [-0.42, 0.14, 0.04], 0.12, 0.1, 0.06),
        ...[-0.32, 0.4].flatMap((x) =>
          [0.09, -0.08].map((z) =>
            blendInto(capsule(fur, [x, -0.2, z], [x - 0.01, -0.36, z], 0.075, 0.062), 0.03),
          ),
        ),
        capsule(fur, [0.5, -0.06, 0], [0.74, 0.16, 0], 0.05, 0.014, 0.03),
      ],
      [
        ellipsoid(fur, [-0.44, 0.22, 0.05], [0.155, 0.145, 0.145]),
        blendInto(capsule(fur, [-0.5, 0.19, 0.07], [-0.74, 0.13, 0.13], 0.095, 0.06), 0.05),
      ],
      [ellipsoid(black, [-0.79, 0.16, 0.145], [0.045, 0.038, 0.045])],
      [capsule(dark, [-0.35, 0.26, 0.17], [-0.31, 0.02, 0.2], 0.06, 0.1)],
      [ellipsoid(black, [-0.51, 0.26, 0.175], [0.032, 0.038, 0.022])],
      [capsule(dark, [-0.72, 0.085, 0.175], [-0.58, 0.1, 0.16], 0.01)],
      [torus(collar, [-0.4, 0.07, 0.03], 0.115, 0.03, [0, 0, 18])],
      [-0.34, 0.39].map((x) => ellipsoid(dark, [x - 0.02, -0.38, 0.1], [0.085, 0.045, 0.075])),
    ],
  };
};
