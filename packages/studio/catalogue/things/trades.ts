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
  plastic,
  torus,
} from '../mould.ts';

const steel = metal('#c9ced6');

export const rollingPin: Mould = (tint) => {
  const wood = plastic(tint ?? '#d9a866', 0.5);
  const handle = plastic('#9a5f33', 0.6);
  return {
    size: 0.52,
    grip: [0, -0.42, 0],
    heldTurn: [0, 0, 12],
    groups: [
      [cylinder(wood, [0, 0, 0], 0.14, 0.3, [0, 0, 0], 0.04)],
      [-1, 1].map((end) => cylinder(steel, [0, end * 0.31, 0], 0.06, 0.02)),
      ...[-1, 1].map((end) => [
        capsule(handle, [0, end * 0.34, 0], [0, end * 0.41, 0], 0.04, 0.062),
        blendInto(capsule(handle, [0, end * 0.41, 0], [0, end * 0.47, 0], 0.062, 0.05), 0.03),
      ]),
      [-0.2, 0.2].map((y) => torus(handle, [0, y, 0], 0.135, 0.012)),
    ],
  };
};

/** Eight rays around an enamelled shield. */
export const policeBadge: Mould = (tint) => {
  const gold = { ...plastic(tint ?? '#e0b13a', 0.9), metal: true as const };
  const enamel = plastic('#1d3f8f', 0.95);
  return {
    size: 0.3,
    grip: [0, -0.34, -0.06],
    groups: [
      [0, 45].map((turn) => box(gold, [0, 0, 0], [0.31, 0.31, 0.04], 0.012, [0, 0, turn])),
      [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
        const angle = (ray * Math.PI) / 4;
        return ellipsoid(gold, [Math.sin(angle) * 0.43, Math.cos(angle) * 0.43, 0.01], [0.05, 0.05, 0.045]);
      }),
      [cylinder(gold, [0, 0, 0.05], 0.27, 0.035, FACING, 0.02)],
      [cylinder(enamel, [0, 0, 0.085], 0.215, 0.02, FACING)],
      [0, 72, 144, 216, 288].map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return capsule(gold, [0, 0, 0.1], [Math.sin(angle) * 0.15, Math.cos(angle) * 0.15, 0.1], 0.05, 0.012);
      }),
    ],
  };
};

export const handcuffs: Mould = (tint) => {
  const plate = tint ? plastic(tint, 0.8) : steel;
  const dark = plastic('#2a2b31', 0.6);
  return {
    size: 0.36,
    grip: [-0.27, 0.32, 0],
    groups: [
      ...[-1, 1].flatMap((side) => [
        [torus(plate, [side * 0.27, side * -0.14, 0], 0.2, 0.045, FACING)],
        [
          box(plate, [side * 0.13, side * -0.02, 0], [0.09, 0.13, 0.06], 0.035, [0, 0, side * 40]),
          cut(cylinder(dark, [side * 0.13, side * -0.02, 0.06], 0.028, 0.03, FACING)),
        ],
        [cylinder(dark, [side * 0.42, side * -0.28, 0.04], 0.035, 0.02, FACING)],
      ]),
      [torus(plate, [-0.03, 0.02, 0.02], 0.06, 0.022, [60, 0, 30])],
      [torus(plate, [0.05, -0.03, 0.02], 0.06, 0.022, [20, 0, 60])],
    ],
  };
};

export const comb: Mould = (tint) => {
  const paint = plastic(tint ?? '#2a2b31', 0.9);
  return {
    size: 0.36,
    grip: [-0.1, -0.4, 0],
    groups: [
      [
        box(paint, [-0.1, 0, 0], [0.085, 0.5, 0.04], 0.03),
        ...Array.from({ length: 15 }, (_, tooth) =>
          box(paint, [0.07, 0.46 - tooth * 0.047, 0], [0.15, 0.0145, 0.026], 0.01),
        ),
        blendInto(box(paint, [0.02, 0.485, 0], [0.18, 0.022, 0.035], 0.02), 0.01),
        cut(cylinder(paint, [-0.1, -0.4, 0], 0.035, 0.1, FACING)),
      ],
    ],
  };
};

/** A barber's razor, half open. */
export const razor: Mould = (tint) => {
  const handle = plastic(tint ?? '#7a2a22', 0.9);
  return {
    size: 0.38,
    grip: [0.16, -0.28, 0],
    groups: [
      [
        capsule(handle, [-0.1, -0.06, 0], [0.12, -0.24, 0], 0.05, 0.06),
        blendInto(capsule(handle, [0.12, -0.24, 0], [0.26, -0.48, 0], 0.06, 0.05), 0.03),
      ],
      [
        box(steel, [0.06, 0.27, 0], [0.1, 0.27, 0.022], 0.02, [0, 0, -22]),
        cut(ellipsoid(steel, [-0.12, 0.02, 0], [0.08, 0.1, 0.1])),
      ],
      [capsule(steel, [-0.1, -0.06, 0], [-0.02, 0.08, 0], 0.034, 0.045)],
      [box(plastic('#eef2f6', 1), [0.135, 0.24, 0], [0.022, 0.25, 0.026], 0.01, [0, 0, -22])],
      [cylinder(metal('#e0b13a'), [-0.1, -0.06, 0.05], 0.028, 0.014, FACING)],
      [cylinder(metal('#e0b13a'), [0.24, -0.45, 0.05], 0.02, 0.012, FACING)],
    ],
  };
};
