import { hex } from '../../colour.ts';
import type { Group, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, edgeOfTop, GRAIN, nape, slice, strands } from './cap.ts';
import { flow } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { tuft } from './lock.ts';
import { partingLine } from './parted.ts';
import { softWindow } from './soft-window.ts';

/** Drawn hair ends over the forehead in one even arch, as high as the photo's: no lock of it makes a corner. */
const evenHairline = (head: HairHead) => softWindow({ ...head, course: undefined });

/** Hair drawn tight to the skull, its strands running to the place `pole`; the ears free. */
function drawn(head: HairHead, pole: Vector, { density = 8, depth = 0.06, lift = 0 } = {}): Solid[] {
  return [
    cap(head, head.paint, 0.1, { ...strands(pole, density, depth, head.phase), wave: 0.1 }, { lift }),
    ...evenHairline(head),
    ...sweptTemples(head),
    ...risingNape(head),
  ];
}

/** The line of the nape rises from the middle to both ears: tied hair does not fall behind the head. */
const NAPE = { middle: -0.98, slope: 17 } as const;

const risingNape = (head: HairHead): Solid[] =>
  [-1, 1].map((side) => ({
    ...nape(head, 0, 0.12),
    at: [side * 1.5, NAPE.middle - 0.9, 0],
    size: [1.6, 1.4, 2.6],
    turn: [0, 0, side * NAPE.slope],
  }));

/**
 * Loose strands hang before the ears if the photo shows some there. The more of them it shows, the lower they end.
 * Hair that falls to the chin is not tied up: it says nothing about a knot that the photo does not show.
 */
const LOOSE = { least: 0.5, from: 0.45, by: 4, most: 0.8, untied: 1.3 };

/** Soft strands that came loose before the ears: each swings out over the cheekbone and in again. */
function looseStrands({ paint, wide, end }: HairHead): Group[] {
  if (end < LOOSE.least || end > LOOSE.untied) return [];
  const low = -0.2 - Math.min(LOOSE.most, (end - LOOSE.from) * LOOSE.by);
  return [-1, 1].map((side) =>
    tuft(
      paint,
      [
        [side * (wide - 0.3), 0.86, 0.72],
        [side * (wide - 0.06), 0.35, 0.72],
        [side * (wide + 0.02), low * 0.5, 0.72],
        [side * (wide - 0.1), low, 0.8],
      ],
      0.09,
      { tip: 0.3 },
    ),
  );
}

/** A coil of hair that is wound around `pole`. */
const coil = ({ paint }: HairHead, at: Vector, size: Vector, pole: Vector = [0, 1, 0]): Solid => ({
  shape: 'ellipsoid',
  at,
  size,
  paint,
  groove: { depth: 0.08, density: 2.5, phase: 0.6, pattern: 'strands', twist: 1.3, wave: 0, pole },
});

/** A knot on top of the head, a strand wound around its foot. */
const knot = (head: HairHead, at: Vector, radius: number): Group => [
  coil(head, at, [radius, radius * 0.84, radius]),
  {
    shape: 'torus',
    at: [at[0], at[1] - radius * 0.62, at[2]],
    size: [radius * 0.62, radius * 0.2, 0],
    paint: head.paint,
    blend: 0.05,
  },
];

/** A knot next to the neck. */
const lowKnot = (head: HairHead, at: Vector, radius: number): Group => [
  coil(head, at, [radius, radius * 0.96, radius * 0.88], [-head.side * 0.6, 0, -0.6]),
];

/** Hair that hangs down through places, its end in the colour of the tips. */
const tail = ({ paint, tips }: HairHead, places: readonly Vector[], radius: number): Group =>
  tuft(paint, places, radius, { tip: 0.5, groove: strands([0, 1, 0], 2, 0.06) }).map((limb, index, limbs) =>
    index === limbs.length - 1 ? { ...limb, paint: tips } : limb,
  );

const BAND: Paint = { colour: hex('#e4312b'), gloss: 0.6 };

/** Ties hair together: a ring around a place, turned like the hair within it. */
export const band = (at: Vector, radius: number, turn: Vector): Solid => ({
  shape: 'torus',
  at,
  size: [radius, 0.075, 0],
  turn,
  paint: BAND,
});

/** Locks from the parting over the drawn hair to both ears; each of `backs` is how far back one lies. */
const overHead = (head: HairHead, backs: readonly number[]): Solid[] =>
  [-1, 1].flatMap((way) =>
    backs.flatMap((back) =>
      flow(
        head,
        [
          { at: [way * 0.12, Math.max(1.5, head.hairline + 0.5) + back * 0.2, 0.92 - back * 0.8], out: 0.12 },
          { at: [way * head.wide * 0.75, 1.3 - back * 0.1, 0.65 - back * 0.8], out: 0.18 },
          { at: [way * head.wide, 0.6 - back * 0.4, 0.3 - back * 0.8], out: 0.12 },
        ],
        0.3,
      ),
    ),
  );

/**
 * The size of a knot on the crown, which is as thick as it is high: the least, the height of the hair from which it
 * grows, and the most.
 */
const HIGH_KNOT = { least: 0.56, above: 2.25, by: 0.6, most: 0.78 };

export const highBun: HairMould = (head) => {
  const { least, above, by, most } = HIGH_KNOT;
  const thick = Math.min(most, least + Math.max(0, (head.top ?? 0) - above) * by);
  const at: Vector = [0, 1.68 + thick, -0.2];
  return [
    drawn(head, [0, at[1] - 0.34, -0.13]),
    ...(head.underHat ? [] : [knot(head, at, thick)]),
    ...looseStrands(head),
  ];
};

