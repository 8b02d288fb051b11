import type { Build } from './build.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';

const SEATED: LegPose = { thigh: [0.1, -0.06, 1], shin: [0.02, -1, 0.14], out: 6 };
/** A hand that does nothing else lies on the thigh. */
const REST: ArmPose = { upper: [0.3, -1, 0.12], fore: [-0.24, -0.12, 1], hand: 'relaxed' };
/** Arms that are cast straight reach for the knees. */
const REACH: ArmPose = { upper: [0.12, -0.86, 0.62], fore: [0.04, -0.86, 0.66], hand: 'relaxed' };
/** How high a wheelchair holds the feet above the ground, world units: short legs sit in a chair of one size. */
const FOOTREST: Readonly<Record<Build['line'], number>> = { action: 0.09, vinyl: 0.15, retro: 0.09 };

/** The same pose in a wheelchair: arms that are raised or hold something stay so, everything else rests. */
export function sitDown({ arms: [left, right], head }: Pose, { line }: Build): Pose {
  const rest = (arm: ArmPose): ArmPose =>
    arm.hand === 'grip' || arm.fore[1] > 0.1 ? arm : line === 'retro' ? REACH : REST;
  return {
    arms: [rest(left), rest(right)],
    legs: [SEATED, SEATED],
    lean: [0, 0, 0],
    head,
    raised: FOOTREST[line],
  };
}
