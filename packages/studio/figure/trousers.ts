import { lighten } from '../colour.ts';
import { lerpThree } from '../math.ts';
import type { Group, Paint, Vector } from '../sculpt/solid.ts';
import { subtract } from '../sculpt/vector.ts';
import type { Build } from './build.ts';
import type { TrouserCut } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { aim, cuff, fold } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/**
 * The breadth of trousers at hip, knee and ankle, compared with plain ones; where they end, as a share of the shin;
 * and where the cloth is pushed together.
 */
type Shape = { hip: number; knee: number; ankle: number; end: number; folds: readonly number[] };

const PLAIN: Shape = { hip: 1, knee: 1, ankle: 1, end: 0.98, folds: [0.73, 0.91] };
const SHAPES: Readonly<Record<TrouserCut, Shape>> = {
  plain: PLAIN,
  jeans: { ...PLAIN, ankle: 0.96, end: 0.86, folds: [0.5] },
  chinos: { hip: 0.98, knee: 0.94, ankle: 0.84, end: 0.8, folds: [] },
  tailored: { ...PLAIN, ankle: 1.06, folds: [0.92] },
  joggers: { hip: 1.05, knee: 1.12, ankle: 1.24, end: 0.8, folds: [0.7] },
  leggings: { hip: 0.86, knee: 0.84, ankle: 0.76, end: 0.8, folds: [] },
  wide: { hip: 1.04, knee: 1.24, ankle: 1.85, end: 1.02, folds: [] },
};
/** Boots hold trousers up here, and hide their end. */
const IN_BOOTS = 0.72;

/** A leg in trousers of a cut, without the shoe. */
export function sculptTrouserLeg(
  { hip, knee, ankle, side }: LegJoints,
  { trouserCut, footwear }: Outfit,
  paints: Paints,
  build: Build,
): Group[] {
  const shape = SHAPES[trouserCut];
  const inBoots = footwear === 'boots' && trouserCut !== 'wide';
  const end = inBoots ? Math.min(IN_BOOTS, shape.end) : shape.end;
  const radius = {
    hip: build.leg[0] * shape.hip,
    knee: build.leg[1] * shape.knee,
    ankle: build.leg[2] * shape.ankle,
  };
  const foot = lerpThree(knee, ankle, end);
  const at = (share: number) => radius.knee + (radius.ankle - radius.knee) * (share / end);
  const leg: Group = [
    { shape: 'capsule', at: hip, to: knee, size: [radius.hip, radius.knee, 0], paint: paints.bottom },
    {
      shape: 'capsule',
      at: knee,
      to: foot,
      size: [radius.knee, radius.ankle, 0],
      paint: paints.bottom,
      blend: 0.03,
    },
    ...shape.folds.map((share, index) =>
      fold(
        knee,
        ankle,
        share * (inBoots ? IN_BOOTS : 1),
        at(share) * 1.06,
        0.018 + index * 0.002,
        paints.bottom,
      ),
    ),
    ...(trouserCut === 'wide' ? [level(knee, foot, radius.ankle, paints.bottom)] : []),
  ];
  return [leg, ...hemOf(trouserCut, { knee, ankle, end, radius: radius.ankle }, paints), ...seamOf()];

  function seamOf(): Group[] {
    if (trouserCut === 'tailored') return [line([0, 0, 1], { hip, knee, foot }, radius, paints.bottomTrim)];
    if (trouserCut === 'jeans') return [line([side, 0, 0], { hip, knee, foot }, radius, paints.bottomTrim)];
    if (trouserCut === 'joggers') return [line([side, 0, 0], { hip, knee, foot }, radius, paints.white)];
    return [];
  }
}

type End = { knee: Vector; ankle: Vector; end: number; radius: number };

/** What trousers end in: a turn-up, lighter inside out, or a band that gathers them. */
function hemOf(cut: TrouserCut, { knee, ankle, end, radius }: End, paints: Paints): Group[] {
  if (cut === 'jeans') {
    const inside = { ...paints.bottomTrim, colour: lighten(paints.bottom.colour, 0.42) };
    return [[cuff(knee, ankle, end + 0.06, radius * 1.14, 0.03, inside)]];
  }
  if (cut === 'chinos') return [[cuff(knee, ankle, end + 0.05, radius * 1.12, 0.022, paints.bottom)]];
  if (cut === 'joggers') return [[cuff(knee, ankle, end + 0.14, radius * 0.88, 0.034, paints.bottomTrim)]];
  return [];
}

/** Cuts a wide leg off level above the shoe. */
function level(knee: Vector, foot: Vector, radius: number, paint: Paint): Group[number] {
  const half = 0.1;
  const [x, y, z] = subtract(foot, knee);
  const at = lerpThree(knee, foot, 1 + half / Math.hypot(x, y, z));
  return {
    shape: 'cylinder',
    at,
    size: [radius * 1.4, half, 0],
    turn: aim([x, y, z]),
    paint,
    cutOut: true,
    blend: 0.008,
  };
}

/** A crease or seam down a leg, on the side of it that `out` points to. */
function line(
  [dx, , dz]: Vector,
  { hip, knee, foot }: Record<'hip' | 'knee' | 'foot', Vector>,
  radius: Record<'hip' | 'knee' | 'ankle', number>,
  paint: Paint,
): Group {
  const on = ([x, y, z]: Vector, far: number): Vector => [x + dx * far, y, z + dz * far];
  const [high, middle, low] = [on(hip, radius.hip), on(knee, radius.knee), on(foot, radius.ankle)];
  return [
    { shape: 'capsule', at: high, to: middle, size: [0.009, 0.009, 0], paint },
    { shape: 'capsule', at: middle, to: low, size: [0.009, 0.009, 0], paint },
  ];
}
