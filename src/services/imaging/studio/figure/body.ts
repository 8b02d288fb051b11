import { darken, hex } from '../colour.ts';
import type { Decal, Lump, Paint, Solid, Vector } from '../sculpt/solid.ts';
import type { Build, Pose } from './build.ts';
import type { Outfit } from './outfit.ts';

/** The paints of one body. */
type Paints = { top: Paint; sleeve: Paint; bottom: Paint; shoe: Paint; skin: Paint; print: Paint };

/** The body below the head, feet on 0, shoulders at 1.4 (before the build's scale). */
export function sculptBody(outfit: Outfit, skin: Paint, print: Decal, pose: Pose, build: Build): Lump[] {
  const cloth = build.gloss * (outfit.top === 'armour' ? 1 : 0.55);
  const metal = outfit.top === 'armour';
  const paints: Paints = {
    top: { colour: outfit.topColour, gloss: cloth, metal },
    sleeve: { colour: outfit.topColour, gloss: cloth, metal },
    print: { colour: outfit.topColour, gloss: cloth, metal, decal: print },
    bottom: { colour: outfit.bottomColour, gloss: cloth },
    shoe: { colour: outfit.shoeColour, gloss: build.gloss },
    skin,
  };
  return [
    ...sculptTorso(outfit, paints, build),
    ...sculptArm(outfit, paints, [-0.33 * build.girth, 1.31, 0], pose.leftElbow, pose.leftHand, build),
    ...sculptArm(outfit, paints, [0.33 * build.girth, 1.31, 0], pose.rightElbow, pose.rightHand, build),
    ...sculptLeg(outfit, paints, -1, pose.stride, build),
    ...sculptLeg(outfit, paints, 1, -pose.stride, build),
    ...sculptExtras(outfit, paints, build),
  ];
}

function sculptTorso(outfit: Outfit, paints: Paints, { girth }: Build): Lump[] {
  const long = outfit.top === 'coat' || outfit.top === 'dress';
  const torso: Solid[] = [
    { shape: 'box', at: [0, 1.2, 0], size: [0.31 * girth, 0.22, 0.185], round: 0.16, paint: paints.print },
    {
      shape: 'box',
      at: [0, 0.97, 0],
      size: [0.255 * girth, 0.2, 0.165],
      round: 0.14,
      paint: paints.print,
      blend: 0.1,
    },
  ];
  if (long)
    torso.push({
      shape: 'limb',
      at: [0, 0.9, 0],
      to: [0, 0.5, 0],
      size: [0.25 * girth, 0.33 * girth, 0],
      paint: paints.print,
      blend: 0.1,
    });
  const lumps: Lump[] = [
    torso,
    [{ shape: 'limb', at: [0, 1.3, -0.01], to: [0, 1.6, 0], size: [0.115, 0.115, 0], paint: paints.skin }],
  ];
  if (outfit.bottom === 'skirt' && outfit.top !== 'dress') {
    lumps.push([
      {
        shape: 'limb',
        at: [0, 0.84, 0],
        to: [0, 0.6, 0],
        size: [0.24 * girth, 0.33 * girth, 0],
        paint: paints.bottom,
      },
    ]);
  }
  if (!long) {
    lumps.push(
      [
        {
          shape: 'box',
          at: [0, 0.77, 0],
          size: [0.25 * girth, 0.11, 0.165],
          round: 0.1,
          paint: paints.bottom,
        },
      ],
      [
        {
          shape: 'box',
          at: [0, 0.835, 0],
          size: [0.262 * girth, 0.03, 0.178],
          round: 0.03,
          paint: { colour: hex('#2a2024'), gloss: 0.6 },
        },
        {
          shape: 'box',
          at: [0, 0.835, 0.175],
          size: [0.045, 0.036, 0.014],
          round: 0.01,
          paint: { colour: hex('#d9b45a'), gloss: 0.9, metal: true },
        },
      ],
    );
  }
  return lumps;
}

function sculptArm(
  outfit: Outfit,
  paints: Paints,
  shoulder: Vector,
  elbow: Vector,
  hand: Vector,
  build: Build,
): Lump[] {
  const bare = outfit.top === 'tee' || outfit.top === 'dress';
  const side = Math.sign(shoulder[0]);
  const wide = (point: Vector): Vector => [point[0] * build.girth, point[1], point[2]];
  const [bend, end] = [wide(elbow), wide(hand)];
  const middle: Vector = [
    (shoulder[0] + bend[0]) / 2,
    (shoulder[1] + bend[1]) / 2,
    (shoulder[2] + bend[2]) / 2,
  ];
  const wrist: Vector = [
    bend[0] + (end[0] - bend[0]) * 0.7,
    bend[1] + (end[1] - bend[1]) * 0.7,
    bend[2] + (end[2] - bend[2]) * 0.7,
  ];
  const lower = bare ? paints.skin : paints.sleeve;
  const lumps: Lump[] = [
    [
      {
        shape: 'limb',
        at: shoulder,
        to: bare ? middle : bend,
        size: [0.135, bare ? 0.125 : 0.105, 0],
        paint: paints.sleeve,
      },
    ],
    [
      ...(bare
        ? [{ shape: 'limb', at: middle, to: bend, size: [0.095, 0.09, 0], paint: lower } satisfies Solid]
        : []),
      {
        shape: 'limb',
        at: bend,
        to: wrist,
        size: [bare ? 0.09 : 0.105, bare ? 0.075 : 0.1, 0],
        paint: lower,
        blend: 0.03,
      },
    ],
    [
      { shape: 'ball', at: end, size: [0.088, 0.1, 0.09], paint: paints.skin },
      {
        shape: 'limb',
        at: [end[0] - side * 0.05, end[1] + 0.03, end[2] + 0.05],
        to: [end[0] - side * 0.075, end[1] + 0.085, end[2] + 0.06],
        size: [0.036, 0.03, 0],
        paint: paints.skin,
        blend: 0.03,
      },
      { shape: 'limb', at: wrist, to: end, size: [0.07, 0.07, 0], paint: paints.skin, blend: 0.03 },
    ],
  ];
  if (build.jointed) {
    lumps.push([
      {
        shape: 'disc',
        at: [shoulder[0] + side * 0.02, shoulder[1], 0.12],
        size: [0.06, 0.03, 0],
        turn: [90, 0, 0],
        round: 0.01,
        paint: { colour: darken(outfit.topColour, 0.3), gloss: 0.5 },
      },
    ]);
  }
  return lumps;
}

