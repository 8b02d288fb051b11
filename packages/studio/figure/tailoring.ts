import type { Group, Paint } from '../sculpt/solid.ts';
import { applique } from './applique.ts';
import type { Sewing } from './sewing.ts';
import { band } from './shapes.ts';
import { button, patch, seam, strap } from './surface.ts';
import { openingAt } from './torso.ts';

/** A row of buttons down the middle, at shares of the torso's length; they stand `out` of the cloth. */
export function buttons(
  { form, length, build }: Sewing,
  heights: readonly number[],
  paint: Paint,
  out = 0.012,
): Group {
  const radius = build.line === 'vinyl' ? 0.02 : 0.016;
  return heights.map((share) => button(form, [0, length * share], radius, out, paint));
}

/** The two rows of a double-breasted coat, next to the edge of its front. */
export function doubleRow(s: Sewing, heights: readonly number[], paint: Paint): Group[] {
  const { form, length, build } = s;
  const [x, edge] = [build.waist[0] * 0.42, build.waist[0] * 0.16];
  return [
    strap(
      form,
      [0.42, 0.24, 0.06].map((share) => [edge, length * share] as const),
      [0.012, 0.012],
      0.008,
      s.paints.trim,
    ),
    ...[-1, 1].map(
      (side): Group => heights.map((share) => button(form, [side * x, length * share], 0.021, 0.014, paint)),
    ),
  ];
}

/** The belt of a coat's own cloth, with its buckle. */
export function coatBelt({ outfit, build, paints }: Sewing): Group[] {
  if (outfit.belt) return [];
  const plan = { x: build.waist[0] + 0.026, z: build.waist[2] + 0.026 };
  return [
    band(-0.02, 0.044, plan, paints.trim),
    [
      {
        shape: 'box',
        at: [0.03, 0.012, plan.z],
        size: [0.046, 0.042, 0.014],
        round: 0.012,
        paint: paints.leather,
      },
      {
        shape: 'box',
        at: [0.03, 0.012, plan.z + 0.014],
        size: [0.026, 0.024, 0.01],
        round: 0.004,
        paint: paints.trim,
        cutOut: true,
      },
    ],
  ];
}

/** The doubled edge that carries a shirt's buttons, up to an open collar. */
export function placket({ form, length, paints, outfit: { neckline } }: Sewing): Group {
  return strap(
    form,
    [Math.min(0.9, 0.98 - (neckline?.deep ?? 0)), 0.66, 0.42, 0.18, -0.06].map(
      (share) => [0, length * share] as const,
    ),
    [0.024, 0.024],
    0.009,
    paints.front,
  );
}

/** Pocket flaps on both sides of the waist. */
export function flaps({ form, length, build, paints }: Sewing, share: number): Group[] {
  const x = build.waist[0] * 0.62;
  return [-1, 1].map(
    (side): Group => [
      patch(form, [side * x, length * share], [x * 0.5, 0.022, 0.013], paints.trim, {
        spin: side * -5,
        round: 0.01,
      }),
    ],
  );
}

/** Patch pockets on both sides of the waist. */
export function pockets({ form, length, build, paints }: Sewing): Group[] {
  const x = build.waist[0] * 0.66;
  return [-1, 1].flatMap((side): Group[] => [
    [patch(form, [side * x, length * 0.06], [x * 0.46, 0.062, 0.013], paints.top, { round: 0.012 })],
    [patch(form, [side * x, length * 0.06 + 0.056], [x * 0.48, 0.012, 0.018], paints.trim, { round: 0.008 })],
  ]);
}

/** A pocket with a flap on one side of the chest. */
export function chestPocket({ form, length, build, paints }: Sewing, side: number): Group[] {
  const x = side * build.chest[0] * 0.58;
  const w = build.chest[0] * 0.2;
  return [
    [patch(form, [x, length * 0.62], [w, w * 0.92, 0.012], paints.front, { round: 0.01 })],
    [patch(form, [x, length * 0.62 + w * 0.72], [w * 1.06, w * 0.28, 0.016], paints.trim, { round: 0.01 })],
  ];
}

/** A chest pocket with two pens. */
export function pens(s: Sewing): Group[] {
  const { form, length, build, paints } = s;
  const x = build.chest[0] * 0.58;
  return [
    ...chestPocket(s, 1),
    [
      patch(form, [x - 0.018, length * 0.62 + 0.07], [0.009, 0.03, 0.014], paints.accent),
      patch(form, [x + 0.012, length * 0.62 + 0.066], [0.009, 0.026, 0.014], paints.leather),
    ],
  ];
}

