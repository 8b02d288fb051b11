import {
  CELLS,
  createMask,
  eachCellIn,
  GRID,
  type Mask,
  type Plane,
  placeOf,
  xOf,
  yOf,
} from './head-grid.ts';
import { above, closeGaps, fillHoles, keepLarge, roundBorder } from './masks.ts';
import type { Regions } from './read-regions.ts';
import type { FrontView } from './see-from-front.ts';
import type { Skull } from './shape-skull.ts';

/** What grows or is worn on a head, as seen from the front. */
export type Shell = {
  outline: Mask;
  /** Where the photo shows it, for its colours. */
  isSeen: Mask;
  /** 1 where it is cloth or another cover, not hair. */
  isCover: Mask;
};

/** Parts of fewer cells are not hair; holes of fewer are filled; and gaps so narrow, in the head's units. */
const LEAST_PART = 500;
const LEAST_HOLE = 900;
const NARROW = 0.11;
/** Above this height the skull of who is not bald is covered, unless it is surely skin. */
const COVERED_FROM = -0.45;
const SURELY_SKIN = 0.6;
/** A head wears a cover where so much of this part of it is neither hair nor skin. */
const FOREHEAD = { left: -0.7, right: 0.7, top: -1.6, bottom: -0.75 };
const COVER = 0.25;

/** Finds hair and covers; none on a bald head. */
export function findShell(view: FrontView, regions: Regions, skull: Skull): Shell | undefined {
  const isWorn = wornOn(view, regions, skull);
  if (skull.isBald && !isWorn) return undefined;
  const probable = regions.hair.map((hair, cell) => Math.min(1, hair + (isWorn?.[cell] ?? 0)));
  const isShell = above(probable, 0.5).map((value, cell) => value * view.isShown[cell]);
  if (!skull.isBald) completeCrown(isShell, view, regions, skull);
  const closed = closeGaps(keepLarge(isShell, LEAST_PART), NARROW);
  for (let cell = 0; cell < CELLS; cell++)
    if (isShell[cell] === 0 && skull.insideFace[cell] > 0.04) closed[cell] = 0;
  const outline = roundBorder(fillHoles(closed, LEAST_HOLE), 4, 3);
  const isSeen = outline.map(
    (value, cell) => +(value === 1 && view.isShown[cell] === 1 && probable[cell] > 0.7),
  );
  if (!isSeen.includes(1)) return undefined;
  return {
    outline,
    isSeen,
    isCover: outline.map((value, cell) => +(value === 1 && regions.hair[cell] < 0.5)),
  };
}

/**
 * Cloth counts as worn on the head above the brows. A scarf or hood is there beside the face as well, by that share; then its cloth
 * counts down to so far below the chin.
 */
const WORN = { brows: -0.4, below: 0.5, wide: 2 };
const BESIDE = { from: 1, to: 1.5, top: -0.3, bottom: 0.9, share: 0.4 };

/** How probable it is that a place shows a hat, a scarf or a hood; none on a head without. */
function wornOn(view: FrontView, { clothes, thing }: Regions, { chin }: Skull): Plane | undefined {
  let [hits, shown] = [0, 0];
  eachCellIn(FOREHEAD, (cell) => {
    shown += view.isShown[cell];
    if (view.isShown[cell] === 1 && clothes[cell] + thing[cell] > 0.5) hits++;
  });
  if (hits <= COVER * Math.max(1, shown)) return undefined;
  const isScarf = [-1, 1].some((side) => clothBeside(clothes, side) > BESIDE.share);
  return clothes.map((cloth, cell) => {
    const [x, y] = [xOf(cell), yOf(cell)];
    if (y > (isScarf ? chin + WORN.below : WORN.brows) || Math.abs(x) > WORN.wide) return 0;
    return y < WORN.brows ? Math.min(1, cloth + thing[cell]) : cloth;
  });
}

/** The share of cloth beside a face. */
function clothBeside(clothes: Plane, side: number): number {
  const [near, far] = [side * BESIDE.from, side * BESIDE.to];
  let [cloth, all] = [0, 0];
  eachCellIn(
    { left: Math.min(near, far), right: Math.max(near, far), top: BESIDE.top, bottom: BESIDE.bottom },
    (cell) => {
      cloth += clothes[cell];
      all++;
    },
  );
  return cloth / all;
}

/** Where the frame or the light has cut hair off the skull, it goes on. */
function completeCrown(isShell: Mask, { isShown }: FrontView, { face }: Regions, skull: Skull): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const y = yOf(cell);
    if (y > COVERED_FROM) return;
    const [x, row] = [xOf(cell), Math.floor(cell / GRID.edge)];
    if (skull.left[row] === 0 || x < -skull.left[row] * 1.02 - 0.05 || x > skull.right[row] * 1.02 + 0.05)
      continue;
    const isBare = isShown[cell] === 1 && (skull.face[cell] === 1 || face[cell] > SURELY_SKIN);
    if (!isBare) isShell[cell] = 1;
  }
}

/** Between what hangs on both sides of a head lies more of it, behind: each row from the first to the last place, a little less. */
export function fillBehind(outline: Mask, skull: Skull): Mask {
  const behind = createMask();
  for (let row = 0; row < GRID.edge; row++) {
    const line = outline.subarray(row * GRID.edge, (row + 1) * GRID.edge);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first < 0) continue;
    // What hangs on one side alone ends behind the middle of the neck.
    const [from, to] = [Math.min(first, GRID.edge / 2), Math.max(last, GRID.edge / 2)];
    if (placeOf(row) < skull.chin || (first < GRID.edge / 2 && last > GRID.edge / 2))
      behind.fill(1, row * GRID.edge + from, row * GRID.edge + to + 1);
  }
  return roundBorder(behind, 8, 8);
}
