import type { Groove, Group, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, nape, strands } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { LENGTHS } from './lengths.ts';
import { ALONG, tuft } from './lock.ts';
import { partingLine } from './parted.ts';
import { onLine } from './ringlets.ts';
import { softWindow } from './soft-window.ts';
import { band } from './tied.ts';
import { bluntFringe } from './tops.ts';

/** How broad a cord is, how long its links are, and how deep they are carved. */
type Cord = { broad: number; link: number; depth: number };

/** Plaits are thin and their links even; matted locs are thicker, and their links long and faint. */
const PLAIT: Cord = { broad: 0.2, link: 0.17, depth: 0.1 };
const LOC: Cord = { broad: 0.24, link: 0.6, depth: 0.12 };

/** The rows of a cap run from ear to ear, as hair does that falls from a parting to both sides. */
const EARS: Vector = [1, 0, 0];

/** The cords side by side on a solid: each is one row of a plait. */
function cordsOn(solid: Solid, { broad, link, depth }: Cord, phase: number): Solid {
  if (solid.cutOut || !solid.groove) return solid;
  const { at, via, to, size } = solid;
  const isLimb = solid.shape === 'arc';
  const around = isLimb ? Math.max(...size) : Math.max(size[1], size[2]);
  const long =
    isLimb && via && to ? apart(at, via) * 0.5 + apart(via, to) * 0.5 + apart(at, to) * 0.5 : size[0] * 2;
  const groove: Groove = {
    depth,
    density: Math.max(2, Math.round((Math.PI * around) / broad)),
    phase: isLimb ? 0 : phase,
    pattern: 'plait',
    twist: long / link / 2,
    pole: isLimb ? (solid.groove.pole ?? EARS) : EARS,
  };
  return { ...solid, groove };
}

const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Single cords that hang before the others: where each leaves the head, how far out it ends, and how much shorter it is. */
const SINGLE = [
  { place: 0, out: 0.04, shorter: 0.18 },
  { place: 0.45, out: 0.16, shorter: 0 },
  { place: 0.9, out: 0.32, shorter: 0.26 },
] as const;

/** Cords that hang on their own over the fall, from the temple past cheek and jaw to the chest. */
function singleCords(head: HairHead, cord: Cord): Solid[] {
  const { wide, puff, chest, tips, paint } = head;
  const out = wide + 0.2 + puff * 0.7;
  return ([-1, 1] as const).flatMap((side) =>
    SINGLE.flatMap(({ place, out: spread, shorter }) => {
      const line: Vector[] = [
        [side * (out - 0.12), 0.55 - place * 0.2, 0.5 - place * 0.5],
        [side * out, -0.35, 0.62 - place * 0.5],
        [side * (out - 0.06 + spread * 0.3), -1.25, 0.68 - place * 0.4],
        [side * (out - 0.3 + spread), -chest * 0.5 - 1.1, 0.8 - place * 0.3],
        [side * (out - 0.42 + spread), -chest + shorter, 1.02 - place * 0.4],
      ];
      return tuft(paint, line, cord.broad * 0.62, { tip: 0.8 }).map((limb, index) =>
        cordsOn(index === 2 ? { ...limb, paint: tips } : limb, { ...cord, broad: cord.broad * 1.9 }, 0),
      );
    }),
  );
}

/** Long hair in cords from the parting to the chest: all of its surface is carved in rows, and some hang singly before it. */
const corded =
  (cord: Cord): HairMould =>
  (head) => {
    const whole: Group[] = LENGTHS['long-straight'](head);
    return [
      ...whole.map((group) => group.map((solid) => cordsOn(solid, cord, head.phase))),
      singleCords(head, cord),
    ];
  };

/** Many thin plaits of one thickness. */
export const boxBraids = corded(PLAIT);
/** Thick matted ropes. */
export const locs = corded(LOC);

/** A plait of two rows of links, `depth` deep; `links` is how many are on half of each of its parts. */
const plait = (
  { paint }: HairHead,
  line: readonly Vector[],
  { radius, tip, depth, links }: { radius: number; tip: number; depth: number; links: number },
): Solid[] =>
  tuft(paint, line, radius, {
    tip,
    blend: 0.02,
    groove: { depth, density: 1, phase: 0, pattern: 'plait', twist: links },
  });

