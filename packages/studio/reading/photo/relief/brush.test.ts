import { expect, it } from 'vitest';
import { brush } from './brush.ts';
import { createPlane, GRID, xOf } from './head-grid.ts';
import type { LabPlanes } from './lab.ts';

const MIDDLE = GRID.edge / 2;
const cell = (column: number, row = MIDDLE) => row * GRID.edge + column;
/** Dark on the left, light on the right, and grain on both. */
const grainy: LabPlanes = [
  createPlane().map((_, at) => (xOf(at) < 0 ? 30 : 70) + ((at * 7919) % 13) - 6),
  createPlane(),
  createPlane(),
];

const spread = ([light]: LabPlanes, from: number, to: number) => {
  const values = Array.from({ length: to - from }, (_, at) => light[cell(from + at)] ?? 0);
  return Math.max(...values) - Math.min(...values);
};

it('takes grain away and leaves an edge as crisp as it was', () => {
  const painted = brush(grainy, createPlane().fill(1));
  expect(spread(grainy, MIDDLE + 10, MIDDLE + 40)).toBeGreaterThan(10);
  expect(spread(painted, MIDDLE + 10, MIDDLE + 40)).toBeLessThan(6);
  const [light] = painted;
  expect((light[cell(MIDDLE + 1)] ?? 0) - (light[cell(MIDDLE - 2)] ?? 0)).toBeGreaterThan(30);
});

it('leaves what is not to be painted unchanged', () => {
  const painted = brush(grainy, createPlane());
  expect(painted[0]).toEqual(grainy[0]);
});
