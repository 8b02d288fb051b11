import { HEADWEAR_MOULDS } from '../accessories/headwear.ts';
import { ACCESSORY_MOULDS } from '../accessories/moulds.ts';
import type { Wishes } from '../description/read-description.ts';
import type { Looks } from '../photo/measure-colours.ts';
import type { Random } from '../random.ts';
import { type Decal, rotation, type Sculpture, turnVector, type Vector } from '../sculpt/solid.ts';
import { sculptBody } from './body.ts';
import type { Build, Pose } from './build.ts';
import { printClothes } from './clothes-print.ts';
import { sculptHair } from './hair.ts';
import { sculptHead } from './head.ts';
import type { Outfit } from './outfit.ts';

/** Everything that makes one person's figure. */
export type FigurePlan = {
  looks: Looks;
  face: Decal;
  outfit: Outfit;
  wishes: Wishes;
  build: Build;
  pose: Pose;
  /** The accessory in the hand, or none. */
  holds: Wishes['accessories'][number] | undefined;
};

/** The whole figure, feet on height 0, about 2.2 units high, looking at the viewer. */
export function sculptFigure(plan: FigurePlan, random: Random): Sculpture[] {
  const { build, looks, outfit, pose, wishes } = plan;
  const skin = { colour: looks.skin, gloss: build.gloss * 0.8 };
  const hat = wishes.headwear;
  const head: Sculpture = {
    lumps: [
      ...sculptHead(looks, plan.face, build.gloss),
      ...sculptHair(looks, random, build.gloss, hat !== undefined && hat.kind !== 'headphones'),
      ...(hat ? HEADWEAR_MOULDS[hat.kind](hat.colour) : []),
    ],
    at: [0, build.eyesAt, 0.02],
    scale: build.headScale,
    turn: pose.headTurn,
  };
  const body: Sculpture = {
    lumps: sculptBody(outfit, skin, printClothes(outfit), pose, build),
    scale: build.bodyScale,
  };
  return [body, head, ...sculptHeld(plan)];
}

function sculptHeld({ holds, build, pose }: FigurePlan): Sculpture[] {
  if (!holds) return [];
  const model = ACCESSORY_MOULDS[holds.kind](holds.colour);
  const scale = model.size * build.bodyScale * (build.bodyScale < 0.7 ? 1.25 : 1);
  const turn: Vector = model.heldTurn ?? [0, 0, 0];
  const hand: Vector = [pose.leftHand[0] * build.girth, pose.leftHand[1], pose.leftHand[2] + 0.08];
  const grip = turnVector(rotation(turn), model.grip);
  const at: Vector = [
    hand[0] * build.bodyScale - grip[0] * scale,
    hand[1] * build.bodyScale - grip[1] * scale,
    hand[2] * build.bodyScale - grip[2] * scale,
  ];
  return [{ lumps: model.lumps, at, scale, turn }];
}
