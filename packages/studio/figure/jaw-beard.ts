import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptSkull } from './head.ts';

type Form = 'short' | 'full' | 'long' | 'strap' | 'chops';

/** How far the hair stands off the skin, and how deep it is combed. */
const THICK: Readonly<Record<Form, { swell: number; depth: number }>> = {
  short: { swell: 0.055, depth: 0.014 },
  full: { swell: 0.11, depth: 0.04 },
  long: { swell: 0.11, depth: 0.04 },
  strap: { swell: 0.055, depth: 0.012 },
  chops: { swell: 0.12, depth: 0.04 },
};

/** Height of the upper end at the ears. */
const SIDEBURN = 0.0;

/** Takes a solid away. */
type Cut = (
  shape: Solid['shape'],
  at: Vector,
  size: Vector,
  blend?: number,
  turn?: Vector,
  round?: number,
) => Solid;

/** The window of the face: its lower border hangs between the sideburns, a strap's runs along the jaw. */
function clearFace(form: Form, { shape: { cheek, chin, mouth } }: Looks, clear: Cut): Solid[] {
  const bottom = form === 'strap' ? 0.24 - chin : 0.06 - mouth;
  const half = cheek * (form === 'strap' ? 1.02 : 1.06);
  return [clear('box', [0, bottom + 1.6, 1.36], [half, 1.6, 1.02], 0.05, [0, 0, 0], 0.88)];
}

/** Hair that lies on the jaw from ear to ear, up to a line that leaves cheeks and mouth free. */
export function sculptJawBeard(form: Form, looks: Looks, paint: Paint): Group {
  const { chin } = looks.shape;
  const mouth = -looks.shape.mouth;
  const { swell, depth } = THICK[form];
  const groove = { depth, density: 9, phase: 1 };
  const clear: Cut = (shape, at, size, blend = 0.05, turn = [0, 0, 0], round = 0) => ({
    shape,
    at,
    size,
    turn,
    round,
    paint,
    cutOut: true,
    blend,
  });
  return [
    ...sculptSkull(looks.shape, paint, swell).map((solid) => ({ ...solid, groove })),
    ...(form === 'full' ? growDown(looks, paint) : []),
    ...(form === 'long' ? hangDown(looks, paint) : []),
    // Before the ears it ends in a sideburn, which slants down to the cheek.
    clear('box', [0, SIDEBURN + 2, 0], [2, 2, 3], 0.06, [-14, 0, 0]),
    ...clearFace(form, looks, clear),
    ...(form === 'chops' ? [clear('ellipsoid', [0, -chin - 0.1, 1.1], [0.62, 1.24, 1.3], 0.06)] : []),
    ...(form === 'chops' || form === 'strap'
      ? []
      : [clear('ellipsoid', [0, mouth - 0.03, 1.4], [0.43, form === 'short' ? 0.2 : 0.17, 0.6])]),
    clear('box', [0, -1, -0.92], [2, 2, 1]),
  ];
}

/** The part of a full beard that is longer than the chin, below it, rounded. */
function growDown({ shape: { chin, jaw } }: Looks, paint: Paint): Solid[] {
  return [
    {
      shape: 'ellipsoid',
      at: [0, 0.2 - chin, 0.56],
      size: [jaw * 0.72, 0.52, 0.6],
      paint,
      blend: 0.2,
      groove: { depth: 0.045, density: 7, phase: 0 },
    },
  ];
}

/** What hangs from the chin of a long beard to a tip in front of the chest. */
function hangDown({ shape: { chin } }: Looks, paint: Paint): Solid[] {
  const strand = (at: Vector, to: Vector, start: number, end: number, phase: number): Solid => ({
    shape: 'capsule',
    at,
    to,
    size: [start, end, 0],
    paint,
    blend: 0.16,
    groove: { depth: 0.05, density: 6, phase },
  });
  return [
    strand([0, 0.5 - chin, 0.5], [0, -0.5 - chin, 0.84], 0.86, 0.52, 0),
    strand([0, -0.5 - chin, 0.84], [0.06, -1.2 - chin, 0.86], 0.5, 0.14, 1),
    ...[-1, 1].map((side) =>
      strand([side * 0.5, 0.3 - chin, 0.62], [side * 0.34, -0.72 - chin, 0.84], 0.4, 0.12, side),
    ),
  ];
}
