import type { Rgb } from '../colour.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptApron } from './apron.ts';
import type { Build } from './build.ts';
import { drapeCloth } from './drape.ts';
import { sculptNecklace } from './necklace.ts';
import type { Outfit } from './outfit.ts';
import { type Paints, shadeOf } from './paints.ts';
import { patch, strap } from './surface.ts';

/** What is worn over the clothes: cape, scarf, necklace, apron, wings, backpack. Sewn on the front of a torso. */
export function sculptWorn(
  outfit: Outfit,
  paints: Paints,
  build: Build,
  { form, length, seated }: { form: Group; length: number; seated: boolean },
): Group[] {
  const cloth = (colour: Paint['colour'], share: number): Paint => ({ colour, gloss: build.gloss * share });
  return [
    ...(outfit.cape ? sculptCape(cloth(outfit.cape, 0.75), paints, build, { length, seated }) : []),
    ...(outfit.wings ? sculptWings(cloth(outfit.wings, 0.9), build, length) : []),
    ...(outfit.backpack ? sculptBackpack(cloth(outfit.backpack, 0.8), paints, build, form, length) : []),
    ...sculptApron(outfit, build, { form, length, seated }),
    ...(outfit.scarf
      ? sculptScarf(cloth(outfit.scarf, 0.35), outfit.scarfStripes, build, { form, length })
      : []),
    ...(outfit.necklace ? sculptNecklace(outfit.necklace, build, form, length) : []),
  ];
}

/** A cape falls from the shoulders and flares until it shows on both sides of the legs, or hangs over the chair. */
function sculptCape(
  paint: Paint,
  paints: Paints,
  build: Build,
  { length, seated }: { length: number; seated: boolean },
): Group[] {
  const [shoulder] = build.shoulder;
  const deep = build.chest[2];
  const down = build.hip[1] * (seated ? 0.2 : 0.82);
  const clasp = (side: number): Vector => [side * shoulder * 0.56, length + 0.005, deep * 0.62];
  const drop: Group = drapeCloth(
    {
      top: { y: length - 0.02, x: shoulder * 0.95, z: deep * 0.92, at: -0.05 },
      hem: { y: -down, x: shoulder * (seated ? 1.3 : 1.74), z: deep * 1.5, at: -0.1 },
      from: 104,
      until: 256,
      folds: 11,
      thick: [0.05, 0.058],
      wave: 0.07,
    },
    paint,
  );
  const mantle: Solid[] = [-1, 1].map((side) => ({
    shape: 'capsule',
    at: clasp(side),
    to: [side * shoulder * 0.8, length + 0.02, -deep * 0.4],
    size: [0.034, 0.07, 0],
    paint,
    blend: 0.05,
  }));
  return [
    [...drop.slice(0, -1), ...mantle, ...drop.slice(-1)],
    ...[-1, 1].map(
      (side): Group => [
        { shape: 'ellipsoid', at: clasp(side), size: [0.036, 0.036, 0.03], paint: paints.gold },
      ],
    ),
  ];
}

/** Three rows of feathers on each side. */
function sculptWings(paint: Paint, build: Build, length: number): Group[] {
  const s = build.line === 'vinyl' ? 0.8 : 1;
  return [-1, 1].map(
    (side): Group =>
      [
        [66, 0.46],
        [46, 0.5],
        [26, 0.48],
        [6, 0.4],
        [-16, 0.33],
      ].map(([angle = 0, reach = 0.3], index): Solid => {
        const a = (angle * Math.PI) / 180;
        const out = reach * s;
        const middle: Vector = [
          side * (0.1 * s + Math.cos(a) * out * 0.72),
          length * 0.78 + Math.sin(a) * out * 0.72,
          -build.chest[2] - 0.05 + index * 0.006,
        ];
        return {
          shape: 'ellipsoid',
          at: middle,
          size: [out * 0.7, 0.098 * s, 0.036],
          turn: [0, side * 14, side * angle],
          paint,
          blend: 0.018,
        };
      }),
  );
}

function sculptBackpack(paint: Paint, paints: Paints, build: Build, form: Group, length: number): Group[] {
  const { chest, shoulder } = build;
  const trim: Paint = { ...paint, colour: shadeOf(paint.colour) };
  const straps = [-1, 1].map((side): Group => {
    const x = side * shoulder[0] * 0.6;
    return [
      ...strap(
        form,
        [
          [x * 0.96, length * 1.02],
          [x, length * 0.84],
          [x * 1.04, length * 0.62],
          [x * 1.14, length * 0.4],
        ],
        [0.03, 0.026],
        0.018,
        trim,
      ),
      {
        shape: 'capsule',
        at: [x, length + 0.02, 0.04],
        to: [x, length - 0.06, -chest[2] - 0.05],
        size: [0.034, 0.034, 0],
        paint: trim,
        blend: 0.02,
      },
    ];
  });
  return [
    [
      {
        shape: 'box',
        at: [0, length * 0.56, -chest[2] - 0.09],
        size: [chest[0] * 1.06, length * 0.5, 0.12],
        round: 0.08,
        paint,
      },
      {
        shape: 'ellipsoid',
        at: [0, length * 1.02, -chest[2] - 0.09],
        size: [chest[0] * 0.86, length * 0.14, 0.11],
        paint,
        blend: 0.05,
      },
    ],
    ...straps,
    ...[-1, 1].map(
      (side): Group => [
        patch(form, [side * shoulder[0] * 0.6, length * 0.74], [0.034, 0.018, 0.026], paints.steel, {
          round: 0.008,
        }),
      ],
    ),
  ];
}

/** Wound around the neck twice, one end in front; a fan's has bars of another colour. */
function sculptScarf(
  paint: Paint,
  stripes: Rgb | undefined,
  build: Build,
  { form, length }: { form: Group; length: number },
): Group[] {
  const r = build.neck;
  const bar: Paint = { ...paint, colour: stripes ?? shadeOf(paint.colour) };
  const tail = [
    [r * 0.5, length * 0.98],
    [r * 0.62, length * 0.8],
    [r * 0.7, length * 0.6],
    [r * 0.66, length * 0.4],
  ] as const;
  return [
    [
      { shape: 'torus', at: [0, length + 0.05, 0.012], size: [r + 0.03, 0.05, 0], turn: [12, 0, -4], paint },
      {
        shape: 'torus',
        at: [0, length + 0.005, 0.018],
        size: [r + 0.05, 0.046, 0],
        turn: [12, 0, 7],
        paint: stripes ? bar : paint,
        blend: 0.012,
      },
    ],
    strap(form, tail, [0.046, 0.056], 0.026, paint),
    ...(stripes
      ? (
          [
            [0.58, 0.84],
            [0.65, 0.67],
            [0.68, 0.5],
            [0.65, 0.36],
          ] as const
        ).map(([x, y]): Group => [patch(form, [r * x, length * y], [0.058, length * 0.042, 0.031], bar)])
      : [
          [patch(form, [r * 0.66, length * 0.36], [0.056, 0.02, 0.03], bar)],
          [patch(form, [r * 0.7, length * 0.54], [0.054, 0.012, 0.03], bar)],
        ]),
  ];
}
