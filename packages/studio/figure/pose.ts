import type { PoseName } from '../catalogue/words/pose-words.ts';
import { clamp } from '../math.ts';
import { pick, type Random } from '../random.ts';
import type { Vector } from '../sculpt/solid.ts';
import type { Build } from './build.ts';

/** The shape of the fingers. */
export type HandShape = 'relaxed' | 'fist' | 'open' | 'point' | 'grip' | 'thumb';

/** Directions of upper arm and forearm: x away from the body, y up, z forward; any length. */
export type ArmPose = { upper: Vector; fore: Vector; hand: HandShape };
/** Directions of thigh and shin (as for arms), and how the foot turns out and tips its toe down, degrees. */
export type LegPose = { thigh: Vector; shin: Vector; out: number; tip?: number };

/** How a figure stands; left and right as the viewer sees them. */
export type Pose = {
  arms: readonly [ArmPose, ArmPose];
  legs: readonly [LegPose, LegPose];
  /** Turns of the upper body around the hips and of the head around the neck, degrees. */
  lean: Vector;
  head: Vector;
  /** Only for those who sit: how high the feet rest above the ground, world units. */
  raised?: number;
};

const HANG: ArmPose = { upper: [0.34, -1, 0.02], fore: [0.2, -1, 0.28], hand: 'relaxed' };
const HIP: ArmPose = { upper: [0.78, -0.8, -0.28], fore: [-0.66, -0.66, 0.52], hand: 'fist' };
const FLEX: ArmPose = { upper: [0.95, -0.12, 0.1], fore: [0.06, 1, 0.16], hand: 'fist' };
const RAISE: ArmPose = { upper: [0.8, 0.42, 0.1], fore: [0.3, 1, 0.12], hand: 'open' };
const WAVE: ArmPose = { upper: [0.86, -0.2, 0.16], fore: [0.42, 1, 0.2], hand: 'open' };
const POINT: ArmPose = { upper: [0.66, -0.2, 0.5], fore: [0.6, 0.3, 0.62], hand: 'point' };
const THUMB: ArmPose = { upper: [0.5, -0.72, 0.3], fore: [0.36, 0.42, 0.84], hand: 'thumb' };
const CLASP: ArmPose = { upper: [0.36, -1, 0.06], fore: [-0.72, -0.62, 0.5], hand: 'fist' };
const PUMP_FRONT: ArmPose = { upper: [0.34, -0.72, 0.5], fore: [0.06, 0.62, 0.72], hand: 'fist' };
const PUMP_BACK: ArmPose = { upper: [0.4, -0.7, -0.62], fore: [0.2, -0.6, 0.66], hand: 'fist' };
/** Forearm forward, as if to show what the hand holds. */
const SHOW: ArmPose = { upper: [0.46, -0.9, 0.06], fore: [0.32, 0.16, 0.9], hand: 'grip' };

/** The same where there is little room, if it is not wide: before the body rather than at its side. */
const SHOW_NEAR: ArmPose = { upper: [0.3, -0.94, 0.1], fore: [0.1, 0.16, 0.96], hand: 'grip' };

/** The same where there is much room, if it is wide. */
const SHOW_FAR: ArmPose = { upper: [0.8, -0.75, 0.06], fore: [0.6, 0.16, 0.78], hand: 'grip' };

const STRAIGHT: LegPose = { thigh: [0.16, -1, 0], shin: [0.06, -1, -0.02], out: 10 };
const WIDE: LegPose = { thigh: [0.36, -1, 0.02], shin: [0.22, -1, -0.04], out: 18 };
const FORWARD: LegPose = { thigh: [0.14, -0.95, 0.32], shin: [0.06, -1, -0.06], out: 8 };
const BACK: LegPose = { thigh: [0.14, -0.96, -0.22], shin: [0.06, -0.93, -0.3], out: 12, tip: 14 };
const EASY: LegPose = { thigh: [0.3, -1, 0.16], shin: [0.1, -1, -0.1], out: 24 };
const LUNGE: LegPose = { thigh: [0.06, -0.74, 0.68], shin: [0.02, -0.98, -0.22], out: 4 };
const KICK: LegPose = { thigh: [0.08, -0.96, -0.26], shin: [0.02, -0.5, -0.86], out: 4, tip: 56 };
const SKIP: LegPose = { thigh: [0.42, -0.84, 0.34], shin: [-0.16, -0.98, -0.2], out: 26, tip: 30 };

const STILL = { lean: [0, 0, 0], head: [0, 0, 0] } as const;

