import { hex } from '../../colour.ts';
import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, DOWN, nape, strands } from './cap.ts';
import { faceWindow } from './face-window.ts';
import type { HairMould } from './hair-mould.ts';
import { rope } from './lock.ts';
import { partingLine } from './parted.ts';
import { bluntFringe } from './tops.ts';

/** Plaits that lie on the skull in rows from the forehead to the neck. */
export const cornrows: HairMould = (head) => {
  const { paint, wide } = head;
  const groove: Groove = { depth: 0.05, density: 1, phase: 0, pattern: 'plait', twist: 3 };
  const rows = [-0.92, -0.66, -0.4, -0.13, 0.13, 0.4, 0.66, 0.92].flatMap((x) => {
    const points = Array.from({ length: 7 }, (_, index): Vector => {
      const turn = ((-60 + index * 31) * Math.PI) / 180;
      const around = Math.sqrt(1 - x * x * 0.72);
      return [
        x * wide * (1 - Math.max(0, index - 3) * 0.12),
        0.3 + Math.cos(turn) * 1.55 * around,
        -0.06 - Math.sin(turn) * 1.33 * around,
      ];
    });
    return rope(paint, points, [0.075, 0.14], groove, 0.02);
  });
  const ends = [-0.75, -0.35, 0.35, 0.75].flatMap((x) =>
    rope(
      paint,
      [
        [x, -0.45, -1.02],
        [x * 1.25, -1.5, -0.82],
        [x * 1.5, -2, -0.6],
      ],
      [0.13, 0.1],
      groove,
      0.02,
    ),
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
export const band = (at: Vector, radius: number, turn: Vector): Solid => ({
  shape: 'torus',
  at,
  size: [radius, 0.075, 0],
  turn,
  paint: BAND,
});

/** One link of a plait: two strands that cross in a V, at a share of the way from one place to another. */
function braidLink(paint: Paint, from: Vector, to: Vector, share: number, size: number): Solid[] {
  const at = (way: number): Vector => [
    from[0] + (to[0] - from[0]) * share + way * size * 0.42,
    from[1] + (to[1] - from[1]) * share - (way > 0 ? 0.1 : 0),
    from[2] + (to[2] - from[2]) * share,
  ];
  return [-1, 1].map(
    (way): Solid => ({
      shape: 'ellipsoid',
      at: at(way),
      size: [size * 0.95, size * 0.75, size],
      turn: [0, 0, way * 42],
      paint,
      blend: 0.05,
      groove: { depth: 0.04, density: 2.5, phase: way, pattern: 'strands', wave: 0.3, pole: [1, 0.2, 0] },
    }),
  );
}

/** Drawn to both sides of a parting, or with a fringe, and plaited from behind the ears down to the chest. */
export const twoBraids: HairMould = (head) => {
  const { paint, wide, chest, fringe } = head;
  const sides = [-1, 1].map((side): { plait: Solid[]; end: Vector } => {
    const line: Vector[] = [
      [side * (wide - 0.05), -0.1, -0.3],
      [side * (wide + 0.16), -0.85, -0.02],
      [side * (wide + 0.1), -1.7, 0.42],
      [side * (wide - 0.12), 0.35 - chest, 0.82],
    ];
    const links = line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to;
      return [0, 0.34, 0.67].flatMap((share, link) =>
        braidLink(index === 2 ? head.tips : paint, from, to, share, 0.25 - (index * 3 + link) * 0.01),
      );
    });
    return { plait: links, end: line[3] ?? [0, 0, 0] };
  });
  return [
    [
      cap(head, paint, 0.11, strands([0, -0.2, -1], 13, 0.06, head.phase)),
      ...faceWindow(head, 'round'),
      ...aroundEars(head, 0.05),
      nape(head, -0.8),
      ...(fringe ? [] : partingLine(head, 0, cap(head, paint, 0.1, undefined))),
    ],
    ...(fringe ? [bluntFringe(head)] : []),
    ...sides.flatMap(({ plait, end }) => [
      plait,
      [band([end[0], end[1] + 0.05, end[2]], 0.15, [20, 0, 0])],
      rope(
        head.tips,
        [
          [end[0], end[1], end[2]],
          [end[0], end[1] - 0.38, end[2] + 0.02],
        ],
        [0.13, 0.2],
        strands(DOWN, 3, 0.05),
      ),
    ]),
  ];
};
