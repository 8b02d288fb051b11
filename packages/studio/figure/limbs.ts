import { darken } from '../colour.ts';
import { lerpThree } from '../math.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { subtract } from '../sculpt/vector.ts';
import type { Build } from './build.ts';
import { cutOf } from './cuts.ts';
import type { Outfit } from './outfit.ts';
import type { Paints } from './paints.ts';
import { sculptProsthesis } from './prosthesis.ts';
import { aim, cuff, fold } from './shapes.ts';
import type { ArmJoints, LegJoints } from './skeleton.ts';
import { sculptTrouserLeg } from './trousers.ts';

const bone = (at: Vector, to: Vector, start: number, end: number, paint: Paint, blend = 0): Solid => ({
  shape: 'capsule',
  at,
  to,
  size: [start, end, 0],
  paint,
  blend,
});

/** An arm in its sleeve, without the hand. */
export function sculptArm(arm: ArmJoints, outfit: Outfit, paints: Paints, build: Build): Group[] {
  const { sleeves, metal } = cutOf(outfit);
  const { shoulder, elbow, wrist } = arm;
  const [a, b, c] = build.arm;
  const groups: Group[] = [];
  if (sleeves === 'short' || sleeves === 'none') {
    const hem = lerpThree(shoulder, elbow, 0.62);
    groups.push([
      // A bare shoulder is as round as one in a sleeve, or a gap would open next to the chest.
      bone(shoulder, elbow, a * (sleeves === 'none' ? 1 : 0.86), b * 0.9, paints.skin),
      bone(elbow, wrist, b * 0.92, c * 0.84, paints.skin, 0.03),
    ]);
    if (sleeves === 'short')
      groups.push([
        bone(shoulder, hem, a * 1.02, a * 1.03, paints.sleeve),
        ...flat(shoulder, elbow, 0.66, a * 1.4, paints.sleeve),
      ]);
    if (sleeves === 'short') groups.push([cuff(shoulder, elbow, 0.62, a * 1.06, 0.014, paints.trim)]);
  } else if (sleeves === 'wide') {
    groups.push(...wideSleeve(arm, paints, build));
  } else if (sleeves === 'full') {
    groups.push([
      bone(shoulder, elbow, a * 1.04, b * 1.16, paints.sleeve),
      bone(elbow, lerpThree(elbow, wrist, 0.72), b * 1.16, c * 1.72, paints.sleeve, 0.04),
      bone(
        lerpThree(elbow, wrist, 0.72),
        lerpThree(elbow, wrist, 0.9),
        c * 1.72,
        c * 1.1,
        paints.sleeve,
        0.04,
      ),
    ]);
    groups.push([cuff(elbow, wrist, 0.96, c * 1.18, 0.03, paints.trim)]);
  } else {
    groups.push([
      bone(shoulder, elbow, a, b, paints.sleeve),
      bone(elbow, lerpThree(elbow, wrist, 0.94), b, c * 1.12, paints.sleeve, 0.025),
      fold(elbow, wrist, 0.1, b * 1.02, 0.02, paints.sleeve),
      fold(elbow, wrist, 0.72, c * 1.2, 0.016, paints.sleeve),
    ]);
    groups.push([
      cuff(
        elbow,
        wrist,
        0.93,
        c * 1.24,
        0.024,
        metal ? paints.steel : sleeves === 'inner' ? paints.inner : paints.trim,
      ),
    ]);
    if (['suit', 'tuxedo', 'blazer', 'lab-coat', 'coat'].includes(outfit.top))
      groups.push([cuff(elbow, wrist, 1.06, c * 1.12, 0.016, paints.inner)]);
  }
  const peg = sleeves === 'none' ? onSkin(paints) : paints.trim;
  if (build.line === 'retro') groups.push([pin(shoulder, [arm.side, 0, 0], a * 0.5, a * 0.78, peg)]);
  return groups;
}

/** How far down the forearm a wide sleeve reaches: any further, and it would swallow the hand. */
const WIDE_END = 0.84;

/** A sleeve that widens to an open mouth, with the forearm coming out of it. */
function wideSleeve({ shoulder, elbow, wrist }: ArmJoints, paints: Paints, build: Build): Group[] {
  const [a, b, c] = build.arm;
  return [
    [
      bone(shoulder, elbow, a * 1.02, b * 1.25, paints.sleeve),
      bone(elbow, wrist, b * 1.25, c * 1.95, paints.sleeve, 0.05),
      ...flat(elbow, wrist, WIDE_END, c * 2.8, paints.sleeve),
      {
        ...bone(lerpThree(elbow, wrist, 0.55), lerpThree(elbow, wrist, 1.2), c, c * 1.8, paints.sleeve),
        cutOut: true,
      },
    ],
    [
      cuff(elbow, wrist, WIDE_END - 0.02, c * 1.96, 0.018, paints.trim),
      mouth(elbow, wrist, c * 1.62, paints),
    ],
    [bone(elbow, wrist, c * 0.9, c * 0.8, paints.skin)],
  ];
}

