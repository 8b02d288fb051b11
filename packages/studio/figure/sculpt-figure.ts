import { mouldThing, thingOf } from '../catalogue/things/catalogue.ts';
import type { PoseName } from '../catalogue/words/pose-words.ts';
import { clamp } from '../math.ts';
import type { Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { HeadRelief } from '../reading/photo/relief/read-head-relief.ts';
import { measureSculptures } from '../sculpt/find-extent.ts';
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
  /** If another figure stands next to it. */
  beside?: Beside | undefined;
};

/** How a figure stands next to another: on which side that is, and where body and face look, degrees. */
export type Beside = { neighbour: -1 | 1; turn: number; face: number };

/** How far a wheelchair is turned in its packaging, degrees: seen from its front a wheel is only a bar. */
const TURNED = 26;

/** Where long hair ends between the shoulders and the waist: 0 to 1. */
const CHEST = 0.39;

/** How far the chest is below the eyes, in the head's units: on a short body long hair ends higher. */
function chestBelowEyes({ eyesAt, shoulder: [, shoulder], hip: [, hip], headScale }: Build): number {
  return (eyesAt - shoulder + (shoulder - hip) * CHEST) / headScale;
}

/** A sculpted figure, and among its parts the head, with all that grows and is worn on it, and what a hand holds. */
export type Figure = { parts: readonly Sculpture[]; head: Sculpture; held: Sculpture | undefined };

/** The whole figure, its lowest foot on height 0, about 2.2 units high, looking at the viewer. */
export function sculptFigure(plan: FigurePlan, random: Random): Figure {
  const { build, looks, outfit, character } = plan;
  const arm = holdingArm(plan);
  const stance =
    plan.pose ??
    choosePose(character.pose, build, random, {
      holds: plan.holds !== undefined,
      arm,
      wide: isWide(plan),
      lively: plan.lively ?? false,
      chosen: plan.chosenPose,
      neighbour: plan.beside?.neighbour,
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
  const held = sculptHeld(plan, skeleton, arm);
  const handle = held && { turn: held.turn ?? ([0, 0, 0] as const), arm };
  const body = sculptBody(outfit, skeleton, build, { skin, handle });
  const parts: Sculpture[] = [
    { groups: body.upper, ...skeleton.upper },
    { groups: body.lower, ...skeleton.lower },
    head,
  ];
  if (held) parts.push(held);
  if (character.wheelchair)
    parts.push({ groups: sculptWheelchair(build, skeleton, character.wheelchair.colour) });
  return turnFigure({ parts, head, held }, plan, skeleton.head.turn);
}

/** Turns the body of a figure that sits in its packaging or stands next to another; its face looks at the viewer. */
function turnFigure(figure: Figure, { beside, character, lively }: FigurePlan, nod: Vector): Figure {
  const seated = character.wheelchair && !lively ? TURNED : 0;
  const turn = seated ? seated * (beside?.neighbour ?? 1) : (beside?.turn ?? 0);
  if (turn === 0) return figure;
  const moved = turnAround(figure.head, turn);
  const head = { ...moved, turn: beside ? besideTurn(figure.head.turn ?? nod, nod, beside) : nod };
  return moveFigure(figure, (part) => (part === figure.head ? head : turnAround(part, turn)));
}

/** A figure whose parts have all been moved. */
export function moveFigure({ parts, head, held }: Figure, move: (part: Sculpture) => Sculpture): Figure {
  const moved = new Map(parts.map((part) => [part, move(part)]));
  return {
    parts: [...moved.values()],
    head: moved.get(head) ?? head,
    held: held && moved.get(held),
  };
}

/** Wider things, world units, would be before the face of a figure that holds them before its body. */
const WIDE = 0.3;

function isWide({ holds, build, beside }: FigurePlan): boolean {
  if (!holds || !beside) return false;
  const { groups, size, heldTurn } = mouldThing(holds.kind, holds.colour, holds.words);
  return (
    measureSculptures([{ groups, turn: heldTurn ?? [0, 0, 0] }], [0, 0, 0]).width * size * build.bodyScale >
    WIDE
  );
}

/** The hand that holds something: the one away from a neighbour, unless that is artificial. */
function holdingArm({ beside, outfit }: FigurePlan): 0 | 1 {
  return beside?.neighbour === -1 && !outfit.limbs.hook && !outfit.limbs.arm ? 1 : 0;
}

/** By about how many degrees a figure is turned aside, out of its packaging and in it. */
const STAGE_TURN = { lively: -23, packed: 8 };
/** How far a head that is the person's own may look past the viewer, degrees: it is recognized from the front. */
const PAST_VIEWER = 7;
/**
 * How far such a head is raised, degrees, because the camera looks down on it: a face that looks level would be all
 * forehead.
 */
const UP = { lively: -9, packed: -4 };
/** How much of the nod of a pose such a head keeps. */
const NOD = 0.5;

function faceViewer([nod, turn, tilt]: Vector, lively: boolean): Vector {
  const past = clamp(turn, -PAST_VIEWER, PAST_VIEWER);
  return [
    nod * NOD + (lively ? UP.lively : UP.packed),
    (lively ? STAGE_TURN.lively : STAGE_TURN.packed) + past,
    tilt,
  ];
}

/** Where a face looks next to another figure: near the viewer, with half of its pose's turn. */
function besideTurn([nod, , tilt]: Vector, [, turn]: Vector, { face }: Beside): Vector {
  return [nod, face + clamp(turn, -PAST_VIEWER, PAST_VIEWER) * NOD, tilt];
}

/** Where the arm is that is under the things that stand next to the figure. */
const CARRIED: Vector = [-0.04, -0.38, -0.1];

/** The accessory with its grip in the middle of the fist. */
function sculptHeld({ holds, build }: FigurePlan, skeleton: Skeleton, arm: 0 | 1): Sculpture | undefined {
  if (!holds) return undefined;
  const model = mouldThing(holds.kind, holds.colour, holds.words);
  const scale = model.size * build.bodyScale;
  const [tip, swing, lean] = model.heldTurn ?? [0, 0, 0];
  // In the other hand it points to the other side.
  const turn: Vector = arm === 0 ? [tip, swing, lean] : [tip, -swing, -lean];
  const fist = add(placeUpper(skeleton, skeleton.arms[arm].palm), [0, 0, build.hand * 0.5]);
  const [x, y, z] = turnVector(rotation(turn), thingOf(holds.kind).stands ? CARRIED : model.grip);
  return {
    groups: model.groups,
    at: [fist[0] - x * scale, fist[1] - y * scale, fist[2] - z * scale],
    scale,
    turn,
  };
}
