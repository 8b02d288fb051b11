import { darken, hex, lighten } from '../../colour.ts';
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
const wood = plastic('#9a6638', 0.4);
const ink = plastic('#23242c', 0.5);

export const tent: Mould = (tint) => {
  const cloth = tint ?? hex('#f0862e');
  const roof = (paint: ReturnType<typeof plastic>, half: number, depth: number, z: number) => [
    box(paint, [0, -0.34, z], [half, half, depth], 0.02, [0, 0, 45]),
    cut(box(paint, [0, -0.84, z], [1.2, 0.5, 1])),
  ];
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      roof(plastic(cloth, 0.4), 0.5, 0.3, 0),
      roof(plastic(darken(cloth, 0.25), 0.4), 0.42, 0.02, 0.3),
      roof(plastic('#3a2a33', 0.3), 0.26, 0.02, 0.32),
      pair((side) =>
        capsule(plastic(lighten(cloth, 0.35), 0.4), [0, 0.02, 0.34], [side * 0.3, -0.34, 0.36], 0.045, 0.07),
      ),
      [box(plastic('#4a8f46', 0.3), [0, -0.37, 0.04], [0.72, 0.03, 0.38], 0.03)],
      [
        capsule(wood, [0, 0.3, 0.28], [0, 0.44, 0.28], 0.022),
        box(plastic('#2cb5e8', 0.5), [0.09, 0.41, 0.28], [0.08, 0.045, 0.012], 0.006),
      ],
    ],
  };
};

export const campfire: Mould = (tint) => {
  const flame = plastic(tint ?? '#f26a1b', 0.9);
  return {
    size: 0.46,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [-70, -35, 0, 35, 70, 130, 230].map((angle) =>
        ellipsoid(
          plastic('#8f939d', 0.3),
          [Math.sin(angle / 57.3) * 0.42, -0.4, Math.cos(angle / 57.3) * 0.28],
          [0.11, 0.075, 0.09],
        ),
      ),
      [
        capsule(wood, [-0.3, -0.36, 0.12], [0.26, -0.16, -0.08], 0.065),
        capsule(wood, [0.3, -0.36, 0.12], [-0.26, -0.16, -0.08], 0.065),
        capsule(plastic('#7c4f2a', 0.4), [0, -0.38, 0.2], [0, -0.14, -0.14], 0.06),
      ],
      [
        capsule(flame, [0, -0.14, 0], [0.02, 0.46, 0], 0.22, 0.015),
        blendInto(capsule(flame, [-0.14, -0.14, 0], [-0.26, 0.2, 0], 0.13, 0.012), 0.05),
        blendInto(capsule(flame, [0.14, -0.14, 0], [0.26, 0.24, 0], 0.13, 0.012), 0.05),
      ],
      [
        capsule(plastic('#ffc72c', 1), [0, -0.14, 0.13], [0.02, 0.22, 0.09], 0.13, 0.012),
        capsule(plastic('#fff0b8', 1), [0, -0.16, 0.22], [0, 0.02, 0.17], 0.065, 0.01),
      ],
    ],
  };
};

export const bucket: Mould = (tint) => {
  const pail = plastic(tint ?? '#2f9be0', 0.7);
  return {
    size: 0.4,
    grip: [0, 0.42, 0],
    groups: [
      [
        capsule(pail, [0, -0.3, 0], [0, 0.12, 0], 0.24, 0.33),
        cut(box(pail, [0, -0.72, 0], [0.6, 0.28, 0.6])),
        cut(box(pail, [0, 0.36, 0], [0.6, 0.28, 0.6])),
      ],
      [torus(pail, [0, 0.08, 0], 0.325, 0.035)],
      [
        cylinder(plastic('#e8cf9a', 0.2), [0, 0.08, 0], 0.3, 0.03),
        blendInto(ellipsoid(plastic('#e8cf9a', 0.2), [0, 0.1, 0], [0.22, 0.11, 0.22]), 0.05),
      ],
      [
        torus(plastic('#f4f2ec', 0.6), [0, 0.1, 0], 0.33, 0.024, FACING),
        cut(box(steel, [0, -0.28, 0], [0.6, 0.36, 0.6])),
      ],
      [cylinder(plastic('#ffc72c', 0.7), [0, -0.16, 0.28], 0.1, 0.03, [84, 0, 0], 0.02)],
      [
        capsule(plastic('#e4312b', 0.6), [0.12, 0.12, 0.02], [0.3, 0.42, 0.02], 0.026),
        capsule(plastic('#e4312b', 0.6), [0.27, 0.45, 0.02], [0.36, 0.41, 0.02], 0.03),
      ],
    ],
  };
};