/** Several ways to strike each pose, the first the plainest. */
export const POSES: Readonly<Record<PoseName, readonly Pose[]>> = {
  standing: [
    { ...STILL, arms: [HANG, HANG], legs: [STRAIGHT, STRAIGHT] },
    { arms: [HANG, HANG], legs: [STRAIGHT, EASY], lean: [0, 0, -2], head: [0, -6, 2] },
  ],
  relaxed: [
    { arms: [HANG, HIP], legs: [STRAIGHT, EASY], lean: [0, 0, -3], head: [0, 5, -3] },
    {
      arms: [CLASP, { ...CLASP, fore: [-0.72, -0.56, 0.6] }],
      legs: [EASY, STRAIGHT],
      lean: [0, 0, 2],
      head: [2, -5, 2],
    },
  ],
  heroic: [
    { arms: [HIP, HIP], legs: [WIDE, WIDE], lean: [-3, 0, 0], head: [-3, 0, 0] },
    { arms: [FLEX, FLEX], legs: [WIDE, WIDE], lean: [-2, 0, 0], head: [0, 0, 0] },
    {
      arms: [HIP, RAISE].map((arm) => ({ ...arm, hand: 'fist' as const })) as [ArmPose, ArmPose],
      legs: [WIDE, FORWARD],
      lean: [-3, 0, -3],
      head: [-4, 4, 0],
    },
  ],
  waving: [
    { arms: [HANG, WAVE], legs: [STRAIGHT, EASY], lean: [0, 0, 3], head: [0, 4, -4] },
    { arms: [HIP, WAVE], legs: [EASY, STRAIGHT], lean: [0, 0, 3], head: [0, -4, -4] },
  ],
  pointing: [
    { arms: [HIP, POINT], legs: [STRAIGHT, FORWARD], lean: [0, -6, 0], head: [0, 6, 0] },
    { arms: [HIP, { ...RAISE, hand: 'point' }], legs: [WIDE, EASY], lean: [0, 0, 4], head: [-3, 6, -3] },
  ],
  'thumbs-up': [
    { arms: [HANG, THUMB], legs: [STRAIGHT, EASY], lean: [0, 0, 2], head: [0, 4, -3] },
    { arms: [HIP, THUMB], legs: [EASY, STRAIGHT], lean: [0, 0, 2], head: [0, -4, -4] },
  ],
  running: [
    { arms: [PUMP_FRONT, PUMP_BACK], legs: [KICK, LUNGE], lean: [9, 8, 0], head: [-4, -6, 0] },
    { arms: [PUMP_BACK, PUMP_FRONT], legs: [FORWARD, BACK], lean: [5, -7, 0], head: [-2, 5, 0] },
  ],
  dancing: [
    { arms: [RAISE, HIP], legs: [STRAIGHT, SKIP], lean: [0, 8, -6], head: [0, 4, 7] },
    {
      arms: [FLEX, { ...POINT, fore: [0.7, -0.1, 0.5], hand: 'open' }],
      legs: [SKIP, STRAIGHT],
      lean: [0, -8, 5],
      head: [0, -4, -6],
    },
  ],
  cheering: [
    { arms: [RAISE, RAISE], legs: [WIDE, WIDE], lean: [-3, 0, 0], head: [-4, 0, 0] },
    { arms: [{ ...RAISE, hand: 'fist' }, FLEX], legs: [STRAIGHT, EASY], lean: [-2, 0, 3], head: [-3, 4, -3] },
  ],
};

/** Poses of figures whose description asks for none. */
const CALM: readonly PoseName[] = ['standing', 'relaxed', 'heroic', 'waving'];
const LIVELY: readonly PoseName[] = ['waving', 'heroic', 'pointing', 'dancing', 'cheering', 'running'];

/**
 * Chooses how a figure stands: as the owner has chosen, otherwise as the words say, otherwise by the seed. A figure
 * `holds` something, `wide` or not, holds it with `arm`, on the viewer's left unless told. `lively` is for a toy out of its packaging; `neighbour` is the side on which
 * another figure stands. The owner's choice draws as many random numbers as none: nothing else about the toy changes.
 */