/** What cuts the sleeve's mouth out of its hem. */
function mouth(elbow: Vector, wrist: Vector, radius: number, paints: Paints): Solid {
  return {
    ...bone(lerpThree(elbow, wrist, 0.6), lerpThree(elbow, wrist, 1.2), radius, radius, paints.trim),
    cutOut: true,
    blend: 0.006,
  };
}

/** A leg in trousers, shorts or nothing, without the shoe. */
export function sculptLeg(leg: LegJoints, outfit: Outfit, paints: Paints, build: Build): Group[] {
  const { hip, knee, ankle } = leg;
  const [a, b, c] = build.leg;
  const knees = kneePins(leg, outfit.bottom, paints, build);
  const { legs } = outfit.limbs;
  if (legs?.sides.includes(leg.side))
    return [
      ...sculptStump(leg, outfit, paints, build),
      ...sculptProsthesis(leg, legs, outfit, paints, build),
      ...knees,
    ];
  if (outfit.bottom === 'trousers') return [...sculptTrouserLeg(leg, outfit, paints, build), ...knees];
  const bare: Group = [
    bone(hip, knee, a * 0.86, b * 0.9, paints.skin),
    bone(knee, ankle, b * 0.9, c * 0.78, paints.skin, 0.03),
  ];
  if (outfit.bottom === 'bare') return [bare, ...knees];
  return [
    bare,
    [
      bone(hip, lerpThree(hip, knee, 0.86), a * 1.02, b * 1.26, paints.bottom),
      ...flat(hip, knee, 0.84, b * 1.8, paints.bottom),
    ],
    [cuff(hip, knee, 0.8, b * 1.28, 0.014, paints.bottomTrim)],
    ...knees,
  ];
}

/** A thigh in trousers, shorts or nothing, down to the knee. */
function sculptStump({ hip, knee }: LegJoints, { bottom }: Outfit, paints: Paints, build: Build): Group[] {
  const [a, b] = build.leg;
  const thigh: Group = [bone(hip, knee, a * 0.86, b * 0.9, paints.skin)];
  if (bottom === 'bare') return [thigh];
  return [
    thigh,
    [
      bone(hip, lerpThree(hip, knee, 0.86), a * 1.01, b * 1.16, paints.bottom),
      ...flat(hip, knee, 0.9, b * 1.8, paints.bottom),
    ],
    [cuff(hip, knee, 0.87, b * 1.18, 0.014, paints.bottomTrim)],
  ];
}

/** Cuts a limb off flat at a share of its length. */
function flat(from: Vector, to: Vector, share: number, radius: number, paint: Paint): Solid[] {
  const [dx, dy, dz] = subtract(to, from);
  const length = Math.hypot(dx, dy, dz);
  const half = 0.1;
  const at = lerpThree(from, to, share + half / length);
  return [
    {
      shape: 'cylinder',
      at,
      size: [radius, half, 0],
      turn: aim([dx, dy, dz]),
      paint,
      cutOut: true,
      blend: 0.008,
    },
  ];
}

/** The visible head of a peg, its axis along a direction, `away` from the joint's middle. */
function pin(at: Vector, axis: Vector, radius: number, away: number, paint: Paint): Solid {
  const place: Vector = [at[0] + axis[0] * away, at[1] + axis[1] * away, at[2] + axis[2] * away];
  return { shape: 'cylinder', at: place, size: [radius, 0.03, 0], turn: aim(axis), round: 0.01, paint };
}

/** A peg in a bare limb is cast in the limb's colour: in the colour of the clothes it would look like a wound. */
const onSkin = ({ skin }: Paints): Paint => ({ ...skin, colour: darken(skin.colour, 0.08) });

function kneePins(
  { side, hip, knee }: LegJoints,
  bottom: Outfit['bottom'],
  paints: Paints,
  build: Build,
): Group[] {
  if (build.line !== 'retro') return [];
  const [above, below] = [
    bottom === 'bare' ? onSkin(paints) : paints.bottomTrim,
    bottom === 'trousers' ? paints.bottomTrim : onSkin(paints),
  ];
  return [
    [pin(knee, [side, 0, 0], build.leg[1] * 0.5, build.leg[1] * 0.84, below)],
    [pin(hip, [side, 0, 0], build.leg[0] * 0.36, build.leg[0] * 0.8, above)],
    [pin(knee, [0, 0, 1], build.leg[1] * 0.34, build.leg[1] * 0.82, below)],
  ];
}
