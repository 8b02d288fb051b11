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
} from '../mould.ts';

const steel = metal('#c9ced6');
const rubber = plastic('#23222a', 0.35);
const white = plastic('#f8f5ec', 0.5);
const gold = metal('#e0b13a');

/** A double-decker. */
export const bus: Mould = (tint) => {
  const paint = plastic(tint ?? '#d92b2b', 0.95);
  const pane = plastic('#b9e2f5', 1);
  return {
    size: 0.56,
    grip: [0, -0.2, 0],
    stands: true,
    groups: [
      [box(paint, [0, 0.04, 0], [0.55, 0.36, 0.22], 0.06)],
      [box(white, [0, 0.06, 0.216], [0.54, 0.026, 0.012], 0.01)],
      [-0.38, -0.17, 0.04, 0.25, 0.43].map((x) =>
        box(pane, [x, 0.23, 0.215], [x > 0.4 ? 0.06 : 0.088, 0.085, 0.018], 0.02),
      ),
      [-0.17, 0.04, 0.25, 0.43].map((x) =>
        box(pane, [x, -0.07, 0.215], [x > 0.4 ? 0.06 : 0.088, 0.085, 0.018], 0.02),
      ),
      [box(rubber, [-0.4, -0.12, 0.215], [0.075, 0.16, 0.014], 0.015)],
      [0.23, -0.06].map((y) => box(pane, [-0.54, y, 0], [0.02, 0.1, 0.17], 0.02)),
      [box(plastic('#f7cd2b', 0.8), [-0.547, 0.085, 0], [0.012, 0.034, 0.13], 0.01)],
      [-0.2, 0.34].map((x) => cylinder(rubber, [x, -0.34, 0.17], 0.13, 0.07, FACING, 0.03)),
      [-0.2, 0.34].map((x) => cylinder(steel, [x, -0.34, 0.24], 0.07, 0.014, FACING)),
      [-0.2, 0.34].map((x) => cylinder(rubber, [x, -0.34, -0.17], 0.13, 0.06, FACING, 0.03)),
      pair((side) => ellipsoid(plastic('#fff3a6', 1), [-0.545, -0.23, side * 0.14], [0.03, 0.045, 0.045])),
    ],
  };
};

/** At ten past ten, as in every shop window. */
export const wallClock: Mould = (tint) => {
  const frame = plastic(tint ?? '#d92b2b', 0.9);
  const dark = plastic('#26242c', 0.5);
  return {
    size: 0.44,
    grip: [0, -0.4, 0],
    groups: [
      [cylinder(frame, [0, 0, 0], 0.46, 0.07, FACING, 0.04)],
      [torus(frame, [0, 0, 0.05], 0.43, 0.05, FACING)],
      [cylinder(white, [0, 0, 0.06], 0.39, 0.02, FACING)],
      [...Array(12).keys()].map((hour) => {
        const [x, y] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
        return capsule(
          dark,
          [x * 0.34, y * 0.34, 0.08],
          [x * (hour % 3 ? 0.31 : 0.27), y * (hour % 3 ? 0.31 : 0.27), 0.08],
          hour % 3 ? 0.013 : 0.022,
        );
      }),
      [capsule(dark, [0, 0, 0.095], [-0.15, 0.1, 0.095], 0.026, 0.018)],
      [capsule(dark, [0, 0, 0.105], [0.2, 0.16, 0.105], 0.02, 0.012)],
      [capsule(plastic('#d92b2b', 0.6), [0, 0.06, 0.115], [0, -0.24, 0.115], 0.009)],
      [cylinder(dark, [0, 0, 0.11], 0.035, 0.02, FACING)],
    ],
  };
};

/** A hand mirror. */
export const mirror: Mould = (tint) => {
  const frame = tint ? plastic(tint, 0.9) : gold;
  return {
    size: 0.5,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [ellipsoid(frame, [0, 0.16, 0], [0.3, 0.36, 0.045])],
      [ellipsoid(metal('#e8f1f6'), [0, 0.16, 0.03], [0.245, 0.3, 0.03])],
      [
        capsule(plastic('#ffffff', 1), [-0.12, 0.12, 0.056], [0.02, 0.32, 0.052], 0.016),
        capsule(plastic('#ffffff', 1), [-0.02, 0.08, 0.058], [0.09, 0.24, 0.055], 0.01),
      ],
      [
        capsule(frame, [0, -0.18, 0], [0, -0.5, 0], 0.05, 0.06),
        blendInto(ellipsoid(frame, [0, -0.19, 0], [0.09, 0.05, 0.05]), 0.04),
      ],
      [
        ellipsoid(frame, [0, 0.53, 0], [0.06, 0.05, 0.04]),
        ...pair((side) => ellipsoid(frame, [side * 0.08, 0.5, 0], [0.045, 0.04, 0.035])),
      ],
    ],
  };
};

export const passport: Mould = (tint) => {
  const cover = plastic(tint ?? '#8a1f2f', 0.4);
  return {
    size: 0.38,
    grip: [0, -0.36, 0],
    groups: [
      [box(white, [0.02, 0, -0.02], [0.32, 0.42, 0.035], 0.02)],
      [box(cover, [0, 0, 0.02], [0.34, 0.45, 0.02], 0.03)],
      [box(cover, [0, 0, -0.06], [0.34, 0.45, 0.018], 0.03)],
      [torus(gold, [0, 0.06, 0.04], 0.17, 0.014, FACING)],
      [
        capsule(gold, [-0.17, 0.06, 0.042], [0.17, 0.06, 0.042], 0.011),
        capsule(gold, [0, -0.11, 0.042], [0, 0.23, 0.042], 0.011),
      ],
      [torus(gold, [0, 0.06, 0.04], 0.085, 0.011, FACING)],
      [box(gold, [0, 0.34, 0.04], [0.2, 0.022, 0.006], 0.005)],
      [box(gold, [0, -0.22, 0.04], [0.15, 0.018, 0.006], 0.005)],
      [box(gold, [0, -0.34, 0.04], [0.06, 0.034, 0.006], 0.02)],
    ],
  };
};

/** A hand bell. */
export const bell: Mould = (tint) => {
  const brass = tint ? plastic(tint, 0.9) : gold;
  return {
    size: 0.42,
    grip: [0, 0.36, 0],
    groups: [
      [
        capsule(brass, [0, 0.06, 0], [0, -0.26, 0], 0.17, 0.28),
        blendInto(cylinder(brass, [0, -0.3, 0], 0.38, 0.04, [0, 0, 0], 0.035), 0.14),
        cut(box(brass, [0, -0.64, 0], [0.6, 0.3, 0.6])),
      ],
      [torus(plastic('#8a5a1c', 0.8), [0, -0.18, 0], 0.265, 0.016)],
      [ellipsoid(plastic('#6b4a2a', 0.6), [0, -0.37, 0.02], [0.085, 0.085, 0.085])],
      [capsule(brass, [0, 0.2, 0], [0, 0.28, 0], 0.045)],
      [capsule(plastic('#6b3f24', 0.7), [0, 0.3, 0], [0, 0.5, 0], 0.062, 0.075)],
    ],
  };
};
