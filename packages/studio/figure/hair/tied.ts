import type { Group, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, nape, slice, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { drape, lock, onSkull, tuft } from './lock.ts';
import { partingLine } from './parted.ts';
import { band } from './plaits.ts';

/** Drawn hair ends over the forehead in one even arch, as high as the photo's: no lock of it makes a corner. */
const evenHairline = (head: HairHead) => faceWindow({ ...head, course: undefined }, 'round');

/** Hair drawn tight to the skull, its strands running to the knot; the ears free. */
function drawn(head: HairHead, knot: Vector): Solid[] {
  const pole: Vector = [knot[0], knot[1] - 0.34, knot[2] + 0.07];
  return [
    cap(head, head.paint, 0.1, { ...strands(pole, 8, 0.06, head.phase), wave: 0.1 }),
    ...evenHairline(head),
    ...sweptTemples(head),
    ...risingNape(head),
  ];
}

/** The line of the nape rises from the middle to both ears: nothing that is tied falls behind the head. */
const NAPE = { middle: -0.98, slope: 17 } as const;

const risingNape = (head: HairHead): Solid[] =>
  [-1, 1].map((side) => ({
    ...nape(head, 0, 0.12),
    at: [side * 1.5, NAPE.middle - 0.9, 0],
    size: [1.6, 1.4, 2.6],
    turn: [0, 0, side * NAPE.slope],
  }));

/**
 * Loose strands hang before the ears where the photo shows some there, and end the lower the more it shows. Hair that
 * falls to the chin is not tied up: of a knot that the photo does not show it tells nothing.
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

/** A coiled knot of hair. */
function knot({ paint }: HairHead, at: Vector, radius: number): Group {
  return [
    {
      shape: 'ellipsoid',
      at,
      size: [radius, radius * 0.84, radius],
      paint,
      groove: { depth: 0.08, density: 2.5, phase: 0.6, pattern: 'strands', twist: 1.2, wave: 0 },
    },
    {
      shape: 'torus',
      at: [at[0], at[1] - radius * 0.62, at[2]],
      size: [radius * 0.62, radius * 0.2, 0],
      paint,
      blend: 0.05,
    },
  ];
}

/** A knot on the crown is as thick as it is high: so much where hair ends no higher than this, and more above it. */
const HIGH_KNOT = { least: 0.56, above: 2.25, by: 0.6, most: 0.78 };

export const highBun: HairMould = (head) => {
  const { least, above, by, most } = HIGH_KNOT;
  const thick = Math.min(most, least + Math.max(0, (head.top ?? 0) - above) * by);
  const at: Vector = [0, 1.68 + thick, -0.2];
  return [drawn(head, at), ...(head.underHat ? [] : [knot(head, at, thick)]), ...looseStrands(head)];
};

export const lowBun: HairMould = (head) => {
  const { paint, side, wide, hairline } = head;
  const at: Vector = [-side * 1.24, -0.66, -0.66];
  const over = [-1, 1].flatMap((way) =>
    [0, 0.5].flatMap((t) =>
      drape(
        paint,
        onSkull([way * 0.12, Math.max(1.5, hairline + 0.58) + t * 0.1, 0.92 - t * 0.4], wide, 0.05),
        onSkull([way * wide, 0.4 - t * 0.2, 0.36 - t * 0.4], wide, 0.05),
        { wide, swell: 0.06, broad: 0.28, thick: 0.11 },
      ),
    ),
  );
  return [
    [...drawn(head, [-side * 0.3, -0.5, -1.3]), ...over],
    lowKnot(head, at, 0.52),
    ...looseStrands(head),
  ];
};

/** A coil next to the neck. */
const lowKnot = ({ paint, side }: HairHead, at: Vector, radius: number): Group => [
  {
    shape: 'ellipsoid',
    at,
    size: [radius, radius * 0.96, radius * 0.88],
    paint,
    groove: {
      depth: 0.08,
      density: 2.5,
      phase: 0.6,
      pattern: 'strands',
      twist: 1.4,
      wave: 0,
      pole: [-side * 0.6, 0, -0.6],
    },
  },
];

/** Tied hair that reaches lower than this, below the eyes, hangs in a tail. */
const TAIL = 1;

/** A tail that falls from the nape next to the neck, to the front of a shoulder. */
function lowTail({ paint, tips, side, jaw }: HairHead): Group {
  const shape = { broad: 0.36, thick: 0.3, blend: 0.25, groove: strands([0, 1, 0], 2, 0.05) };
  const root: Vector = [-side * (jaw - 0.2), -0.7, -0.98];
  const second: Vector = [-side * (jaw + 0.02), -1.4, -0.74];
  const third: Vector = [-side * (jaw + 0.16), -2, -0.2];
  const end: Vector = [-side * (jaw + 0.06), -2.75, 0.3];
  return [
    lock(paint, root, second, { ...shape, broad: 0.28 }),
    lock(paint, second, third, shape),
    lock(tips, third, end, { ...shape, broad: 0.3, thick: 0.24 }),
  ];
}

/**
 * Drawn hair leaves no sideburn: its edge runs straight from the temple, `front`, down and back to the top of the ear.
 */
const SWEPT = { front: [0.74, 0.98], half: 0.94, deep: 1.4, slope: 45 } as const;
/** Below this, and before this, no drawn hair is left. */
const BELOW = { y: 0.12, z: 0.26 };
/**
 * Seen from the front the edge runs outwards to the ear as well, through a place so far within the skull: no corner is
 * left.
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

/**
 * Combed close to the head and tied low behind it, no hair before the ears. From the front half of the knot is seen
 * next to the jaw, or a tail next to the neck: without either it looks cut.
 */
export const tiedBack: HairMould = (head) => {
  const { paint, lift, side, wide, jaw } = head;
  const at: Vector = [-side * ((wide + jaw) / 2 + 0.04), -0.9, -0.76];
  // Opposite the place where strands meet they part in a star: that lies within the face.
  const pole: Vector = [-side * 0.34, -0.96, -1.29];
  const combed = { ...strands(pole, 22, 0.016, head.phase), wave: 0.1 };
  return [
    [
      cap(head, paint, 0.1, combed, { lift: lift * 0.6 }),
      ...evenHairline(head),
      ...sweptTemples(head),
      ...risingNape(head),
    ],
    head.end > TAIL ? lowTail(head) : lowKnot(head, at, 0.44),
  ];
};

export const manBun: HairMould = (head) => {
  const at: Vector = [0, 2.1, -0.45];
  const { paint, hairline } = head;
  const pole: Vector = [0, 1.6, -0.5];
  return [
    [
      cap(head, head.shorn, 0.035, GRAIN),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.05),
      nape(head, -0.8, 0.04),
    ],
    [
      cap(head, paint, 0.08, { ...strands(pole, 8, 0.06, head.phase), wave: 0.1 }),
      ...faceWindow(head, 'round', { above: 0.05 }),
      slice(head, [0, Math.min(1, hairline - 0.08) - 2, 0], [3, 2, 3], [4, 0, 0], 0.05),
    ],
    ...(head.underHat ? [] : [knot(head, at, 0.38)]),
  ];
};