/** What is on the skull, and what hangs from it. */
const ROW = { radius: 0.15, tip: 0.9, depth: 0.06, links: 1.5 };
const END = { radius: 0.14, tip: 0.7, depth: 0.06, links: 5 };

/** Rows from the forehead to the neck: where each lies, across, and the degrees around the head of its places. */
const ROWS = [-0.92, -0.66, -0.4, -0.13, 0.13, 0.4, 0.66, 0.92] as const;
const AROUND = [-60, -29, 2, 33, 64, 95, 126] as const;

/** Plaits on the skull in rows from the forehead to the neck, where some hang down further. */
export const cornrows: HairMould = (head) => {
  const rows = ROWS.flatMap((x) => {
    const around = Math.sqrt(1 - x * x * 0.72);
    const line = AROUND.map((degrees, index): Vector => {
      const turn = (degrees * Math.PI) / 180;
      return [
        x * head.wide * (1 - Math.max(0, index - 3) * 0.12),
        0.3 + Math.cos(turn) * 1.6 * around,
        -0.06 - Math.sin(turn) * 1.38 * around,
      ];
    });
    return plait(head, line, ROW);
  });
  const ends = [-0.75, -0.35, 0.35, 0.75].flatMap((x) =>
    plait(
      head,
      [
        [x, -0.45, -1.02],
        [x * 1.25, -1.4, -0.86],
        [x * 1.5, -2, -0.6],
      ],
      END,
    ),
  );
  return [
    [
      cap(head, head.shorn, 0.02, undefined),
      ...softWindow(head),
      ...aroundEars(head, 0),
      nape(head, -0.75, 0.03),
    ],
    [...rows, ...softWindow(head, -0.08)],
    ends,
  ];
};

/** A link of a braid: two strands that cross in a V. */
const link = (paint: Paint, [x, y, z]: Vector, size: number): Solid[] =>
  [-1, 1].map((way) => ({
    shape: 'ellipsoid',
    at: [x + way * size * 0.42, y - (way > 0 ? 0.1 : 0), z],
    size: [size * 0.95, size * 0.75, size],
    turn: [0, 0, way * 42],
    paint,
    blend: 0.05,
    groove: { ...ALONG, depth: 0.04, density: 2.5, phase: way, wave: 0.3, pole: [1, 0.2, 0] },
  }));

/** A braid of nine links along the line of a plait, the last of them in the colour of the tips. */
const braid = ({ paint, tips }: HairHead, line: readonly Vector[]): Solid[] =>
  Array.from({ length: 9 }, (_, index) =>
    link(index < 6 ? paint : tips, onLine(line, index / 9), 0.25 - index * 0.01),
  ).flat();

/** Drawn to both sides of a parting, or with a fringe, and plaited from behind the ears down to the chest. */
export const twoBraids: HairMould = (head) => {
  const { paint, tips, wide, chest, fringe } = head;
  return [
    [
      cap(head, paint, 0.11, strands([0, -0.2, -1], 13, 0.06, head.phase)),
      ...softWindow(head),
      ...aroundEars(head, 0.05),
      nape(head, -0.8),
      ...(fringe ? [] : partingLine(head, 0, cap(head, paint, 0.1, undefined))),
    ],
    ...(fringe ? [bluntFringe(head)] : []),
    ...[-1, 1].flatMap((side): Group[] => {
      const beside = (out: number, y: number, z: number): Vector => [side * (wide + out), y, z];
      const line = [
        beside(-0.05, -0.1, -0.3),
        beside(0.16, -0.85, -0.02),
        beside(0.1, -1.7, 0.42),
        beside(-0.12, 0.35 - chest, 0.82),
      ];
      const brush = [
        beside(-0.12, 0.37 - chest, 0.82),
        beside(-0.12, 0.1 - chest, 0.84),
        beside(-0.12, -0.1 - chest, 0.84),
      ];
      return [
        braid(head, line),
        [band(beside(-0.12, 0.38 - chest, 0.82), 0.15, [20, 0, 0])],
        tuft(tips, brush, 0.2, { tip: 0.6 }),
      ];
    }),
  ];
};
