import { rotation, turnVector, type Vector } from '../sculpt/solid.ts';
import { add } from '../sculpt/vector.ts';
import type { Build } from './build.ts';
import type { ArmPose, HandShape, LegPose, Pose } from './pose.ts';

/** One arm in the upper body's coordinates, which start between the hips. `side` is -1 on the viewer's left. */
export type ArmJoints = {
  side: -1 | 1;
  shoulder: Vector;
  elbow: Vector;
  wrist: Vector;
  /** Middle of the palm. */
  palm: Vector;
  hand: HandShape;
};

/** One leg in the lower body's coordinates, which start on the ground. */
export type LegJoints = { side: -1 | 1; hip: Vector; knee: Vector; ankle: Vector; footTurn: Vector };

/** Where every joint is, and where the three parts of a figure stand in the world. */
export type Skeleton = {
  arms: readonly [ArmJoints, ArmJoints];
  legs: readonly [LegJoints, LegJoints];
  /** In a chair, where cloth lies on the thighs instead of falling to the ground. */
  seated: boolean;
  /** Length of the upper body from the hips to the shoulders. */
  torso: number;
  lower: { at: Vector };
  upper: { at: Vector; turn: Vector };
  head: { at: Vector; turn: Vector };
};

/** Bends a build into a pose and lifts or lowers it until its lowest foot stands on the ground, or rests above it. */
export function solveSkeleton(build: Build, pose: Pose): Skeleton {
  const torso = build.shoulder[1] - build.hip[1];
  const legs = [bendLeg(build, pose.legs[0], -1), bendLeg(build, pose.legs[1], 1)] as const;
  const lift = (pose.raised ?? 0) - Math.min(...legs.map((leg) => soleHeight(leg, build)));
  const hips: Vector = [0, build.hip[1] + lift, 0];
  const lean = rotation(pose.lean);
  const neck = turnVector(lean, [0, torso, 0]);
  const eyes = turnVector(rotation(pose.head), [0, build.eyesAt - build.shoulder[1], 0.02]);
  return {
    seated: pose.raised !== undefined,
    torso,
    arms: [bendArm(build, pose.arms[0], -1, torso), bendArm(build, pose.arms[1], 1, torso)],
    legs,
    lower: { at: [0, lift, 0] },
    upper: { at: hips, turn: pose.lean },
    head: { at: add(add(hips, neck), eyes), turn: pose.head },
  };
}

/** A point in world coordinates that is given in the upper body's. */
export function placeUpper({ upper }: Skeleton, point: Vector): Vector {
  return add(upper.at, turnVector(rotation(upper.turn), point));
}

function bendArm(build: Build, pose: ArmPose, side: -1 | 1, torso: number): ArmJoints {
  const shoulder: Vector = [side * build.shoulder[0], torso - build.arm[0] * 0.5, 0];
  const elbow = step(shoulder, pose.upper, build.upperArm, side);
  const wrist = step(elbow, pose.fore, build.foreArm, side);
  return {
    side,
    shoulder,
    elbow,
    wrist,
    palm: step(wrist, pose.fore, build.hand * 1.15, side),
    hand: pose.hand,
  };
}

function bendLeg(build: Build, pose: LegPose, side: -1 | 1): LegJoints {
  const hip: Vector = [side * build.hip[0], build.hip[1] - build.leg[0] * 0.7, 0];
  const knee = step(hip, pose.thigh, build.thigh, side);
  const ankle = step(knee, pose.shin, build.shin, side);
  return { side, hip, knee, ankle, footTurn: [pose.tip ?? 0, side * pose.out, 0] };
}

/** How far the lowest point of a foot is above the unmoved ground. */
function soleHeight({ ankle, footTurn }: LegJoints, { foot }: Build): number {
  const tip = (footTurn[0] * Math.PI) / 180;
  return ankle[1] - Math.cos(tip) * foot[1] - Math.sin(Math.abs(tip)) * foot[2] * 1.25;
}

function step(from: Vector, [x, y, z]: Vector, length: number, side: number): Vector {
  const k = length / Math.hypot(x, y, z);
  return [from[0] + side * x * k, from[1] + y * k, from[2] + z * k];
}
