import { hex, lighten } from '../../colour.ts';
import {
  blendInto,
  box,
  capsule,
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
const wood = plastic('#b9793f', 0.4);
const white = plastic('#f8f5ec', 0.5);
const rubber = plastic('#23222a', 0.35);

/** A pair of a diver's fins. */
export const flippers: Mould = (tint) => {
  const blade = plastic(tint ?? '#f7b52b', 0.8);
  return {
    size: 0.56,
    grip: [0, 0.3, 0],
    groups: [-1, 1].flatMap((side) => {
      const turn = [0, 0, side * 8] as const;
      return [
        [
          capsule(rubber, [side * 0.16, 0.42, 0.02], [side * 0.2, 0.16, 0.02], 0.11, 0.13),
          blendInto(box(blade, [side * 0.235, -0.18, 0], [0.17, 0.28, 0.025], 0.02, [...turn]), 0.08),
        ],
        [-0.11, 0, 0.11].map((rib) =>
          capsule(
            rubber,
            [side * 0.2 + rib * 0.7, 0.08, 0.035],
            [side * 0.265 + rib * 1.3, -0.44, 0.03],
            0.026,
            0.016,
          ),
        ),
        [ellipsoid(plastic('#3a3844', 0.3), [side * 0.155, 0.43, 0.07], [0.085, 0.1, 0.08])],
        [torus(rubber, [side * 0.14, 0.5, 0.02], 0.09, 0.026, FACING)],
      ];
    }),
  };
};

export const frisbee: Mould = (tint) => {
  const colour = tint ?? hex('#e4312b');
  const paint = plastic(colour, 0.9);
  return {
    size: 0.4,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [cylinder(paint, [0, 0, 0], 0.44, 0.05, [34, 0, 0], 0.045)],
      [torus(paint, [0, 0, 0], 0.43, 0.055, [34, 0, 0])],
      [0.34, 0.3, 0.26].map((radius) =>
        torus(plastic(lighten(colour, 0.25), 0.8), [0, 0.041, 0.028], radius, 0.012, [34, 0, 0]),
      ),
      [torus(white, [0, 0.041, 0.028], 0.18, 0.022, [34, 0, 0])],
      [cylinder(white, [0, 0.041, 0.028], 0.09, 0.012, [34, 0, 0])],
    ],
  };
};

/** A wooden sled with curled runners. */
export const sled: Mould = (tint) => {
  const runner = plastic(tint ?? '#d92b2b', 0.8);
  return {
    size: 0.42,
    grip: [0, 0, 0],
    stands: true,
    groups: [
      ...[-1, 1].map((side) =>
        tube(
          runner,
          0.032,
          [0.46, -0.34, side * 0.22],
          [-0.38, -0.34, side * 0.22],
          [-0.56, -0.24, side * 0.22],
          [-0.58, -0.04, side * 0.22],
          [-0.46, 0.04, side * 0.22],
        ),
      ),
      [-1, 1].flatMap((side) =>
        [-0.26, 0.3].map((x) => capsule(runner, [x, -0.34, side * 0.22], [x, -0.08, side * 0.18], 0.028)),
      ),
      [-0.2, -0.07, 0.06, 0.2].map((z) => box(wood, [0.03, -0.05, z], [0.46, 0.022, 0.058], 0.018)),
      [-0.26, 0.3].map((x) => box(plastic('#8a5428', 0.4), [x, -0.09, 0], [0.035, 0.025, 0.26], 0.015)),
      [capsule(wood, [-0.46, 0.05, -0.24], [-0.46, 0.05, 0.24], 0.03)],
      tube(
        plastic('#f1e3c4', 0.3),
        0.018,
        [-0.46, 0.05, 0.12],
        [-0.66, 0.12, 0.2],
        [-0.72, 0.3, 0.1],
        [-0.62, 0.34, 0.02],
        [-0.46, 0.05, -0.12],
      ),
    ],
  };
};

export const harmonica: Mould = (tint) => {
  const cover = tint ? plastic(tint, 0.9) : steel;
  return {
    size: 0.26,
    grip: [0, -0.12, 0],
    groups: [
      [box(plastic('#6b3a20', 0.5), [0, 0, 0], [0.58, 0.07, 0.2], 0.02)],
      ...[-1, 1].map((side) => [
        box(cover, [0, side * 0.13, -0.01], [0.5, 0.085, 0.19], 0.06),
        blendInto(box(cover, [0, side * 0.075, 0], [0.57, 0.02, 0.2], 0.015), 0.03),
      ]),
      [...Array(10).keys()].map((hole) =>
        box(rubber, [-0.45 + hole * 0.1, 0, 0.196], [0.032, 0.04, 0.012], 0.01),
      ),
      pair((side) => ellipsoid(metal('#e0b13a'), [side * 0.54, 0, 0.205], [0.025, 0.025, 0.012])),
      [capsule(rubber, [-0.22, 0.15, 0.182], [0.22, 0.15, 0.182], 0.014)],
    ],
  };
};

export const tambourine: Mould = (tint) => {
  const frame = plastic(tint ?? '#b0562c', 0.6);
  const jingle = plastic('#f7cf5a', 0.9);
  return {
    size: 0.42,
    grip: [0, -0.36, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [cylinder(plastic('#f6ecd6', 0.3), [0, 0, 0], 0.37, 0.03, FACING, 0.02)],
      [torus(frame, [0, 0, -0.02], 0.4, 0.062, FACING)],
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
        const angle = (index / 8) * Math.PI * 2 + 0.39;
        const [x, y] = [Math.sin(angle) * 0.42, Math.cos(angle) * 0.42];
        return [0.035, 0.07].map((z) => cylinder(jingle, [x, y, z], 0.085, 0.011, FACING));
      }),
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
        const angle = (index / 8) * Math.PI * 2 + 0.39;
        return ellipsoid(
          frame,
          [Math.sin(angle) * 0.42, Math.cos(angle) * 0.42, 0.08],
          [0.024, 0.024, 0.016],
        );
      }),
    ],
  };
};

/** A rocket on its stick among its sparks. */
export const fireworks: Mould = (tint) => {
  const body = plastic(tint ?? '#d92b2b', 0.8);
  const sparks = ['#f7cd2b', '#3fb5e8', '#ef5fa0', '#5fc94a'];
  return {
    size: 0.66,
    grip: [0, -0.4, 0],
    heldTurn: [0, 0, 8],
    groups: [
      [capsule(plastic('#c98a4a', 0.3), [0, -0.58, 0], [0, -0.04, 0], 0.018)],
      [cylinder(body, [0, 0.04, 0.02], 0.085, 0.18, [0, 0, 0], 0.01)],
      [-0.06, 0.06, 0.18].map((y) => torus(white, [0, y - 0.02, 0.02], 0.08, 0.016)),
      [capsule(plastic('#f7cd2b', 0.8), [0, 0.23, 0.02], [0, 0.38, 0.02], 0.085, 0.008)],
      [...Array(9).keys()].flatMap((index) => {
        const angle = ((index / 8) * 1.5 - 0.75) * Math.PI;
        const [x, y] = [Math.sin(angle), Math.cos(angle)];
        const paint = plastic(sparks[index % 4] ?? '#f7cd2b', 0.9);
        const from = 0.24;
        const to = index % 2 ? 0.4 : 0.48;
        return [
          capsule(paint, [x * from, 0.2 + y * from, 0], [x * to, 0.2 + y * to, 0], 0.012, 0.02),
          ellipsoid(paint, [x * (to + 0.05), 0.2 + y * (to + 0.05), 0], [0.034, 0.034, 0.034]),
        ];
      }),
    ],
  };
};
