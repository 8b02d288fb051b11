import { hex } from '../../colour.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, DOWN, faceWindow, nape, strands } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { rope } from './lock.ts';
import { partingLine } from './parted.ts';

/** Ropes that hang around the head: where each leaves it (degrees from the front, height), and where it ends. */
function hangingRopes(
  head: HairHead,
  { count, radius, end, groove, tips }: { count: number; radius: number; end: number; groove: Groove; tips: Paint },
): Solid[] {
  const { paint, wide, lift, puff } = head;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1);
      const angle = ((46 + t * 128) * Math.PI) / 180;
      const [ax, az] = [Math.sin(angle), Math.cos(angle)];
      const out = wide + 0.14 + puff * 0.4;
      const front = t < 0.3;
      const low = end - (index % 3) * 0.18;
      const points: Vector[] = [
        [side * ax * 0.55, 1.62 + lift * 0.6, az * 0.7 - 0.05],
        [side * ax * (wide + 0.06), 0.7, az * 1.2 - 0.02],
        [side * (ax * out + (front ? 0.16 : 0)), -0.9, az * 1.05 - 0.02],
        [side * (ax * out + (front ? 0.02 : 0)), -low, front ? 0.86 : az * 0.95],
      ];
      const limbs = rope(paint, points, [radius, radius * 0.9], groove, 0.03);
      return limbs.map((limb, place) => (place === 2 ? { ...limb, paint: tips } : limb));
    }).flat(),
  );
}

/** Thick matted ropes from the crown to the chest. */
export const locs: HairMould = (head) => [
  [
    cap(head, head.paint, 0.05, { ...strands(DOWN, 8, 0.09, head.phase), twist: 0.5 }, { lift: head.lift * 0.7 }),
    ...faceWindow(head, 'round'),
    nape(head, -0.9),
    ...partingLine(head, head.side * 0.3, 0.1),
    ...hangingRopes(head, {
      count: 9,
      radius: 0.15,
      end: 2.9,
      groove: { depth: 0.05, density: 1.5, phase: 0, pattern: 'strands', twist: 5, wave: 0.8 },
      tips: head.tips,
    }),
  ],
];

/** Many thin plaits of one thickness, parted in the middle. */
export const boxBraids: HairMould = (head) => [
  [
    cap(head, head.paint, 0.08, { depth: 0.06, density: 8, phase: 0, pattern: 'plait', twist: 9, pole: [0, 1, 0] }),
    ...faceWindow(head, 'round'),
    nape(head, -0.9),
    ...partingLine(head, 0, 0.1),
    ...hangingRopes(head, {
      count: 11,
      radius: 0.12,
      end: 3.2,
      groove: { depth: 0.06, density: 1, phase: 0, pattern: 'plait', twist: 5 },
      tips: head.tips,
    }),
  ],
];

/** Plaits that lie on the skull in rows from the forehead to the neck. */
export const cornrows: HairMould = (head) => {
  const { paint, wide } = head;
  const groove: Groove = { depth: 0.05, density: 1, phase: 0, pattern: 'plait', twist: 3 };
  const rows = [-0.9, -0.55, -0.18, 0.18, 0.55, 0.9].flatMap((x) => {
    const points = Array.from({ length: 7 }, (_, index): Vector => {
      const turn = ((-60 + index * 31) * Math.PI) / 180;
      const around = Math.sqrt(1 - x * x * 0.72);
      return [
        x * wide * (1 - Math.max(0, index - 3) * 0.12),
        0.3 + Math.cos(turn) * 1.55 * around,
        -0.06 - Math.sin(turn) * 1.33 * around,
      ];
    });
    return rope(paint, points, [0.13, 0.13], groove, 0.02);
  });
  const ends = [-0.75, -0.35, 0.35, 0.75].flatMap((x) =>
    rope(paint, [[x, -0.45, -1.02], [x * 1.25, -1.5, -0.82], [x * 1.5, -2, -0.6]], [0.13, 0.1], groove, 0.02),
  );
  return [
    [
      cap(head, head.shorn, 0.02, undefined),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, 0),
      nape(head, -0.75, 0.03),
    ],
    [...rows, ...faceWindow(head, 'round', { above: -0.08 })],
    ends,
  ];
};

const BAND: Paint = { colour: hex('#e4312b'), gloss: 0.6 };

/** Ties hair together: a ring around a place, turned like the hair that it holds. */
export const band = (at: Vector, radius: number, turn: Vector, thick = 0.075): Solid => ({
  shape: 'torus',
  at,
  size: [radius, thick, 0],
  turn,
  paint: BAND,
});

/** Drawn to both sides of a parting, and plaited from behind the ears down to the chest. */
export const twoBraids: HairMould = (head) => {
  const { paint, wide } = head;
  const sides = [-1, 1].map((side): { plait: Solid[]; end: Vector } => {
    const line: Vector[] = [
      [side * (wide - 0.05), -0.1, -0.3],
      [side * (wide + 0.16), -0.85, -0.02],
      [side * (wide + 0.1), -1.7, 0.42],
      [side * (wide - 0.12), -2.75, 0.82],
    ];
    const links = line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to;
      return [0, 0.36, 0.7].map((share, link): Solid => {
        const size = 0.27 - index * 0.025;
        const at: Vector = [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          from[2] + (to[2] - from[2]) * share,
        ];
        return {
          shape: 'ellipsoid',
          at: [at[0] + ((index + link) % 2 ? 0.06 : -0.06), at[1], at[2]],
          size: [size, size * 0.82, size],
          turn: [0, 0, (index + link) % 2 ? 32 : -32],
          paint: index === 2 ? head.tips : paint,
          blend: 0.025,
          groove: { depth: 0.045, density: 2.5, phase: index + link, pattern: 'strands', wave: 0.3, pole: [1, 0.4, 0] },
        };
      });
    });
    return { plait: links, end: line[3] ?? [0, 0, 0] };
  });
  return [
    [
      cap(head, paint, 0.11, strands([0, -0.2, -1], 13, 0.06, head.phase)),
      ...faceWindow(head, 'round'),
      ...aroundEars(head, 0.05),
      nape(head, -0.8),
      ...partingLine({ ...head, lift: 0 }, 0, 0.1),
    ],
    ...sides.flatMap(({ plait, end }) => [
      plait,
      [band([end[0], end[1] + 0.05, end[2]], 0.15, [20, 0, 0])],
      rope(head.tips, [[end[0], end[1], end[2]], [end[0], end[1] - 0.38, end[2] + 0.02]], [0.13, 0.2], strands(DOWN, 3, 0.05)),
    ]),
  ];
};

