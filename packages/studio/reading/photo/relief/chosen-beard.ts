import { smoothStep } from '../../../math.ts';
import type { Beard } from '../beard/read-beard.ts';
import { growthOf, raiseBeard } from './grow-beard.ts';
import { CELLS, createPlane, GRID } from './head-grid.ts';
import { labOf, rgbOf } from './lab.ts';
import { above } from './masks.ts';
import { blur } from './planes.ts';
import type { PaintedHead } from './read-head-relief.ts';

/** Clumps of a moulded beard: how far apart, in cells, and how much lighter and darker they are, in lightness. */
const CLUMPS = { across: 3.4, along: 7, light: 2.6 };
/** How much of the skin stubble covers, and how uneven its bristles are. */
const STUBBLE = { cover: 0.5, uneven: 0.35 };
/** From which share of beard in a cell its edge begins, and from which it is whole. */
const EDGE = { from: 0.3, to: 0.62 };

/**
 * Grows a beard that no photo shows, if its form grows on the skin; forms that stand off the skin are moulded
 * elsewhere.
 */
export function raiseChosenBeard({ head, face }: PaintedHead, beard: Beard): PaintedHead {
  if (!beard.coverage) return { head, face };
  const paint = Uint8ClampedArray.from(face);
  const isStubble = beard.kind === 'stubble';
  const growth = growthOf(beard).map((value, cell) =>
    isStubble
      ? value * (STUBBLE.cover + STUBBLE.uneven * bristleAt(cell))
      : smoothStep(EDGE.from, EDGE.to, value),
  );
  const clumps = createPlane().map((_, cell) => clumpAt(cell));
  const [light, red, yellow] = labOf(beard.colour);
  for (let cell = 0; cell < CELLS; cell++) {
    if (growth[cell] === 0) continue;
    const colour = rgbOf([light + clumps[cell] * CLUMPS.light, red, yellow]);
    for (let channel = 0; channel < 3; channel++) {
      const at = cell * 4 + channel;
      paint[at] += (colour[channel] - paint[at]) * growth[cell];
    }
    paint[cell * 4 + 3] = Math.max(paint[cell * 4 + 3], 255 * growth[cell]);
  }
  if (isStubble) return { head, face: paint };
  const raised = raiseBeard(
    above(blur(growth, 2), 0.5),
    clumps.map((value) => value * 8),
  );
  // The maps of a relief are squares of depths.
  const front = head.front.map((square, cell) =>
    raised[cell] > 0 && square > 0 ? (Math.sqrt(square) + raised[cell]) ** 2 : square,
  );
  return { head: { ...head, front }, face: paint };
}

/** Tufts that hang down and outwards from the middle of a face, -1 to 1. */
function clumpAt(cell: number): number {
  const [x, y] = [(cell % GRID.edge) - GRID.edge / 2, Math.floor(cell / GRID.edge)];
  const fan = x / (1 + y / GRID.edge);
  const bend = Math.sin(y / CLUMPS.along + x * 0.21) * 1.2 + Math.sin(y / (CLUMPS.along * 2.3) - x * 0.09);
  return (
    Math.sin((fan + bend) / CLUMPS.across) * 0.6 + Math.sin((fan * 1.7 - bend * 2) / CLUMPS.across) * 0.4
  );
}

/** A bristle or the skin next to it, -1 to 1: the same at every drawing. */
function bristleAt(cell: number): number {
  const mixed = Math.sin(cell * 12.9898 + Math.floor(cell / GRID.edge) * 78.233) * 43758.5453;
  return 2 * (mixed - Math.floor(mixed)) - 1;
}
