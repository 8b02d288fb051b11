import { lighten, luminance, mix, type Rgb } from '../colour.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptSkull } from './head.ts';
import { sculptLock } from './lock.ts';

/** Moulded beards and moustaches over the jaw, in the head's units. Stubble is paint, not plastic. */
export function sculptBeard(looks: Looks, gloss: number): Group[] {
  const { beard } = looks;
  if (!beard || beard.kind === 'stubble') return [];
  const colour = beard.dyed ? beard.colour : inPlastic(beard.colour, looks);
  const paint: Paint = {
    colour: luminance(colour) < 24 ? lighten(colour, 0.06) : colour,
    gloss: gloss * 0.6,
  };
  const groups: Group[] = [sculptMoustache(looks, paint)];
  if (beard.kind === 'full') groups.push(sculptFull(looks, paint, beard.long ? hangDown(looks, paint) : []));
  if (beard.kind === 'goatee') groups.push(sculptGoatee(looks, paint));
  return groups;
}

/** In a photo skin shines through a beard; in plastic it has the colour of the hair. */
function inPlastic(colour: Rgb, { hairLength, hair }: Looks): Rgb {
  return hairLength === 'bald' ? mix(colour, [20, 14, 12], 0.35) : mix(colour, hair, 0.6);
}

/** Height of the mouth: a share of the way from eyes to chin that differs little between people. */
const mouthAt = (looks: Looks) => -looks.shape.chin * 0.56;

/** Two locks from under the nose past the corners of the mouth; a long beard's are thick and run down into it. */
function sculptMoustache(looks: Looks, paint: Paint): Group {
  const y = mouthAt(looks) + 0.27;
  if (!looks.beard?.long)
    return [-1, 1].map(
      (side): Solid =>
        sculptLock(paint, [side * 0.02, y + 0.03, 1.36], [side * 0.46, y - 0.14, 1.17], 0.15, 0.06),
    );
  return [-1, 1].flatMap((side): Solid[] => [
    sculptLock(paint, [side * 0.02, y + 0.06, 1.34], [side * 0.5, y - 0.1, 1.2], 0.21, 0.07),
    sculptLock(paint, [side * 0.4, y - 0.02, 1.22], [side * 0.74, y - 0.62, 0.98], 0.19, 0.12),
  ]);
}

function sculptGoatee({ shape: { chin } }: Looks, paint: Paint): Group {
  return [
    {
      shape: 'ellipsoid',
      at: [0, 0.3 - chin, 0.88],
      size: [0.36, 0.36, 0.28],
      paint,
      groove: { depth: 0.03, density: 6, phase: 0 },
    },
  ];
}

/** Lies on the jaw up to a line from the ears to the corners of the mouth, which stays free. */
function sculptFull(looks: Looks, paint: Paint, hanging: readonly Solid[]): Group {
  const mouth = mouthAt(looks);
  const groove = { depth: 0.04, density: 8, phase: 1 };
  const clear = (solid: Pick<Solid, 'shape' | 'at' | 'size'>): Solid => ({
    ...solid,
    paint,
    cutOut: true,
    blend: 0.06,
  });
  return [
    ...sculptSkull(looks.shape, paint, 0.08).map((solid) => ({ ...solid, groove })),
    ...hanging,
    clear({ shape: 'box', at: [0, 2.1, 0], size: [2, 2, 2] }),
    clear({ shape: 'ellipsoid', at: [0, mouth + 1.15, 1.2], size: [1, 1.12, 1] }),
    clear({ shape: 'ellipsoid', at: [0, mouth - 0.02, 1.4], size: [0.42, 0.19, 0.6] }),
    clear({ shape: 'box', at: [0, -1, -0.92], size: [2, 2, 1] }),
  ];
}

/** What hangs from the chin of a long beard, in front of the chest, to a tip. */
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