/** A folded handkerchief of the tie's colour, or of the shirt's where no tie is worn. */
export function square({ form, length, build, paints, outfit }: Sewing): Group {
  const x = build.chest[0] * 0.6;
  const paint = outfit.neckwear ? paints.accent : paints.inner;
  return [
    patch(form, [x, length * 0.66], [0.034, 0.011, 0.012], paints.trim, { spin: 6 }),
    patch(form, [x - 0.004, length * 0.66 + 0.02], [0.018, 0.018, 0.01], paint, { spin: 45 }),
  ];
}

/** The ribbed edges of a cardigan, from the neck down to where it is buttoned and on to its hem. */
export function ribbedFront({ form, length, paints }: Sewing): Group[] {
  const inner = (share: number) => openingAt('v', share) + 0.002;
  const [high, low, hem] = [1.04, 0.42, -0.08];
  const edge = [
    [inner(high), high],
    [inner(0.72), 0.72],
    [0, low],
    [0.034, low - 0.03],
    [inner(0.72) + 0.05, 0.74],
    [inner(high) + 0.05, high],
  ] as const;
  return [
    ...[-1, 1].map((side): Group => {
      const points = edge.map(([x, share]) => [side * x, length * share] as const);
      return applique(form, side > 0 ? points : points.reverse(), 0.016, paints.trim);
    }),
    applique(
      form,
      [
        [-0.034, length * low],
        [-0.034, length * hem],
        [0.034, length * hem],
        [0.034, length * low],
      ],
      0.016,
      paints.trim,
    ),
  ];
}

/** Pale seams of a denim jacket, from the pockets down to the waist. */
export function stitching({ form, length, build, paints }: Sewing): Group[] {
  const x = build.chest[0];
  const heights = [0.5, 0.38, 0.26, 0.14, 0.02];
  return [-1, 1].flatMap((side) =>
    [0.46, 0.72].map(
      (share): Group =>
        seam(
          form,
          heights.map((height, index) => [side * x * (share - index * 0.02), length * height] as const),
          0.006,
          paints.stitch,
        ),
    ),
  );
}

/** A zip from the neck down, slanting from `high` to `low` off the middle. */
export function zip({ form, length }: Sewing, high: number, low: number, paint: Paint): Group {
  const points = [0.94, 0.7, 0.46, 0.22, 0].map(
    (share) => [high + (low - high) * (1 - share), length * share] as const,
  );
  return strap(form, points, [0.01, 0.01], 0.012, paint);
}

/** Four press studs. */
export function studs({ form, length, paints, build }: Sewing): Group {
  return [-1, 1].flatMap((side) => [
    button(form, [side * build.chest[0] * 0.56, length * 0.86], 0.012, 0.012, paints.steel),
    button(form, [side * build.chest[0] * 0.3, length * 0.52], 0.012, 0.012, paints.steel),
  ]);
}

/** A badge on the chest. */
export function badge({ form, length, build, paints }: Sewing): Group {
  return [button(form, [build.chest[0] * 0.5, length * 0.84], 0.036, 0.014, paints.gold)];
}

/** Boards on the shoulders. */
export function epaulettes({ build, length, paints }: Sewing): Group[] {
  return [-1, 1].map(
    (side): Group => [
      {
        shape: 'box',
        at: [side * build.shoulder[0] * 0.92, length + build.arm[0] * 0.46, 0.01],
        size: [0.075, 0.016, 0.05],
        round: 0.014,
        turn: [0, 0, side * -18],
        paint: paints.accent,
      },
    ],
  );
}

/** The front pocket of a hooded top. */
export function kangaroo({ form, length, build, paints }: Sewing): Group[] {
  const x = build.waist[0];
  return [
    [patch(form, [0, length * 0.14], [x * 0.66, length * 0.14, 0.016], paints.front, { round: 0.014 })],
    ...[-1, 1].map(
      (side): Group =>
        strap(
          form,
          [
            [side * x * 0.5, length * 0.29],
            [side * x * 0.7, length * 0.1],
          ],
          [0.024, 0.024],
          0.026,
          paints.trim,
        ),
    ),
  ];
}