export const paddle: Mould = (tint) => {
  const blade = plastic(tint ?? '#e4512b', 0.7);
  return {
    size: 0.8,
    grip: [0, 0.1, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [capsule(wood, [0, 0.56, 0], [0, -0.2, 0], 0.03)],
      [capsule(wood, [-0.075, 0.58, 0], [0.075, 0.58, 0], 0.036)],
      [
        ellipsoid(blade, [0, -0.4, 0], [0.13, 0.25, 0.035]),
        blendInto(capsule(blade, [0, -0.16, 0], [0, -0.3, 0], 0.036, 0.07), 0.05),
      ],
      [capsule(plastic('#fbf8ef', 0.6), [-0.09, -0.5, 0.03], [0.09, -0.5, 0.03], 0.018)],
    ],
  };
};

export const lifebuoy: Mould = (tint) => {
  const white = plastic('#f8f6f0', 0.7);
  const band = plastic(tint ?? '#e4312b', 0.7);
  return {
    size: 0.42,
    grip: [0, -0.34, 0],
    groups: [
      [torus(white, [0, 0, 0], 0.34, 0.12, FACING)],
      [
        torus(band, [0, 0, 0], 0.34, 0.126, FACING),
        cut(box(band, [0, 0, 0], [0.17, 0.8, 0.4], 0.01, [0, 0, 45])),
        cut(box(band, [0, 0, 0], [0.17, 0.8, 0.4], 0.01, [0, 0, -45])),
      ],
      [torus(plastic('#e3c58a', 0.3), [0, 0, 0.02], 0.475, 0.02, FACING)],
    ],
  };
};

export const tractor: Mould = (tint) => {
  const paint = plastic(tint ?? '#3c9a3f', 0.8);
  const hub = plastic('#f7cd2b', 0.7);
  return {
    size: 0.5,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [box(paint, [0.2, -0.02, 0], [0.3, 0.13, 0.13], 0.05)],
      [box(paint, [-0.22, -0.04, 0], [0.2, 0.12, 0.16], 0.04)],
      [box(plastic('#bfe6f5', 1), [-0.2, 0.24, 0], [0.16, 0.17, 0.14], 0.03)],
      [box(paint, [-0.2, 0.43, 0], [0.21, 0.03, 0.18], 0.025)],
      [-0.36, -0.04].map((x) => capsule(paint, [x, 0.06, 0.14], [x, 0.42, 0.14], 0.022)),
      [capsule(ink, [0.3, 0.08, 0.05], [0.3, 0.4, 0.05], 0.026)],
      [cylinder(ink, [-0.24, -0.18, 0.2], 0.28, 0.07, FACING, 0.05)],
      [cylinder(hub, [-0.24, -0.18, 0.26], 0.14, 0.03, FACING, 0.02)],
      [cylinder(ink, [-0.24, -0.18, -0.18], 0.28, 0.07, FACING, 0.05)],
      [cylinder(ink, [0.36, -0.3, 0.17], 0.16, 0.055, FACING, 0.04)],
      [cylinder(hub, [0.36, -0.3, 0.22], 0.075, 0.025, FACING, 0.02)],
      [cylinder(ink, [0.36, -0.3, -0.16], 0.16, 0.055, FACING, 0.04)],
      [0.12, 0.2, 0.28].map((x) => box(ink, [x, -0.0, 0.132], [0.022, 0.07, 0.008], 0.006)),
      [ellipsoid(plastic('#fff0b8', 1), [0.5, 0.02, 0.06], [0.03, 0.04, 0.04])],
    ],
  };
};

export const trafficCone: Mould = (tint) => {
  const orange = plastic(tint ?? '#f26a1b', 0.6);
  const white = plastic('#f8f6f0', 0.7);
  const bandAt = (y: number, radius: number) => [
    capsule(white, [0, y - 0.05, 0], [0, y + 0.05, 0], radius + 0.012, radius - 0.02),
    cut(box(white, [0, y - 0.36, 0], [0.6, 0.28, 0.6])),
    cut(box(white, [0, y + 0.36, 0], [0.6, 0.28, 0.6])),
  ];
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      [
        capsule(orange, [0, -0.34, 0], [0, 0.46, 0], 0.27, 0.06),
        cut(box(orange, [0, -0.7, 0], [0.6, 0.26, 0.6])),
      ],
      bandAt(-0.1, 0.222),
      bandAt(0.18, 0.148),
      [box(orange, [0, -0.44, 0], [0.36, 0.045, 0.36], 0.03)],
    ],
  };
};
