import { box, ellipsoid, FACING, type Mould, metal, plastic, torus, tube } from '../mould.ts';

/** A lady's handbag with its flap, clasp and handle. */
export const handbag: Mould = (tint) => {
  const leather = plastic(tint ?? '#c0392f', 0.85);
  const gold = metal('#e0b13a');
  return {
    size: 0.4,
    grip: [0, 0.4, 0],
    groups: [
      [box(leather, [0, -0.16, 0], [0.46, 0.3, 0.17], 0.1)],
      [box(leather, [0, -0.02, 0.05], [0.44, 0.17, 0.16], 0.1)],
      tube(
        leather,
        0.04,
        [-0.28, 0.1, 0],
        [-0.24, 0.34, 0],
        [-0.1, 0.46, 0],
        [0.1, 0.46, 0],
        [0.24, 0.34, 0],
        [0.28, 0.1, 0],
      ),
      [-0.28, 0.28].map((x) => torus(gold, [x, 0.13, 0.02], 0.055, 0.02, FACING)),
      [ellipsoid(gold, [0, -0.16, 0.21], [0.07, 0.05, 0.03])],
    ],
  };
};
