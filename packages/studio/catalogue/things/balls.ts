import { darken, hex } from '../../colour.ts';
import { type Paint, rotation, type Solid, turnVector, type Vector } from '../../sculpt/solid.ts';
import { box, capsule, cut, ellipsoid, type Mould, plastic, torus, tube } from '../mould.ts';

/** Distance of a seam's plane from the middle of a ball of radius one half, and the seam's own radius. */
const SEAM = { away: 0.31, radius: Math.sqrt(0.25 - 0.31 ** 2) };

/** A seam around the direction `degrees` to the right of the viewer's. */
function seam(paint: Paint, degrees: number, thick: number): Solid {
  const a = (degrees * Math.PI) / 180;
  return torus(paint, [Math.sin(a) * SEAM.away, 0, Math.cos(a) * SEAM.away], SEAM.radius, thick, [
    90,
    degrees,
    0,
  ]);
}

/** A point near a seam, `lift` outside of it towards the seam's own middle. */
function besideSeam(degrees: number, angle: number, lift: number): Vector {
  const [a, t] = [(degrees * Math.PI) / 180, (angle * Math.PI) / 180];
  const away = SEAM.away - lift;
  const across = Math.cos(t) * Math.sqrt(0.253 - away ** 2);
  return [
    Math.sin(a) * away + Math.cos(a) * across,
    Math.sin(t) * Math.sqrt(0.253 - away ** 2),
    Math.cos(a) * away - Math.sin(a) * across,
  ];
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** The twelve corners of an icosahedron, a little turned: the middles of a football's black patches. */
const CORNERS: readonly Vector[] = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((corner) => {
    const [x, y, z] = turnVector(rotation([14, 20, 8]), corner);
    const length = Math.hypot(1, GOLDEN);
    return [x / length, y / length, z / length];
  });
/** Half way along these run the seams that face the viewer. */
const SEAMS = CORNERS.flatMap((a, index) =>
  CORNERS.slice(index + 1)
    .filter((b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0.4 && a[2] + b[2] > 0.8)
    .map((b) => [a, b] as const),
);

/** The point of a ball's skin that lies the given share of the way from one direction to another. */
function onSkin(a: Vector, b: Vector, share: number): Vector {
  const [x, y, z] = [0, 1, 2].map((axis) => (a[axis] ?? 0) * (1 - share) + (b[axis] ?? 0) * share);
  const scale = 0.499 / Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  return [(x ?? 0) * scale, (y ?? 0) * scale, (z ?? 0) * scale];
}

export const football: Mould = (tint) => ({
  size: 0.36,
  grip: [0, -0.3, 0],
  stands: true,
  groups: [
    [ellipsoid(plastic(tint ?? '#f6f4ee', 0.7), [0, 0, 0], [0.5, 0.5, 0.5])],
    ...CORNERS.filter(([, , z]) => z > -0.25).map(([x, y, z]) => [
      ellipsoid(plastic('#23222a', 0.7), [x * 0.165, y * 0.165, z * 0.165], [0.348, 0.348, 0.348]),
    ]),
    SEAMS.flatMap(([a, b]) =>
      tube(plastic('#8b8e96', 0.4), 0.01, onSkin(a, b, 0.3), onSkin(a, b, 0.5), onSkin(a, b, 0.7)),
    ),
  ],
});

export const basketball: Mould = (tint) => {
  const line = plastic('#2a2024', 0.3);
  return {
    size: 0.38,
    grip: [0, -0.3, 0],
    stands: true,
    groups: [
      [ellipsoid(plastic(tint ?? '#e5792b', 0.3), [0, 0, 0], [0.5, 0.5, 0.5])],
      [torus(line, [0, 0, 0], 0.494, 0.015, [12, 0, 14])],
      [torus(line, [0, 0, 0], 0.494, 0.015, [0, 0, 104])],
      ...[-1, 1].map((side) => [
        torus(
          line,
          [side * 0.3, side * 0.075, 0],
          Math.sqrt(0.244 - 0.3 ** 2 - 0.075 ** 2),
          0.015,
          [0, 0, 104],
        ),
      ]),
    ],
  };
};

export const baseball: Mould = (tint) => {
  const thread = plastic('#d92b2b', 0.5);
  return {
    size: 0.28,
    grip: [0, -0.3, 0],
    groups: [
      [ellipsoid(plastic(tint ?? '#f8f5ec', 0.5), [0, 0, 0], [0.5, 0.5, 0.5])],
      ...[-72, 72].map((degrees) => [seam(thread, degrees, 0.011)]),
      ...[-72, 72].map((degrees) =>
        [-56, -28, 0, 28, 56].map((angle) => {
          const inner = degrees > 0 ? 180 - angle : angle;
          return capsule(thread, besideSeam(degrees, inner, 0.07), besideSeam(degrees, inner, -0.06), 0.013);
        }),
      ),
    ],
  };
};

export const tennisBall: Mould = (tint) => ({
  size: 0.26,
  grip: [0, -0.3, 0],
  groups: [
    [ellipsoid(plastic(tint ?? '#d4e637', 0.15), [0, 0, 0], [0.5, 0.5, 0.5])],
    ...[-62, 62].map((degrees) => [seam(plastic('#fbfbf4', 0.3), degrees, 0.024)]),
  ],
});

export const rugbyBall: Mould = (tint) => {
  const lace = plastic('#f8f5ec', 0.5);
  return {
    size: 0.34,
    grip: [0, -0.2, 0],
    heldTurn: [0, 0, 20],
    groups: [
      [ellipsoid(plastic(tint ?? '#8a4524', 0.55), [0, 0, 0], [0.54, 0.33, 0.33], 0, [0, 0, 18])],
      ...[-1, 1].map((side) => [torus(lace, [side * 0.31, side * 0.1, 0], 0.262, 0.018, [0, 0, 108])]),
      [capsule(lace, [-0.15, 0.12, 0.3], [0.12, 0.21, 0.29], 0.018)],
      [-0.12, -0.04, 0.04, 0.12].map((x) =>
        capsule(
          lace,
          [x - 0.035, 0.16 + x * 0.32 + 0.065, 0.285],
          [x + 0.015, 0.16 + x * 0.32 - 0.055, 0.325],
          0.016,
        ),
      ),
    ],
  };
};

export const volleyball: Mould = (tint) => {
  const tilt: Vector = [0, 0, 24];
  const along = (away: number): Vector => [-Math.sin(0.42) * away, Math.cos(0.42) * away, 0];
  const stripe = (colour: string, from: number, to: number) => [
    ellipsoid(plastic(colour, 0.6), [0, 0, 0], [0.503, 0.503, 0.503]),
    cut(box(plastic(colour), along(to + 0.5), [0.7, 0.5, 0.7], 0, tilt)),
    cut(box(plastic(colour), along(from - 0.5), [0.7, 0.5, 0.7], 0, tilt)),
  ];
  const groove = plastic(darken(hex('#f4f2ec'), 0.3), 0.4);
  return {
    size: 0.36,
    grip: [0, -0.3, 0],
    stands: true,
    groups: [
      [ellipsoid(plastic(tint ?? '#f4f2ec', 0.6), [0, 0, 0], [0.5, 0.5, 0.5])],
      stripe('#f7cd2b', -0.15, 0.15),
      stripe('#2563c9', -0.6, -0.15),
      ...[-0.15, 0.15].map((away) => [torus(groove, along(away), 0.479, 0.01, tilt)]),
      [torus(groove, [0, 0, 0], 0.497, 0.01, [0, 0, 114])],
    ],
  };
};
