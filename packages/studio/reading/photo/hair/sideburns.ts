import { type Lab, toLab } from '../../../colour-lab.ts';
import { clamp, mean, median } from '../../../math.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { steps } from '../steps.ts';
import type { HairMap } from './hair-map.ts';

/** Where hair surely is, where skin surely is on one side, and where a sideburn would lie between cheek and ear. */
const CROWN = { near: -0.8, far: 0.8, top: -2.2, bottom: -1.2 };
const CHEEK = { near: 0.45, far: 0.8, top: 0.2, bottom: 0.7 };
const BEFORE_EAR = { near: 0.75, far: 1.1, top: 0.1, bottom: 0.5 };
const STEP = 0.05;
/** Fewer places show no colour. */
const LEAST_PLACES = 5;
/** Of a head that is turned by this only the nearer side is looked at. */
const TURNED = 0.15;
/** What is darker than the hair counts no more than this. */
const MOST = 1.3;
/** Where skin in the shade is nearly as dark as the hair nothing is told: a colour difference squared, and what then counts. */
const ALIKE = { difference: 100, share: 0.9 };
const HEAD: ReadonlySet<Region | undefined> = new Set<Region | undefined>(['hair', 'face', 'body']);

type Place = { x: number; y: number };

/**
 * How much of the hair's colour the skin before the ears has, 0 none and 1 all of it: cut hair ends in sideburns
 * there, drawn hair leaves the skin bare. Undefined if hair or skin cannot be told.
 */
export function readSideburns(
  patch: HeadPatch,
  at: HeadRegions['at'],
  { isHair }: HairMap,
): number | undefined {
  const hair = usualColour(
    patch,
    placesIn(CROWN, 1).filter(({ x, y }) => isHair(x, y)),
  );
  if (!hair) return undefined;
  const [left, right] = ([-1, 1] as const).map((side) => readSide(patch, at, hair, side));
  if (left === undefined || right === undefined) return left ?? right;
  const share = clamp(0.5 + patch.yaw / TURNED / 2, 0, 1);
  return left * share + right * (1 - share);
}

function readSide(patch: HeadPatch, at: HeadRegions['at'], hair: Lab, side: -1 | 1): number | undefined {
  const skin = usualColour(
    patch,
    placesIn(CHEEK, side).filter(({ x, y }) => at(x, y) === 'face'),
  );
  if (!skin) return undefined;
  const way = skin.map((value, axis) => value - (hair[axis] ?? 0));
  const whole = Math.max(
    1,
    way.reduce((sum, value) => sum + value * value, 0),
  );
  const hairShare = ({ x, y }: Place) => {
    const colour = HEAD.has(at(x, y)) ? patch.at(x, y) : undefined;
    if (!colour) return undefined;
    const off = toLab(colour).reduce(
      (sum, value, axis) => sum + (value - (hair[axis] ?? 0)) * (way[axis] ?? 0),
      0,
    );
    return Math.min(MOST, 1 - off / whole);
  };
  // A sideburn is narrow: of each row its darkest place counts.
  const rows = steps(BEFORE_EAR.top, BEFORE_EAR.bottom, STEP).flatMap((y) => {
    const row = steps(BEFORE_EAR.near, BEFORE_EAR.far, STEP).flatMap(
      (x) => hairShare({ x: side * x, y }) ?? [],
    );
    return row.length > 0 ? [Math.max(...row)] : [];
  });
  if (rows.length === 0) return undefined;
  return (mean(rows) * whole + ALIKE.share * ALIKE.difference) / (whole + ALIKE.difference);
}

const placesIn = ({ near, far, top, bottom }: typeof CROWN, side: -1 | 1): Place[] =>
  steps(top, bottom, STEP).flatMap((y) => steps(near, far, STEP).map((x) => ({ x: side * x, y })));

/** The middle colour of some places; none of too few. */
function usualColour(patch: HeadPatch, places: readonly Place[]): Lab | undefined {
  const colours = places.flatMap(({ x, y }) => {
    const colour = patch.at(x, y);
    return colour ? [toLab(colour)] : [];
  });
  if (colours.length < LEAST_PLACES) return undefined;
  const middle = (axis: 0 | 1 | 2) => median(colours.map((colour) => colour[axis]));
  return [middle(0), middle(1), middle(2)];
}
