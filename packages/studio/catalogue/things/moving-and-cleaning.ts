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
  tube,
} from '../mould.ts';

const steel = metal('#c9ced6');
const rubber = plastic('#23222a', 0.35);
const white = plastic('#f8f5ec', 0.5);

/** A step ladder, its front to the viewer. */
export const ladder: Mould = (tint) => {
  const rail = plastic(tint ?? '#f0a92b', 0.7);
  return {
    size: 1,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      pair((side) => capsule(rail, [side * 0.27, -0.48, 0.14], [side * 0.13, 0.44, 0], 0.035)),
      pair((side) => capsule(steel, [side * 0.24, -0.48, -0.26], [side * 0.12, 0.42, -0.04], 0.024)),
      [0, 1, 2, 3, 4].map((step) => {
        const y = -0.34 + step * 0.16;
        const half = 0.25 - step * 0.025;
        return box(steel, [0, y, 0.12 - step * 0.025], [half, 0.018, 0.045], 0.012);
      }),
      [box(rail, [0, 0.45, 0], [0.17, 0.03, 0.09], 0.02)],
      pair((side) => ellipsoid(rubber, [side * 0.272, -0.48, 0.142], [0.05, 0.03, 0.05])),
    ],
  };
};

/** A canister on wheels with its hose, pipe and nozzle. */
export const vacuumCleaner: Mould = (tint) => {
  const shell = plastic(tint ?? '#e4312b', 0.9);
  return {
    size: 0.6,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        ellipsoid(shell, [-0.2, -0.26, 0], [0.27, 0.19, 0.2]),
        blendInto(box(shell, [-0.2, -0.34, 0], [0.22, 0.08, 0.17], 0.05), 0.05),
      ],
      [box(rubber, [-0.2, -0.12, 0.0], [0.12, 0.03, 0.06], 0.025)],
      pair((side) => cylinder(rubber, [-0.3, -0.36, side * 0.16], 0.12, 0.04, FACING, 0.02)),
      [cylinder(steel, [-0.3, -0.36, 0.2], 0.06, 0.012, FACING)],
      [cylinder(white, [-0.08, -0.26, 0.19], 0.045, 0.012, FACING)],
      tube(
        rubber,
        0.04,
        [0, -0.22, 0],
        [0.1, -0.06, 0.06],
        [0.06, 0.18, 0.1],
        [0.14, 0.38, 0.08],
        [0.26, 0.42, 0.05],
      ),
      [capsule(steel, [0.26, 0.42, 0.05], [0.38, -0.38, 0.05], 0.03)],
      [capsule(shell, [0.22, 0.44, 0.05], [0.29, 0.26, 0.05], 0.05)],
      [box(shell, [0.36, -0.44, 0.08], [0.16, 0.035, 0.08], 0.03)],
    ],
  };
};

/** A cardboard box with tape and a label. */
export const parcel: Mould = (tint) => {
  const card = plastic(tint ?? '#c99a63', 0.2);
  return {
    size: 0.46,
    grip: [0, -0.3, 0],
    groups: [
      [box(card, [0, 0, 0], [0.44, 0.32, 0.3], 0.015)],
      [
        box(plastic('#e9d3a4', 0.8), [0, 0.17, 0.3], [0.07, 0.16, 0.008], 0.006),
        box(plastic('#e9d3a4', 0.8), [0, 0.322, 0], [0.07, 0.006, 0.3], 0.004),
      ],
      [box(white, [-0.24, -0.13, 0.303], [0.15, 0.11, 0.008], 0.006)],
      [-0.08, -0.12].map((y) => box(rubber, [-0.27, y, 0.312], [0.1, 0.008, 0.003], 0.002)),
      [-0.34, -0.31, -0.27, -0.24, -0.2, -0.16].map((x, bar) =>
        box(rubber, [x, -0.19, 0.312], [bar % 2 ? 0.012 : 0.007, 0.03, 0.003], 0.002),
      ),
      [box(plastic('#d92b2b', 0.5), [0.28, 0.2, 0.303], [0.08, 0.035, 0.006], 0.005)],
    ],
  };
};

