import { heightAt } from '../../reading/photo/hair/hair-course.ts';
import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, falling, nape, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock, onForehead, onRounded, onSkull, tuft } from './lock.ts';

/** Places on a parting, from the hairline to before the crown, and how wide the valley still is there. */
const PARTING = [
  { y: 1.02, z: 1.2, width: 1 },
  { y: 1.5, z: 0.85, width: 0.8 },
  { y: 1.8, z: 0.4, width: 0.5 },
  { y: 1.87, z: 0, width: 0.2 },
] as const;

/** A parting is so wide and reaches so deep into the hair at the hairline. */
const VALLEY = { radius: 0.075, depth: 0.03, blend: 0.12 };

/** The line on a cap of hair at `x` between both sides: a soft valley that begins at the hairline and fades to the crown. */
export function partingLine({ paint, hairline }: HairHead, x: number, { at, size }: Solid): Solid[] {
  const places = PARTING.map(({ y, z, width }) => ({
    width,
    place: onRounded([x * (1.1 - 0.1 * width), Math.max(y, hairline + 0.02), z], at, [
      size[0] + VALLEY.radius * 0.6 - VALLEY.depth * width,
      size[1] + VALLEY.radius * 0.6 - VALLEY.depth * width,
      size[2] + VALLEY.radius * 0.6 - VALLEY.depth * width,
    ]),
  }));
  return places.slice(1).flatMap(({ place, width }, index): Solid[] => {
    const before = places[index];
    return before
      ? [
          {
            shape: 'capsule',
            at: before.place,
            to: place,
            size: [VALLEY.radius * before.width, VALLEY.radius * width, 0],
            paint,
            cutOut: true,
            blend: VALLEY.blend,
          },
        ]
      : [];
  });
}

/** Nearer to the middle a parting is none at the side. */
const LEAST_PARTING = 0.34;

/** Neatly combed to both sides of a line. */
export const sideParting: HairMould = (head) => {
  const { paint, side, wide, lift, puff, hairline } = head;
  const at = side * Math.max(LEAST_PARTING, Math.abs(head.parting ?? 0.5));
  const top = Math.max(1.62, hairline + 0.48);
  const edge = (x: number) => (head.course ? heightAt(head.course, x) : hairline - x * x * 0.18);
  // Its locks lie above the edge of the hair, however high that is.
  const temple = Math.max(1.3, edge(-side * 0.8) + 0.36);
  const on = (place: Vector, swell: number) => onSkull(place, wide, swell);
  // The long side is combed over the head, each lock behind the one before; the front one rises a little.
  const over = [0, 0.2, 0.42, 0.66, 0.92].flatMap((t) => {
    const out = -side * (wide - 0.1);
    const first = t === 0;
    return tuft(
      paint,
      [
        (first ? onForehead : onSkull)(
          [at - side * 0.04, first ? edge(at) + 0.16 : top, 1 - t * 1.5],
          wide,
          first ? -0.08 : 0,
        ),
        (first ? onForehead : onSkull)(
          [
            at - side * 0.34,
            first ? Math.max(1.55, edge(at - side * 0.34) + 0.24) : top + 0.1,
            0.98 - t * 1.45,
          ],
          wide,
          0.06 + lift * 0.9,
        ),
        (first ? onForehead : onSkull)(
          [-side * 0.3, first ? Math.max(1.5, edge(-side * 0.3) + 0.24) : top, 0.98 - t * 1.5],
          wide,
          0.06 + lift * 0.8,
        ),
        on([-side * 0.84, temple - t * 0.2, 0.78 - t * 1.4], 0.03 + lift * 0.4 + puff * 0.5),
        on([out, temple - 0.6 - t * 0.3, 0.55 - t * 1.2], -0.02 + puff * 0.6),
      ],
      0.27,
      { tip: 0.25 },
    );
  });
  const shorter = Math.max(1.3, edge(side * 0.8) + 0.34);
  const near = [0, 0.33, 0.66, 1].flatMap((t) =>
    tuft(
      paint,
      [
        on([at + side * 0.05, Math.max(top, shorter + 0.3) - 0.1, 0.98 - t * 1.3], -0.06),
        on([side * 0.88, shorter, 0.72 - t * 1.2], lift * 0.3 + puff * 0.3),
        on([side * wide, shorter - 0.64 - t * 0.3, 0.5 - t * 1.1], -0.02 + puff * 0.6),
        on([side * wide, shorter - 1.1 - t * 0.3, 0.36 - t], -0.06 + puff * 0.4),
      ],
      0.22,
      { tip: 0.3 },
    ),
  );
  const close = cap(head, paint, 0.08, falling(head.phase, 0.06), { lift: lift * 0.6, puff: puff * 0.8 });
  return [
    [
      close,
      ...faceWindow(head, 'round'),
      ...over,
      ...near,
      ...aroundEars(head),
      nape(head),
      ...partingLine(head, at, close),
    ],
  ];
};

/** Shorn at the sides, the top combed over to one side in a full wave. */
export const combOver: HairMould = (head) => {
  const { paint, side, lift, hairline, wide } = head;
  const from = side * 0.85;
  const wave = [0, 0.22, 0.45, 0.7, 0.95].map((t) =>
    lock(
      paint,
      [from - side * t * 0.12, 1.36 + lift * 0.3 + t * 0.16, 0.78 - t * 1.1],
      [-side * (0.74 + t * 0.3), hairline + 0.44 + lift * 0.6 - t * 0.12, 0.96 - t * 1.25],
      {
        broad: 0.34,
        thick: 0.28,
        blend: 0.12,
      },
      [0, 0.8, 0.6],
    ),
  );
  const tip = lock(
    paint,
    [-side * 0.5, hairline + 0.5 + lift * 0.6, 1.04],
    [-side * (wide - 0.24), hairline + 0.06, 0.84],
    { broad: 0.24, thick: 0.18, blend: 0.1 },
  );
  return [
    [
      cap(head, head.shorn, 0.045, GRAIN),
      ...faceWindow(head, 'square', { half: 0.9, above: -0.12 }),
      ...aroundEars(head, -0.05),
      nape(head, -0.8, 0.05),
    ],
    [
      {
        shape: 'ellipsoid',
        at: [-side * 0.2, 1.42 + lift * 0.5, -0.1],
        size: [1.06, 0.68 + lift * 0.4, 1.16],
        turn: [0, 0, side * 14],
        paint,
        groove: strands([side, 0.1, 0], 5, 0.05),
      },
      ...faceWindow(head, 'round'),
      ...wave,
      tip,
    ],
  ];
};
