import type { Group, Solid, Vector } from '../sculpt/solid.ts';
import { applique } from './applique.ts';
import type { Build } from './build.ts';
import { CUTS, cutOf, type Top } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { patch, strap } from './surface.ts';
import { openingAt, openingOf } from './torso.ts';

/** What a neck needs to know: its radius and the height of its root. */
type Neck = { radius: number; y: number };

/** Collars, lapels, hoods and ties, sewn on the front of a torso of a length. */
export function sculptCollar(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  form: Group,
  length: number,
): Group[] {
  const neck: Neck = { radius: build.neck, y: length + build.arm[0] * 0.28 };
  const kind = cutOf(outfit).neck;
  const groups: Group[] = [];
  if (kind === 'crew' && !outfit.neckline) groups.push(ringAt(neck, 0.022, 0.014, paints.trim));
  if (outfit.top === 'blouse') groups.push(...softBow(paints, form, length));
  if (kind === 'band')
    groups.push(
      ringAt(neck, 0.03, 0.016, paints.trim),
      ringAt({ ...neck, y: neck.y + 0.02 }, 0.026, 0.01, paints.trim),
    );
  if (kind === 'roll') groups.push(ringAt({ ...neck, y: neck.y + 0.02 }, 0.042, 0.012, paints.top));
  if (kind === 'stand')
    groups.push(
      ringAt({ ...neck, y: neck.y + 0.008 }, 0.044, 0.02, paints.top),
      ringAt({ ...neck, y: neck.y + 0.044 }, 0.026, 0.03, paints.trim),
    );
  if (kind === 'torus')
    groups.push(
      ringAt(neck, 0.04, 0.07, paints.steel),
      ringAt({ ...neck, y: neck.y + 0.035 }, 0.022, 0.07, paints.accent),
    );
  if (kind === 'hood') groups.push(...hood(neck, paints, form));
  if (kind === 'shirt' && outfit.neckline)
    groups.push(...openCollar(outfit.neckline, paints, build, form, length));
  else if (kind === 'shirt')
    groups.push(...shirtCollar(neck, form, isCoat(outfit) ? paints.trim : paints.front, 1));
  if (kind === 'lapels') groups.push(...lapels(outfit, paints, form, length, neck));
  if (outfit.neckwear) {
    if (kind === 'lapels') groups.push(...shirtCollar(neck, form, paints.inner, 0.9));
    groups.push(
      ...(outfit.neckwear === 'tie' ? tie(paints, form, length, neck) : bowTie(paints, form, length)),
    );
  } else if (cutOf(outfit).front !== 'closed' && !outfit.neckline) {
    if (OVER_SHIRT.has(outfit.top)) groups.push(...shirtCollar(neck, form, paints.inner, 0.9));
    else if (kind === 'lapels' || outfit.top === 'cardigan')
      groups.push(ringAt({ ...neck, y: neck.y - 0.03 }, 0.02, 0.016, paints.inner));
  }
  return groups;
}

/** What is worn over a shirt; any other jacket is worn over something with a round neck. */
const OVER_SHIRT: ReadonlySet<Top> = new Set(['suit', 'tuxedo', 'blazer', 'vest', 'coat', 'lab-coat']);

function ringAt({ radius, y }: Neck, thick: number, out: number, paint: Paints['top']): Group {
  return [{ shape: 'torus', at: [0, y, -0.004], size: [radius + out, thick, 0], turn: [8, 0, 0], paint }];
}

/** The collar of a coat that is buttoned up stands out from it. */
const isCoat = ({ top, buttoned }: Outfit) => buttoned && CUTS[top].hem === 'knee';

/** Two leaves along the edges of an open shirt. */
function openCollar(
  { wide, deep }: NonNullable<Outfit['neckline']>,
  paints: Paints,
  { neck }: Build,
  form: Group,
  length: number,
): Group[] {
  const [half, end] = [neck * wide, length * deep];
  const spin = (Math.atan2(half, end) * 180) / Math.PI;
  return [-1, 1].map((side): Group => {
    const place = [side * (half * 0.66 + neck * 0.22), length - end * 0.3] as const;
    return [
      patch(form, place, [neck * 0.24, neck * 0.5, 0.012], paints.trim, { spin: -side * spin, round: 0.01 }),
    ];
  });
}

/** Two wings that meet under the chin, and a stand around the neck. */
function shirtCollar(neck: Neck, form: Group, paint: Paints['top'], share: number): Group[] {
  const r = neck.radius;
  const y = neck.y - r * 0.42;
  const wing = [
    [0.03, 0.3],
    [0.06, 0],
    [0.5 * share, -0.74 * share],
    [1.02 * share, -0.2],
    [0.98, 0.42],
  ] as const;
  return [
    [
      {
        shape: 'torus',
        at: [0, neck.y + 0.004, -0.012],
        size: [r + 0.004, 0.026, 0],
        turn: [10, 0, 0],
        paint,
      },
    ],
    ...[-1, 1].map((side): Group => {
      const points = wing.map(([x, up]) => [side * x * r, y + up * r] as const);
      return applique(form, side > 0 ? points : points.reverse(), 0.026, paint);
    }),
  ];
}