export function choosePose(
  tint: PoseName | undefined,
  build: Build,
  random: Random,
  {
    holds,
    arm = 0,
    wide = false,
    lively,
    chosen,
    neighbour,
  }: {
    holds: boolean;
    arm?: 0 | 1;
    wide?: boolean;
    lively: boolean;
    chosen?: PoseName | undefined;
    neighbour?: -1 | 1 | undefined;
  },
): Pose {
  const usual = tint ?? pick(random, lively ? LIVELY : CALM);
  const alone = pick(random, POSES[chosen ?? usual]);
  const pose = neighbour ? makeRoom(alone, neighbour, lively) : alone;
  const [left, right] = pose.arms;
  const grip = (way: ArmPose) => (neighbour ? graspBeside(way, wide, lively) : grasp(way));
  const holding: Pose = { ...pose, arms: arm === 0 ? [grip(left), right] : [left, grip(right)] };
  const armed = holds ? holding : pose;
  return build.line === 'action' ? armed : build.line === 'vinyl' ? shorten(armed) : stiffen(armed);
}

/**
 * The same pose with the arm next to another figure down; the arm that does most is on the other side. Unless it `reaches`
 * to that side it stays near the body: both figures can be larger for it.
 */
function makeRoom({ arms: [, active], legs, lean, head }: Pose, neighbour: -1 | 1, reaches: boolean): Pose {
  const outer = reaches ? active : tuckIn(active);
  if (neighbour < 0) return { arms: [HANG, outer], legs, lean, head };
  const mirror = ([x, y, z]: Vector): Vector => [x, -y, -z];
  return { arms: [outer, HANG], legs: [legs[1], legs[0]], lean: mirror(lean), head: mirror(head) };
}

/** The same arm with its elbow near the body. */
function tuckIn({ upper, fore, hand }: ArmPose): ArmPose {
  if (fore[1] <= 0) return { upper, fore, hand };
  return { upper: [0.42, -0.88, 0.14], fore: [fore[0] * 0.7, fore[1], fore[2] + 0.2], hand };
}

/** A raised arm lifts what it holds; any other shows it. */
function grasp(arm: ArmPose): ArmPose {
  return arm.upper[1] > 0.2 ? { ...arm, hand: 'grip' } : SHOW;
}

/** The same next to another figure. In a packaging nothing is lifted, because it would be before the face. */
function graspBeside(arm: ArmPose, wide: boolean, lively: boolean): ArmPose {
  if (!lively) return wide ? SHOW : SHOW_NEAR;
  const lifted = grasp(arm);
  return wide && lifted === SHOW ? SHOW_FAR : lifted;
}

/** Short arms reach around a large head by going outwards; short legs bend less. */
function shorten(pose: Pose): Pose {
  const arm = ({ upper, fore, hand }: ArmPose): ArmPose => ({
    upper: [upper[0] + 0.25, Math.min(0, upper[1]), upper[2]],
    fore: [fore[0] > 0 ? fore[0] + 0.35 : fore[0], fore[1] * 0.8, fore[2] + 0.15],
    hand,
  });
  const leg = ({ thigh, shin, out, tip = 0 }: LegPose): LegPose => ({
    thigh: [thigh[0] * 0.9, thigh[1], thigh[2] * 0.75],
    shin: [shin[0], shin[1], shin[2] * 0.5],
    out,
    tip: tip * 0.5,
  });
  const [a, b] = pose.arms;
  const [c, d] = pose.legs;
  return { ...pose, arms: [arm(a), arm(b)], legs: [leg(c), leg(d)] };
}

/** Old figures have a peg in the shoulder and one in the hip; elbows and knees are cast nearly straight. */
function stiffen(pose: Pose): Pose {
  const arm = ({ upper, fore, hand }: ArmPose): ArmPose => {
    const raised = upper[1] + fore[1] > 0.3;
    const forward =
      hand === 'grip' || hand === 'point' || hand === 'thumb' || upper[2] > 0.3
        ? 0.7
        : upper[2] < -0.3
          ? -0.5
          : 0.08;
    const direction: Vector = raised ? [0.42, 1, 0.3] : [0.2, -1, forward];
    return {
      upper: direction,
      fore: [0.1, direction[1], direction[2] + 0.22],
      hand: hand === 'thumb' ? hand : 'grip',
    };
  };
  const leg = ({ thigh }: LegPose): LegPose => {
    const swing = clamp(thigh[2] * 0.6, -0.3, 0.3);
    return { thigh: [0.16, -1, swing], shin: [0.06, -1, swing], out: 6 };
  };
  const [a, b] = pose.arms;
  const [c, d] = pose.legs;
  return { arms: [arm(a), arm(b)], legs: [leg(c), leg(d)], lean: [0, 0, 0], head: [0, pose.head[1], 0] };
}