/** A wheelbarrow full of soil, its wheel to the left. */
export const wheelbarrow: Mould = (tint) => {
  const tray = plastic(tint ?? '#2f9b57', 0.8);
  const soil = plastic('#5a3a26', 0.1);
  return {
    size: 0.6,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        box(tray, [-0.06, 0.02, 0], [0.34, 0.16, 0.24], 0.05, [0, 0, 6]),
        cut(box(tray, [-0.06, 0.12, 0], [0.3, 0.16, 0.2], 0.04, [0, 0, 6])),
      ],
      [
        ellipsoid(soil, [-0.08, 0.15, 0], [0.27, 0.17, 0.19]),
        blendInto(ellipsoid(soil, [0.06, 0.19, 0.03], [0.14, 0.11, 0.12]), 0.04),
      ],
      pair((side) => capsule(steel, [-0.36, -0.28, side * 0.07], [0.46, 0.06, side * 0.2], 0.028)),
      pair((side) => capsule(rubber, [0.36, 0.02, side * 0.19], [0.5, 0.08, side * 0.205], 0.042)),
      pair((side) => capsule(steel, [0.14, -0.08, side * 0.16], [0.2, -0.42, side * 0.16], 0.028)),
      [cylinder(rubber, [-0.38, -0.28, 0], 0.16, 0.05, FACING, 0.03)],
      [cylinder(steel, [-0.38, -0.28, 0.045], 0.08, 0.014, FACING)],
    ],
  };
};

/** A car's wheel. */
export const tyre: Mould = (tint) => {
  const rim = tint ? plastic(tint, 0.9) : steel;
  const around = (count: number) => [...Array(count).keys()].map((index) => (index * Math.PI * 2) / count);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [torus(rubber, [0, 0, 0], 0.36, 0.12, FACING)],
      around(14).map((angle) =>
        ellipsoid(rubber, [Math.sin(angle) * 0.465, Math.cos(angle) * 0.465, 0], [0.035, 0.035, 0.09]),
      ),
      [cylinder(plastic('#2f3138', 0.5), [0, 0, 0.02], 0.27, 0.04, FACING)],
      [torus(rim, [0, 0, 0.07], 0.25, 0.03, FACING)],
      around(5).map((angle) =>
        capsule(rim, [0, 0, 0.09], [Math.sin(angle) * 0.24, Math.cos(angle) * 0.24, 0.08], 0.05, 0.035),
      ),
      [ellipsoid(rubber, [0, 0, 0.13], [0.05, 0.05, 0.02])],
    ],
  };
};

/** A pair of binoculars, the large lenses down and to the viewer. */
export const binoculars: Mould = (tint) => {
  const body = plastic(tint ?? '#3a3f35', 0.4);
  const tilt = [-27, 0, 0] as const;
  return {
    size: 0.34,
    grip: [0.2, -0.1, 0],
    groups: [
      pair((side) => capsule(body, [side * 0.17, 0.3, -0.12], [side * 0.22, -0.28, 0.17], 0.11, 0.19)),
      pair((side) => cylinder(rubber, [side * 0.165, 0.38, -0.16], 0.12, 0.06, [...tilt], 0.02)),
      pair((side) => cylinder(rubber, [side * 0.228, -0.36, 0.21], 0.22, 0.07, [...tilt], 0.02)),
      pair((side) =>
        cylinder(plastic('#7fc4f2', 1), [side * 0.23, -0.42, 0.25], 0.16, 0.03, [...tilt], 0.01),
      ),
      [box(rubber, [0, 0.08, 0], [0.12, 0.13, 0.06], 0.03, [...tilt])],
      [cylinder(steel, [0, 0.16, 0.07], 0.06, 0.07, [0, 0, 90], 0.01)],
    ],
  };
};
