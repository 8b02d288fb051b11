import { lighten, luminance } from '../colour.ts';
import { between, type Random } from '../random.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptCurls } from './curls.ts';
import { sculptLock } from './lock.ts';
import { sculptTails } from './tails.ts';

/** What the parts of one head of hair share. */
type Style = {
  looks: Looks;
  paint: Paint;
  /** The side of the parting. */
  side: -1 | 1;
  /** Half the width of the head under the hair. */
  wide: number;
  /** Extra height and width of the hair. */
  lift: number;
};

/**
 * Hair as toys have it, in the head's units: a cap with a hairline, moulded locks swept from the parting, curls,
 * a knot, lengths beside the face. Bald heads get none; under a hat nothing stands up.
 */
export function sculptHair(looks: Looks, random: Random, gloss: number, underHat: boolean): Group[] {
  const seeded = random() < 0.5 ? -1 : 1;
  const phase = between(random, 0, 6);
  if (looks.hairLength === 'bald') return [];
  const colour = luminance(looks.hair) < 24 ? lighten(looks.hair, 0.06) : looks.hair;
  const style: Style = {
    looks,
    paint: { colour, gloss: gloss * 0.7 },
    side: looks.parting === 0 ? seeded : looks.parting,
    wide: looks.shape.cheek * 1.1,
    // What is tied lies as flat as what is under a hat.
    lift: underHat || looks.tail ? 0 : 0.06 + looks.hairHeight * 0.24,
  };
  if (looks.hairLength === 'cropped') return [sculptCropped(style)];
  const groups: Group[] = [sculptCap(style, phase, underHat || looks.tail !== undefined)];
  if (looks.curly) groups.push(sculptCurls(looks, style.paint, underHat));
  if (looks.bun && !underHat) groups.push(sculptBun(style));
  if (looks.tail) groups.push(...sculptTails(looks.tail, style.paint, style.wide, underHat));
  if (looks.hairLength === 'medium' || looks.hairLength === 'long') groups.push(...sculptLengths(style));
  return groups;
}

/** Close to the skull, with a crisp hairline squared at the temples. */
function sculptCropped({ looks, paint, wide }: Style): Group {
  return [
    {
      shape: 'ellipsoid',
      at: [0, 0.36, -0.07],
      size: [wide + 0.07, 1.58, 1.36],
      paint: { ...paint, gloss: paint.gloss * 0.4 },
      groove: { depth: 0.007, density: 34, phase: 0 },
    },
    ...cutFace(Math.min(1.22, looks.hairline), 1.02, paint, 0.42),
    ...cutNeck(paint, -0.2, -0.85),
  ];
}

function sculptCap(style: Style, phase: number, underHat: boolean): Group {
  const { looks, paint, wide, lift } = style;
  const puff = underHat ? 0 : looks.hairWidth * 0.16;
  const long = looks.hairLength === 'medium' || looks.hairLength === 'long';
  return [
    {
      shape: 'ellipsoid',
      at: [0, 0.42 + lift / 2, -0.13],
      size: [wide + 0.13 + puff, 1.54 + lift / 2, 1.42],
      paint,
      groove: { depth: 0.045, density: 7, phase },
    },
    ...(isFull(looks) ? sculptFullness(style) : []),
    ...cutFace(looks.hairline, 0.96, paint, 0.5),
    ...cutNeck(paint, isFull(looks) ? -looks.hairEnd - 0.15 : long ? -0.6 : -0.18, long ? -1.3 : -0.85),
    ...(looks.curly
      ? []
      : long && !looks.fringe
        ? sculptCurtains(style, underHat)
        : sculptSweep(style, underHat)),
  ];
}

/** The window of the face: rounded above by `round`, as a hairline is. */
function cutFace(hairline: number, half: number, paint: Paint, round: number): Solid[] {
  return [
    {
      shape: 'box',
      at: [0, hairline - 2, 1.38],
      size: [half, 2, 1.3],
      round,
      paint,
      cutOut: true,
      blend: 0.06,
    },
  ];
}

/** Takes away what hangs below the ears in front and below the nape behind. */
function cutNeck(paint: Paint, front: number, back: number): Solid[] {
  return [
    {
      shape: 'box',
      at: [0, front - 1.4, 0.82],
      size: [2.2, 1.4, 1],
      round: 0.1,
      paint,
      cutOut: true,
      blend: 0.05,
    },
    { shape: 'box', at: [0, back - 1.4, 0], size: [2.2, 1.4, 2.4], paint, cutOut: true, blend: 0.08 },
  ];
}

