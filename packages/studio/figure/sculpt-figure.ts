import { mouldThing, thingOf } from '../catalogue/things/catalogue.ts';
import type { PoseName } from '../catalogue/words/pose-words.ts';
import { clamp } from '../math.ts';
import type { Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { HeadRelief } from '../reading/photo/relief/read-head-relief.ts';
import {
  type Decal,
  rotation,
  type Sculpture,
  turnAround,
  turnVector,
  type Vector,
} from '../sculpt/solid.ts';
import { add } from '../sculpt/vector.ts';
import { sculptBody } from './body.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfit.ts';
import { choosePose, type Pose } from './pose.ts';
import { sculptPersonHead } from './sculpt-person-head.ts';
import { sitDown } from './sit-down.ts';
import { placeUpper, type Skeleton, solveSkeleton } from './skeleton.ts';
import { skinPaint } from './skin-paint.ts';
import { sculptWheelchair } from './wheelchair.ts';

/** Everything that makes one person's figure. */
export type FigurePlan = {
  looks: Looks;
  face?: Decal | undefined;
  hairPrint?: Decal | undefined;
  relief?: HeadRelief | undefined;
  /** How the owner wants it to stand, in place of what words and chance say. */
  chosenPose?: PoseName | undefined;
  outfit: Outfit;
  character: CharacterOptions;
  build: Build;
  /** The accessory in the hand, or none. */
  holds: CharacterOptions['accessories'][number] | undefined;
  /** How it stands; without one, as the words or the seed say. */
  pose?: Pose;
  /** Out of its packaging a figure strikes livelier poses. */
  lively?: boolean;
};

/** How far a wheelchair is turned in its packaging, degrees: seen from its front a wheel is only a bar. */
const TURNED = 26;

/** Where long hair ends between the shoulders and the waist: 0 to 1. */
const CHEST = 0.39;

/** How far the chest is below the eyes, in the head's units: on a short body long hair ends higher. */
function chestBelowEyes({ eyesAt, shoulder: [, shoulder], hip: [, hip], headScale }: Build): number {
  return (eyesAt - shoulder + (shoulder - hip) * CHEST) / headScale;
}

/** A sculpted figure, and its head among the parts, with all that grows and is worn on it. */
export type Figure = { parts: readonly Sculpture[]; head: Sculpture };

/** The whole figure, its lowest foot on height 0, about 2.2 units high, looking at the viewer. */
export function sculptFigure(plan: FigurePlan, random: Random): Figure {
  const { build, looks, outfit, character } = plan;
  const holds = plan.holds !== undefined;
  const stance =
    plan.pose ??
    choosePose(character.pose, build, random, {
      holds,
      lively: plan.lively ?? false,
      chosen: plan.chosenPose,
    });
  const pose = character.wheelchair ? sitDown(stance, build) : stance;
  const skeleton = solveSkeleton(build, pose);
  const skin = skinPaint(looks.skin, build.gloss);
  const head: Sculpture = {
    groups: sculptPersonHead(plan, build.gloss, random, chestBelowEyes(build)),
    ...skeleton.head,
    ...(plan.relief && { turn: faceViewer(skeleton.head.turn, plan.lively ?? false) }),
    scale: build.headScale,
  };
  const held = sculptHeld(plan, skeleton);
  const handle = held ? (held.turn ?? [0, 0, 0]) : undefined;
  const body = sculptBody(outfit, skeleton, build, { skin, handle });
  const parts: Sculpture[] = [
    { groups: body.upper, ...skeleton.upper },
    { groups: body.lower, ...skeleton.lower },
    head,
  ];
  const all = held ? [...parts, held] : parts;
  if (!character.wheelchair) return { parts: all, head };
  const chair: Sculpture = { groups: sculptWheelchair(build, skeleton, character.wheelchair.colour) };
  if (plan.lively) return { parts: [...all, chair], head };
  // It still looks at the viewer.
  const facing = { ...turnAround(head, TURNED), turn: skeleton.head.turn };
  return {
    parts: [...all, chair].map((part) => (part === head ? facing : turnAround(part, TURNED))),
    head: facing,
  };
}

/** Out of its packaging a figure is turned aside by about this, and in it by that, degrees. */
const STAGE_TURN = { lively: -23, packed: 8 };
/** A head that is the person's own is recognised from the front: it looks past the viewer by so much at most. */
const PAST_VIEWER = 7;
/** The camera looks down on it by about this, degrees: a face that looks level would be all forehead. */
const UP = { lively: -9, packed: -4 };
/** Of the nod of a pose it keeps so much. */
const NOD = 0.5;

function faceViewer([nod, turn, tilt]: Vector, lively: boolean): Vector {
  const past = clamp(turn, -PAST_VIEWER, PAST_VIEWER);
  return [
    nod * NOD + (lively ? UP.lively : UP.packed),
    (lively ? STAGE_TURN.lively : STAGE_TURN.packed) + past,
    tilt,
  ];
}

/** Where an arm is under what else stands next to the figure. */
const CARRIED: Vector = [-0.04, -0.38, -0.1];

/** The accessory with its grip in the middle of the fist. */
function sculptHeld({ holds, build }: FigurePlan, skeleton: Skeleton): Sculpture | undefined {
  if (!holds) return undefined;
  const model = mouldThing(holds.kind, holds.colour, holds.words);
  const scale = model.size * build.bodyScale;
  const turn: Vector = model.heldTurn ?? [0, 0, 0];
  const fist = add(placeUpper(skeleton, skeleton.arms[0].palm), [0, 0, build.hand * 0.5]);
  const [x, y, z] = turnVector(rotation(turn), thingOf(holds.kind).stands ? CARRIED : model.grip);
  return {
    groups: model.groups,
    at: [fist[0] - x * scale, fist[1] - y * scale, fist[2] - z * scale],
    scale,
    turn,
  };
}