function sculptLeg(outfit: Outfit, paints: Paints, side: number, stride: number, { girth }: Build): Lump[] {
  const bare = outfit.bottom !== 'trousers';
  const hip: Vector = [side * 0.135 * girth, 0.74, 0];
  const knee: Vector = [side * 0.155 * girth, 0.42, 0.02 + stride];
  const ankle: Vector = [side * 0.165 * girth, 0.13, stride];
  const hem: Vector = bare ? [knee[0], knee[1] + (outfit.bottom === 'shorts' ? 0.06 : 0.3), knee[2]] : knee;
  return [
    [
      { shape: 'limb', at: hip, to: hem, size: [0.15, bare ? 0.14 : 0.13, 0], paint: paints.bottom },
      ...(bare
        ? []
        : [
            {
              shape: 'limb',
              at: knee,
              to: ankle,
              size: [0.13, 0.125, 0],
              paint: paints.bottom,
              blend: 0.04,
            } satisfies Solid,
          ]),
    ],
    ...(bare
      ? [
          [
            { shape: 'limb', at: hip, to: knee, size: [0.11, 0.1, 0], paint: paints.skin },
            { shape: 'limb', at: knee, to: ankle, size: [0.1, 0.085, 0], paint: paints.skin, blend: 0.03 },
          ] satisfies Lump,
        ]
      : []),
    [
      {
        shape: 'box',
        at: [side * 0.175 * girth, 0.075, 0.06 + stride],
        size: [0.115, 0.075, 0.2],
        round: 0.07,
        turn: [0, side * 8, 0],
        paint: paints.shoe,
      },
      {
        shape: 'limb',
        at: ankle,
        to: [ankle[0], 0.1, ankle[2]],
        size: [0.1, 0.1, 0],
        paint: paints.shoe,
        blend: 0.05,
      },
    ],
    [
      {
        shape: 'box',
        at: [side * 0.175 * girth, 0.02, 0.06 + stride],
        size: [0.122, 0.022, 0.208],
        round: 0.02,
        turn: [0, side * 8, 0],
        paint: { colour: hex('#efece4'), gloss: 0.4 },
      },
    ],
  ];
}

function sculptExtras(outfit: Outfit, paints: Paints, { girth, gloss }: Build): Lump[] {
  const lumps: Lump[] = [];
  if (outfit.cape) {
    const paint: Paint = { colour: outfit.cape, gloss: gloss * 0.5 };
    lumps.push([
      {
        shape: 'box',
        at: [0, 0.82, -0.27],
        size: [0.5 * girth, 0.62, 0.035],
        round: 0.03,
        turn: [6, 0, 0],
        paint,
      },
      {
        shape: 'limb',
        at: [-0.3 * girth, 1.4, -0.02],
        to: [0.3 * girth, 1.4, -0.02],
        size: [0.1, 0.1, 0],
        paint,
        blend: 0.1,
      },
    ]);
  }
  if (outfit.scarf) {
    const paint: Paint = { colour: outfit.scarf, gloss: 0.25 };
    lumps.push([
      { shape: 'ring', at: [0, 1.43, 0.01], size: [0.16, 0.075, 0], paint },
      {
        shape: 'limb',
        at: [0.09, 1.38, 0.18],
        to: [0.12, 1.08, 0.22],
        size: [0.06, 0.065, 0],
        paint,
        blend: 0.04,
      },
    ]);
  }
  if (outfit.top === 'hoodie')
    lumps.push([
      { shape: 'ring', at: [0, 1.39, -0.06], size: [0.2, 0.085, 0], turn: [-14, 0, 0], paint: paints.top },
    ]);
  if (outfit.top === 'spacesuit' || outfit.top === 'armour') {
    lumps.push([
      {
        shape: 'ring',
        at: [0, 1.42, 0],
        size: [0.19, 0.06, 0],
        paint: { colour: hex('#a9b0ba'), gloss: 0.9, metal: true },
      },
    ]);
  }
  if (outfit.top === 'jumper')
    lumps.push([{ shape: 'ring', at: [0, 1.41, 0], size: [0.125, 0.045, 0], paint: paints.top }]);
  return lumps;
}
