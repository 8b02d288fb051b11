import { buildField, type Field } from '../sculpt/field.ts';
import type { Paint, Sculpture } from '../sculpt/solid.ts';
import { bridgePieces } from './bridge-pieces.ts';
import { extractSurface } from './extract-surface.ts';
import { makeSolid } from './make-solid.ts';
import { type Part, paintParts } from './paint-parts.ts';
import { type Grid, sampleGrid } from './sample-grid.ts';
import { smoothBorders } from './smooth-borders.ts';

/**
 * Turns sculptures into one closed surface of one piece, part by part in their paints. What hangs in the air is held by
 * a peg. `step`: the edge of a cell, world units.
 */
export function polygonise(sculptures: readonly Sculpture[], step: number): Part[] {
  const grid = sampleSolid(sculptures, step);
  const surface = extractSurface(grid);
  smoothBorders(surface, numberPaints(grid.field), step);
  return paintParts(surface, grid.field);
}

function sampleSolid(sculptures: readonly Sculpture[], step: number): Grid {
  const grid = sampleGrid(buildField(sculptures, [0, 0, 0]), step);
  const loose = makeSolid(grid, false);
  if (loose.length === 0) return grid;
  const pegs = bridgePieces(grid, loose).map((peg) => [peg]);
  const held = sampleGrid(buildField([...sculptures, { groups: pegs }], [0, 0, 0]), step);
  makeSolid(held, true);
  return held;
}

/** Answers with the same number for all solids of one paint. */
function numberPaints({ solids }: Field): (solid: number) => number {
  const known = new Map<Paint, number>();
  const numbers = solids.map(({ paint }) => {
    const number = known.get(paint) ?? known.size;
    known.set(paint, number);
    return number;
  });
  return (solid) => numbers[solid] ?? -1;
}
