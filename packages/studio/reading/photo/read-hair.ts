import type { Rgb } from '../../colour.ts';
import { hasCurls } from './hair-grain.ts';
import { floodHair, HAIR_STEP, type HairMap } from './hair-map.ts';
import type { HeadPatch } from './head-patch.ts';
import { type Edges, type HeadRegions, shareOf } from './head-regions.ts';
import {
  guessedColour,
  type Hair,
  type HairLength,
  hairColour,
  measureHair,
  NO_HAIR,
  UNSEEN_HAIR,
} from './measure-hair.ts';

/** Above most people's hairline: where nearly all of it is skin, a crown outside the photo is bald as well. */
const HIGH_FOREHEAD: Edges = { left: -0.5, right: 0.5, top: -1.35, bottom: -1.15 };
const BARE = 0.85;
/** Hair that covers less of the upper head, in squares of a unit, is none. */
const LEAST_HAIR = 0.22;

/**
 * Reads the hair of somebody whose skin has the colour `skin` where it is known what is where in the photo. Where a hat
 * covers it, only what hangs out below is known.
 */
export function readHair(patch: HeadPatch, regions: HeadRegions, skin: Rgb, isCovered: boolean): Hair {
  const map = floodHair(
    (x, y) => regions.at(x, y) === 'hair',
    (x, y) => Math.abs(x) < 1.6 && y < (isCovered ? 1 : 0),
  );
  const hair = hairColour(patch, map) ?? guessedColour(skin);
  const measured = measureHair(map);
  const { hairLength, hairEnd, hairHeight, hairWidth, fringe } = measured;
  const curly = hasCurls(patch, map);
  if (isCovered) return { ...UNSEEN_HAIR, hairLength, hairEnd, hair, curly };
  const isBare = areaOf(map, { left: -1.1, right: 1.1, top: -2.4, bottom: -0.5 }) < LEAST_HAIR;
  if (isBare && (!isCut(patch) || shareOf(regions, 'face', HIGH_FOREHEAD) > BARE))
    return { ...NO_HAIR, hair };
  if (isCut(patch))
    return { ...UNSEEN_HAIR, hairLength: atLeastShort(hairLength), hairEnd, fringe, hair, curly };
  // Short hair that stands out on all sides is curly whatever its grain, which a dark photo swallows.
  const round = hairLength === 'short' && hairHeight >= 0.5 && hairWidth >= 0.5;
  return { ...measured, bun: hasKnot(map), hair, curly: curly || round };
}

/** Whether something wider stands on a narrow place above the crown: a quiff only grows narrower. */
function hasKnot({ isHair }: HairMap): boolean {
  const xs = Array.from({ length: 25 }, (_, step) => -1.2 + step * HAIR_STEP);
  const widths = [1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4].map((up) => xs.filter((x) => isHair(x, -up)).length);
  return widths.some((width, row) => width > 0 && Math.max(...widths.slice(row)) >= width + 2);
}

/** Most people have hair on a crown that is out of sight. */
const atLeastShort = (length: HairLength): HairLength =>
  length === 'bald' || length === 'cropped' ? 'short' : length;

/** Whether the photo ends below the crown. */
function isCut(patch: HeadPatch): boolean {
  return [-0.4, 0, 0.4].every((x) => patch.at(x, -1.45) === undefined);
}

/** How much of a rectangle is hair, in squares of a unit. */
function areaOf(
  { isHair }: HairMap,
  edges: { left: number; right: number; top: number; bottom: number },
): number {
  let cells = 0;
  for (let y = edges.top; y <= edges.bottom; y += HAIR_STEP)
    for (let x = edges.left; x <= edges.right; x += HAIR_STEP) if (isHair(x, y)) cells++;
  return cells * HAIR_STEP ** 2;
}