export const lowBun: HairMould = (head) => [
  [...drawn(head, [-head.side * 0.3, -0.84, -1.23]), ...overHead(head, [0, 0.5])],
  lowKnot(head, [-head.side * 1.24, -0.66, -0.66], 0.52),
  ...looseStrands(head),
];

/**
 * Drawn hair leaves no sideburn: its edge runs straight from the temple, `front`, down and back to the top of the ear.
 */
const SWEPT = { front: [0.74, 0.98], half: 0.94, deep: 1.4, slope: 45 } as const;
/** Drawn hair reaches neither below nor in front of this place. */
const BELOW = { y: 0.12, z: 0.26 };
/**
 * Seen from the front the edge runs outwards to the ear as well, through a place inside the skull: no corner is left.
 */
const OUTWARDS = { within: 0.08, y: 0.54, slope: 55, half: 0.45 } as const;

function sweptTemples(head: HairHead): Solid[] {
  const { front, half, deep, slope } = SWEPT;
  const under = deep * Math.SQRT1_2;
  return [
    ...([-1, 1] as const).map(
      (side): Solid => ({
        shape: 'ellipsoid',
        at: [side * (head.wide + 0.1), -0.3, -0.06],
        size: [0.5, 0.52, 0.36],
        paint: head.paint,
        cutOut: true,
        blend: 0.04,
      }),
    ),
    slice(head, [0, front[0] - under, front[1] + under], [2.2, deep, half], [-slope, 0, 0], 0.05),
    slice(head, [0, BELOW.y - deep, BELOW.z + deep], [2.2, deep, deep], [0, 0, 0], 0.05),
    ...([-1, 1] as const).map((side) => outwards(head, side)),
  ];
}

function outwards(head: HairHead, side: -1 | 1): Solid {
  const { within, y, slope, half } = OUTWARDS;
  const angle = (slope * Math.PI) / 180;
  const at: Vector = [
    side * (head.wide - within - Math.sin(angle) * half),
    y - Math.cos(angle) * half,
    BELOW.z + SWEPT.deep,
  ];
  return slice(head, at, [half, half, SWEPT.deep], [0, 0, -side * slope], 0.05);
}

/** Tied hair that reaches lower than this, below the eyes, hangs in a tail. */
const TAIL = 1;

/**
 * Combed close to the head and tied low behind it, no hair before the ears. From the front half of the knot is seen
 * next to the jaw, or a tail in front of a shoulder: without either the hair would look cut.
 */
export const tiedBack: HairMould = (head) => {
  const { lift, side, wide, jaw, end } = head;
  const beside = (out: number, y: number, z: number): Vector => [-side * (jaw + out), y, z];
  const hanging = [
    beside(-0.2, -0.7, -0.98),
    beside(0.02, -1.4, -0.74),
    beside(0.2, -2.1, -0.16),
    beside(0.06, -2.85, 0.3),
  ];
  return [
    // Opposite the place where strands meet they part in a star, which is hidden inside the face.
    drawn(head, [-side * 0.34, -0.96, -1.29], { density: 22, depth: 0.016, lift: lift * 0.6 }),
    end > TAIL
      ? tail(head, hanging, 0.34)
      : lowKnot(head, [-side * ((wide + jaw) / 2 + 0.04), -0.9, -0.76], 0.44),
  ];
};

/** A knot on top, the sides shorn. */
export const manBun: HairMould = (head) => [
  [
    cap(head, head.shorn, 0.035, GRAIN),
    ...softWindow(head),
    ...aroundEars(head, -0.05),
    nape(head, -0.8, 0.04),
  ],
  [
    cap(head, head.paint, 0.08, { ...strands([0, 1.6, -0.5], 8, 0.06, head.phase), wave: 0.1 }),
    ...softWindow(head, 0.05),
    edgeOfTop(head, { below: 0.08, turn: [4, 0, 0] }),
  ],
  ...(head.underHat ? [] : [knot(head, [0, 2.1, -0.45], 0.38)]),
];

/**
 * Rises behind the crown and falls next to the head, so that it is seen from the front as well; under a hat it begins
 * below.
 */
export const ponytail: HairMould = (head) => {
  const { wide, underHat } = head;
  const [high, arch] = underHat ? [0.2, 0.1] : [1.62, 0.5];
  const hanging: Vector[] = [
    [-0.3, high - 0.1, -0.9],
    [-wide * 0.72, high + arch * 1.5, -1],
    [-wide - 0.5, high - 0.3, -0.82],
    [-wide - 0.5, high - 1.5, -0.6],
    [-wide - 0.14, high - 2.9, -0.35],
  ];
  return [
    drawn(head, [-0.36, 1.26, -0.93]),
    tail(head, hanging, 0.38),
    [band([-0.5, high + arch * 0.36, -0.94], 0.29, [0, 0, underHat ? 80 : 44])],
    ...looseStrands(head),
  ];
};

export const pigtails: HairMould = (head) => {
  const { wide, underHat } = head;
  const high = underHat ? 0.1 : 0.72;
  const tails = [-1, 1].flatMap((side): Group[] => {
    const beside = (out: number, down: number, z: number): Vector => [side * (wide + out), high - down, z];
    const hanging = [
      beside(-0.05, 0, -0.32),
      beside(0.66, 0.1, -0.3),
      beside(0.66, 1.2, -0.18),
      beside(0.32, 2.2, -0.02),
    ];
    return [tail(head, hanging, 0.4), [band(beside(0.16, 0.02, -0.32), 0.3, [0, 0, side * 76])]];
  });
  return [
    [
      ...drawn(head, [0, 0.56, -1.13]),
      ...overHead(head, [0]),
      ...partingLine(head, 0, cap(head, head.paint, 0.1, undefined)),
    ],
    ...tails,
  ];
};
