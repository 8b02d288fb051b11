import { darken } from '../../colour.ts';
import type { Paint, Solid } from '../../sculpt/solid.ts';
import { ACROSS, aroundEars, cap, nape, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock, onRounded, onSkull, rope } from './lock.ts';

/** Places on a parting, from the forehead over the crown. */
const PARTING = [
  { y: 1.02, z: 1.2 },
  { y: 1.5, z: 0.85 },
  { y: 1.85, z: 0.1 },
  { y: 1.6, z: -0.7 },
] as const;

/** The bottom of a parting is so much darker than the hair: bare skin would look like holes at the size of a toy. */
const FURROW = 0.25;

/** The line on a cap of hair at `x` between both sides: a soft furrow, darker at its bottom. */
export function partingLine({ paint, hairline }: HairHead, x: number, { at, size }: Solid): Solid[] {
  const along = (depth: number, radius: number, of: Paint) =>
    rope(
      of,
      PARTING.map(({ y, z }) =>
        onRounded([x, Math.max(y, hairline - 0.02), z], at, [
          size[0] - depth,
          size[1] - depth,
          size[2] - depth,
        ]),
      ),
      [radius, radius * 0.7],
      undefined,
      0.03,
    );
  return [
    ...along(-0.02, 0.055, paint).map((limb): Solid => ({ ...limb, cutOut: true, blend: 0.06 })),
    ...along(0.055, 0.05, { ...paint, colour: darken(paint.colour, FURROW) }),
  ];
}

/** Nearer to the middle a parting is none at the side. */
const LEAST_PARTING = 0.34;

/** Neatly combed to both sides of a line. */
export const sideParting: HairMould = (head) => {
  const { paint, side, wide, lift, puff, hairline } = head;
  const at = side * Math.max(LEAST_PARTING, Math.abs(head.parting ?? 0.5));
  const top = Math.max(1.62, hairline + 0.48);
  const over = [0, 0.2, 0.42, 0.66, 0.9].map((t) =>
    lock(
      paint,
      onSkull([at - side * 0.06, top + Math.sin(t * 2.2) * 0.16, 0.92 - t * 1.3], wide, 0.12 + lift * 0.7),
      [-side * (0.72 + Math.min(t, 0.4) * 1.3 + puff), hairline + 0.16 - t * 0.5, 1.02 - t * 1.35],
      { broad: 0.33, thick: 0.2, blend: 0.1 },
    ),
  );
  const near = [0, 0.33, 0.66, 1].map((t) =>
    lock(
      paint,
      onSkull([at + side * 0.08, top - 0.1, 0.88 - t * 1.1], wide, 0.1 + lift * 0.5),
      [
        side * (wide + 0.08 + puff - (1 - Math.min(1, t * 2)) * 0.22),
        hairline - 0.36 - t * 0.3,
        0.82 - t * 1.3,
      ],
      { broad: 0.28, thick: 0.13, blend: 0.08 },
    ),
  );
  const close = cap(head, paint, 0.1, strands(ACROSS, 13, 0.05, head.phase), { lift: lift * 0.6, puff });
  return [
    [
      close,
      ...faceWindow(head, 'round'),
      ...aroundEars(head),
      nape(head),
      ...over,
      ...near,
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
        groove: { depth: 0.06, density: 5, phase: t, pattern: 'strands', wave: 0.4 },
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
        groove: strands([side, 0.1, 0], 10, 0.06),
      },
      ...faceWindow(head, 'round'),
      ...wave,
      tip,
    ],
  ];
};