/**
 * Rises behind the crown and falls next to the head, so that it is seen from the front as well; under a hat it begins
 * below.
 */
export const ponytail: HairMould = (head) => {
  const { paint, tips, wide, underHat } = head;
  const high = underHat ? 0.2 : 1.62;
  const arch = underHat ? 0.1 : 0.5;
  const root: Vector = [-0.36, high, -0.92];
  const second: Vector = [-wide * 0.72, high + arch, -1];
  const third: Vector = [-wide - 0.3, high - 0.3, -0.82];
  const fourth: Vector = [-wide - 0.42, high - 1.4, -0.6];
  const end: Vector = [-wide - 0.14, high - 2.9, -0.35];
  const shape = { broad: 0.4, thick: 0.34, blend: 0.25, groove: strands([0, 1, 0], 2, 0.06) };
  return [
    drawn(head, [-0.36, 1.6, -1]),
    [
      lock(paint, root, second, { ...shape, broad: 0.27, thick: 0.27 }),
      lock(paint, second, third, shape),
      lock(paint, third, fourth, shape),
      lock(tips, fourth, end, { ...shape, broad: 0.34, thick: 0.26 }),
    ],
    [band([root[0] - 0.14, high + arch * 0.36, -0.94], 0.29, [0, 0, underHat ? 80 : 44])],
    ...looseStrands(head),
  ];
};

export const pigtails: HairMould = (head) => {
  const { paint, tips, wide, underHat } = head;
  const high = underHat ? 0.1 : 0.72;
  const shape = { broad: 0.42, thick: 0.34, blend: 0.25, groove: strands([0, 1, 0], 2, 0.06) };
  const tails = [-1, 1].flatMap((side): Group[] => {
    const root: Vector = [side * (wide + 0.02), high, -0.32];
    const bend: Vector = [side * (wide + 0.56), high - 0.2, -0.3];
    const middle: Vector = [side * (wide + 0.62), high - 1.1, -0.18];
    const end: Vector = [side * (wide + 0.32), high - 2.2, -0.02];
    return [
      [
        lock(paint, root, bend, { ...shape, broad: 0.25, thick: 0.25 }, [0, 0, 1]),
        lock(paint, bend, middle, shape, [0, 0, 1]),
        lock(tips, middle, end, { ...shape, broad: 0.34, thick: 0.28 }, [0, 0, 1]),
      ],
      [band([root[0] + side * 0.12, high - 0.02, -0.32], 0.22, [0, 0, side * 76])],
    ];
  });
  const sides = [-1, 1].flatMap((way) =>
    drape(
      paint,
      onSkull([way * 0.12, Math.max(1.5, head.hairline + 0.4), 0.9], wide, 0.05),
      onSkull([way * wide, 0.85, 0.2], wide, 0.05),
      { wide, swell: 0.06, broad: 0.28, thick: 0.11 },
    ),
  );
  return [
    [
      ...drawn(head, [0, 0.9, -1.2]),
      ...sides,
      ...partingLine(head, 0, cap(head, head.paint, 0.1, undefined)),
    ],
    ...tails,
  ];
};
