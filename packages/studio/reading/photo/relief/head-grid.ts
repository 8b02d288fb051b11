import { clamp } from '../../../math.ts';
/** One number for each place of the grid over a head, rows from the top. */
export type Plane = Float32Array;
/** 1 for each place that belongs to something, 0 elsewhere. */
export type Mask = Uint8Array;

const PER_UNIT = 80;
const HALF = 2.35;

/**
 * The grid on which a head is read: a square around the middle between the eyes, in the head's units (eyes one apart, x to
 * the right, y down).
 */
export const GRID = { perUnit: PER_UNIT, half: HALF, edge: 2 * HALF * PER_UNIT } as const;
export const CELLS = GRID.edge ** 2;

/** The place, in the head's units, of the middle of a column or row. */
export const placeOf = (index: number): number => (index + 0.5) / PER_UNIT - HALF;
/** The column or row, not rounded, of a place in the head's units. */
export const indexOf = (place: number): number => (place + HALF) * PER_UNIT - 0.5;
/** The nearest column or row that lies on the grid. */
export const nearestIndex = (place: number): number => clamp(Math.round(indexOf(place)), 0, GRID.edge - 1);

/** x and y of a cell in the head's units. */
export const xOf = (cell: number): number => placeOf(cell % GRID.edge);
export const yOf = (cell: number): number => placeOf(Math.floor(cell / GRID.edge));

/** The cell as far on the other side of a face. */
export const mirrorOf = (cell: number): number => cell + GRID.edge - 1 - 2 * (cell % GRID.edge);

export const createPlane = (): Plane => new Float32Array(CELLS);
export const createMask = (): Mask => new Uint8Array(CELLS);

/** Calls `visit` with each cell of a rectangle in the head's units, as far as it lies on the grid. */
export function eachCellIn(
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  visit: (cell: number) => void,
): void {
  const [first, last] = [nearestIndex(left), nearestIndex(right)];
  for (let row = nearestIndex(top); row <= nearestIndex(bottom); row++)
    for (let column = first; column <= last; column++) visit(row * GRID.edge + column);
}

/** The cells for which `holds` is true. */
export function maskWhere(holds: (cell: number) => boolean): Mask {
  const mask = createMask();
  for (let cell = 0; cell < CELLS; cell++) if (holds(cell)) mask[cell] = 1;
  return mask;
}
