import { lerpThree } from '../math.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { printLower } from './clothes-print.ts';
import type { Outfit } from './outfit.ts';
import type { LegJoints } from './skeleton.ts';

/** What flows down from the waist on somebody who sits: over both thighs, then down from the knees to `hem`. */
export function layOverLap(
  [left, right]: readonly [LegJoints, LegJoints],
  build: Build,
  hem: number,
  paint: Paint,
): Group {
  const [thick, knees] = build.leg;
  const { hip, knee } = right;
  const wide = hip[0] + thick * 1.04;
  const front = knee[2] + knees * 0.62;
  const fall = Math.max(0.02, (knee[1] - hem) / 2);
  return [
    ...[left, right].map(
      (leg): Solid => ({
        shape: 'capsule',
        at: leg.hip,
        to: leg.knee,
        size: [thick * 1.06, knees * 1.2, 0],
        paint,
        blend: 0.05,
      }),
    ),
    {
      shape: 'box',
      at: [0, knee[1] - fall, front],
      size: [wide * 1.02, fall + knees * 0.5, 0.035],
      round: 0.034,
      turn: [-6, 0, 0],
      paint,
      blend: 0.07,
    },
  ];
}

/** A blanket over the lap, down to the shins. */
export function layBlanket(
  { blanket, blanketPattern, ...outfit }: Outfit,
  build: Build,
  legs: readonly [LegJoints, LegJoints],
): Group[] {
  if (!blanket) return [];
  const [hip, knee, ankle] = build.leg;
  const cloth: Paint = { colour: blanket, gloss: build.gloss * 0.3 };
  const print = { ...outfit, blanket, blanketPattern, bottomColour: blanket };
  const paint = blanketPattern ? { ...cloth, decal: printLower(print, blanketPattern, build) } : cloth;
  const hem = legs[0].knee[1] + (legs[0].ankle[1] - legs[0].knee[1]) * 0.6;
  return [layOverLap(legs, { ...build, leg: [hip * 1.1, knee * 1.08, ankle] }, hem, paint)];
}

/** The tails of an open coat lie to both sides of the thighs. */
export const layBeside = (legs: readonly LegJoints[], build: Build, paint: Paint): Group[] =>
  legs.map(({ side, hip, knee }): Group => {
    const out = (point: Vector): Vector => [point[0] + side * 0.035, point[1] + 0.01, point[2]];
    const radius = build.leg[0] * 0.98;
    return [
      {
        shape: 'capsule',
        at: out(hip),
        to: out(lerpThree(hip, knee, 0.62)),
        size: [radius, radius * 0.9, 0],
        paint,
      },
    ];
  });
