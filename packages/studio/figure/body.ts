import type { Group, Paint, Vector } from '../sculpt/solid.ts';
import { sculptNamedBelt } from './belt.ts';
import type { Build } from './build.ts';
import { printClothes, printLower, printsSkirt } from './clothes-print.ts';
import { sculptCollar } from './collar.ts';
import { sculptDetails } from './details.ts';
import { sculptHand } from './hand.ts';
import { sculptLegWarmer } from './leg-warmers.ts';
import { sculptArm, sculptLeg } from './limbs.ts';
import type { Outfit } from './outfit.ts';
import { choosePaints, type Paints } from './paints.ts';
import { sculptHook, sculptProstheticArm } from './prosthesis.ts';
import { sculptShoe } from './shoe.ts';
import type { ArmJoints, Skeleton } from './skeleton.ts';
import { sculptLap, sculptSkirt } from './skirt.ts';
import { sculptTorso } from './torso.ts';
import { sculptWorn } from './worn.ts';

/** The two halves of a body: the upper turns around the hips, the lower stands on the ground. */
export type Body = { upper: Group[]; lower: Group[] };

/** How a thing is turned in a hand, degrees, and in which: that on the viewer's left is 0. */
export type Handle = { turn: Vector; arm: 0 | 1 };

/** The body below the head in the skeleton's coordinates. */
export function sculptBody(
  outfit: Outfit,
  skeleton: Skeleton,
  build: Build,
  { skin, handle }: { skin: Paint; handle: Handle | undefined },
): Body {
  const prints = {
    front: printClothes(outfit, build),
    allOver: outfit.pattern ? printClothes(outfit, build, 'all over') : undefined,
    lower: outfit.lowerPattern ? printLower(outfit, outfit.lowerPattern, build) : undefined,
    skirt: printsSkirt(outfit) ? printClothes(outfit, build, 'skirt') : undefined,
  };
  const paints = choosePaints(outfit, skin, prints, build);
  const length = skeleton.torso;
  const { groups, form } = sculptTorso(outfit, paints, build, length);
  const [x, , z] = build.waist;
  const pelvis: Group = [
    {
      shape: 'box',
      at: [0, build.hip[1] - build.leg[0] * 0.5, 0],
      size: [Math.max(x * 0.98, build.hip[0] + build.leg[0] * 0.72), build.leg[0] * 0.78, z * 0.98],
      round: z * 0.8,
      paint: outfit.top === 'swimsuit' ? paints.top : paints.bottom,
    },
  ];
  return {
    upper: [
      ...groups,
      ...sculptCollar(outfit, paints, build, form, length),
      ...sculptNamedBelt(outfit, build),
      ...sculptDetails(outfit, paints, build, form, length),
      ...skeleton.arms.flatMap((arm, index) =>
        sculptWholeArm(arm, outfit, paints, build, handle?.arm === index ? handle.turn : undefined),
      ),
      ...sculptWorn(outfit, paints, build, { form, length, seated: skeleton.seated }),
    ],
    lower: [
      pelvis,
      ...skeleton.legs.flatMap((leg) => [
        ...sculptLeg(leg, outfit, paints, build),
        ...(outfit.limbs.legs?.sides.includes(leg.side)
          ? []
          : [
              ...sculptShoe(leg, outfit, paints, build),
              ...(outfit.legWarmers ? sculptLegWarmer(leg, outfit.legWarmers, build) : []),
            ]),
      ]),
      ...(skeleton.seated ? sculptLap : sculptSkirt)(outfit, paints, build, skeleton.legs),
    ],
  };
}

/** An arm with its hand; the free one may be artificial. */
function sculptWholeArm(
  arm: ArmJoints,
  outfit: Outfit,
  paints: Paints,
  build: Build,
  handle: Vector | undefined,
): Group[] {
  const { hook, arm: artificial } = outfit.limbs;
  if (artificial && arm.side > 0) return sculptProstheticArm(arm, artificial, paints, build);
  return [
    ...sculptArm(arm, outfit, paints, build),
    ...(hook && arm.side > 0
      ? sculptHook(arm.wrist, arm.palm, build, paints)
      : [sculptHand(arm, build, paints.hand, handle)]),
  ];
}