/** Notched lapels that lie along the edges of the opening and end in a point above its button. */
function lapels(outfit: Outfit, paints: Paints, form: Group, length: number, neck: Neck): Group[] {
  const front = openingOf(outfit) ?? 'open';
  const paint = outfit.top === 'tuxedo' ? { ...paints.trim, gloss: 0.95 } : paints.trim;
  const [high, low] = [1.04, 0.4];
  const inner = (share: number) => openingAt(front, share) + 0.004;
  const broad = inner(0.78) + neck.radius * 0.72;
  const outline = [
    [inner(high), high],
    [inner(low), low],
    [inner(low) + 0.012, low],
    [broad, 0.76],
    [broad * 0.97, high],
  ] as const;
  return [
    [
      {
        shape: 'torus',
        at: [0, neck.y - 0.004, -0.022],
        size: [neck.radius + 0.022, 0.03, 0],
        turn: [16, 0, 0],
        paint,
      },
      beforeThroat(neck, paint),
    ],
    ...[-1, 1].map((side): Group => {
      const points = outline.map(([x, share]) => [side * x, length * share] as const);
      return applique(form, side > 0 ? points : points.reverse(), 0.014, paint);
    }),
  ];
}

/** Cuts off what runs across the throat, or over the collar of a shirt. */
const beforeThroat = ({ radius, y }: Neck, paint: Paints['top']): Solid => ({
  shape: 'box',
  at: [0, y, radius * 1.6],
  size: [radius * 0.8, radius, radius],
  paint,
  cutOut: true,
});

/** A knot between the wings of a collar, and what hangs of it, broader towards its point. */
function tie(paints: Paints, form: Group, length: number, { radius, y }: Neck): Group[] {
  const knot = y - radius * 0.62;
  const blade = [
    [-0.017, knot - 0.02],
    [-0.042, length * 0.43],
    [0, length * 0.34],
    [0.042, length * 0.43],
    [0.017, knot - 0.02],
  ] as const;
  return [
    applique(form, blade, 0.02, paints.accent),
    [patch(form, [0, knot], [0.03, 0.032, 0.026], paints.accent, { round: 0.016 })],
  ];
}

function bowTie(paints: Paints, form: Group, length: number): Group[] {
  const y = length * 0.95;
  return [
    ...[-1, 1].map(
      (side): Group => [
        {
          shape: 'ellipsoid',
          at: [side * 0.048, y, zOf(form, y) + 0.03],
          size: [0.046, 0.036, 0.022],
          turn: [0, side * 12, side * 6],
          paint: paints.accent,
        },
      ],
    ),
    [patch(form, [0, y], [0.016, 0.02, 0.026], paints.accent, { round: 0.012 })],
  ];
}

/** A bow of a blouse's own cloth, its ends hanging. */
function softBow(paints: Paints, form: Group, length: number): Group[] {
  const y = length * 0.93;
  return [-1, 1].flatMap((side): Group[] => [
    [
      {
        shape: 'ellipsoid',
        at: [side * 0.066, y + 0.008, zOf(form, y) + 0.03],
        size: [0.066, 0.036, 0.024],
        turn: [0, side * 16, side * -14],
        paint: paints.trim,
      },
    ],
    strap(
      form,
      [
        [side * 0.01, y],
        [side * 0.04, y - 0.13],
        [side * (side < 0 ? 0.05 : 0.07), y - (side < 0 ? 0.27 : 0.22)],
      ],
      [0.016, 0.03],
      0.014,
      paints.trim,
    ),
    [patch(form, [0, y], [0.02, 0.024, 0.03], paints.trim, { round: 0.014 })],
  ]);
}

const zOf = (form: Group, y: number): number =>
  patch(form, [0, y], [0.01, 0.01, 0.001], form[0]?.paint ?? NO_PAINT).at[2];
const NO_PAINT = { colour: [0, 0, 0], gloss: 0 } as const;

/** A hood lies on the back and shoulders; its strings hang in front. */
function hood(neck: Neck, paints: Paints, form: Group): Group[] {
  const r = neck.radius;
  const strings = [-1, 1].flatMap((side): Group[] => {
    const x = side * r * 0.5;
    const end = neck.y - (side < 0 ? 0.2 : 0.17);
    return [
      strap(
        form,
        [
          [x, neck.y - 0.06],
          [x * 1.1, end],
        ],
        [0.011, 0.011],
        0.01,
        paints.white,
      ),
      [
        {
          shape: 'ellipsoid',
          at: patch(form, [x * 1.1, end], [0.01, 0.01, 0.01], paints.steel).at,
          size: [0.014, 0.02, 0.014],
          paint: paints.steel,
        },
      ],
    ];
  });
  const back: Vector = [0, neck.y - 0.03, -r * 1.25];
  return [
    [
      {
        shape: 'torus',
        at: [0, neck.y + 0.004, -r * 0.2],
        size: [r * 1.24, 0.05, 0],
        turn: [-16, 0, 0],
        paint: paints.top,
      },
      { shape: 'ellipsoid', at: back, size: [r * 1.35, r * 1.0, r * 0.72], paint: paints.top, blend: 0.06 },
    ],
    ...strings,
  ];
}