/** Locks from the parting: long ones across the forehead, short ones down the near temple. */
function sculptSweep({ looks, paint, side, wide, lift }: Style, underHat: boolean): Solid[] {
  const line = looks.fringe ? Math.max(0.6, looks.hairline - 0.12) : looks.hairline + 0.1;
  const root: Vector = [side * 0.42, Math.max(1.5, line + 0.35) + lift * 0.4, 0.86];
  const locks: Solid[] = [];
  const across = looks.fringe ? 5 : 4;
  for (let index = 0; index < across; index++) {
    const t = index / (across - 1);
    const tip: Vector = [
      -side * (t * (wide + 0.12) - 0.22),
      line - 0.02 - t * t * (looks.fringe ? 0.45 : 0.62),
      1.3 - t * t * 0.86,
    ];
    locks.push(
      sculptLock(paint, [root[0] - side * t * 0.3, root[1] + 0.1 * t, root[2] - t * 0.3], tip, 0.25, 0.1),
    );
  }
  for (const t of [0.35, 1]) {
    const tip: Vector = [side * (0.62 + t * (wide - 0.5)), line - 0.04 - t * 0.5, 1.14 - t * 0.66];
    locks.push(sculptLock(paint, root, tip, 0.2, 0.1));
  }
  if (underHat) return locks;
  // Volume on the crown, combed away from the parting.
  locks.push(
    {
      shape: 'ellipsoid',
      at: [-side * 0.28, 1.58 + lift * 0.7, 0.2],
      size: [0.86, 0.36 + lift * 0.5, 0.9],
      turn: [6, 0, side * 10],
      paint,
      blend: 0.25,
      groove: { depth: 0.04, density: 5, phase: 1 },
    },
    sculptLock(paint, [side * 0.3, 1.75 + lift, -0.5], [side * 0.85, 1.4 + lift * 0.6, 0.5], 0.3, 0.16),
  );
  return locks;
}

/** Long hair parted: locks fall from the parting to both temples and frame the face. */
function sculptCurtains({ looks, paint, side, wide, lift }: Style, underHat: boolean): Solid[] {
  const part = side * 0.24;
  const top = Math.max(1.5, looks.hairline + 0.42) + lift * 0.5;
  const locks = [-1, 1].flatMap((way) =>
    [0, 0.5, 1].map((t) =>
      sculptLock(
        paint,
        [part + way * 0.1, top + t * 0.16, 0.98 - t * 0.42],
        [way * (wide + 0.1), 0.5 - t * 0.34, 0.84 - t * 0.5],
        0.25,
        0.12,
      ),
    ),
  );
  if (underHat) return locks;
  const crown = [-1, 1].map(
    (way): Solid => ({
      shape: 'ellipsoid',
      at: [part * 0.5 + way * 0.4, 1.44 + lift * 0.6, 0.05],
      size: [0.62, 0.46 + lift * 0.4, 0.95],
      turn: [4, 0, way * -24],
      paint,
      blend: 0.14,
      groove: { depth: 0.04, density: 5, phase: 1 },
    }),
  );
  return [...locks, ...crown];
}

function sculptBun({ paint, lift }: Style): Group {
  return [
    {
      shape: 'ellipsoid',
      at: [0, 2.16 + lift, -0.25],
      size: [0.52, 0.42, 0.5],
      paint,
      groove: { depth: 0.04, density: 4, phase: 0 },
    },
    { shape: 'torus', at: [0, 1.86 + lift, -0.24], size: [0.3, 0.09, 0], paint, blend: 0.05 },
  ];
}

/** Covers the ears and ends above the jaw: it swells out from the crown instead of hanging in locks. */
const isFull = ({ hairLength, hairEnd }: Looks) => hairLength === 'medium' && hairEnd < 1;

/** The swell of full hair over both ears, rounded inwards below. */
function sculptFullness({ looks, paint, wide }: Style): Solid[] {
  const end = -looks.hairEnd;
  const out = wide + 0.14 + looks.hairWidth * 0.16;
  return [-1, 1].flatMap((side): Solid[] => [
    {
      shape: 'ellipsoid',
      at: [side * (out - 0.42), (0.95 + end) / 2, -0.12],
      size: [0.46, (1.05 - end) / 2, 0.92],
      turn: [0, 0, side * -6],
      paint,
      blend: 0.22,
      groove: { depth: 0.04, density: 6, phase: side },
    },
    sculptLock(paint, [side * (wide - 0.1), 1.1, 0.42], [side * (out - 0.16), end + 0.12, 0.42], 0.24, 0.24),
    sculptLock(paint, [side * (wide - 0.02), 1.15, 0], [side * (out - 0.1), end + 0.02, 0.02], 0.26, 0.24),
    sculptLock(
      paint,
      [side * (wide - 0.02), 1.05, -0.5],
      [side * (out - 0.14), end - 0.05, -0.4],
      0.26,
      0.24,
    ),
  ]);
}

/** What falls beside the face and behind the neck: as far as the photo shows, or over the shoulders. */
function sculptLengths({ looks, paint, wide }: Style): Group[] {
  const end = looks.hairLength === 'long' ? -2.45 : -looks.hairEnd;
  const out = wide + 0.14 + looks.hairWidth * 0.1;
  const back: Group = [
    {
      shape: 'ellipsoid',
      at: [0, (end + 0.6) / 2, -0.72],
      size: [out, (0.9 - end) / 2, 0.62],
      paint,
      groove: { depth: 0.05, density: 8, phase: 2 },
    },
  ];
  if (isFull(looks)) return [back];
  const sides = [-1, 1].map((side): Group => {
    const front = looks.hairLength === 'long' ? 0.34 : 0.2;
    return [
      sculptLock(paint, [side * (out - 0.1), 0.75, 0.22], [side * out, end * 0.62, 0.3], 0.27, 0.1),
      sculptLock(
        paint,
        [side * (out - 0.02), 0.5, -0.12],
        [side * (out + 0.08), end * 0.92, -0.1],
        0.32,
        0.12,
      ),
      sculptLock(paint, [side * out, end * 0.3, 0.16], [side * (out - 0.2), end, front], 0.26, 0.12),
      sculptLock(paint, [side * (out - 0.06), 0.4, -0.5], [side * (out - 0.1), end, -0.45], 0.36, 0.14),
    ];
  });
  return [back, ...sides];
}
