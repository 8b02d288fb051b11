import { chooseHeld, chooseHeldInPack } from '../../figure/choose-held.ts';
import { type Figure, moveFigure, sculptFigure } from '../../figure/sculpt-figure.ts';
import { findOutline } from '../../sculpt/find-extent.ts';
import type { Sculpture, Vector } from '../../sculpt/solid.ts';
import type { PeoplesThings, PersonSpec, SceneSpec } from './scene-spec.ts';

type Accessory = SceneSpec['character']['accessories'][number];

/** What the people of a scene hold, in their order, and the things that are next to them. */
export type SharedThings = { holds: readonly (Accessory | undefined)[]; others: readonly Accessory[] };

/** Shares out the things of a scene whose other things are boxed; `onlyAsTold` as for `chooseHeldInPack`. */
export function shareThingsInPack(spec: PeoplesThings, onlyAsTold = false): SharedThings {
  return shareThings(spec, (accessories) => {
    const { held, boxed } = chooseHeldInPack(accessories, onlyAsTold);
    return { held, others: boxed };
  });
}

/** Shares out the things of a scene whose other things stand around: people hold one each if they can. */
export function shareThings(spec: PeoplesThings, choose = chooseHeld): SharedThings {
  const people = peopleOf(spec).map(({ character }) => choose(character.accessories));
  return { holds: people.map(({ held }) => held), others: takeTurns(people.map(({ others }) => others)) };
}

/** The first thing of each, then the second of each; what both have alike is there once. */
function takeTurns([first = [], second = []]: readonly (readonly Accessory[])[]): readonly Accessory[] {
  if (second.length === 0) return first;
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, turn) =>
    [first[turn], second[turn]].filter((thing) => thing !== undefined),
  ).flat();
  const known = new Set<string>();
  const unlike = turns.filter(({ kind, colour, words }) => {
    const key = JSON.stringify([kind, colour, words]);
    return !known.has(key) && known.add(key);
  });
  return unlike.slice(0, MOST);
}
/** As many things of two people as of one who filled a tray. */
const MOST = 9;

const peopleOf = ({ second, ...first }: PeoplesThings): readonly Pick<PersonSpec, 'character'>[] =>
  second ? [first, second] : [first];

/** The figures of a scene, their heads among the parts, and how far their middles are apart: 0 for one. */
export type People = { parts: readonly Sculpture[]; heads: readonly Sculpture[]; apart: number };

/** Seen straight from the front, degrees. */
export const FACING: Vector = [0, 0, 0];
/** How far two figures are turned towards each other, and their faces, which look at the viewer; degrees. */
const TURNED = { packed: { body: 9, face: 4 }, lively: { body: 16, face: 5 } } as const;

/**
 * Sculpts a scene's figure, or both next to each other with their middle in the world's origin: so near that only their
 * arms touch as seen from `turn` (degrees), and no head and no thing hides anything.
 */
export function sculptPeople(
  spec: SceneSpec,
  { holds, lively = false, turn }: { holds: SharedThings['holds']; lively?: boolean; turn: Vector },
): People {
  const { second } = spec;
  if (!second) {
    const { parts, head } = sculptFigure({ ...spec, lively, holds: holds[0] }, spec.random);
    return { parts, heads: [head], apart: 0 };
  }
  const { body, face } = TURNED[lively ? 'lively' : 'packed'];
  const beside = (neighbour: 1 | -1) => ({ neighbour, turn: body * neighbour, face: face * neighbour });
  const left = sculptFigure({ ...spec, lively, holds: holds[0], beside: beside(1) }, spec.random);
  const right = sculptFigure({ ...second, lively, holds: holds[1], beside: beside(-1) }, second.random);
  const apart = measureApart(left, right, turn, touchingOf([spec, second]));
  const [one, other] = [move(left, -apart / 2, BEHIND), move(right, apart / 2, -BEHIND)];
  return { parts: [...one.parts, ...other.parts], heads: [one.head, other.head], apart };
}

/** Air between two figures, and how far the arms of one are before those of the other; world units. */
const AIR = 0.04;
const BEHIND = 0.05;
/** How much of an arm may be before or behind the other's, and of wings, which are behind everything; world units. */
const TOUCHING = { arms: 0.22, wings: 0.48, wheels: 0 };

function touchingOf(people: readonly PersonSpec[]): number {
  if (people.some(({ character }) => character.wheelchair)) return TOUCHING.wheels;
  return people.some(({ outfit }) => outfit.wings) ? TOUCHING.wings : TOUCHING.arms;
}

/** Where one figure is measured: all that it can cover. */
const PROBE = { left: -1.8, top: 3, edge: 92, perUnit: 25 } as const;

/** How far the middles of two figures must be apart. */
function measureApart(left: Figure, right: Figure, turn: Vector, touching: number): number {
  const outline = (parts: readonly (Sculpture | undefined)[]) =>
    findOutline(
      parts.filter((part) => part !== undefined),
      PROBE,
      turn,
    );
  const [first, second] = [outline(left.parts), outline(right.parts)];
  const clear = Math.max(
    reach(outline([left.head, left.held]), second),
    reach(first, outline([right.head, right.held])),
    reach(first, second) - touching,
  );
  return (clear + AIR) / Math.cos((turn[1] * Math.PI) / 180);
}

type Outline = ReturnType<typeof findOutline>;

/** How far two outlines at the same place reach into each other. */
function reach(left: Outline, right: Outline): number {
  const rows = left.map((row, at) => {
    const other = right[at];
    return row && other ? row.right - other.left : 0;
  });
  return Math.max(...rows);
}

function move(figure: Figure, x: number, z: number): Figure {
  return moveFigure(figure, (part) => {
    const [left, up, near] = part.at ?? FACING;
    return { ...part, at: [left + x, up, near + z] };
  });
}
