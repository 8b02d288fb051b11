import { darken, hex, type Rgb } from '../colour.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import type { Skeleton } from './skeleton.ts';

/** The frame's usual colour. */
const FRAME = hex('#2c5fb8');
/** Degrees by which the large wheels lean in at the top, as those of people who drive themselves do. */
const CAMBER = 7;

/** The chair under a seated figure, in the world's coordinates: wheels on the ground, cushion under the thighs. */
export function sculptWheelchair(build: Build, skeleton: Skeleton, tint: Rgb | undefined): Group[] {
  const chair = measureChair(build, skeleton);
  const frame: Paint = { colour: tint ?? FRAME, gloss: 0.85 };
  const cloth: Paint = { colour: hex('#2a2b33'), gloss: 0.25 };
  return [
    ...sculptSeat(chair, cloth),
    ...[-1, 1].flatMap((side) => [
      ...sculptWheel(chair, side, frame),
      ...sculptFrame(chair, side, frame),
      ...sculptCastor(chair, side),
    ]),
    sculptFootrest(chair, frame),
  ];
}

type Chair = ReturnType<typeof measureChair>;

/** Half the width, heights of cushion, back and footrest, depths of back, knees and heels, radius of a wheel. */
function measureChair(build: Build, { legs, lower, torso }: Skeleton) {
  const [{ hip, knee, ankle }] = legs;
  const [thick] = build.leg;
  const ground = lower.at[1];
  const seat = hip[1] + ground - thick;
  return {
    half: build.hip[0] + thick + 0.05,
    seat,
    top: seat + thick + torso * 0.66,
    step: ankle[1] + ground - build.foot[1],
    back: -build.chest[2] - 0.05,
    front: knee[2] - build.leg[1] * 0.6,
    toe: ankle[2] + build.foot[2] * 1.1,
    wheel: seat * 0.62 + 0.12,
  };
}

function sculptSeat({ half, seat, top, back, front }: Chair, cloth: Paint): Group[] {
  const deep = (front - back) / 2;
  const [low, high] = [seat - 0.02, top];
  return [
    [
      {
        shape: 'box',
        at: [0, seat - 0.03, back + deep],
        size: [half - 0.02, 0.04, deep],
        round: 0.03,
        paint: cloth,
      },
    ],
    [
      {
        shape: 'box',
        at: [0, (low + high) / 2, back],
        size: [half - 0.02, (high - low) / 2, 0.03],
        round: 0.028,
        paint: cloth,
      },
    ],
  ];
}

/** Tyre, rim to push, and spokes. */
function sculptWheel({ half, wheel, back }: Chair, side: number, frame: Paint): Group[] {
  const lean = (CAMBER * Math.PI) / 180;
  const middle: Vector = [side * (half + 0.07), wheel * Math.cos(lean), back + 0.13];
  const turn: Vector = [0, 0, 90 + side * CAMBER];
  const torus = (radius: number, thick: number, out: number, paint: Paint): Group => [
    {
      shape: 'torus',
      at: [middle[0] + side * out, middle[1], middle[2]],
      size: [radius, thick, 0],
      turn,
      paint,
    },
  ];
  const rubber: Paint = { colour: hex('#24242a'), gloss: 0.3 };
  const steel: Paint = { colour: hex('#c9ced6'), gloss: 0.9, metal: true };
  const spokes = [0, 60, 120].map((degrees): Solid => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const reach = wheel * 0.88;
    const end = (way: number): Vector => [
      middle[0] - side * way * cos * reach * Math.sin(lean),
      middle[1] + way * cos * reach,
      middle[2] + way * sin * reach,
    ];
    return { shape: 'capsule', at: end(-1), to: end(1), size: [0.014, 0.014, 0], paint: steel };
  });
  return [
    torus(wheel - 0.036, 0.036, 0, rubber),
    torus(wheel * 0.74, 0.017, 0.045, steel),
    [...spokes, { shape: 'cylinder', at: middle, size: [0.06, 0.045, 0], round: 0.02, turn, paint: frame }],
  ];
}

/** One bent tube from the push handle down the back, along the seat and down to the feet; a guard next to the hip. */
function sculptFrame(chair: Chair, side: number, paint: Paint): Group[] {
  const { half, seat, top, step, back, front, toe } = chair;
  const x = side * half;
  const points: Vector[] = [
    [x, top + 0.02, back - 0.12],
    [x, top + 0.03, back],
    [x, seat - 0.03, back],
    [x, seat - 0.03, front],
    [side * (half - 0.05), step - 0.01, toe - 0.1],
  ];
  const tube = points.slice(1).map(
    (to, index): Solid => ({
      shape: 'capsule',
      at: points[index] ?? to,
      to,
      size: [0.024, 0.024, 0],
      paint,
    }),
  );
  const guard: Solid = {
    shape: 'box',
    at: [x, seat + 0.05, back + 0.17],
    size: [0.014, 0.09, 0.14],
    round: 0.012,
    paint: { ...paint, colour: darken(paint.colour, 0.12) },
  };
  return [tube, [guard]];
}

/** A small wheel under the front of the seat, with its fork. */
function sculptCastor({ half, seat, front }: Chair, side: number): Group[] {
  const radius = Math.min(0.085, seat * 0.28);
  const at: Vector = [side * (half - 0.01), radius, front + 0.02];
  return [
    [
      {
        shape: 'cylinder',
        at,
        size: [radius, 0.028, 0],
        round: 0.02,
        turn: [0, 0, 90],
        paint: { colour: hex('#24242a'), gloss: 0.3 },
      },
      {
        shape: 'capsule',
        at: [at[0], at[1], at[2]],
        to: [at[0], seat - 0.03, at[2] - 0.02],
        size: [0.02, 0.022, 0],
        paint: { colour: hex('#c9ced6'), gloss: 0.9, metal: true },
      },
    ],
  ];
}

/** A plate under both feet. */
function sculptFootrest({ half, step, toe }: Chair, paint: Paint): Group {
  return [
    {
      shape: 'box',
      at: [0, step - 0.015, toe - 0.16],
      size: [half - 0.04, 0.018, 0.14],
      round: 0.014,
      paint,
    },
  ];
}
