import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { sculptBareFoot } from './bare-foot.ts';
import type { Build } from './build.ts';
import { sculptFlipFlop } from './flip-flop.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { cuff, fold, frameAt } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/** A shoe or boot with its sole, or the bare foot. The foot's own coordinates start at the ankle, toe along z. */
export function sculptShoe(
  leg: LegJoints,
  outfit: Outfit,
  paints: Paints,
  { foot, leg: radii }: Build,
): Group[] {
  const bare = sculptBareFoot(leg, paints.skin, foot, radii);
  if (outfit.footwear === 'none') return [bare];
  if (outfit.footwear === 'flip-flops') return [bare, ...sculptFlipFlop(leg, paints, foot)];
  const [w, h, l] = foot;
  const frame = frameAt(leg.ankle, leg.footTurn);
  const solid = (
    shape: 'ellipsoid' | 'box',
    at: Vector,
    size: Vector,
    paint: Paint,
    round = 0,
    blend = 0,
  ): Solid => ({
    shape,
    at: frame.place(at),
    size,
    round,
    paint,
    blend,
    turn: frame.turn,
  });
  const ground = -h;
  const leather = outfit.footwear === 'leather';
  const toe = leather ? 0.92 : 1;
  const upper: Solid[] = [
    solid('ellipsoid', [0, ground + h * 0.42, l * 0.62], [w * toe, h * 0.56, l * 0.66], paints.shoe),
    solid(
      'ellipsoid',
      [0, ground + h * 0.5, -l * 0.16],
      [w * 0.96, h * 0.72, l * 0.52],
      paints.shoe,
      0,
      0.05,
    ),
    {
      shape: 'capsule',
      at: frame.place([0, ground + h * 0.62, -l * 0.06]),
      to: frame.place([0, -h * 0.02, -l * 0.02]),
      size: [w * 0.86, radii[2] * 0.96, 0],
      paint: paints.shoe,
      blend: 0.05,
    },
    { ...solid('box', [0, ground - h * 0.5, 0], [w * 3, h * 0.56, l * 3], paints.shoe), cutOut: true },
  ];
  const groups: Group[] = [upper, soleOf(solid, foot, leather, paints.sole)];
  if (outfit.footwear === 'sneakers') groups.push(...laces(solid, foot, paints));
  if (outfit.footwear === 'boots') groups.push(...shaft(leg, radii, paints));
  return groups;
}

type Place = (
  shape: 'ellipsoid' | 'box',
  at: Vector,
  size: Vector,
  paint: Paint,
  round?: number,
  blend?: number,
) => Solid;

/** A welt all around; a leather shoe has a heel and a waist, a sneaker is cushioned. */
function soleOf(solid: Place, [w, h, l]: Vector, leather: boolean, paint: Paint): Group {
  const thick = h * (leather ? 0.12 : 0.17);
  const y = -h + thick;
  return [
    solid('ellipsoid', [0, y, l * 0.62], [w * 1.1, thick * 3, l * 0.72], paint),
    solid('ellipsoid', [0, y, -l * 0.18], [w * 1.02, thick * 3, l * 0.56], paint, 0, 0.06),
    { ...solid('box', [0, y + thick * 4, 0], [w * 3, thick * 3, l * 3], paint), cutOut: true, blend: 0.006 },
    { ...solid('box', [0, y - thick * 4, 0], [w * 3, thick * 3, l * 3], paint), cutOut: true, blend: 0.006 },
  ];
}

function laces(solid: Place, [w, h, l]: Vector, paints: Paints): Group[] {
  const cap: Group = [
    solid('ellipsoid', [0, -h * 0.58, l * 0.62], [w * 1.02, h * 0.57, l * 0.67], paints.white),
    { ...solid('box', [0, 0, l * 0.46], [w * 2, h * 2, l * 0.46], paints.white), cutOut: true, blend: 0.006 },
  ];
  const rows = [0.3, 0.44, 0.58].map((z, row) =>
    solid(
      'box',
      [0, -h * (0.1 + row * 0.085), l * z],
      [w * 0.46, h * 0.05, l * 0.05],
      paints.white,
      h * 0.04,
    ),
  );
  return [cap, rows];
}

function shaft({ knee, ankle }: LegJoints, radii: Vector, paints: Paints): Group[] {
  const radius = radii[2] * 1.06;
  return [
    [
      {
        shape: 'capsule',
        at: ankle,
        to: [
          ankle[0] + (knee[0] - ankle[0]) * 0.42,
          ankle[1] + (knee[1] - ankle[1]) * 0.42,
          ankle[2] + (knee[2] - ankle[2]) * 0.42,
        ],
        size: [radius * 0.98, radius * 1.16, 0],
        paint: paints.shoe,
      },
      fold(ankle, knee, 0.08, radius * 1.06, 0.02, paints.shoe),
    ],
    [cuff(knee, ankle, 0.56, radius * 1.24, 0.028, paints.sole)],
  ];
}
