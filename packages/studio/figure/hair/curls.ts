import type { Groove, Paint, Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, cap, faceWindow, nape } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock, rope } from './lock.ts';

/** Turns of the golden spiral, which spreads points evenly over a ball. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export const coils = (density: number, depth: number, phase = 0): Groove => ({
  depth,
  density,
  phase,
  pattern: 'curls',
});

/** Places spread evenly over the hair on a head, none in the face or below `lowest`. */
function overHead(
  { wide, hairline }: HairHead,
  count: number,
  stand: number,
  { lowest, clear }: { lowest: number; clear: number },
): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    const up = 1 - (index / (count - 1)) * 1.5;
    const around = Math.sqrt(Math.max(0, 1 - up * up));
    return [
      Math.sin(index * GOLDEN) * around * (wide + stand),
      0.4 + up * (1.48 + stand),
      -0.1 + Math.cos(index * GOLDEN) * around * (1.3 + stand),
    ];
  }).filter(([x, y, z]) => {
    const inFace = z > 0.25 && y < hairline + clear && Math.abs(x) < 1.02;
    const onEar = y < 0.42 && z > -0.5;
    return y > lowest && !inFace && !onEar && z > -1.35;
  });
}

const ball = (paint: Paint, at: Vector, radius: number, groove: Groove, blend: number): Solid => ({
  shape: 'ellipsoid',
  at,
  size: [radius, radius, radius],
  paint,
  blend,
  groove,
});

/** Loose curls all over, each to be seen. */
export const shortCurly: HairMould = (head) => {
  const { paint, lift, puff } = head;
  const stand = 0.1 + lift * 0.6 + puff * 0.4;
  const curls = overHead(head, 62, stand, { lowest: -0.5, clear: 0.16 }).map((at, index) =>
    ball(
      index % 2 ? paint : head.tips,
      at,
      0.27 + ((index * 7) % 5) * 0.025,
      {
        depth: 0.07,
        density: 2,
        phase: index,
        pattern: 'strands',
        twist: 2.4,
        pole: [Math.sin(index * 2), 0.4, Math.cos(index * 2)],
        wave: 0,
      },
      0.05,
    ),
  );
  return [
    [
      cap(head, paint, 0.1, coils(5, 0.07), { lift: lift * 0.5 }),
      ...faceWindow(head, 'round'),
      ...aroundEars(head),
      nape(head),
    ],
    curls,
  ];
};

/** A close, round head of fine coils with a clear hairline. */
export const shortAfro: HairMould = (head) => {
  const { paint, lift, puff } = head;
  return [
    [
      cap(head, paint, 0.26, coils(19, 0.035, head.phase), { lift: lift * 1.2, puff: puff * 1.2 }),
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.15),
      nape(head, -0.7),
    ],
  ];
};

/** A large ball of fine coils around the head. */
export const afro: HairMould = (head) => {
  const { paint, lift, puff, wide, hairline } = head;
  const [out, up] = [wide + 0.74 + puff, 1.28 + 0.5 + lift];
  const bumps = Array.from({ length: 40 }, (_, index): Solid => {
    const height = 1 - (index / 39) * 1.62;
    const around = Math.sqrt(Math.max(0, 1 - height * height));
    return ball(
      paint,
      [
        Math.sin(index * GOLDEN) * around * (out - 0.2),
        0.72 + height * (up - 0.2),
        -0.38 + Math.cos(index * GOLDEN) * around * 1.32,
      ],
      0.38 + ((index * 5) % 4) * 0.03,
      coils(12, 0.055, index),
      0.2,
    );
  });
  return [
    [
      {
        shape: 'ellipsoid',
        at: [0, 0.72, -0.38],
        size: [out, up, 1.5],
        paint,
        groove: coils(12, 0.055, head.phase),
      },
      ...bumps,
      {
        shape: 'ellipsoid',
        at: [0, hairline - 1.62, 1.2],
        size: [1.12, 1.62, 1.5],
        paint,
        cutOut: true,
        blend: 0.16,
      },
      { shape: 'ellipsoid', at: [0, -1.5, 0.2], size: [1.5, 0.95, 1.3], paint, cutOut: true, blend: 0.3 },
    ],
  ];
};

/** Short hair in soft waves, swept from the parting. */
export const shortWavy: HairMould = (head) => {
  const { paint, side, wide, lift, puff, hairline } = head;
  const groove: Groove = { depth: 0.06, density: 9, phase: head.phase, pattern: 'strands', wave: 2.2 };
  const top = Math.max(1.6, hairline + 0.45) + lift * 0.7;
  const waves = [0, 0.2, 0.42, 0.66, 0.9].flatMap((t) =>
    rope(
      paint,
      [
        [side * (0.55 - t * 0.1), top - 0.12, 0.86 - t * 1.1],
        [side * (0.2 - t * 0.1), top + 0.16, 1 - t * 1.2],
        [-side * 0.25, top - 0.1, 1.08 - t * 1.2],
        [-side * (0.66 + t * 0.2), top - 0.02, 0.92 - t * 1.2],
        [-side * (wide - 0.12 + puff), hairline - 0.12 - t * 0.2, 0.72 - t * 1.2],
      ],
      [0.21, 0.17],
      { depth: 0.05, density: 3, phase: t * 5, pattern: 'strands', wave: 0.4 },
      0.1,
    ),
  );
  const sides = [-1, 1].flatMap((way) =>
    [0.35, -0.2, -0.7].flatMap((z) =>
      rope(
        paint,
        [
          [way * (wide - 0.16), 1.15, z],
          [way * (wide + 0.1 + puff), 0.8, z + 0.08],
          [way * (wide + 0.02 + puff), 0.42, z - 0.06],
          [way * (wide + 0.12 + puff), 0.12, z - 0.25],
        ],
        [0.2, 0.12],
        { depth: 0.05, density: 3, phase: z * 5, pattern: 'strands', wave: 0.4 },
        0.1,
      ),
    ),
  );
  return [
    [
      cap(head, paint, 0.12, groove, { lift: lift * 0.7, puff }),
      ...faceWindow(head, 'round'),
      ...aroundEars(head, -0.25),
      nape(head, -0.95),
      ...waves,
      ...sides,
      lock(paint, [side * 0.5, top, 0.86], [side * 0.98, hairline - 0.3, 0.82], { broad: 0.22, thick: 0.13 }),
    ],
  ];
};
